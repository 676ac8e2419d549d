// The contract of the game: making one, who decides, what is legal, what is hidden.
#include "games/gravel_kings/gravel_kings.hpp"

#include <algorithm>

#include "core/assets.hpp"
#include "core/order.hpp"

namespace paddock::gravel_kings {

static_assert(Game<GravelKings> && ViewLinks<GravelKings> && AsksOnTheWay<GravelKings> && HasOrderLines<GravelKings> && HasWhatIf<GravelKings> &&
              HasPapers<GravelKings> && HasLeague<GravelKings> && HasFacts<GravelKings>);

namespace {

constexpr char const* kDeckFile = "assets/games/gravel_kings/deck.json";
constexpr char const* kUsualTeams[2] = {
    "Archer 8.6, Bell 7.2, Cole 6.1, Dunn 4.9, Eddy 4.0, Ford 2.9, Gray 2.3",
    "Nash 8.9, Odell 7.0, Pike 6.0, Quinn 5.1, Reed 3.9, Stone 3.0, Todd 2.1"};

bool remote(SeatSetup const& seat) { return seat.driver == "link" || seat.driver == "forum" || seat.driver == "mail"; }

// GK-9.1 a manager who is away writes sheets; then the other people write them, too: who is asked at the table would know
// his rival's sheet. Bots know none and are asked.
bool writes_sheets(Setup const& setup, SeatSetup const& seat) {
  bool const away = std::any_of(setup.seats.begin(), setup.seats.end(), remote);
  return away && !seat.driver.starts_with("bot");
}

}  // namespace

Expected<GravelKings> GravelKings::make(Setup const& setup) {
  GravelKings g;
  auto rules = read_settings(setup.settings);
  if (!rules) return rules.error();
  g.book_.rules = *rules;
  auto deck = load_deck(setup.track_text.empty() ? asset(kDeckFile) : std::string_view(setup.track_text));
  if (!deck) return Error{"/setup/deck" + deck.error().where, deck.error().what};
  g.book_.deck = std::make_shared<Deck const>(std::move(*deck));
  if (setup.seats.size() < 2 || setup.seats.size() > 4)
    return Error{"/setup/seats", "Two clubs meet: 2 managers, or 3 and 4 who share a team (GK-6.1)."};
  g.book_.set_seats(int(setup.seats.size()));
  for (size_t i = 0; i < setup.seats.size(); ++i) {
    SeatSetup const& seat = setup.seats[i];
    if (rules->decisions || writes_sheets(setup, seat)) g.book_.by_sheet = uint8_t(g.book_.by_sheet | 1 << i);
    if (i > 1) continue;
    std::string text = get_text(seat.options, "riders");
    if (text.empty()) text = kUsualTeams[i];
    auto roster = read_roster(text, *rules, get_text(seat.options, "carried") == "yes");
    if (!roster) {
      std::string const where = roster.error().where;
      return Error{"/setup/seats/" + std::to_string(i) + "/riders" + (where.empty() ? "" : ", " + where), roster.error().what};
    }
    g.book_.teams[i] = *roster;
  }
  g.setup_ = setup;
  g.ground_ = std::make_shared<std::shared_ptr<Ground const>>();
  return g;
}

namespace {

std::vector<std::string> board_words() {
  return {"an oval with three lanes, from the inside: White Line, Centre, ATB by the outer boards",
          "four gates, a start and 4 laps a heat, the line at the end of each lap; no pits"};
}

}  // namespace

std::vector<TrackCard> GravelKings::tracks() { return {{"house_deck", "House deck", {"72 cards", "16 Risk cards", "6 heats of 4 laps"}, 4, 4, {}, board_words()}}; }

Expected<Doc> GravelKings::check_track(std::string_view text) {
  if (auto const once = parse_written(text, kDeckBytes); !once) return once.error();
  auto deck = load_deck(text);
  if (!deck) return deck.error();
  Doc d = Doc::object();
  d["name"] = deck->name;
  d["cards"] = deck->cards.size();
  d["warnings"] = Doc::array();
  for (auto const& w : deck->warnings) d["warnings"].push_back(w);
  return d;
}

Expected<TrackCard> GravelKings::track_card(std::string_view text) {
  auto deck = load_deck(text);
  if (!deck) return deck.error();
  int risks = 0;
  for (Card c : deck->cards) risks += deck->risk(c);
  return TrackCard{"", deck->name, {std::to_string(deck->cards.size()) + " cards", std::to_string(risks) + " Risk cards",
                   deck->warnings.empty() ? "no reshuffle" : "may reshuffle"}, 4, 4, {}, board_words()};
}

std::vector<SeatChoice> GravelKings::seat_choices() {
  SeatChoice riders{"riders", "Riders", {}, {}, {}, "five to seven names with CMAs (averages), at most 36.0 together: Ann 8.6, Bo 7.2, ..."};
  riders.rows = kRiders;
  riders.usual = {kUsualTeams[0], kUsualTeams[1]};
  return {riders, {"carried", "Averages", {"no", "yes"}, {"a new team", "carried on"}, {"36.0 together at most (GK-6.5)", "from an earlier meeting"}}};
}

paddock::Words GravelKings::words() {
  paddock::Words w;
  w.seat = "club", w.seats = "clubs", w.race = "meeting", w.track = "Deck", w.driver = "manager";
  w.start = "The riders come to the tapes when both race-cards are in.";
  w.order = "Meeting";
  w.clean = "Nothing is to be told of this turn.";
  w.first = 0;                       // GK-6.10 the race-cards come in before postal turn 1
  w.zeroth = "the race-cards";
  w.versus = true;
  w.laps = false;
  w.few = 2;
  w.lap = "heat", w.many_laps = "heats", w.done = "Played";
  w.drive = "play", w.drives = "plays", w.on = "go on";
  w.alone = "what was ordered for later still counts, else each rider plays his lowest legal card";   // GK-9.3, GK-9.8
  w.names = {"Hornets", "Lanterns", "Hornets 2", "Lanterns 2"};
  return w;
}

std::string GravelKings::name_of(int seat) const {
  return seat >= 0 && seat < book_.seats() ? setup_.seats[size_t(seat)].name : "nobody";
}

std::string GravelKings::rider_name(int heat, int lane, int rider) const {
  return rider < 1 || rider > kRiders ? "nobody" : book_.teams[size_t(book_.team_of(heat, lane))].names[size_t(rider - 1)];
}

State GravelKings::start(Dice&) const {
  State s;
  for (int i = 0; i < book_.seats(); ++i) {
    s.plans.push({});
    if (i >= 2) s.plans.back().stage = Plan::Idle;      // GK-6.10 the captains hand in the race-cards
  }
  return s;
}

Seat GravelKings::due_seat(State const& s) const {
  if (s.phase == Phase::Over) return kOver;
  if (s.phase == Phase::Racing) return s.ask.kind == Ask::None ? kNobody : s.ask.seat;
  for (int i = 0; i < s.plans.size(); ++i)
    if (s.plans[i].stage == Plan::Open) return Seat(i);
  return kNobody;
}

// What a copy made by observe() does not show is not its to decide.
Seat GravelKings::actor(State const& s) const {
  Seat const due = due_seat(s);
  return s.eyes == kTruth || due == s.eyes || due == kOver ? due : kNobody;
}

// GK-6.10 names for heat 6 are due with turn 6.
bool GravelKings::names_due(State const& s, Seat seat) const { return s.phase == Phase::Orders && s.turn == 6 && seat >= 0 && seat < 2; }

void GravelKings::orders_legal(State const& s, Seat seat, Actions& out) const {
  Plan const& p = s.plans[seat];
  bool const fresh = p.picks.empty() && p.draft.empty();
  if (names_due(s, seat) && p.draft.empty() && p.picks.size() < 2) {
    for (int r = 1; r <= kRiders; ++r)
      if (may_ride_last(book_, s, seat % 2, r) && (p.picks.empty() || p.picks[0] != r)) out.push(act(Verb::Pick, r));
    if (p.picks.size() == 1) {
      if (out.size() == 0) out.push(kSeal);
      return;
    }
  }
  if (by_sheet(seat)) word_options(*this, s, seat, out);
  if (walk_on({p.draft.begin(), size_t(p.draft.size())}).complete) out.push(kSeal);
  if (!fresh) return;
  out.push(kAbsent);
  if (p.misses >= book_.rules.nmr_limit) out.push(kRetire);
}

void GravelKings::asked_legal(State const& s, Actions& out) const {
  Heat const& h = s.heats[size_t(s.ask.heat)];
  Slot const& slot = h.slots[size_t(s.ask.lane)];
  if (s.ask.kind == Ask::Take) {
    int const reach = window(book_.rules, s.move.index, s.move.takers.size());
    for (int i = 0; i < reach; ++i)
      if (bare(h.open[size_t(i)])) out.push(act(Verb::Take, i + 1));
    out.push(act(Verb::Take, 0));
  } else {
    Floors const floors = floors_of(book_.rules, h);
    bool const away = s.ask.kind == Ask::Discard;
    for (Card c : slot.hand) out.push_if(away ? bare(c) != 0 : floors.allows(c), act(away ? Verb::Discard : Verb::Play, bare(c)));
  }
  out.push(kAbsent);
}

void GravelKings::legal(State const& s, Actions& out) const {
  out.clear();
  Seat const seat = actor(s);
  if (seat < 0) return;
  if (s.phase == Phase::Racing) return asked_legal(s, out);
  if (s.phase == Phase::Orders) return orders_legal(s, seat, out);
  Plan const& p = s.plans[seat];
  card_options(book_, seat % 2, p.picks, out);
  if (out.size() == 0) out.push(kSeal);
  if (p.picks.empty()) out.push(kAbsent);
}

Verdict GravelKings::why_not(State const& s, Action a) const {
  Actions now;
  legal(s, now);
  if (now.find(a) >= 0) return {};
  Seat const seat = actor(s);
  if (seat == kOver) return {Rule{"GK-6.11"}, "The meeting is over."};
  if (seat < 0) return {Rule{"GK-9.5"}, "What is known here is sealed; the turn waits for the others."};
  Heat const& h = s.heats[size_t(s.ask.heat)];
  switch (Verb(a.verb)) {
    case Verb::Play: {
      if (s.ask.kind != Ask::Play) break;
      bool held = false;
      for (Card c : h.slots[size_t(s.ask.lane)].hand) held = held || bare(c) == a.arg;
      std::string const card = a.arg > 999 && a.arg < 5000 ? card_text(a.arg) : "This card";
      if (!held) return {Rule{"GK-9.6"}, card + " is not in the hand."};
      if (great_start(a.arg)) return {Rule{"GK-1.5"}, "A Great Start is for the gate only."};
      return {Rule{"GK-5.3"}, card + " must be below the " + std::to_string(floor_of(book_.rules, h, lane_of(a.arg))) + " that lies in its lane."};
    }
    case Verb::Take:
      if (s.ask.kind != Ask::Take) break;
      return {Rule{"GK-4.2"}, "Only slots 1 to " + std::to_string(window(book_.rules, s.move.index, s.move.takers.size())) +
                                  " that still hold a card may be taken, or the hidden card."};
    case Verb::Discard: return {Rule{"GK-5.19"}, "A card of the hand is thrown away, and only when none can be played."};
    case Verb::Pick:
      if (s.phase == Phase::Orders) return {Rule{"GK-6.3"}, "Two fit riders are named for heat 6, no reserves, with turn 6."};
      if (a.arg > 5) return {Rule{"GK-7.6"}, "Reserves ride only for a man who misses a race."};
      if (s.plans[seat].picks.size() < 4) return {Rule{"GK-6.9"}, "Heats 1 and 2 have four different riders."};
      return {Rule{"GK-6.2"}, "Each of riders 1 to 5 rides twice in heats 1 to 5, once in a heat."};
    case Verb::Word: return {Rule{"GK-9.7"}, "This word does not fit here."};
    case Verb::Retire: return {Rule{"GK-9.5"}, "The GM may hand a team over after " + std::to_string(book_.rules.nmr_limit) + " turns without orders."};
    default: break;
  }
  return {Rule{"GK-9.1"}, "This is not what is to be decided now."};
}

void GravelKings::carry_out(State& s, Action a, Dice& dice, Sink const& log) const {
  Seat const seat = actor(s);
  if (seat < 0) return;
  Machine machine(book_, s, dice, log);
  if (s.phase == Phase::Racing) {
    if (Verb(a.verb) != Verb::NoOrder) return machine.answer(a);
    s.move.ghost = uint8_t(s.move.ghost | 1 << seat);
    s.ask = {};
    if (s.eyes == kTruth) machine.run();
    return;
  }
  Plan& p = s.plans[seat];
  switch (Verb(a.verb)) {
    case Verb::Pick: p.picks.push(int8_t(a.arg)); return;
    case Verb::Word: p.draft.push(a.arg); return;
    case Verb::NoOrder: p.stage = Plan::Absent; break;
    case Verb::Retire: p.stage = Plan::Retiring; break;
    default: p.stage = Plan::Sealed;
  }
  for (Plan const& other : s.plans)
    if (other.stage == Plan::Open || other.stage == Plan::Hidden) return;
  if (s.eyes != kTruth) return;          // what is not known here is not carried out here
  s.phase == Phase::RaceCard ? machine.open_meeting() : machine.reveal();
}

// GK-1.7 hidden: sheets of others, hands but for what everybody saw taken, which cards the piles hold.
void GravelKings::observe(State& s, Seat viewer) const {
  if (s.phase == Phase::Over) return;
  s.eyes = viewer;
  for (int i = 0; i < s.plans.size(); ++i) {
    if (i == viewer) continue;
    Plan& p = s.plans[i];
    bool const open = s.phase != Phase::Racing && p.stage != Plan::Idle;
    p.picks.clear();
    p.draft.clear();
    p.kept.clear();
    if (open) p.stage = Plan::Hidden;
    else if (p.stage != Plan::Idle) p.stage = Plan::Sealed;
  }
  for (int heat = 0; heat < kHeats; ++heat) {
    Heat& h = s.heats[size_t(heat)];
    for (Card& c : h.hidden) c = kNoCard;
    for (Card& c : h.discard)
      if (c >= kDown) c = kNoCard;
    for (int lane = 0; lane < kGrid; ++lane) {
      if (book_.manager(heat, lane) == viewer || book_.rules.hand_visibility) continue;
      auto& hand = h.slots[size_t(lane)].hand;
      for (Card& c : hand)
        if (c < kShown) c = kNoCard;
      sort_few(hand);   // the place of a card tells when it came
    }
  }
}

// Unknown cards become any that are nowhere to be seen.
void GravelKings::imagine(Board& s, Seat, Dice& dice) const {
  s.eyes = kTruth;
  for (Heat& h : s.heats) {
    if (h.run != Run::On) continue;
    List<Card, kDeck> unseen = book_.deck->cards;
    auto seen = [&](Card c) {
      for (int i = 0; i < unseen.size(); ++i)
        if (unseen[i] == bare(c)) return unseen.erase(i);
    };
    for (Card c : h.open) seen(c);
    for (Card c : h.discard) seen(c);
    bool const on_table = s.phase == Phase::Racing && &h == &s.heats[size_t(std::min<int>(s.move.heat, kHeats - 1))] && s.move.at == At::Play;
    for (Slot const& slot : h.slots) {
      for (Card c : slot.hand) seen(c);
      if (on_table && slot.acted) seen(slot.played);
    }
    auto fill = [&](Card& c) {
      if (bare(c) || unseen.empty()) return;
      int const at = dice.roll(unseen.size(), "imagined", kNobody) - 1;
      c = unseen[at];
      unseen.erase(at);
    };
    for (Slot& slot : h.slots)
      for (Card& c : slot.hand) fill(c);
    for (Card& c : h.discard) fill(c);
    for (Card& c : h.hidden) fill(c);
  }
}

std::array<int, 2> GravelKings::score(Board const& s) const {
  std::array<int, 2> out = {};
  for (int heat = 0; heat < kHeats; ++heat)
    for (int lane = 0; lane < kGrid; ++lane) out[size_t(book_.team_of(heat, lane))] += s.heats[size_t(heat)].slots[size_t(lane)].points;
  return out;
}

// GK-6.11; of equal teams home stands first, managers of a team share its place.
Outcome GravelKings::outcome(State const& s) const {
  Outcome o;
  o.over = s.phase == Phase::Over;
  auto const points = score(s);
  int const first = points[1] > points[0];
  for (int team : {first, 1 - first})
    for (int seat = team; seat < book_.seats(); seat += 2) o.ranking.push(Seat(seat));
  return o;
}

}  // namespace paddock::gravel_kings
