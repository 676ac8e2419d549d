#include "games/car_wars/orders/ahead.hpp"

#include <algorithm>

#include "core/filled.hpp"
#include "core/scan.hpp"
#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/tokens.hpp"

namespace paddock::car_wars::orders {

using namespace duel;
using std::to_string;

namespace {

std::string word_of(Scan& scan) {
  std::string out;
  for (char c : scan.take_while(is_letter)) out.push_back(lower(c));
  return out;
}

struct Clause {
  size_t from = 0, to = 0;               // bytes of the text
};

class Cutter {
 public:
  Cutter(std::string_view text, int turn, int phase) : text_(text), in_(text), turn_(turn), phase_(phase), named_(turn) { out_.rest.turn = turn; }

  Cut run() {
    while (ok() && in_.skip(" \t\r\n;|,.")) clause();
    if (ok()) finish();
    return std::move(out_);
  }

 private:
  bool ok() const { return out_.error_column == 0; }
  void fail(size_t at, std::string what) {
    out_.error_column = int(at) + 1;
    out_.error = std::move(what);
  }

  void clause() {
    size_t const at = in_.at();
    if (PhaseHead const head = phase_head(in_); head.phase > 0) {
      Scan ahead = in_;
      if (ahead.take('-') && ahead.skip(" ") && is_digit(ahead.peek()) && in_.peek(1) == ' ') {   // "P1 - 10": a dash or less?
        std::string const said(ahead.take_while(is_digit)), of = filled("P{}: ", {head.phase});
        return fail(in_.at(), filled("Is {} a speed, or so much less? '{}{}' or '{}-{}'.", {said, of, said, of, said}));
      }
      return begin_phase(at, head);
    }
    Scan ahead = in_;
    std::string first = word_of(ahead);
    if (first == "then") ahead.skip(" ,"), first = word_of(ahead);
    ahead.skip(" ");
    Scan behind = ahead;
    std::string const second = word_of(behind);
    if ((first == "hold" || first == "keep") && second == "course") return in_ = behind, hold_course();
    behind.skip(" ");
    bool const asks = first == "ask" && (second == "when" || (second == "me" && among("when if", word_of(behind))));   // "ask me" alone is of the fire
    if (first == "stop" || asks) return in_ = ahead, stops_bare_ = first == "stop", stop_words();
    Clause const c{at, end_of_clause()};
    in_.go(c.to);
    of_[size_t(section_ ? section_ : phase_)].push_back(c);
  }

  // "straight. Stop when hit", "and stop and ask when hit"; not "don't stop when hit", "T-stop and hold fire".
  bool stops(Scan scan) const {
    size_t before = scan.at();
    while (before > 0 && is_one_of(text_[before - 1], " \t")) --before;
    size_t word = before;
    while (word > 0 && in_word(text_[word - 1])) --word;
    Scan last = scan;
    last.go(word);
    if (before > 0 && !is_one_of(text_[before - 1], ",.;|\n") && (word == before || !among("and then", word_of(last)))) return false;
    if (word_of(scan) != "stop") return false;
    scan.skip(" ");
    std::string const second = word_of(scan);
    scan.skip(" ");
    return among("when if never", second) || (second == "and" && word_of(scan) == "ask");
  }

  // A clause ends with a semicolon or a line, or where the next phase has its head or the sheet is told when to stop.
  size_t end_of_clause() const {
    Scan scan = in_;
    while (!scan.at_end() && !is_one_of(scan.peek(), ";\n")) {
      bool const begins = scan.at() > 0 && !in_word(text_[scan.at() - 1]);
      Scan here = scan;
      if (begins && scan.at() > in_.at() && (phase_head(here).phase > 0 || stops(scan))) break;
      scan.step();
    }
    return scan.at();
  }

  // A head without its turn is of the turn named before it.
  void begin_phase(size_t at, PhaseHead head) {
    int const turn = head.turn > 0 ? head.turn : named_;
    std::string const next = filled("T{}P", {turn_ + 1});
    if (head.phase > kPhases) return fail(at, "A turn has five phases: P1 to P5.");
    if (turn < turn_) return fail(at, filled("Turn {} is over: this is turn {}.", {turn, turn_}));
    if (turn > turn_ + 1) return fail(at, filled("A sheet goes to the end of the next turn: to {}{}.", {next, kPhases}));
    int const place = (turn - turn_) * kPhases + head.phase;
    if (place < phase_)
      return fail(at, filled("Phase {} of this turn is over: this is phase {}. That of the next turn is {}{}.", {place, phase_, next, place}));
    if (place <= section_)
      return fail(at, filled("Phases stand in their order, each once: {} comes after {}{}", {phase_name(turn_, place), phase_name(turn_, section_), section_ <= kPhases ? filled("; that of the next turn is {}{}.", {next, head.phase}) : "."}));
    if (place == phase_ && !of_[size_t(place)].empty()) return fail(at, filled("What stands before it is for phase {}, too.", {place}));
    section_ = place, named_ = turn;
    out_.sheet = true;
  }

