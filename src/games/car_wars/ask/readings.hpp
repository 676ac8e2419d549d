// Givens that come in several spellings: one number or a list, the sum of two dice or both, how many or which.
#pragma once
#include <vector>

#include "games/car_wars/ask/givens.hpp"

namespace paddock::car_wars::readings {

inline constexpr int kMostMph = 300;   // the last row of the control table

Ratio speed(Givens& given, char const* key = "speed");            // mph, backward negative
bool is_list(Givens const& given, char const* key);
// A list of whole numbers; one number is a list of one.
std::vector<int> wholes(Givens& given, char const* key, int least, int most);
std::vector<int> wholes_or_none(Givens& given, char const* key, int least, int most);
int total(Givens& given, char const* key, int most);              // the sum of such a list; what is below 0 counts 0
int two_dice(Givens& given, char const* key);                     // 2 to 12, or a list of both dice
int count(Givens& given, char const* key, int most);              // a number, yes or no, or a list of them; missing is 0
int die_where(bool rolled, Givens& given, char const* key);       // 0 where nobody rolls
// The dice in the order they are used. Where they do not suffice the sentence says so.
class Dice {
 public:
  Dice(Givens& given, char const* key) : given_(given), key_(key), dice_(wholes_or_none(given, key, 1, 6)) {}
  bool empty() const { return next_ >= dice_.size(); }
  int next();

 private:
  Givens& given_;
  char const* key_;
  std::vector<int> dice_;
  size_t next_ = 0;
};

// What settings_as cannot read: a setting of one ruling whose key another ruling has, too; a setting that is a list.
int ruling_whole(Givens& given, char const* ruling, char const* key, int otherwise, int most);
Doc const* setting_list(Givens& given, char const* key);   // flat, or within a ruling; none where it is not set

Doc list_of(std::vector<int> const& numbers);

}  // namespace paddock::car_wars::readings
