// A single question to the rules of a game, without a screen: its givens as texts, and the answer, asked for once a change.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "contract/workshop.hpp"

namespace paddock::app {

class Inquiry {
 public:
  // One field. What is an object in the givens is as many fields as it has values, a point two.
  struct Given {
    std::string path, text;                // "target/at/x"
    enum Kind : uint8_t { plain, several, json } kind = plain;   // a number or a word; several of them, with commas; else JSON
    GivenWords words;
  };
  // Givens that stand several times, one row of fields each: what is a list of objects. "layers/0/points" is in row 0 of "layers".
  struct Rows {
    std::string path;
    std::vector<Given> sample;             // the fields of a row, their paths within it
    int count = 0;
  };
  static constexpr int kMostRows = 20;
  explicit Inquiry(Workshop const& shop);

  std::span<QuestionInfo const> questions() const { return shop_->questions(); }
  // Those whose name, title with its group, or sentence has all words of the query.
  std::vector<int> found(std::string_view query) const;
  int chosen() const { return chosen_; }
  QuestionInfo const& question() const { return questions()[size_t(chosen_)]; }
  void choose(int index);                  // with the givens of its example
  std::vector<Given> const& givens() const { return givens_; }
  void put(size_t given, std::string text);
  std::vector<Rows> const& rows() const { return rows_; }
  void add_row(std::string_view path);     // as the last one is
  void remove_row(std::string_view path, int index);
  size_t end_of(Rows const& rows) const;   // the given behind its last row
  Doc const& answer() const { return answer_; }
  Rule rule(std::string_view id) const { return shop_->rule(id); }
  std::string const& fault() const { return fault_; }        // with what would be right, where that is a word
  std::string const& sentence() const { return sentence_; }  // what the answer comes to, above it; empty: nothing is to be added
  AskWords const& words() const { return *shop_->ask_words; }

 private:
  void ask();
  void take(Doc const& value, std::string const& path);
  void take_rows(Doc const& list, std::string const& path);
  void word_them(Doc const& example);
  Expected<Doc> written() const;   // the error: which given says a name twice
  std::string fault_words() const;
  Workshop const* shop_;
  int chosen_ = -1;
  std::vector<Given> givens_;
  std::vector<Rows> rows_;
  Doc answer_;
  std::string fault_, sentence_;           // of the answer
};

// "control.roll" -> "control"; the part of the rules a question belongs to.
std::string_view part_of(std::string_view question);
// A value of an answer in a line: lists and objects as people read them, words as the game reads them.
std::string said(Doc const& value, AskWords const* words = nullptr);
// The row that a path names at its end: "layers/0" -> 0; -1: none.
int row_of(std::string_view path);
// The last part of a path: "target/at/x" -> "x", and what comes before it.
std::string_view leaf_of(std::string_view path);
std::string_view parent_of(std::string_view path);

}  // namespace paddock::app
