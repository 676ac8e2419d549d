// Which lines of a post may stand in an order sheet: told by their first words, so that a line with a fault in it counts, too.
#include <algorithm>
#include <string>

#include "core/scan.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr std::string_view kBetween = " \t,;:=";

// What may stand behind a word of sheets: 'n' a number, 'e' the end of an item; or one of the words.
struct Follow {
  char const* word;
  char const* kinds;
  char const* words;
};
constexpr Follow kFollow[] = {
    {"mps", "e", ""}, {"maintain", "e", "present speed"}, {"hold", "e", "speed present"}, {"lane", "n", ""}, {"row", "n", ""},
    {"block", "n", "no"}, {"arrow", "e", "yes no"}, {"slip", "e", "yes no"}, {"standing", "e", ""}, {"same", "e", ""}, {"nothing", "e", ""},
    {"inside", "e", "lane"}, {"outside", "e", "lane"}, {"wear", "e", "before"}, {"dice", "e", "before"}, {"corners", "", "wear dice"},
    {"corner", "", "wear dice"}, {"braking", "", "wear dice"}, {"chips", "", "engine start brakes chance pass"},
    {"skill", "", "engine start brakes chance pass"}, {"engine", "n", "no"}, {"start", "n", "no"}, {"brakes", "n", "no"}, {"chance", "n", "no"},
    {"pass", "n", "any no car"}, {"no", "", "slip arrow pass block"}, {"if", "n", "car"}, {"plot", "n", "mps maintain hold"},
    {"speed", "n", "mps maintain hold"}, {"go", "n", "mps maintain hold inside outside"}, {"bid", "n", "nothing"}};
constexpr char const* kUnits = " mph wear w skill s chips chip three threes lane row arrow slip if no corners braking pass ";

// The next word; `ends`: an item ends before it.
std::string next_word(Scan& in, bool& ends) {
  std::string_view const between = in.take_while([](char c) { return is_one_of(c, kBetween); });
  ends = in.at_end() || between.find_first_of(",;") != between.npos;
  std::string out(in.word(kBetween));
  std::transform(out.begin(), out.end(), out.begin(), lower);
  return out;
}

bool among(std::string_view words, std::string const& word) {
  return !word.empty() && (" " + std::string(words) + " ").find(" " + word + " ") != std::string::npos;
}

bool number(std::string const& word) {  // "4", "#4", "-3"
  size_t const from = word.starts_with('#') || word.starts_with('-');
  return word.size() > from && is_digit(word[from]);
}

}  // namespace

bool SpeedCircuit::order_line(std::string_view line, bool inside) {
  bool ends = false;
  Scan in(line);
  std::string first = next_word(in, ends);
  if (first == "i" || first == "my") first = next_word(in, ends);  // "I bid 2 wear"
  std::string const second = next_word(in, ends);
  if (first.empty()) return false;
  if (first.find_first_not_of("0123456789/") == first.npos && first.find('/') != first.npos) return true;  // a car
  if (is_digit(first[0])) {
    size_t const unit = first.find_first_not_of("0123456789");
    return (unit == first.npos && ends) || inside || among(kUnits, second) || (unit != first.npos && ends && among(kUnits, first.substr(unit)));
  }
  bool const lettered = (first[0] == 'l' || first[0] == 'r') && first.size() > 1 && first.find_first_not_of("0123456789", 1) == first.npos;
  if (lettered) return true;
  for (Follow const& f : kFollow)
    if (first == f.word)
      return inside || (number(second) && f.kinds[0] == 'n') || (ends && f.kinds[0] == 'e') || among(f.words, second);
  return false;
}

OrderWords SpeedCircuit::order_words() {
  static constexpr std::string_view kWords[] = {"lane",    "row",     "block", "arrow",  "slip",   "standing", "same", "inside",   "outside",
                                                "wear",    "dice",    "corners", "braking", "chips", "engine",   "start", "brakes", "chance",
                                                "pass",    "maintain", "ahead", "spun",   "else"};
  static constexpr std::string_view kCalled[] = {"plot", "sheet"};
  return {.words = kWords, .called = kCalled, .ends = " slip inside outside arrow mps wear dice ", .unit = "mph", .step = 20};
}

}  // namespace paddock::speed_circuit
