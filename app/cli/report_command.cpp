#include "app/cli/cli.hpp"

namespace gp::cli {

int reportCommand(const QStringList&) {
    return fail(QStringLiteral("report"), kFailed);
}

} // namespace gp::cli
