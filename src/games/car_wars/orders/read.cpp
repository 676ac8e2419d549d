// Reading what is brought to the line-up: a stock car by its name or a design by its tag, and the speed it rolls in at.
#include "core/filled.hpp"
#include "core/scan.hpp"
#include "core/text.hpp"
#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/build/design.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/sheet.hpp"
#include "games/car_wars/rules/pace.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::orders {

using namespace duel;

namespace {

constexpr std::string_view kSigns = " \t\r\n,;:.";

bool same_letters(std::string_view a, std::string_view b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

class Reader {
 public:
  Reader(CarWars const& g, std::string_view text) : g_(g), in_(text) {}

  Sheet run() {
    while (in_.skip(kSigns) && ok()) {
      if (is_digit(in_.peek())) speed();
      else if (in_.rest().starts_with(build::kTagHead)) tag();
      else if (!stock() && !filler()) unknown();
    }
    if (!ok() || in_.text().find_first_not_of(" \t\r\n") == std::string_view::npos) return std::move(out_);
    if (b_.empty()) fail(in_.text().size(), "Name the car: a stock car, or a tag of the workshop (CW1. ...).");
    if (!ok()) return std::move(out_);
    if (b_.start == 0) {
      b_.start = usual_start(g_);
      out_.notes.push_back(filled("No speed is said: it rolls in at {} mph.", {mph_text(b_.start)}));
    }
    out_.actions = actions_of(b_);
    out_.clean = bringing_text(b_);
    return std::move(out_);
  }

 private:
  bool ok() const { return out_.error_column == 0; }
  void fail(size_t at, std::string what, char const* rule = "", bool forbidden = false) {
    out_.error_column = int(at) + 1;
    out_.error = std::move(what);
    out_.rule = rule_named(rule);
    out_.forbidden = forbidden;
    out_.actions.clear();
  }

  bool fits(int stock) const { return size_t(stock) < g_.stock_cars().size() && g_.stock_cars()[size_t(stock)].here; }

  void speed() {
    size_t const at = in_.at();
    int const mph = in_.number(999, 4);
    bool const half = in_.take(".5");
    in_.skip(" ");
    if (lower(in_.peek()) == 'm' && lower(in_.peek(1)) == 'p' && lower(in_.peek(2)) == 'h') in_.go(in_.at() + 3);
    if (b_.start) return fail(at, "The speed at the start is said twice.", "CW-154");
    b_.start = pace_of(mph);
    pace::Starts const starts = pace::starts(g_.rules().movement);
    if (half || mph % 5 || mph < starts.least || mph > starts.most) {
      fail(at, pace::starts_text(starts) + ".", "CW-154", mph > starts.most);
      if (mph > starts.most) out_.most = starts.most;
    }
  }

  void tag() {
    size_t const at = in_.at();
    if (!b_.empty()) return fail(at, "One car is brought; another one is named already.");
    b_.tag = std::string(in_.word(" \t\r\n,;"));
    Expected<build::Design> const design = build::read_tag_text(b_.tag);
    if (!design) return fail(at, design.error().what, "R-13");
    Plan plan;
    if (!take_tag(b_.tag, plan)) return fail(at, "The tag is too long: that of a duel's car has at most 344 letters.", "R-13", true);
    if (Verdict const v = brought(plan, g_.rules()).verdict; !v) fail(at, v.why, v.rule.id, true);
  }

  // The longest name that stands here.
  bool stock() {
    int best = -1;
    size_t length = 0;
    for (int i = 0; i < most_stock(); ++i) {
      std::string_view const name = stock_name(i), here = in_.rest().substr(0, name.size()), behind = in_.rest().substr(here.size(), 1);
      if (name.size() > length && same_letters(name, here) && (behind.empty() || !in_word(behind[0]))) best = i, length = name.size();
    }
    if (best < 0) return false;
    size_t const at = in_.at();
    in_.go(at + length);
    if (!b_.empty()) return fail(at, "One car is brought; this is the second."), true;
    b_.stock = best;
    if (Verdict const no = fits(best) ? Verdict{} : stock_refused(best, g_.rules()); !no) fail(at, no.why, no.rule.id, true);
    return true;
  }

  bool filler() {
    static constexpr std::string_view kFiller = " i take my car the a at with stock drive bring brings mph in rolls roll start starts speed and @ ";
    Scan ahead = in_;
    std::string word = " ";
    for (char c : ahead.word(" \t\r\n,;:.")) word.push_back(lower(c));
    if (kFiller.find(word + " ") == kFiller.npos || word.size() == 1) return false;
    in_ = ahead;
    return true;
  }

  void unknown() {
    size_t const at = in_.at();
    std::string_view word = cut_at_letter(in_.rest().substr(0, std::min(in_.rest().find_first_of(",;\n0123456789"), in_.rest().size())), 24);
    while (!word.empty() && word.back() == ' ') word.remove_suffix(1);
    std::string_view best;
    int least = std::min(4, int(word.size()) / 2);
    for (int i = 0; i < most_stock(); ++i) {
      if (!fits(i)) continue;
      if (int const apart = build::letters_apart(word, stock_name(i)); apart < least) least = apart, best = stock_name(i);
    }
    std::string const car = best.empty() ? "Needlework" : std::string(best);
    fail(at, filled("No stock car is called '{}'; a car is brought as '{}, 30 mph' or by its tag.", {cut(word, 20), car}), "R-13");
    if (best.empty()) return;
    size_t const digits = in_.rest().find_first_of("0123456789");
    std::string const whole = car + (digits == std::string_view::npos ? "" : ", " + std::string(in_.rest().substr(digits)));
    if (Sheet const sheet = Reader(g_, whole).run(); sheet.error_column == 0) out_.mend = sheet.clean;
  }

  CarWars const& g_;
  Scan in_;
  Bringing b_;
  Sheet out_;
};

}  // namespace

Sheet read_bringing(CarWars const& g, State const& s, Seat seat, std::string_view text) {
  if (g.actor(s) != seat) return {.error_column = 1, .error = "This seat has brought its car already."};
  std::string_view const read = cut_at_letter(text, kBringLetters);
  if (read.size() < text.size()) return {.error_column = int(read.size()) + 1, .error = "A car and its speed have at most 600 letters."};
  return Reader(g, read).run();
}

}  // namespace paddock::car_wars::orders
