// Names shared by the network stage's tables.
#pragma once

#include "core/units/text.hpp"

#include <string>
#include <string_view>

namespace gp {

inline constexpr const char* kParameterPlane = GP_TR("Parameter plane");
inline constexpr const char* kStoragePlane = GP_TR("Storage plane");
inline constexpr const char* kBusinessPlane = GP_TR("Business plane");
inline constexpr const char* kManagementPlane = GP_TR("Management plane");

/// Keeps a composed key or formula alive for the life of the program (tables hold plain pointers).
const char* intern(std::string text);

} // namespace gp
