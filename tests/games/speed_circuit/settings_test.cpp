#include "games/speed_circuit/rules/settings.hpp"

#include "../settings.hpp"

using namespace paddock;

TEST_CASE("Speed Circuit: every setting of the asset has a field, and every field is a setting", "[settings]") {
  check_setting_names<speed_circuit::Settings>(speed_circuit::setting_list());
}
