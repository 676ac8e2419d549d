#include "shell/event_work.hpp"

#include "events/begun.hpp"
#include "events/room.hpp"
#include "session/save_io.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

void EventWork::open(std::string_view text) {
  if (auto const wrong = event_.open(text)) return problem_.show({"This event cannot be read", wrong->text(), "", "", false});
  screens_.go(ScreenId::Events);
  means_.frames.poke();
}

// A race that was begun already is gone on with.
void EventWork::start(std::string const& text) {
  auto const doc = parse_doc(text);
  auto const setup = doc ? setup_from_doc(*doc) : Expected<Setup>(doc.error());
  if (!setup) return toast(setup.error().text(), Tone::Bad, "alert-octagon");
  if (std::string const id = begun_race(means_.library, *setup); !id.empty()) return race_.is(id) ? races_.to_table() : races_.open(id);
  std::string const open = race_ ? race_->id() : "";
  races_.start(*setup);
  if (race_ && race_->id() != open) remember_begun(means_.library, *setup, race_->id());
}

void EventWork::enter(Session const& race) {
  auto file = event_.entered(race, record_of(race));
  if (!file) return toast(file.error().text(), Tone::Bad, "alert-octagon");
  taken(std::move(*file), "The result is entered.");
}

void EventWork::enter_open() {
  if (race_) enter(race_->truth());
}

void EventWork::enter_kept(std::string const& id) {
  auto const kept = means_.library.load(id);
  auto const doc = kept ? parse_doc(kept->text) : Expected<Doc>(kept.error());
  auto const race = doc ? load_session(*doc) : Expected<std::unique_ptr<Session>>(doc.error());
  if (!race) return problem_.show(problem_of(race.error(), "", "save"));
  enter(**race);
}

void EventWork::taken(std::string text, std::string const& words) {
  event_.take(std::move(text));
  if (means_.ui.screen != ScreenId::Events) screens_.go(ScreenId::Events);
  if (!words.empty()) toast(words, Tone::Good, "check");
}

void EventWork::save_page() {
  auto page = events::room->html(event_.text(), means_.host.base_url());
  if (!page) return toast(page.error().text(), Tone::Bad, "alert-octagon");
  means_.intents.push_back({Intent::SaveFile, 0, std::move(page->text), std::move(page->name), {}});
}

void EventWork::carry_out(Intent const& asked) {
  switch (EventDo(asked.number)) {
    case EventDo::Take: return taken(asked.text, asked.aux);
    case EventDo::Start: return start(asked.text);
    case EventDo::Enter: return enter_open();
    case EventDo::EnterKept: return enter_kept(asked.text);
    case EventDo::Save: return means_.intents.push_back({Intent::SaveFile, 0, event_.text(), "event.json", {}});
    case EventDo::WebPage: return save_page();
    case EventDo::KeepAgain: return event_.keep();
    case EventDo::Forget: return event_.forget();
    case EventDo::Replace: return event_.answer_offer(true);
    case EventDo::Refuse: return event_.answer_offer(false);
  }
}

}  // namespace paddock::app
