#include "games/car_wars/build/shop.hpp"

#include <algorithm>

#include "core/filled.hpp"
#include "view/designer.hpp"

namespace paddock::car_wars::build {

bool is_design(Doc const& doc) { return doc.is_object() && doc.contains("body"); }

namespace {

// What is taken out brings in nothing, but where the default takes its place.
bool can_bring(Doc const& mend) {
  constexpr char const* kDefaults[] = {"/chassis", "/suspension", "/armor_type", "/metal_type", "/type", "/ammo", "/magazines/"};
  std::string const& path = mend["path"].get_ref<std::string const&>();
  return !mend["value"].is_null() || std::any_of(std::begin(kDefaults), std::end(kDefaults), [&](char const* said) { return path.find(said) != path.npos; });
}

// A mend brings in nothing that is not let in: those that can are tried on the document.
void spare_banned(Doc const& doc, Event const& e, std::vector<Fault>& faults) {
  for (Fault& f : faults) {
    if (!f.mend.is_object() || !can_bring(f.mend)) continue;
    Expected<Doc> const mended = changed(spec_of(doc), {{}, {{f.mend["path"].get<std::string>(), f.mend["value"]}}});
    if (mended && brings_banned(faults, check(read_design(*mended), e).faults)) f.mend = nullptr;
  }
}

}  // namespace

Doc check_design(Doc const& doc, Doc const& event) {
  Read const read = read_design(doc);
  Expected<Event> const allowed = read_event(event);
  Event const e = allowed ? *allowed : Event{};
  Check out = check(read, e);
  spare_banned(doc, e, out.faults);
  if (!allowed) out.faults.push_back({"R-25", "", filled("The event cannot be read: {}.", {allowed.error().text()})});
  return answer(out, read.design, e);
}

namespace {

Expected<Design> readable(Doc const& doc) {
  Read read = read_design(doc);
  if (read.faults.empty()) return std::move(read.design);
  return Error{read.faults[0].path, read.faults[0].why};
}

}  // namespace

Expected<Doc> clean_design(Doc const& doc) {
  Expected<Design> const design = readable(doc);
  if (!design) return design.error();
  return clean(*design);
}

Expected<std::string> design_tag(Doc const& doc) {
  Expected<Design> const design = readable(doc);
  if (!design) return design.error();
  return write_tag(*design);
}

bool is_tag_like(std::string_view text) { return text.starts_with(kTagHead); }

Expected<Doc> design_of_tag(std::string_view tag) {
  Expected<Design> const design = read_tag_text(tag);
  if (!design) return design.error();
  return clean(*design);
}

}  // namespace paddock::car_wars::build
