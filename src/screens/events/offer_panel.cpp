#include "screens/events/offer_panel.hpp"

namespace paddock::app::events {
namespace {

// The file of what the other one said where both have a value: nothing is lost that has been named.
std::string conflicts_file(Merged const& merged) {
  Doc out = Doc::array();
  for (Conflict const& one : merged.conflicts) out.push_back(Doc{{"where", one.where}, {"what", one.what}, {"other", one.other}});
  return dump_doc(out, true);
}

}  // namespace

void OfferPanel::read(EventFrame const& f) {
  std::string of = f.desk.offered() + std::to_string(f.desk.revision());
  if (of == of_) return;
  of_ = std::move(of);
  other_.reset(), merged_.reset(), fault_.clear();
  auto event = read_event_text(f.desk.offered());
  if (!event) return void(fault_ = event.error().text());
  other_ = std::move(*event);
  merged_ = merge(f.view.event, *other_);
}

void OfferPanel::put_together(EventFrame const& f) {
  if (!merged_ || !*merged_) return;
  if (!(*merged_)->conflicts.empty()) f.stage.push(Intent::SaveFile, 0, conflicts_file(**merged_), "conflicts.json");
  f.ask(EventDo::Refuse);
  f.ask(EventDo::Take, write_event_text((*merged_)->event), "Both are one event now.");
}

std::string OfferPanel::what_it_is() const {
  if (!other_) return fault_;
  int raced = 0;
  for (Round const& round : other_->rounds)
    for (Race const& race : round.races) raced += bool(race.result);
  return other_->title + ": " + std::to_string(other_->entrants.size()) + " entrants, " + std::to_string(raced) + (raced == 1 ? " result." : " results.");
}

float OfferPanel::conflicts(Rect in, float y) const {
  Merged const& m = **merged_;
  for (std::string const& one : m.taken) {
    icon("plus", in.x + px(9), y + px(10), 16, Role::Good);
    y += text_wrapped(Type::Small, in.x + px(26), y, in.w - px(26), one, Role::Text2) + px(6);
  }
  if (m.taken.empty() && m.conflicts.empty()) y += text_wrapped(Type::Body, in.x, y, in.w, "It holds nothing that is not here already.", Role::Text2) + px(8);
  if (m.conflicts.empty()) return y;
  text(Type::Title, in.x, y + px(8), m.conflicts.size() == 1 ? "One conflict" : std::to_string(m.conflicts.size()) + " conflicts");
  y += px(38);
  for (Conflict const& one : m.conflicts) {
    icon("alert-triangle", in.x + px(9), y + px(10), 16, Role::Warn);
    y += text_wrapped(Type::Small, in.x + px(26), y, in.w - px(26), one.what, Role::Text) + px(6);
  }
  return y + text_wrapped(Type::Caption, in.x, y, in.w, "What stands here stays; what the other file says of these is saved as a file of its own.", Role::Text3) + px(8);
}

void OfferPanel::draw(EventFrame const& f, Rect where) {
  read(f);
  PanelStyle style{.kerb = PanelStyle::Yours, .scroll = true};
  if (f.phone()) style.shadow = style.border = false, style.round = 0;
  Rect const in = begin_panel("##offer", where, Region::Decision, style).inset(px(f.phone() ? 16 : 24), px(18));
  text(Type::PanelTitle, in.x, in.y, "Another file of an event");
  float y = in.y + px(32);
  y += text_wrapped(Type::Body, in.x, y, in.w, what_it_is(), fault_.empty() ? Role::Text2 : Role::Bad) + px(4);
  y += text_wrapped(Type::Body, in.x, y, in.w, "Here is kept " + f.view.event.title + ": " + state_words(f.view), Role::Text2) + px(16);
  if (merged_ && *merged_) y = name_field(f, in, y) + px(12);
  bool const one = merged_ && *merged_;
  if (merged_ && !one) y += text_wrapped(Type::Body, in.x, y, in.w, merged_->error().what, Role::Text2) + px(16);
  if (one) y = conflicts(in, y) + px(10);
  float const h = px(app::look().touch ? size::kPrimaryTouch : size::kPrimary);
  Rect const row{in.x, y, in.w, h}, below{in.x, y + h + px(10), in.w, px(app::look().touch ? 48 : 40)};
  bool const news = one && (!(*merged_)->taken.empty() || !(*merged_)->conflicts.empty());
  bool const two = !one && fault_.empty();   // two events: each has its own place
  if (news) {
    if (primary_button(row, "Put both together", "plus")) put_together(f);
  } else if (two) {
    if (primary_button(row, "Keep both##offer", "plus")) f.ask(EventDo::KeepBoth);
  } else if (primary_button(row, "Keep mine##offer", "check")) {
    f.ask(EventDo::Refuse);
  }
  if ((news || two) && button(below.column(0, 3, px(8)), "Keep mine##offer")) f.ask(EventDo::Refuse);
  if (button(below.column(news || two ? 1 : 0, 3, px(8)), "Replace mine##offer", {.enabled = fault_.empty(), .why = fault_})) f.ask(EventDo::Replace);
  if (button(below.column(news || two ? 2 : 1, 3, px(8)), "Save mine##offer", {.icon = "download"})) f.ask(EventDo::Save);
  end_panel(below.bottom() + px(24));
}

void OfferPanel::twin(EventFrame const& f, Twin& twin) {
  read(f);
  twin.heading = "Another file of an event";
  twin.state = what_it_is();
  twin.decision.heading = "It was opened beside " + f.view.event.title;
  bool const one = merged_ && *merged_;
  if (merged_ && !one) twin.say(merged_->error().what);
  if (one) {
    for (std::string const& words : (*merged_)->taken) twin.say(words);
    for (Conflict const& conflict : (*merged_)->conflicts) twin.say("Conflict: " + conflict.what);
  }
  twin.button("offer-merge", "Put both together", one ? "" : "they are two events");
  if (!one && fault_.empty()) twin.button("offer-both", "Keep both, each in its own place");
  twin.button("offer-refuse", "Keep mine").button("offer-replace", "Replace mine", fault_).button("offer-save", "Save mine as a file");
}

bool OfferPanel::twin_does(EventFrame const& f, std::string const& id) {
  read(f);
  if (id == "offer-merge") return put_together(f), true;
  if (id == "offer-both") return f.ask(EventDo::KeepBoth), true;
  if (id == "offer-refuse") return f.ask(EventDo::Refuse), true;
  if (id == "offer-replace") return f.ask(EventDo::Replace), true;
  if (id == "offer-save") return f.ask(EventDo::Save), true;
  return false;
}

}  // namespace paddock::app::events
