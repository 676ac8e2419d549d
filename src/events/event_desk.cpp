#include "events/event_desk.hpp"

#include "desk/play.hpp"

namespace paddock::app {

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
  auto clean = events::room->open(text);
  if (!clean) return clean.error();
  if (!any() || *clean == this->text()) return take(std::move(*clean)), std::nullopt;
  offered_ = std::move(*clean);
  return std::nullopt;
}

void EventDesk::answer_offer(bool replace) {
  std::string text = std::exchange(offered_, {});
  if (replace && !text.empty()) take(std::move(text));
}

Expected<std::string> EventDesk::entered(SessionViews const& race, std::string const& record) const {
  if (race.actor() != kOver) return Error{"", "The " + race.words().race + " is not over."};
  return events::room->enter(text(), race, record, "");
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
