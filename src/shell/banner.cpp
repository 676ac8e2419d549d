#include "shell/banner.hpp"

#include "ui/widgets.hpp"

namespace paddock::app {

float Banner::room(bool phone) {
  if (!device_.storage_error.empty()) return px(phone ? 132 : 70);
  return papers_.result_counts() || papers_.counts_for_event() ? px(phone ? 88 : 70) : 0;
}

Banner::Line Banner::line() {
  if (race_.elsewhere()) return {"This " + race_->race().words().race + " is open in another tab. Here you can only look.", "Play it here"};
  if (race_ && !race_->session().hash_matches())
    return {"This record does not lead to the state it was saved with. You can look, but not play on."};
  if (!device_.storage_error.empty()) return {device_.storage_error};
  if (!race_.error().empty()) return {"The last step is not saved: " + race_.error()};
  if (!league_.error().empty()) return {"The league is not kept as it stands now: " + league_.error() + " Save it as a file."};
  if (!event_.error().empty()) return {"The event is not kept as it stands now: " + event_.error() + " Save it as a file."};
  bool const event = papers_.counts_for_event();
  if (!event && !papers_.result_counts()) return {};
  std::string const& title = event ? event_.card().title : league_.card().title;
  return {"Counts for " + (title.size() > 40 ? event ? "your event" : "your league" : title) + ".", "Enter this result",
          event ? Intent::Event : Intent::League};
}

void Banner::draw(Stage& stage, Rect room) {
  Line const line = this->line();
  std::string const& words = line.words;
  if (words.empty()) return;
  float const button_w = line.offer ? px(150) : 0;
  float const width = std::min(room.w - px(24), text_size(Type::Strong, words).x + px(60) + button_w + (line.offer ? px(16) : 0));
  float const text_w = width - px(56) - button_w - (line.offer ? px(16) : 0);
  float const height = std::max(px(52), text_height(Type::Body, text_w, words) + px(28));
  Rect box{room.x + (room.w - width) * 0.5f, room.y + px(12), width, height};
  begin_panel("##banner", box, Region::Sheet);
  bool const counts = line.asked != Intent::TakeOver;
  int64_t const what = line.asked == Intent::Event ? int64_t(EventDo::Enter) : counts ? int64_t(LeagueDo::Enter) : 0;
  icon(counts ? "podium" : "lock", box.x + px(24), box.y + box.h * 0.5f, 20, counts ? Role::Good : Role::Warn);
  text_wrapped(Type::Body, box.x + px(44), box.y + (height - text_height(Type::Body, text_w, words)) * 0.5f, text_w, words, Role::Text);
  probe_add(words, box);
  Rect const where{box.right() - button_w - px(10), box.y + (height - px(36)) * 0.5f, button_w, px(36)};
  if (line.offer && button(where, line.offer, {.kind = ButtonStyle::Filled})) stage.push(line.asked, what);
  end_panel();
}

void Banner::twin(Twin& twin) {
  if (race_.elsewhere()) {
    twin.state = "This " + race_->race().words().race + " is open in another tab; here you can only look. " + twin.state;
    twin.button("take-over", "Play it here");
  }
  if (!device_.storage_error.empty()) twin.say(device_.storage_error);
  else if (!race_.error().empty()) twin.say("The last step is not saved: " + race_.error());
  if (!league_.error().empty()) twin.say("The league is not kept as it stands now: " + league_.error());
  if (!event_.error().empty()) twin.say("The event is not kept as it stands now: " + event_.error());
  if (papers_.counts_for_event()) twin.button("event-enter", "Enter this result in " + event_.card().title);
  if (papers_.result_counts()) twin.button("league-enter", "Enter this result in " + league_.card().title);
}

bool Banner::twin_command(Stage& stage, std::string const& id) {
  if (id == "event-enter") return stage.push(Intent::Event, int64_t(EventDo::Enter)), true;
  if (id == "take-over") return stage.push(Intent::TakeOver), true;
  return false;
}

}  // namespace paddock::app
