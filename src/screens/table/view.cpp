#include "screens/table/view.hpp"

#include <algorithm>

#include "board/board.hpp"
#include "core/order.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

namespace {

// What was ordered stays out where orders say more than everybody may know.
std::vector<TableView::Driven> driven_in(Session const& truth, int turn, int last) {
  std::vector<TableView::Driven> out;
  if (turn < 1 || turn > last || truth.secret()) return out;
  post::Report const report = truth.report(turn);
  auto const rows = truth.standing(kNobody, turn == last ? 0 : turn + 1).rows;
  for (size_t i = 0; i < rows.size() && i < report.cars.size(); ++i) {
    post::CarReport const& car = report.cars[i];
    out.push_back({rows[i].seat, car.done.empty() && !truth.replay_is_secret() ? car.sent : car.done, car.path, car.state});
  }
  return out;
}

// Who moves no more stands at the end, by place.
void list_by_queue(Standing& standing) {
  auto const turn_of = [&](Standing::Row const& row) { return std::find(standing.queue.begin(), standing.queue.end(), row.seat) - standing.queue.begin(); };
  sort_few(standing.rows, [&](Standing::Row const& a, Standing::Row const& b) { return turn_of(a) < turn_of(b); });
  standing.sorted = standing.queue_label;
}

}  // namespace

bool TableView::refresh(Play const& play) {
  bool const same_game = play_ == &play;
  Playback const& film = play.films().playback();
  int const filmed = film.turn > 0 ? film.page() : -1;
  bool const turns = filmed != filmed_ || film.running != filming_;   // the film comes to another board
  if (same_game && !turns && (of_ == play.changes().revision() || (play.holding() && !play.films().running()))) return false;
  play_ = &play;
  of_ = play.changes().revision();
  Session const& truth = play.truth();
  if (!same_game) words = play.race().words();
  if (film.running && !filming_) wanted_ = -1;
  filmed_ = filmed, filming_ = film.running;
  now = film.turn == 0;
  int const last = play.race().finished();
  if (!same_game || past_ != uint64_t(last) + 1) timeline = truth.timeline();
  past_ = uint64_t(last) + 1;
  // A running film needs the board as the turn began; a film that stands, the board after it.
  bool const newest = film.turn == last;
  if (now) scene = play.draft().session().scene(play.chair().viewer());
  else if (film.running) scene = truth.scene(kNobody, film.turn);
  else scene = truth.scene(kNobody, newest ? 0 : film.turn + 1);
  if (!same_game) told_turn_ = 0, older_of_ = {}, asked_.assign(size_t(truth.seats()), {});
  standing = order_shown(play);
  if (now && !standing.pages.empty()) standing = play.draft().session().standing(play.chair().viewer());   // marks what waits for me
  if (standing.by_queue) list_by_queue(standing);
  if (standing.page != offered_) offered_ = standing.page, wanted_ = -1;   // the game turns to another board
  int const pages = int(standing.pages.size());
  bool const follows = filmed >= 0 && filmed < pages && (film.running || wanted_ < 0);
  page = follows ? filmed : wanted_ >= 0 && wanted_ < pages ? wanted_ : standing.page;
  if (page < int(scene.pages.size())) {
    Scene shown = std::move(scene.pages[size_t(page)]);
    scene = std::move(shown);
  }
  // The log follows the film: while it runs, the order and the log are those it began with.
  bool const goes_on = same_game && film.running && partial_ && log_turn == film.turn && log_for_ == play.chair().viewer();
  if (!goes_on) {
    log_turn = !now ? film.turn - film.running : truth.midway() ? truth.turn() : last;
    partial_ = now && truth.midway();
    if (log_turn > 0 && !film.running) add_trails(truth.film(log_turn), scene);
    read_log(play);
  }
  int const driven_now = now ? log_turn : film.turn;
  if (!same_game || driven_of_ != driven_now || driven_last_ != last) {
    driven_of_ = driven_now, driven_last_ = last;
    driven = driven_in(truth, driven_now, last);
  }
  desk = play.chair().viewer() >= 0 ? play.draft().session().desk(play.chair().viewer()) : Desk{};
  if (Seat const me = play.chair().me(); me >= 0 && play.chair().viewer() == me && play.phase() != Play::Phase::Over)
    desk.text = desk.text.empty() && play.chair().deciding() ? play.draft().ahead(me) : whole_order(desk.text, play.draft().ahead(me));
  if (!now && play.chair().viewer() >= 0)   // what it carries, as it was
    desk.record = truth.desk(play.chair().viewer(), film.running ? film.turn : newest ? 0 : film.turn + 1).record;
  for (auto& token : scene.tokens)
    if (token.seat == play.chair().me() && !token.ghost && token.body != Token::Bike) token.mine = true;
  marks = scene.marks.size();
  return true;
}

