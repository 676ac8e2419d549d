// late.bin has come.
#pragma once
#include <string>

namespace paddock::platform {

bool take_late_assets(std::string file);  // true when there is something new

}  // namespace paddock::platform