  // "hold course", "hold course for 2 turns"
  void hold_course() {
    hold_ = kMostHeldPhases;
    out_.sheet = true;
    in_.skip(" ");
    Scan ahead = in_;
    if (word_of(ahead) != "for") return;
    ahead.skip(" ");
    size_t const at = ahead.at();
    int const n = is_digit(ahead.peek()) ? ahead.number(999, 3) : 0;
    ahead.skip(" ");
    std::string const unit = word_of(ahead);
    bool const turns = unit == "turn" || unit == "turns";
    if (n < 1 || (!turns && unit != "phase" && unit != "phases")) return fail(at, "So long a course is held: 'hold course for 2 turns' or 'for 7 phases'.");
    hold_ = std::min(turns ? n * kPhases : n, kMostHeldPhases);
    in_ = ahead;
  }

  // "stop [and ask] when hit, out of control or within 4 inches"; "stop never".
  void stop_words() {
    StopWhen stop{false, false, 0};
    bool never = false;
    size_t const begin = in_.at();
    out_.sheet = true;
    while (in_.skip(" ,\t.") && !is_one_of(in_.peek(), ";\n")) {
      size_t const at = in_.at();
      if (is_digit(in_.peek())) {
        stop.near = in_.number(999, 3);
        if (stop.near < 1 || stop.near > kMostStopInches) return fail(at, "A car is near within 1 to 40 inches.");
        continue;
      }
      std::string const word = word_of(in_);
      static constexpr char const* kFiller = "stop and ask asks me when if i am is are was out of or within in inch inches another a car cars the any somebody comes";
      if (word == "hit" || word == "damaged") stop.hit = true;
      else if (word == "control" || word == "skidding") stop.lost = true;
      else if (word == "never" || word == "not" || word == "nothing") never = true;
      else if (!among(kFiller, word))
        return fail(at, "A sheet stops so: 'stop when hit, out of control or within 4 inches', or 'stop never'.");
    }
    bool const bare = in_.at() == begin || text_.substr(begin, in_.at() - begin).find_first_not_of(" ,.\t") == text_.npos;
    if (bare && stops_bare_) return fail(begin, "The car stops with '0' or 'brake to 0'; a sheet 'when hit, out of control or within 4 inches', or 'never'.");
    if (!never && !stop.hit && !stop.lost && !stop.near) stop = {};
    out_.rest.stop = stop;
  }

  std::string words(std::vector<Clause> const& clauses) const {
    std::string out;
    for (Clause c : clauses) out += (out.empty() ? "" : ", ") + std::string(text_.substr(c.from, c.to - c.from));
    while (!out.empty() && is_one_of(out.back(), " ,.\t\r")) out.pop_back();
    return out;
  }

  // The words of a phase where they stand, blanks elsewhere.
  std::string in_place(std::vector<Clause> const& clauses) const {
    std::string out(text_.size(), ' ');
    for (Clause c : clauses) {
      out.replace(c.from, c.to - c.from, text_.substr(c.from, c.to - c.from));
      if (c.to < text_.size() && text_[c.to] == ';') out[c.to] = ';';
    }
    return out;
  }

  void finish() {
    out_.now = in_place(of_[size_t(phase_)]);
    for (int n = phase_; n <= kSheetPhases; ++n) {
      auto const& clauses = of_[size_t(n)];
      if (clauses.empty()) continue;
      out_.of[size_t(n)] = in_place(clauses);
      if (n > phase_) out_.rest.of[size_t(n)] = words(clauses);
      if (n > phase_ && as_before(words(clauses))) same_again(n);
    }
    // The course is held from the last phase on that has words of its own.
    bool const own = out_.rest.last() > 0 || section_ > phase_ || !of_[size_t(phase_)].empty();
    out_.rest.hold = std::max(0, hold_ - (own ? 0 : 1));
    out_.later = later_text(out_.rest);
  }

  static bool as_before(std::string said) {
    for (char& c : said) c = lower(c);
    for (std::string_view w : {"same", "the same", "same again", "same as before", "as before", "ditto", "repeat"})
      if (said == w) return true;
    return false;
  }