// The first turn that whoever sits here has not been told of when he decided last: several turns may have gone by since, of
// orders written ahead. Each decision is known by its turn and whether it came midway.
int TableView::first_told(Play const& play) {
  constexpr int kMost = 25;          // turns: more is looked up in the replay
  Session const& truth = play.truth();
  Seat const me = play.chair().me();
  if (!now || me < 0 || size_t(me) >= asked_.size()) return log_turn;
  Asked& asked = asked_[size_t(me)];
  if (asked.turn > truth.turn()) asked = {};         // taken back
  if (play.chair().deciding() && (asked.turn != truth.turn() || asked.midway != truth.midway()))
    asked = {truth.turn(), asked.turn > 0 ? asked.turn : log_turn, truth.midway()};
  int const from = asked.turn > 0 && asked.turn <= log_turn && !play.chair().deciding() ? asked.turn : asked.before;
  return from <= 0 ? log_turn : std::clamp(from, log_turn - kMost, log_turn);
}

void TableView::read_log(Play const& play) {
  Session const& truth = play.truth();
  log.clear(), log_of.clear(), draws.clear();
  log_from = first_told(play), log_for_ = play.chair().viewer();
  for (int turn = std::max(1, log_from); turn <= log_turn; ++turn) {
    read_turn(truth, turn, log, log_of);
    for (Draw& draw : truth.draws(turn)) draws.push_back(std::move(draw));
  }
  told = log.size();
  if (words.group) read_older(truth);
}

void TableView::read_turn(Session const& truth, int turn, std::vector<Line>& lines, std::vector<int>& turns) const {
  for (auto&& some : {truth.log(turn), truth.notes(turn, log_for_)})
    for (Line const& line : some) lines.push_back(line), turns.push_back(turn);
}

void TableView::read_older(Session const& truth) {
  constexpr int kBefore = 10;        // parts of turns
  if (Older const of{log_from, log_turn, log_for_}; of != older_of_) {
    older_of_ = of, older_.clear(), older_turns_.clear();
    for (int turn = log_from - 1; turn > std::max(0, log_from - 1 - kBefore); --turn) read_turn(truth, turn, older_, older_turns_);
  }
  log.insert(log.end(), older_.begin(), older_.end());
  log_of.insert(log_of.end(), older_turns_.begin(), older_turns_.end());
}

std::vector<Line> TableView::weightiest() const {
  auto const weight = [](Line const& line) {
    switch (line.tone) {
      case Tone::Bad:
      case Tone::Accent: return 0;
      case Tone::Warn:
      case Tone::Good: return 1;
      case Tone::Quiet: return 3;
      default: return 2;
    }
  };
  std::vector<Line> out(log.begin(), log.begin() + ptrdiff_t(told));
  sort_many(out, [&](Line const& a, Line const& b) { return weight(a) < weight(b); });
  return out;
}

// While a film runs, the order is the one it began with: of a turn that asks on the way, as far as it was told before.
Standing TableView::order_shown(Play const& play) {
  Session const& truth = play.truth();
  Playback const& film = play.films().playback();
  if (film.turn == 0) {
    told_ = truth.standing(kNobody);
    told_turn_ = truth.actor() == kOver ? 0 : truth.turn();
    return told_;
  }
  if (film.running) return !film.asked && told_turn_ == film.turn ? told_ : truth.standing(kNobody, film.turn);
  Standing out = truth.standing(kNobody, film.turn == play.race().finished() ? 0 : film.turn + 1);
  Standing of_turn = truth.standing(kNobody, film.turn);   // the order after the turn stands under the head of the turn
  out.top = std::move(of_turn.top);
  out.step = of_turn.step, out.steps = of_turn.steps;
  return out;
}

Standing::Row const* TableView::row(Seat seat) const {
  for (auto const& r : standing.rows)
    if (r.seat == seat) return &r;
  return nullptr;
}

std::string top_value(Standing const& standing, std::string_view label) {
  for (auto const& f : standing.top)
    if (f.label == label) return f.value;
  return {};
}

std::string where_words(Standing const& standing) {
  std::string out;
  for (auto const& f : standing.top) {
    std::string label = f.label;
    if (!out.empty() && !label.empty()) label[0] = char(label[0] >= 'A' && label[0] <= 'Z' ? label[0] + 32 : label[0]);
    out += (out.empty() ? "" : ", ") + label + (label.empty() ? "" : " ") + f.value;
  }
  return out;
}

float draw_row(Rect in, float y, Draw const& draw, Setup const& setup) {
  float const x = in.x + px(12), width = in.w - px(24);
  text(Type::FigureSmall, x, y + px(7), "T" + std::to_string(draw.number), Role::Text2);
  Line line = draw.line;
  line.icon = "";
  LineStyle style;
  style.lead_css = line.seat >= 0 ? 50 : 0;
  if (line.seat >= 0 && size_t(line.seat) < setup.seats.size()) {
    style.livery = setup.seats[size_t(line.seat)].livery;
    style.number = setup.seats[size_t(line.seat)].number;
  }
  float const lead = px(38);
  return y + px(14) + rich_line(x + lead, y + px(7), width - lead, line, style);
}

}  // namespace paddock::app
