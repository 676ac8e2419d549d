// The event in words: what is next, the table, the round, the page of who is chosen.
#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"
#include "events/changes.hpp"
#include "events/event_file.hpp"
#include "events/rules.hpp"
#include "screens/events/panels.hpp"

namespace paddock::app::events {
namespace {

void tell_next(EventFrame const& f, Twin& twin) {
  Step const step = f.view.next_step();
  RaceAt const at = step == Step::DrawRound ? RaceAt{} : f.view.next();
  if (std::string const reason = step_reason(f.view, step); !reason.empty()) twin.say(reason);
  if (step != Step::Nothing) twin.button("event-step", step_words(f.view, step, at));
  if (f.view.round < 0 && !moves(f.view.event).empty()) twin.button("event-next-season", "Begin the next season; this one is saved as a file first");
}

void tell_table(EventFrame const& f, Twin& twin) {
  Standings const* const all = shown_standings(f);
  if (!all) return;
  bool const tiers = tiers_of(f.view.event) > 1;
  twin.standing.caption = "Standings after round " + std::to_string(f.pick.after ? f.pick.after : int(f.view.season.size()));
  twin.standing.columns = {"Place", "Entrant", "Points", "Moved", "Rounds", "Why"};
  if (tiers) twin.standing.columns.push_back("Division");
  for (Table const& table : all->tiers)
    for (Line const& line : table.lines) {
      std::string scores;
      for (Score const& s : line.scores) scores += (scores.empty() ? "" : ", ") + (s.started ? points_text(s.points) + (s.dropped ? " dropped" : "") : std::string("-"));
      std::string const moved = line.moved > 0 ? "up " + std::to_string(line.moved) : line.moved < 0 ? "down " + std::to_string(-line.moved) : "";
      twin.standing.rows.push_back({std::to_string(line.place), f.view.who(line.who).name + (withdrew_words(f.view.event, line.who).empty() ? "" : ", " + withdrew_words(f.view.event, line.who)), points_text(line.points), moved, scores, reasons_words(line.reasons)});
      if (tiers) twin.standing.rows.back().push_back(tier_words(f.view, table.tier));
    }
  for (TeamLine const& team : all->teams) twin.preview.push_back("Team " + team.team + ": place " + std::to_string(team.place) + ", " + points_text(team.points) + " points");
}

void tell_race(EventFrame const& f, Twin& twin, RaceAt at) {
  Race const& race = f.view.event.rounds[size_t(at.round)].races[size_t(at.race)];
  std::string words = race_words(f.view, at) + ":";
  for (size_t i = 0; i < race.grid.size(); ++i)
    words += " " + seat_name(f.view.event, race.grid[i], at.round) + (race.result ? " " + finish_words(race.result->placings[i].finish) : "") + (i + 1 < race.grid.size() ? "," : ".");
  twin.say(words);
  RaceStep const& step = f.view.steps[size_t(at.round)][size_t(at.race)];
  if (step.step != Step::Nothing) twin.button("race-" + race.id, step_words(f.view, step.step, at));
  if (!race.result) twin.button("hand-" + race.id, "Write the result of " + race_words(f.view, at) + " down");
  if (race.result) twin.button("back-" + race.id, "Take back the result of " + race_words(f.view, at));
  if (race.result && !race.result->record.empty()) twin.button("record-" + race.id, "Open the record of " + race_words(f.view, at));
}

void tell_final(EventFrame const& f, Twin& twin, int round) {
  auto const& field = f.view.final();
  if (!field) return void(twin.say(field.error().what));
  static constexpr char const* kIs[] = {"in", "alternate", "out", "not here"};
  auto const in = entered_of(f.view.event, round);
  for (Finalist const& one : field->ranking) {
    std::string const& name = f.view.who(one.who).name;
    twin.preview.push_back(std::to_string(one.rank) + " " + name + ", " + kIs[one.is] + ", " + std::to_string(one.points) + " points: " + reasons_words(one.reasons));
    bool const there = std::find(in.begin(), in.end(), one.who) != in.end();
    if (!f.view.raced(round)) twin.button("present-" + std::to_string(one.who), name + (there ? " cannot race" : " is here after all"));
  }
}

void tell_round(EventFrame const& f, Twin& twin) {
  int const round = f.pick.round;
  Round const& r = f.view.event.rounds[size_t(round)];
  twin.say(round_words(f.view, round) + ": " + round_state(f.view, round) + ".");
  for (int i = 0; i < int(r.races.size()); ++i) tell_race(f, twin, {round, i});
  twin_by_hand(f, twin);
  twin_round_edit(f, twin, round);
  if (r.final && f.view.event.kind == Kind::Qualifying) return tell_final(f, twin, round);
  if (Draw const* draw = f.view.draw(round))
    for (size_t i = 0; i < draw->seeds.size(); ++i) {
      Seeded const& s = draw->seeds[i];
      twin.preview.push_back("Seed " + std::to_string(i + 1) + " " + f.view.who(s.who).name + ": " + reasons_words(s.reasons) + (s.why.empty() ? "" : ". " + s.why));
    }
}

void tell_driver(EventFrame const& f, Twin& twin) {
  Page const& page = f.view.page(f.pick.who);
  std::string const& name = f.view.who(f.pick.who).name;
  twin.say(name + ": " + std::to_string(page.starts) + " starts, " + std::to_string(page.finishes) + " finishes, " + std::to_string(page.wins) + " wins, " + std::to_string(page.podiums) + " podiums.");
  for (Page::Raced const& raced : page.races)
    twin.say(round_words(f.view, raced.round) + ": " + finish_words(raced.finish) + " of " + std::to_string(raced.field) + ", " + points_text(raced.points) + " points.");
  for (Page::Rival const& rival : page.rivals) twin.say("Against " + f.view.who(rival.who).name + ": " + std::to_string(rival.ahead) + " to " + std::to_string(rival.behind) + ".");
}

// A list as a field to choose from.
TwinField choice(char const* id, char const* label, int value, std::vector<std::string> const& words, int from = 0) {
  TwinField out{id, label, std::to_string(value), "", "", "select", {}};
  for (size_t i = 0; i < words.size(); ++i) out.options.push_back({std::to_string(int(i) + from), words[i]});
  return out;
}

void tell_choices(EventFrame const& f, Twin& twin) {
  std::vector<std::string> rounds, names{"Nobody"}, after{"All rounds"};
  for (int i = 0; i < int(f.view.event.rounds.size()); ++i) rounds.push_back(round_words(f.view, i) + ", " + round_state(f.view, i));
  for (Entrant const& e : f.view.event.entrants) names.push_back(e.name);
  for (size_t i = 0; i < f.view.season.size(); ++i) after.push_back("After round " + std::to_string(i + 1));
  twin.decision.fields.push_back(choice("event-round", "Round", f.pick.round, rounds));
  if (f.view.season.size() > 1) twin.decision.fields.push_back(choice("event-after", "Standings", f.pick.after, after));
  twin.decision.fields.push_back(choice("event-who", "Page of", f.pick.who, names, -1));
}

RaceAt race_named(EventFrame const& f, std::string const& id, size_t skip) { return find_race(f.view.event, std::string_view(id).substr(skip)); }

bool choose(EventFrame const& f, std::string const& id, std::string const& value) {
  int const n = std::atoi(value.c_str());
  if (id == "event-round") f.pick.round = std::clamp(n, 0, int(f.view.event.rounds.size()) - 1), f.pick.by_hand.clear(), f.pick.tab = EventTab::Round;
  else if (id == "event-after") f.pick.after = std::clamp(n, 0, int(f.view.season.size()));
  else if (id == "event-who") f.pick.who = std::clamp(n, -1, int(f.view.event.entrants.size()) - 1);
  else if (id == "event-name") f.ask(EventDo::Name, cut(value, 40));
  else return false;
  return true;
}

}  // namespace

void twin_of(EventFrame const& f, Twin& twin) {
  twin.title = f.view.event.title;
  twin.heading = f.view.event.title + ", " + kind_words(f.view);
  twin.state = state_words(f.view);
  twin.decision.heading = f.view.round < 0 ? "It is over" : "Next is " + round_words(f.view, f.view.round);
  tell_next(f, twin);
  tell_choices(f, twin);
  tell_table(f, twin);
  tell_round(f, twin);
  if (f.pick.who >= 0) tell_driver(f, twin), twin_brings(f, twin);
  twin_entrants(f, twin);
  twin_changes(f, twin);
  twin_rules(f, twin);
  twin.decision.fields.push_back({"event-name", "Your name, which stands with each result entered here", f.desk.run_by, "", "", "text", {}});
  if (f.pick.audit.busy()) twin.say(f.pick.audit.under_way() + " is looked into.");
  else if (!f.pick.audit.words().empty()) twin.say(f.pick.audit.words());
  twin.button("event-link", "Copy a link of the event").button("event-save", "Save the event as a file").button("event-page", "Save the season as a web page").button("event-file", "Open another file of it");
  twin.button("event-audit", f.pick.audit.busy() ? "Stop checking the records" : "Check the records of its results").button("event-ask-forget", f.pick.asks_forget ? "Keep the event" : "Forget the event");
  if (f.pick.asks_forget) twin.button("event-forget-now", "Forget the event for good");
  twin_kept(f.desk, twin);
}

bool twin_does(EventFrame const& f, std::string const& id, std::string const& value) {
  Step const step = f.view.next_step();
  if (choose(f, id, value) || twin_writes_by_hand(f, id, value) || twin_changes_rule(f, id, value) || twin_edits_round(f, id, value) || twin_brings_what(f, id, value) || twin_enters(f, id, value) || twin_changes_what(f, id, value)) return true;
  if (id == "event-step") return do_step(f, step, step == Step::DrawRound ? RaceAt{} : f.view.next()), true;
  if (id == "event-next-season") return begin_next_season(f), true;
  if (id == "event-link") return copy_link(f), true;
  if (id == "event-page") return f.ask(EventDo::WebPage), true;
  if (id == "event-file") return f.stage.push(Intent::ImportFile), true;
  if (id == "event-audit") return audit_records(f), true;
  if (id == "event-ask-forget") return f.pick.asks_forget = !f.pick.asks_forget, true;
  if (id.rfind("present-", 0) == 0) {
    int const who = std::atoi(id.c_str() + 8);
    if (who >= 0 && who < int(f.view.event.entrants.size())) toggle_present(f, f.pick.round, who);
    return true;
  }
  struct { char const* prefix; size_t skip; } const of_race[] = {{"race-", 5}, {"hand-", 5}, {"back-", 5}, {"record-", 7}};
  for (auto const& [prefix, skip] : of_race) {
    if (id.rfind(prefix, 0) != 0) continue;
    RaceAt const at = race_named(f, id, skip);
    if (!at.any()) return true;
    if (prefix[0] == 'h') start_by_hand(f, at);
    else if (prefix[0] == 'b') take_result_back(f, at);
    else if (prefix[1] == 'e') open_record(f, at);
    else do_step(f, f.view.steps[size_t(at.round)][size_t(at.race)].step, at);
    return true;
  }
  return false;
}

}  // namespace paddock::app::events
