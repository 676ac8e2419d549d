// Finding a widget of the last frame by its label, in the JSON that App::probe() gives (test builds only).
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace paddock::platform {

struct Widget {
  std::string label;
  float x = 0, y = 0, w = 0, h = 0;  // logical px
};

std::vector<Widget> read_probe(std::string_view json);
// Exact label first, then the part before "##", then the first label that starts with `label`; nullptr when none does.
Widget const* find_widget(std::vector<Widget> const& widgets, std::string_view label);

}  // namespace paddock::platform
