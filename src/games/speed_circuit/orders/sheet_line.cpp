// Which lines of a post may stand in an order sheet: told by their first words, so that a line with a fault in it counts, too.
#include <algorithm>
#include <string>

#include "games/speed_circuit/orders/sheet_parser.hpp"


namespace paddock::speed_circuit {
namespace {

constexpr std::string_view kBetween = " \t,;:=()[].!";   // "(no slip)", "Slip."

// What may stand behind a word of sheets: 'n' a number, 'e' the end of an item, 'C' a name, with a capital; or one of the words.
struct Follow {
  char const* word;
  std::string_view kinds;
  char const* words;
};
constexpr Follow kFollow[] = {
    {"mps", "e", ""}, {"maintain", "e", "present speed"}, {"hold", "e", "speed present"}, {"lane", "n", "inside outside"}, {"row", "n", ""},
    {"block", "n", "no n none"}, {"arrow", "e", "yes no y n off never"}, {"slip", "e", "yes no y n off never none if when behind"},
    {"slipstream", "e", "yes no y n off never none if when behind"}, {"standing", "e", "order orders"}, {"same", "e", "speed"}, {"nothing", "e", ""},
    {"none", "e", ""}, {"inside", "e", "lane"}, {"outside", "e", "lane"}, {"wear", "en", "before first then yes no"}, {"dice", "e", "before first then yes no"},
    {"corners", "", "wear dice"}, {"corner", "", "wear dice"}, {"braking", "", "wear dice"},
    {"chips", "n", "engine start brakes chance pass none no n 0"}, {"skill", "n", "engine start brakes chance pass none no n"}, {"engine", "n", "no"},
    {"start", "n", "no"}, {"brakes", "n", "no"}, {"chance", "n", "no"}, {"pass", "nC", "any anybody anyone no none nobody never car"},
    {"no", "", "slip slipstream arrow pass passing block chips skill"}, {"if", "nC", "car"}, {"plot", "n", "is mps maintain hold"},
    {"speed", "n", "is mps maintain hold"}, {"go", "n", "mps maintain hold inside outside"}, {"bid", "n", "nothing none"},
    {"three", "n", ""}, {"threes", "n", ""}, {"accel", "n", ""}, {"acceleration", "n", ""}, {"decel", "n", ""}, {"deceleration", "n", ""}, {"top", "n", "speed"}};
constexpr char const* kUnits = " mph wear w skill s chips chip three threes lane row arrow slip if no corners braking pass ";
// What people put before such a word.
constexpr char const* kBefore = "i my but and or also & - + \xE2\x80\x93 \xE2\x80\xA2 use with take end forced please";
constexpr char const* kNegates = "not never don't don\xE2\x80\x99t dont without";

// The next word; `ends`: an item ends before it.
std::string next_word(Scan& in, bool& ends) {
  std::string_view const between = in.take_while([](char c) { return is_one_of(c, kBetween); });
  ends = in.at_end() || between.find_first_of(",;.!()[]") != between.npos;
  std::string out(in.word(kBetween));
  std::transform(out.begin(), out.end(), out.begin(), lower);
  return out;
}

bool number(std::string const& word) {  // "4", "#4", "-3"
  size_t const from = word.starts_with('#') || word.starts_with('-');
  return word.size() > from && is_digit(word[from]);
}

bool has(std::string_view kinds, char kind) { return is_one_of(kind, kinds); }

// Whether "if Jo ..." says what Jo does, as a condition has it.
bool looks(std::string_view line) {
  std::string low(line);
  std::transform(low.begin(), low.end(), low.begin(), [](char c) { return c == '\t' ? ' ' : lower(c); });
  for (char const* does : {" lane ", " ahead", " inside", " outside", " spun", " is out"})
    if (low.find(does) != low.npos) return true;
  return false;
}

}  // namespace

bool SpeedCircuit::order_line(std::string_view line, bool inside) {
  bool ends = false;
  Scan in(line);
  std::string first = next_word(in, ends);
  while (is_among(kBefore, first)) first = next_word(in, ends);   // "I bid 2 wear", "- lane 2"
  if (is_among(kNegates, first)) first = "no";
  size_t const here = in.at();
  std::string second = next_word(in, ends);
  size_t const from = second.empty() ? in.at() : size_t(line.find_first_not_of(kBetween, here));
  while (first == "no" && is_among("use take the forced", second)) second = next_word(in, ends);
  if (first.empty()) return false;
  if (first.find_first_not_of("0123456789/") == first.npos && first.find('/') != first.npos) return true;  // a car
  if (is_digit(first[0])) {
    size_t const unit = first.find_first_not_of("0123456789");
    return (unit == first.npos && ends) || inside || is_among(kUnits, second) || (unit != first.npos && ends && is_among(kUnits, first.substr(unit)));
  }
  bool const lettered = (first[0] == 'l' || first[0] == 'r') && first.size() > 1 && first.find_first_not_of("0123456789", 1) == first.npos;
  if (lettered) return true;
  for (Follow const& f : kFollow) {
    if (first != f.word) continue;
    bool const named = has(f.kinds, 'C') && !ends && is_capital(line[std::min(from, line.size() - 1)]) && (first != "if" || looks(line));
    return inside || named || (number(second) && has(f.kinds, 'n')) || (ends && has(f.kinds, 'e')) || is_among(f.words, second);
  }
  return false;
}

OrderWords SpeedCircuit::order_words() {
  static constexpr std::string_view kWords[] = {"lane",    "row",     "block", "arrow",  "slip",   "standing", "same", "inside",   "outside",
                                                "wear",    "dice",    "corners", "braking", "chips", "engine",   "start", "brakes", "chance",
                                                "pass",    "maintain", "ahead", "spun",   "else"};
  static constexpr std::string_view kCalled[] = {"plot", "sheet"};
  return {.words = kWords, .called = kCalled, .ends = " slip inside outside arrow mps wear dice ", .unit = "mph", .step = 20, .talk = kOrderTalk};
}

}  // namespace paddock::speed_circuit