  // What the phase before it that has words of its own does.
  void same_again(int n) {
    int from = n - 1;
    while (from >= phase_ && of_[size_t(from)].empty()) --from;
    if (from < phase_) return;
    of_[size_t(n)] = of_[size_t(from)];
    out_.of[size_t(n)] = in_place(of_[size_t(n)]);
    out_.rest.of[size_t(n)] = words(of_[size_t(n)]);
  }

  std::string_view text_;
  Scan in_;
  int const turn_, phase_;
  bool stops_bare_ = false;              // "stop" begins the words
  int section_ = 0, named_, hold_ = 0;   // the place and the turn of the last head
  std::array<std::vector<Clause>, kSheetPhases + 1> of_;
  Cut out_;
};

std::string stop_text(StopWhen const& s) {
  std::vector<std::string> when;
  if (s.hit) when.push_back("hit");
  if (s.lost) when.push_back("out of control");
  if (s.near) when.push_back(filled("within {} inches", {s.near}));
  std::string text = when.empty() ? "stop never" : "stop when ";
  for (size_t i = 0; i < when.size(); ++i) text += (i == 0 ? "" : i + 1 < when.size() ? ", " : " or ") + when[i];
  return text;
}

}  // namespace

int Later::last() const {
  int n = kSheetPhases;
  while (n > 0 && of[size_t(n)].empty()) --n;
  return n;
}

std::string later_text(Later const& later) {
  std::string out;
  for (int n = 1; n <= kSheetPhases; ++n)
    if (!later.of[size_t(n)].empty()) out += filled("{}: {}; ", {phase_name(later.turn, n), later.of[size_t(n)]});
  if (later.hold > 0) out += later.hold >= kMostHeldPhases - 1 ? "hold course; " : filled("hold course for {} phases; ", {later.hold});
  return out.empty() ? out : out + stop_text(later.stop);
}

PhaseHead phase_head(Scan& in) {
  Scan ahead = in;
  PhaseHead head;
  std::string word = word_of(ahead);
  if (word == "t" || word == "turn") {
    if (word == "turn") ahead.skip(" ");
    if (!is_digit(ahead.peek())) return {};
    head.turn = ahead.number(999, 3);
    ahead.skip(" ,");
    word = word_of(ahead);
    if (head.turn < 1) return {};
  }
  if (!among("p ph phase", word)) return {};
  bool const joined = word == "p" && is_digit(ahead.peek());   // "P1 straight": no pivot has so small an angle
  ahead.skip(word == "p" ? " " : " .");
  if (!is_digit(ahead.peek())) return {};
  head.phase = ahead.number(99, 2);
  bool const small = joined && head.phase <= kPhases && is_one_of(ahead.peek(), " |");
  bool const marked = head.phase <= kPhases && is_one_of(ahead.peek(), ".)=") && ahead.peek(1) == ' ';   // "P1. 45", "Phase 1) 45"
  ahead.skip(" ");
  bool const dash = head.phase <= kPhases && ahead.peek() == '-' && ahead.peek(1) == ' ' && (is_letter(ahead.peek(2)) || is_digit(ahead.peek(2)));
  if (marked || (dash && is_letter(ahead.peek(2)))) ahead.step();   // "Phase 1 - straight"
  if (head.phase < 1 || (!marked && !dash && !ahead.take(':') && !small)) return {};
  in = ahead;
  return head;
}

std::string phase_name(int turn, int place) {
  return place <= kPhases ? "P" + to_string(place) : filled("T{}P{}", {turn + 1, place - kPhases});
}

int place_of(Later const& later, Board const& board) { return std::clamp((board.turn - later.turn) * kPhases + board.phase, 1, kSheetPhases); }

Cut cut_sheet(std::string_view text, int turn, int phase) { return Cutter(text, turn, std::clamp(phase, 1, kPhases)).run(); }

std::string stopped_by(Board const& board, Seat seat, StopWhen const& stop) {
  if (seat < 0 || seat >= board.cars.size()) return "";
  Car const& car = board.cars[seat];
  if (stop.hit && car.hit) return "It was hit in the last phase.";
  if (stop.lost && !in_control(car)) return "It is out of control.";
  if (stop.near == 0) return "";
  geometry::Polygon const mine = area_of(car);
  for (int i = 0; i < board.cars.size(); ++i) {
    if (i == seat || !board.cars[i].fights()) continue;
    if (geometry::squared(mine, area_of(board.cars[i])).within(stop.near * geometry::kInch))
      return filled("Another car is within {}.", {plural(stop.near, "inch", "inches")});
  }
  return "";
}

}  // namespace paddock::car_wars::orders
