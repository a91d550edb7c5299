// Field values as people type and read them, by the field's own entry: one place for forms, `--set` and tables.
#pragma once

#include "core/plan/override.hpp"
#include "core/units/format.hpp"

#include <string>
#include <string_view>

namespace gp {

/// Reads what was typed into the field with this full key: a number with unit, a range ("80-140, likely 100"), an
/// option code, a catalog id. Empty text unsets an optional field. A factor that people write as a surcharge takes
/// "25 %", "1.25" and "25". Errors: those of parseQuantity and checkValue.
Expected<SetValue> parseField(const Field& field, const std::string& fullKey, std::string_view text,
                              const NumberLocale& locale, const std::string& currency);

/// The parser's view of a field.
ParseContext parseContext(const Field& field, const NumberLocale& locale, const std::string& currency);

/// A number of the field in the unit in which it is shown (a surcharge as percent on top).
NumberText fieldNumber(const Field& field, double value, const NumberStyle& style);
/// Text for editing that parses back to exactly the same value.
std::string fieldEditText(const Field& field, double value, const NumberLocale& locale);

} // namespace gp
