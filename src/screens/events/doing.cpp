// What is done on the event's screen: each asks for the event's file as it is then, or for a race.
#include <algorithm>

#include "events/event_file.hpp"
#include "screens/events/panels.hpp"
#include "screens/gm/qr_box.hpp"

namespace paddock::app::events {
namespace {

void refuse(Error const& error) { toast(error.text(), Tone::Bad, "alert-octagon"); }

}  // namespace

void take_event(EventFrame const& f, Expected<Event> const& event, std::string words) {
  if (!event) return refuse(event.error());
  if (!keeps_races(f, *event)) return;
  f.ask(EventDo::Take, write_event_text(*event), std::move(words));
}

void draw_round(EventFrame const& f, int round) {
  take_event(f, drawn(f.view.event, round), round_words(f.view, round) + " is drawn.");
  f.pick.tab = EventTab::Round, f.pick.round = round;
}

void do_step(EventFrame const& f, Step step, RaceAt at) {
  if (step == Step::DrawRound) return draw_round(f, f.view.round);
  if (!at.any()) return;
  RaceStep const& race = f.view.steps[size_t(at.round)][size_t(at.race)];
  if (step == Step::Enter) return f.ask(EventDo::EnterKept, race.kept);
  if (race.setup) f.ask(EventDo::Start, dump_doc(setup_to_doc(*race.setup)));
}

void open_record(EventFrame const& f, RaceAt at) {
  auto const& result = f.view.event.rounds[size_t(at.round)].races[size_t(at.race)].result;
  if (!result || result->record.empty()) return;
  if (result->record.front() == '{') f.stage.push(Intent::OpenFile, 0, result->record, "record.json");
  else f.stage.push(Intent::OpenText, 0, result->record);
}

void audit_records(EventFrame const& f) {
  if (f.pick.audit.busy()) return f.pick.audit.cancel(f.stage.jobs);
  if (f.stage.jobs) f.pick.audit.begin(*f.stage.jobs, f.view.event);
}

void copy_link(EventFrame const& f) {
  auto const link = event_link(f.view.event);
  if (!link) return refuse(link.error());
  f.stage.push(Intent::Copy, 0, full_link(f.stage.host.base_url(), *link), "Link of the event copied");
}

// The final's field is whoever is there; a place that stays empty goes to an alternate.
void toggle_present(EventFrame const& f, int round, int who) {
  Event event = f.view.event;
  Round& r = event.rounds[size_t(round)];
  std::vector<int> in = entered_of(event, round);
  auto const at = std::find(in.begin(), in.end(), who);
  if (at != in.end()) in.erase(at);
  else in.insert(std::upper_bound(in.begin(), in.end(), who), who);
  r.entered.reset();                                       // all who have not withdrawn: as if nobody were named
  if (in.size() < entered_of(event, round).size()) r.entered = std::move(in);
  take_event(f, event, "");
}

// The season that is over goes into a file before the next one takes its place here.
void begin_next_season(EventFrame const& f) {
  f.ask(EventDo::Save);
  take_event(f, next_season(f.view.event), "The next season is set up; the one before is in its file.");
}

}  // namespace paddock::app::events
