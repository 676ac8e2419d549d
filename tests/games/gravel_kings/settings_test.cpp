#include "games/gravel_kings/rules/settings.hpp"

#include "../settings.hpp"

using namespace paddock;

TEST_CASE("Gravel Kings: every setting of the asset has a field, and every field is a setting", "[settings]") {
  check_setting_names<gravel_kings::Settings>(gravel_kings::setting_list());
}
