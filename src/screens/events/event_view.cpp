#include "screens/events/event_view.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "events/begun.hpp"
#include "events/changes.hpp"
#include "events/edit.hpp"
#include "events/lost_race.hpp"
#include "session/session.hpp"

namespace paddock::app::events {
namespace {

// The round as it was before it was raced: what was drawn follows from what came before.
Event before(Event event, int round) {
  for (Race& race : event.rounds[size_t(round)].races) race.result.reset();
  return event;
}

// The draw that is asked for again comes to the races that stand: they may have been changed by hand since.
bool stands(Draw const& draw, Round const& round) {
  if (round.races.empty()) return true;
  if (draw.races.size() != round.races.size()) return false;
  for (size_t i = 0; i < draw.races.size(); ++i)
    if (draw.races[i].grid != round.races[i].grid) return false;
  return true;
}

}  // namespace

EventView::EventView(Event of, store::Library const& library) : event(std::move(of)), season(events::season(event)), map(map_words(event)), draws_(event.rounds.size()), late_(event.rounds.size()) {
  if (GameInfo const* game = find_game(event.game)) words = game->words();
  round = next_round(event);
  for (int r = 0; r < int(event.rounds.size()); ++r) {
    boards.push_back(board_of(event, event.rounds[size_t(r)]));
    steps.emplace_back();
    for (int i = 0; i < int(event.rounds[size_t(r)].races.size()); ++i) steps.back().push_back(step_of({r, i}, library));
  }
  if (round >= 0 && !drawn(round))
    if (auto const can = draw_of(event, round); !can) draw_fault = can.error().what;
}

std::string EventView::no_room(int of) const {
  std::string out;
  auto const& races = event.rounds[size_t(of)].races;
  for (int i = 0; i < int(races.size()) && out.empty(); ++i)
    if (!races[size_t(i)].result) out = events::no_room(event, {of, i}, boards[size_t(of)]);
  return out;
}

std::vector<int> const& EventView::late(int of) {
  auto& known = late_[size_t(of)];
  if (!known) known = raced(of) ? std::vector<int>() : left_out(event, of);
  return *known;
}

Words EventView::words_of(int of) const {
  GameInfo const* const game = find_game(game_of(event, event.rounds[size_t(of)]));
  return game ? game->words() : Words{};
}

RaceStep EventView::step_of(RaceAt at, store::Library const& library) const {
  RaceStep out;
  if (event.rounds[size_t(at.round)].races[size_t(at.race)].result) return out;
  if (is_off(event, at)) return out.why = "Who was to meet has withdrawn; it falls away.", out;
  auto setup = setup_of(event, at);
  if (!setup) return out.why = setup.error().what, out;
  out.kept = begun_race(library, *setup);
  if (out.why = events::no_room(event, at, boards[size_t(at.round)]); !out.why.empty()) return out;
  out.step = out.kept.empty() ? Step::Run : kept_is_over(library, out.kept) ? Step::Enter : Step::GoOn;
  out.setup = std::move(*setup);
  return out;
}

int EventView::raced(int of) const {
  auto const& races = event.rounds[size_t(of)].races;
  return int(std::count_if(races.begin(), races.end(), [](Race const& race) { return bool(race.result); }));
}

bool EventView::over(int of) const {
  for (int i = 0; i < int(event.rounds[size_t(of)].races.size()); ++i)
    if (!event.rounds[size_t(of)].races[size_t(i)].result && !is_off(event, {of, i})) return false;
  return drawn(of);
}

// A result that waits goes first, then a race that is on, then the next one.
RaceAt EventView::next() const {
  if (round < 0) return {};
  for (Step const want : {Step::Enter, Step::GoOn, Step::Run})
    for (int i = 0; i < int(steps[size_t(round)].size()); ++i)
      if (steps[size_t(round)][size_t(i)].step == want) return {round, i};
  return {};
}

Step EventView::next_step() const {
  if (round < 0) return Step::Nothing;
  if (!drawn(round)) return draw_fault.empty() ? Step::DrawRound : Step::Nothing;
  if (raced(round) == 0 && !no_room(round).empty()) return Step::DrawRound;
  RaceAt const at = next();
  return at.any() ? steps[size_t(at.round)][size_t(at.race)].step : Step::Nothing;
}

int EventView::tier_of(int index) const { return event.rules.tiers.empty() ? 0 : std::clamp(who(index).tier, 0, tiers_of(event) - 1); }

Draw const* EventView::draw(int of) {
  Drawn& one = draws_[size_t(of)];
  if (!one.asked) {
    one.asked = true;
    Event const then = raced(of) ? before(event, of) : event;
    auto drawn = draw_of(then, of);
    if (!drawn || !stands(*drawn, event.rounds[size_t(of)])) drawn = draw_before_boards(then, of);
    if (drawn && stands(*drawn, event.rounds[size_t(of)])) one.draw = std::move(*drawn);
  }
  return one.draw ? &*one.draw : nullptr;
}

int EventView::seed_of(int of, int index) {
  if (Draw const* const drawn_so = draw(of))
    for (size_t i = 0; i < drawn_so->seeds.size(); ++i)
      if (drawn_so->seeds[i].who == index) return int(i) + 1;
  return 0;
}

int EventView::grid_points(int of, int index) {
  if (event.kind != Kind::Qualifying || !event.rounds[size_t(of)].final || !final()) return 0;
  for (Finalist const& one : final()->ranking)
    if (one.who == index) return one.points;
  return 0;
}

Expected<FinalField> const& EventView::final() {
  if (!final_) final_ = final_field(event);
  return *final_;
}

HeadToHead const& EventView::duels() {
  if (!duels_) duels_ = head_to_head(event);
  return *duels_;
}

Page const& EventView::page(int index) {
  if (!page_ || page_->who != index) page_ = page_of(event, index);
  return *page_;
}

// ------------------------------------------------------------------------------------------------ words

std::string ordinal(int n) {
  int const tens = n % 100, ones = n % 10;
  char const* const end = tens >= 11 && tens <= 13 ? "th" : ones == 1 ? "st" : ones == 2 ? "nd" : ones == 3 ? "rd" : "th";
  return std::to_string(n) + end;
}

std::string kind_words(EventView const& view) {
  static constexpr char const* kWords[] = {"Qualifying and a final", "Season", "Championship", "League"};
  GameInfo const* const game = find_game(view.event.game);
  return std::string(kWords[size_t(view.event.kind)]) + (game ? std::string(", ") + game->title : "");
}

int64_t races_raced(EventView const& view) {
  int64_t n = 0;
  for (int r = 0; r < int(view.event.rounds.size()); ++r) n += view.raced(r);
  return n;
}

std::string state_words(EventView const& view) {
  int over = 0;
  for (int r = 0; r < int(view.event.rounds.size()); ++r) over += view.over(r);
  int const all = int(view.event.rounds.size());
  if (over == all) return "All " + std::to_string(all) + " rounds are over.";
  std::string const rounds = over == 0 ? "No round is over yet." : std::to_string(over) + " of " + std::to_string(all) + " rounds " + (over == 1 ? "is over." : "are over.");
  return rounds + " " + std::to_string(view.event.entrants.size()) + " are entered.";
}

std::string round_words(EventView const& view, int round) {
  Round const& r = view.event.rounds[size_t(round)];
  return !r.name.empty() ? r.name : r.final ? "Final" : "Round " + std::to_string(round + 1);
}

std::string race_words(EventView const& view, RaceAt at) {
  Round const& r = view.event.rounds[size_t(at.round)];
  if (r.races.size() == 1) return round_words(view, at.round);
  return capital(view.words_of(at.round).race) + " " + race_label(view.event, r.races[size_t(at.race)].id);
}

std::string round_state(EventView const& view, int round) {
  if (!view.drawn(round)) return "not drawn";
  size_t const all = view.event.rounds[size_t(round)].races.size();
  int const raced = view.raced(round);
  if (view.over(round)) return "over";
  if (raced == 0) return all == 1 ? "drawn" : std::to_string(all) + " " + view.words_of(round).race + "s drawn";
  return std::to_string(raced) + " of " + std::to_string(all) + " over";
}

std::string tier_words(EventView const& view, int tier) {
  auto const& tiers = view.event.rules.tiers;
  return size_t(tier) < tiers.size() ? tiers[size_t(tier)] : "";
}

std::string step_words(EventView const& view, Step step, RaceAt at) {
  bool const many = at.any() && view.event.rounds[size_t(at.round)].races.size() > 1;
  std::string race = at.any() ? race_words(view, at) : "";
  if (many && race[0] >= 'A' && race[0] <= 'Z') race[0] = char(race[0] + 32);
  switch (step) {
    case Step::DrawRound: return view.event.rounds[size_t(view.round)].final && view.event.kind == Kind::Qualifying ? "Make the final" : "Draw " + round_words(view, view.round) + (view.drawn(view.round) ? " again" : "");
    case Step::Run: return "Run " + race;
    case Step::GoOn: return "Go on with " + race;
    case Step::Enter: return "Enter result of " + race;
    case Step::Nothing: break;
  }
  return "";
}

std::string step_reason(EventView& view, Step step) {
  switch (step) {
    case Step::DrawRound: {
      if (view.drawn(view.round)) return view.no_room(view.round);
      Draw const* const draw = view.draw(view.round);
      if (!draw) return "";
      size_t const n = draw->races.size(), seats = draw->seeds.size();
      return std::to_string(seats) + " start, " + (n == 1 ? "all in one " + view.words_of(view.round).race : "in " + std::to_string(n) + " " + view.words_of(view.round).race + "s") + ".";
    }
    case Step::Run: return "Seats, designs and board come from the event.";
    case Step::GoOn: return "It was begun on this device.";
    case Step::Enter: return "It is over; its result and its record go into the event.";
    case Step::Nothing: break;
  }
  if (view.round < 0) return "Every round has its result.";
  if (!view.draw_fault.empty()) return view.draw_fault;
  for (RaceStep const& one : view.steps[size_t(view.round)])
    if (!one.why.empty()) return one.why;
  return "";
}

std::string finish_words(Finish const& finish) { return finish.place > 0 ? ordinal(finish.place) : "did not finish"; }

}  // namespace paddock::app::events
