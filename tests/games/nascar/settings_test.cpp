#include "games/nascar/rules/settings.hpp"

#include "../settings.hpp"

using namespace paddock;

TEST_CASE("Nascar: every setting of the asset has a field, and every field is a setting", "[settings]") {
  check_setting_names<nascar::Settings>(nascar::setting_list());
}
