#include "platform/native/probe.hpp"

#include "core/doc.hpp"

namespace paddock::platform {
namespace {

float number(Doc const& doc, char const* key) {
  auto const found = doc.find(key);
  return found != doc.end() && found->is_number() ? found->get<float>() : 0.0f;
}

}  // namespace

std::vector<Widget> read_probe(std::string_view json) {
  std::vector<Widget> result;
  Expected<Doc> const doc = parse_doc(json);
  if (!doc || !doc->is_array()) return result;
  for (Doc const& entry : *doc) {
    if (!entry.is_object()) continue;
    float const x = number(entry, "x"), y = number(entry, "y");
    result.push_back({get_text(entry, "label"), x, y, number(entry, "w"), number(entry, "h")});
  }
  return result;
}

Widget const* find_widget(std::vector<Widget> const& widgets, std::string_view label) {
  auto const first = [&](auto&& fits) -> Widget const* {
    for (Widget const& widget : widgets) {
      if (fits(std::string_view(widget.label))) return &widget;
    }
    return nullptr;
  };
  if (Widget const* found = first([&](std::string_view name) { return name == label; })) return found;
  auto const shown = [&](std::string_view name) { return name.substr(0, name.find("##")) == label; };
  if (Widget const* found = first(shown)) return found;
  return first([&](std::string_view name) { return name.substr(0, label.size()) == label; });
}

}  // namespace paddock::platform
