#include "events/event_desk.hpp"

#include "desk/play.hpp"

namespace paddock::app {

namespace {

// A line of the clean file: "title", "seed". Files are large; nothing else of them is read for it.
std::string line_of(std::string_view file, std::string_view key) {
  std::string const from = "\n \"" + std::string(key) + "\": ";
  size_t const at = file.substr(0, 4000).find(from), begin = at + from.size();
  if (at == file.npos) return "";
  std::string_view value = file.substr(begin, file.find('\n', begin) - begin);
  if (value.ends_with(',')) value.remove_suffix(1);
  auto const doc = parse_doc(value);
  return doc && doc->is_string() ? doc->get<std::string>() : "";
}

bool same_event(std::string_view a, std::string_view b) {
  return !line_of(a, "seed").empty() && line_of(a, "seed") == line_of(b, "seed") && line_of(a, "title") == line_of(b, "title");
}

}  // namespace

EventDesk::EventDesk(store::Library& library) : KeptFile(library.event(0)) {
  for (int slot = 0; slot < store::kEvents; ++slot) slots_.push_back(&library.event(slot));
}

std::vector<EventDesk::Kept> const& EventDesk::others() {
  if (std::exchange(others_of_, revision()) == revision()) return others_;
  others_.clear();
  for (int i = 0; i < int(slots_.size()); ++i)
    if (i != slot_ && !slots_[size_t(i)]->text().empty()) {
      std::string const title = line_of(slots_[size_t(i)]->text(), "title");
      others_.push_back({i, title.empty() ? "Event " + std::to_string(i + 1) : title});
    }
  return others_;
}

bool EventDesk::choose(int slot) {
  if (slot < 0 || slot >= int(slots_.size())) return false;
  if (slot != slot_) offered_.clear(), slot_ = slot, turn_to(*slots_[size_t(slot)]);
  return true;
}

bool EventDesk::another() {
  for (int i = 0; i < int(slots_.size()); ++i)
    if (i == slot_ ? !any() : slots_[size_t(i)]->text().empty()) return choose(i);
  return false;
}

std::vector<std::string> EventDesk::all() const {
  std::vector<std::string> out;
  if (any()) out.push_back(text());
  for (int i = 0; i < int(slots_.size()); ++i)
    if (i != slot_ && !slots_[size_t(i)]->text().empty()) out.push_back(slots_[size_t(i)]->text());
  return out;
}

void EventDesk::refresh_all() {
  for (store::KeptText* kept : slots_)
    if (kept != slots_[size_t(slot_)]) kept->refresh({});
  others_of_ = 0;
  refresh();
}

void EventDesk::renewed() {
  ready_ = read_ = false;
  trouble_.clear();
  entered_of_.clear();
}

bool EventDesk::ready() {
  if (read_ || !any()) return ready_;
  if (!late_code_here()) {
    if (trouble_.empty())
      if (auto const doc = parse_doc(text(), store::kFileBytes)) look_.card.title = get_text(*doc, "title");
    return trouble_ = "Its code is still on its way.", false;
  }
  read_ = true;   // once, whatever it comes to: this is asked every frame
  auto look = events::room->look(text());
  if (!look) return trouble_ = look.error().text(), false;
  look_ = std::move(*look);
  trouble_.clear();
  return ready_ = true;
}

std::optional<Error> EventDesk::open(std::string_view text) {
  auto clean = events::room->open(text, "");
  if (!clean) return clean.error();
  if (!same_event(*clean, this->text()))
    for (int i = 0; i < int(slots_.size()); ++i)
      if (same_event(*clean, slots_[size_t(i)]->text())) choose(i);
  if (same_event(*clean, this->text())) clean = events::room->open(text, this->text());
  if (!clean) return clean.error();
  if (!any() || *clean == this->text()) return take(std::move(*clean)), std::nullopt;
  offered_ = std::move(*clean);
  return std::nullopt;
}

void EventDesk::answer_offer(bool replace) {
  std::string text = std::exchange(offered_, {});
  if (replace && !text.empty()) take(std::move(text));
}

bool EventDesk::keep_offered() {
  std::string text = std::exchange(offered_, {});
  if (text.empty() || !another()) return offered_ = std::move(text), false;
  take(std::move(text));
  return true;
}

Expected<std::string> EventDesk::entered(SessionViews const& race, std::string const& record) const {
  if (race.actor() != kOver) return Error{"", "The " + race.words().race + " is not over."};
  return events::room->enter(text(), race, record, run_by);
}

// Asked every frame: worked out once a change, without the record, which takes a while and is added when it is entered.
Expected<std::string> const& EventDesk::entered(Play const& play) {
  static Expected<std::string> const none = Error{"", "No event is open."};
  if (!ready()) return none;
  std::string of = play.id() + " " + std::to_string(play.changes().generation()) + " " + std::to_string(revision());
  if (of == entered_of_) return *entered_;
  entered_of_ = std::move(of);
  entered_ = entered(play.truth(), "");
  return *entered_;
}

std::string record_of(Session const& race) {
  std::string link = race.replay_link();
  return link.empty() ? dump_doc(race.save()) : link;
}

}  // namespace paddock::app
