// The parser of plots and bids. Used by sheet_read.cpp (a plot: speed, branches, cars), sheet_item.cpp (its items) and
// sheet_bid.cpp.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "games/speed_circuit/orders/sheet.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {

// Words of orders: what holds one of them beside an order, or in brackets, may be part of it. With a blank round each.
inline constexpr std::string_view kOrderTalk =
    " lane lanes row rows block blocks blocking arrow slip slips slipping slipstream standing same inside outside middle wear dice corner"
    " corners braking brake brakes chip chips skill chance pass passes passing passed speed mps card maintain ahead spun forced force"
    " any anybody anyone not none never nothing nobody don't don\xE2\x80\x99t dont doesn't without except excepting but"
    " only unless if when while until till else otherwise or either instead neither nor max maximum min most least behind before"
    " after avoid maybe perhaps minus plus cancel cancelled canceled cancels withdrawn withdraw void next turn tomorrow later ";

// Whether a word in small letters is one of a list.
inline bool is_among(std::string_view list, std::string_view word) {
  for (size_t at = word.empty() ? list.npos : list.find(word); at != list.npos; at = list.find(word, at + 1))
    if ((at == 0 || list[at - 1] == ' ') && (at + word.size() == list.size() || list[at + word.size()] == ' ')) return true;
  return false;
}

class SheetParser {
 public:
  static constexpr std::string_view kEndsWord = " ,;:=()\n\r\t", kEndsItem = " ,;:=.!()\n\r\t", kEndsName = kEndsItem;

  SheetParser(SpeedCircuit const& g, State const& s, Seat seat, std::string_view text);
  Sheet bid();
  Sheet plot();

 private:
  enum class Answer { None, Yes, No };
  using Items = std::vector<int>;

  // sheet_read.cpp
  bool ok() const { return out_.error_column == 0; }
  void fail(size_t at, std::string what, Rule rule = Rule{"SC-4.1"});
  void forbid(size_t at, std::string what, Rule rule = Rule{"SC-4.1"}, int most = -1);
  std::string word();
  std::string next_word() const;
  int next_number(int low, int high, char const* what, int readable = 0);
  bool take(std::string_view wanted);
  bool take_any(std::string_view wanted);
  bool comes(std::string_view wanted);
  bool clause_ends() const;
  bool to_next();
  void open();
  bool remark(size_t from);
  void close();
  void part();
  void speed(size_t from, std::string const& w);
  int car();
  bool names_car();
  int condition(size_t from);
  void branch_ends();
  void settle_else();
  void finish();
  void note();
  static int number(std::string_view word) { return whole_number(word, 4); }
  static bool is_speed(std::string const& w) { return w == "mps" || w == "maintain" || w == "hold" || (!w.empty() && is_digit(w[0])); }

  // sheet_item.cpp
  void item(size_t from, std::string const& w);
  bool lane_or_row(size_t from, std::string const& w);
  void put(size_t from, int item);
  Items& list() { return in_else_ ? otherwise_ : items_[size_t(branch_ < kMaxBranches ? branch_ : kMaxBranches - 1)]; }
  int side_lane(bool inside) const;
  Answer answer();
  void slip_or_arrow(size_t from, int item);
  void standing(size_t from);
  void pay(size_t from, std::string const& w);
  int chips(char const* what);
  void chips_of(size_t from);
  bool counted(size_t from, std::string const& w);
  void no_chips(size_t from);
  void pass(size_t from);
  bool pass_chips(size_t from);
  void negated(size_t from, std::string const& w);
  void unknown(size_t from, std::string const& w);
  int row();

  // sheet_bid.cpp
  void check_bid(size_t from, std::array<int, 3> const& n, int kind);
  static int kind_of_bid(std::string const& unit);

  SpeedCircuit const& g_;
  State const& s_;
  Seat seat_;
  Scan in_;
  int card_ = kNoCard;
  std::array<Items, kMaxBranches> items_;
  std::array<int, kMaxBranches> conditions_ = {};
  std::array<bool, kMaxBranches> said_ = {};  // "same": the branch changes nothing
  Items otherwise_;                           // items behind "else": for when no branch holds
  int branch_ = 0;
  bool in_else_ = false;
  int speed_ = 0;                             // mph, once it is read
  int looked_at_ = -1;                        // the seat of the last condition
  size_t last_at_ = 0;                        // where the item began that was read last
  bool ended_ = false;                        // the last word ended a sentence
  bool parted_ = false;                       // a semicolon or a new line stands before this word
  bool open_ = false, open_else_ = false;     // a bracket; what held where it was opened
  int open_branch_ = 0;
  Sheet out_;
};

}  // namespace paddock::speed_circuit
