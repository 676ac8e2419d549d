// A sheet of several phases as a form: a page a phase, each as it would come if nothing comes between, and one for what is behind.
#include <algorithm>

#include "core/order.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/foresee.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/show/questions.hpp"

namespace paddock::car_wars::show {

using namespace duel;
using orders::Foreseen;
using orders::kMostHeldPhases;
using orders::kPhases;
using orders::kSheetPhases;
using orders::Later;
using orders::Wish;
using std::to_string;

namespace {

constexpr char const* kRule = "R-2";

int place_of(Drafted const& d, Foreseen const& f) { return orders::place_of(d.rest, f.at); }
std::string name_of(Drafted const& d, Foreseen const& f) { return orders::phase_name(d.rest.turn, place_of(d, f)); }

std::vector<Foreseen> foreseen(Drafted const& d) { return orders::foresee(d.game, d.s, d.seat, d.wish, d.rest); }

int pace_of_wish(Foreseen const& f, Seat seat) { return f.wish.pace == Plan::kNoPace ? int(f.at.cars[seat].pace) : f.wish.pace; }

Preview preview_of(Drafted const& d, Foreseen const& f) {
  return preview(d.game.book(), f.at, d.seat, pace_of_wish(f, d.seat), std::max(f.wish.move, 0), f.wish.inch);
}

std::string move_words(Drafted const& d, Foreseen const& f) {
  if (!in_control(f.at.cars[d.seat])) return "out of control";
  if (quarters_now(d.game.book(), f.at.cars[d.seat], f.at.phase, pace_of_wish(f, d.seat)) == 0) return "does not move";
  return orders::move_text(std::max(f.wish.move, 0));
}

// ---- what the whole sheet comes to

// The way through all phases up to this one, and where it ends.
std::shared_ptr<Ghost const> way_so_far(Drafted const& d, std::vector<Foreseen> const& all, size_t last) {
  auto const end = ghost_of(d.game, all[last].at, d.seat, preview_of(d, all[last]));
  auto out = end ? std::make_shared<Ghost>(*end) : std::make_shared<Ghost>();
  for (size_t i = 0; i < last; ++i) {
    auto const before = ghost_of(d.game, all[i].at, d.seat, preview_of(d, all[i]));
    if (before) out->paths.insert(out->paths.end(), before->paths.begin(), before->paths.end());
  }
  return out;
}

Choice phase_row(Drafted const& d, std::vector<Foreseen> const& all, size_t i) {
  Foreseen const& f = all[i];
  Preview const p = preview_of(d, f);
  Price const price = price_of(d.game, f.at, p);
  Choice c;
  c.text = name_of(d, f) + ": " + move_words(d, f);
  c.icon = orders::move_icon(moves()[size_t(std::max(f.wish.move, 0))]);
  std::string const control = price.meets.empty() ? price.control : price.meets;
  c.note = orders::mph_words(pace_of_wish(f, d.seat)) + " mph, D" + to_string(p.d.d + p.braking_d) + ", " + price.control + (price.meets.empty() ? "" : ", meets " + price.meets);
  c.cells = {{orders::mph_words(pace_of_wish(f, d.seat)), Tone::Plain}, {"D" + to_string(p.d.d + p.braking_d), Tone::Plain}, {control, price.tone}};
  c.tone = price.tone;
  if (f.read.error_column) c.cells[2] = {f.read.forbidden ? "not allowed" : "not read", Tone::Bad}, c.note = f.read.error, c.tone = Tone::Bad;
  c.ghost = way_so_far(d, all, i);
  return c;
}

Question whole_sheet(Drafted const& d, std::vector<Foreseen> const& all) {
  Question q = question(Question::Ladder, "list-numbers", "The sheet", kRule);
  q.columns = {"mph", "difficulty", "control"};
  for (size_t i = 0; i < all.size(); ++i) q.choices.push_back(phase_row(d, all, i));
  q.chosen = int(q.choices.size()) - 1;
  q.note = "As it comes if nothing comes between: no control is lost, nobody is hit, the others roll straight on.";
  return q;
}

// ---- what is behind the last phase

Choice of_rest(Drafted const& d, std::string text, Later const& with) {
  Choice c;
  c.text = std::move(text), c.edit = d.edit(with);
  return c;
}

Question held(Drafted const& d) {
  Question q = question(Question::Strip, "route", "After the last phase", kRule);
  static constexpr struct { int phases; char const* text; } kWays[] = {{0, "Ask me"}, {5, "Hold for a turn"}, {10, "2 turns"}, {kMostHeldPhases, "Until it stops"}};
  for (auto const& way : kWays) {
    Later with = d.rest;
    with.hold = way.phases;
    bool const all = way.phases == kMostHeldPhases && d.rest.hold >= kMostHeldPhases - 1;
    if (d.rest.hold == way.phases || all) q.chosen = int(q.choices.size());
    q.choices.push_back(of_rest(d, way.text, with));
  }
  if (q.chosen < 0) {
    q.chosen = int(q.choices.size());
    q.choices.push_back(of_rest(d, orders::plural(d.rest.hold, "phase"), d.rest));
  }
  q.note = "The course is held at the speed it has then, as straight as it goes.";
  return q;
}

Question yes_or_no(Drafted const& d, Icon icon, char const* label, bool orders::StopWhen::* which) {
  Question q = question(Question::Strip, icon, label, kRule);
  for (bool on : {true, false}) {
    Later with = d.rest;
    with.stop.*which = on;
    q.choices.push_back(of_rest(d, on ? "Stop and ask" : "Go on", with));
  }
  q.chosen = d.rest.stop.*which ? 0 : 1;
  return q;
}

Question near(Drafted const& d) {
  Question q = question(Question::Strip, "ruler-2", "Another car comes near", kRule);
  std::vector<int> inches = {0, 2, 4, 6, 10, 20};
  if (std::find(inches.begin(), inches.end(), d.rest.stop.near) == inches.end()) inches.push_back(d.rest.stop.near);
  sort_few(inches);
  for (int n : inches) {
    Later with = d.rest;
    with.stop.near = n;
    if (n == d.rest.stop.near) q.chosen = int(q.choices.size());
    q.choices.push_back(of_rest(d, n ? to_string(n) + "\"" : "Go on", with));
  }
  q.note = "So many inches away, from edge to edge, it stops and asks you.";
  return q;
}

std::vector<Question> behind_questions(Drafted const& d, std::vector<Foreseen> const& all) {
  return {whole_sheet(d, all), held(d), yes_or_no(d, "flame", "It is hit", &orders::StopWhen::hit),
          yes_or_no(d, "alert-octagon", "It is out of control", &orders::StopWhen::lost), near(d)};
}

// ---- one of the later phases

Question later_head(Drafted const& d, Foreseen const& f) {
  Car const& car = f.at.cars[d.seat];
  Question q = question(Question::Head, "route", (f.at.turn > d.rest.turn ? "Turn " + to_string(f.at.turn) + ", phase " : "Phase ") + to_string(f.at.phase), kRule);
  q.value = orders::mph_words(car.pace) + " mph, handling " + number_text(car.hs);
  if (f.read.error_column) q.note = "*" + d.rest.of[size_t(place_of(d, f))] + "*: " + f.read.error;
  else if (!f.written) q.note = d.rest.last() > place_of(d, f) ? "Nothing is said for it: straight on." : "Nothing is said for it yet.";
  return q;
}

Question leave_out(Drafted const& d) {
  Question q = question(Question::Strip, "x", "This phase", kRule);
  q.titled = false;
  Later with = d.rest;
  with.of[size_t(orders::place_of(d.rest, d.s))].clear();
  q.choices.push_back(of_rest(d, "Say nothing for it", with));
  q.choices.back().icon = "x";
  return q;
}

std::vector<Question> later_questions(Drafted const& d, Foreseen const& f) {
  Drafted const then{.game = d.game, .s = f.at, .seat = d.seat, .text = d.text, .wish = f.wish, .written = f.written, .rest = d.rest,
                     .now = orders::wish_text(d.game, d.wish, d.car()).empty() ? orders::move_text(kStraight) : orders::wish_text(d.game, d.wish, d.car())};
  std::vector<Question> out = drive_questions(then);
  out.insert(out.begin(), later_head(d, f));
  if (f.written) out.push_back(leave_out(then));
  else for (Question& q : out) if (q.look == Question::Ladder) q.chosen = -1;
  return out;
}

std::string summary(Later const& rest) {
  std::string out;
  for (int place = 1; place <= kSheetPhases; ++place)
    if (!rest.of[size_t(place)].empty()) out += (out.empty() ? "" : ", ") + orders::phase_name(rest.turn, place);
  if (rest.hold > 0) out += out.empty() ? "course held" : ", then held";
  return out.empty() ? "none" : out;
}

}  // namespace

std::vector<FormPage> sheet_pages(Drafted const& d) {
  if (d.rest.empty()) return {};
  std::vector<Foreseen> const all = foreseen(d);
  std::vector<FormPage> out;
  for (Foreseen const& f : all) {
    bool const bad = f.read.error_column != 0 || (f.written && &f != &all[0] && price_of(d.game, f.at, preview_of(d, f)).tone == Tone::Bad);
    out.push_back({name_of(d, f), bad ? Tone::Bad : Tone::Plain});
  }
  out.push_back({"Then", Tone::Plain});
  return out;
}

std::vector<Question> page_questions(Drafted const& d, int page) {
  std::vector<Foreseen> const all = foreseen(d);
  return page < int(all.size()) ? later_questions(d, all[size_t(page)]) : behind_questions(d, all);
}

Question more_phases(Drafted const& d) {
  Question q = question(Question::Fold, "list-numbers", "More phases", kRule);
  q.value = summary(d.rest);
  Later with = d.rest;
  // The first that says nothing yet, of this turn and of the next one.
  auto const write_next = [&](int from, int last, std::string const& of_turn) {
    while (from <= last && !d.rest.of[size_t(from)].empty()) ++from;
    if (from > last) return;
    with = d.rest;
    with.of[size_t(from)] = orders::move_text(kStraight);
    q.choices.push_back(of_rest(d, "Write " + of_turn + "phase " + to_string((from - 1) % kPhases + 1), with));
    q.choices.back().icon = "plus";
  };
  write_next(d.s.phase + 1, kPhases, "");
  if (d.s.turn < d.game.rules().duel.turns) write_next(kPhases + 1, kSheetPhases, "turn " + to_string(d.s.turn + 1) + ", ");
  with = d.rest;
  with.hold = d.rest.hold > 0 ? 0 : kMostHeldPhases;
  q.choices.push_back(of_rest(d, d.rest.hold > 0 ? "Hold no course" : "Hold course", with));
  if (!d.rest.empty()) q.choices.push_back(of_rest(d, "This phase alone", {}));
  q.note = d.rest.empty() ? "What you write for later phases goes in by itself, one a phase, until you are hit, out of control or another car comes near."
                          : "Each phase has its page above; on the last one stands what the sheet comes to and when it stops.";
  return q;
}

}  // namespace paddock::car_wars::show
