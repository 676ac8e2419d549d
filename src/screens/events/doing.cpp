// What is done on the event's screen: each asks for the event's file as it is then, or for a race.
#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"
#include "events/event_file.hpp"
#include "screens/events/panels.hpp"
#include "screens/gm/qr_box.hpp"

namespace paddock::app::events {
namespace {

void refuse(Error const& error) { toast(error.text(), Tone::Bad, "alert-octagon"); }

void take(EventFrame const& f, Expected<Event> const& event, std::string words) {
  if (!event) return refuse(event.error());
  f.ask(EventDo::Take, write_event_text(*event), std::move(words));
}

// Places as they are written, one a seat: a number, or "-" for who did not finish; behind a colon the game's own points.
Expected<std::vector<Finish>> read_places(std::vector<std::string> const& places) {
  std::vector<Finish> out;
  size_t const seats = places.size();
  for (std::string const& word : places) {
    if (word.empty()) return Error{"", "Each seat wants its place, or - for who did not finish."};
    Finish one;
    char* rest = nullptr;
    if (word[0] == '-') rest = const_cast<char*>(word.c_str()) + 1;
    else one.place = int(std::strtol(word.c_str(), &rest, 10));
    if (*rest == ':') one.points = int(std::strtol(rest + 1, &rest, 10)) * kParts;
    bool const sound = *rest == 0 && one.place >= (word[0] == '-' ? 0 : 1) && one.place <= int(seats) && std::abs(one.points) <= 9999 * kParts;
    if (!sound) return Error{"'" + cut(word, 12) + "'", "A place from 1 to " + std::to_string(seats) + " is expected, or - for who did not finish."};
    out.push_back(one);
  }
  return out;
}

}  // namespace

void draw_round(EventFrame const& f, int round) {
  take(f, drawn(f.view.event, round), round_words(f.view, round) + " is drawn.");
  f.pick.tab = EventTab::Round, f.pick.round = round;
}

void do_step(EventFrame const& f, Step step, RaceAt at) {
  if (step == Step::DrawRound) return draw_round(f, f.view.round);
  if (!at.any()) return;
  RaceStep const& race = f.view.steps[size_t(at.round)][size_t(at.race)];
  if (step == Step::Enter) return f.ask(EventDo::EnterKept, race.kept);
  if (race.setup) f.ask(EventDo::Start, dump_doc(setup_to_doc(*race.setup)));
}

void start_by_hand(EventFrame const& f, RaceAt at) {
  f.pick.by_hand = f.view.event.rounds[size_t(at.round)].races[size_t(at.race)].id;
  f.pick.places.assign(f.view.event.rounds[size_t(at.round)].races[size_t(at.race)].grid.size(), "");
  f.pick.tab = EventTab::Round, f.pick.round = at.round;
}

void save_by_hand(EventFrame const& f) {
  RaceAt const at = find_race(f.view.event, f.pick.by_hand);
  if (!at.any()) return;
  f.pick.places.resize(f.view.event.rounds[size_t(at.round)].races[size_t(at.race)].grid.size());
  auto const places = read_places(f.pick.places);
  if (!places) return refuse(places.error());
  auto const event = entered_by_hand(f.view.event, f.pick.by_hand, *places, f.view.event.run_by);
  if (event) f.pick.by_hand.clear();
  take(f, event, "The result is entered.");
}

void open_record(EventFrame const& f, RaceAt at) {
  auto const& result = f.view.event.rounds[size_t(at.round)].races[size_t(at.race)].result;
  if (!result || result->record.empty()) return;
  if (result->record.front() == '{') f.stage.push(Intent::OpenFile, 0, result->record, "record.json");
  else f.stage.push(Intent::OpenText, 0, result->record);
}

void audit_records(EventFrame const& f) {
  f.pick.audited.clear();
  int good = 0, without = 0;
  for (Audit const& one : audit(f.view.event)) {
    if (!one.fault.empty()) f.pick.audited += "Race " + one.race + ": " + one.fault + "\n";
    else if (one.has_record) ++good;
    else ++without;
  }
  f.pick.audited += std::to_string(good) + (good == 1 ? " record was" : " records were") + " opened and bears out its result; " + std::to_string(without) +
                    (without == 1 ? " result has" : " results have") + " none.";
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
  std::vector<int> in = entered_of(event, r);
  auto const at = std::find(in.begin(), in.end(), who);
  if (at != in.end()) in.erase(at);
  else in.insert(std::upper_bound(in.begin(), in.end(), who), who);
  if (in.size() == event.entrants.size()) r.entered.reset();
  else r.entered = std::move(in);
  take(f, event, "");
}

// The season that is over goes into a file before the next one takes its place here.
void begin_next_season(EventFrame const& f) {
  f.ask(EventDo::Save);
  take(f, next_season(f.view.event), "The next season is set up; the one before is in its file.");
}

}  // namespace paddock::app::events
