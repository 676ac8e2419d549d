#include "shell/event_work.hpp"

#include <cstdlib>

#include "events/begun.hpp"
#include "events/room.hpp"
#include "core/text.hpp"
#include "session/save_io.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr char kAllTaken[] = "Eight events are kept on this device already; forget one of them first.";

}  // namespace

void EventWork::open(std::string_view text) {
  if (auto const wrong = event_.open(text)) return problem_.show({"This event cannot be read", wrong->text(), "", "", false});
  turned();
}

void EventWork::open_beside(std::string_view text) {
  int const here = event_.slot();
  if (!event_.another()) return toast(kAllTaken, Tone::Warn, "alert-triangle");
  if (auto const wrong = event_.open(text)) problem_.show({"This event cannot be read", wrong->text(), "", "", false});
  event_.choose(here);
}

// A race that was begun already is gone on with.
void EventWork::start(std::string const& text) {
  auto const doc = parse_doc(text);
  auto const setup = doc ? setup_from_doc(*doc) : Expected<Setup>(doc.error());
  if (!setup) return toast(setup.error().what, Tone::Bad, "alert-octagon");
  if (std::string const id = begun_race(means_.library, *setup); !id.empty()) return race_.is(id) ? races_.to_table() : races_.open(id);
  std::string const open = race_ ? race_->id() : "";
  races_.start(*setup);
  if (race_ && race_->id() != open) remember_begun(means_.library, *setup, race_->id());
}

void EventWork::enter(Session const& race) {
  auto file = event_.entered(race, record_of(race));
  if (!file) return toast(file.error().what, Tone::Bad, "alert-octagon");
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

// Another event stands here: the next start finds it.
void EventWork::turned() {
  means_.library.set_setting("event-slot", std::to_string(event_.slot()));
  if (means_.ui.screen != ScreenId::Events) screens_.go(ScreenId::Events);
  means_.frames.poke();
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
    case EventDo::KeepBoth:
      if (!event_.keep_offered()) return toast(kAllTaken, Tone::Warn, "alert-triangle");
      return turned();
    case EventDo::Choose: return event_.choose(std::atoi(asked.text.c_str())) ? turned() : void();
    case EventDo::Another:
      if (!event_.another()) return toast(kAllTaken, Tone::Warn, "alert-triangle");
      return turned();
    case EventDo::Name:
      event_.run_by = clean_name(asked.text);
      return means_.library.set_setting("event-run-by", event_.run_by);
  }
}

}  // namespace paddock::app
