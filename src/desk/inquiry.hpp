// A single question to the rules of a game, without a screen: its givens as texts, and the answer, asked for once a change.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "contract/workshop.hpp"

namespace paddock::app {

class Inquiry {
 public:
  struct Given {
    std::string key, text;
    bool plain = true;                     // a number or a word; else JSON
  };
  explicit Inquiry(Workshop const& shop) : shop_(&shop) { choose(0); }

  std::span<QuestionInfo const> questions() const { return shop_->questions(); }
  // Those whose name or sentence has all words of the query.
  std::vector<int> found(std::string_view query) const;
  int chosen() const { return chosen_; }
  QuestionInfo const& question() const { return questions()[size_t(chosen_)]; }
  void choose(int index);                  // with the givens of its example
  std::vector<Given> const& givens() const { return givens_; }
  void put(size_t given, std::string text);
  Doc const& answer() const { return answer_; }
  Rule rule(std::string_view id) const { return shop_->rule(id); }
  std::string fault() const { return get_text(answer_, "error"); }

 private:
  void ask();
  Workshop const* shop_;
  int chosen_ = -1;
  std::vector<Given> givens_;
  Doc answer_;
};

// "control.roll" -> "control"; the part of the rules a question belongs to.
std::string_view part_of(std::string_view question);
// A value of an answer in a line: lists and objects as people read them.
std::string said(Doc const& value);

}  // namespace paddock::app
