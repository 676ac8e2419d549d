// A case: one conformance test as data. Unlisted or unused rolls are errors: nothing is left to
// chance.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "core/dice.hpp"
#include "core/doc.hpp"

namespace paddock {

struct CaseResult {
  std::string id;
  std::vector<std::string> faults;  // empty: passed
  bool passed() const { return faults.empty(); }
};

// Runs one case document. Never throws; a malformed case is a fault.
CaseResult run_case(Doc const& doc);

namespace cases {

// The rolls a case lists, in order of use.
class ScriptDice final : public Dice {
 public:
  explicit ScriptDice(Doc const& dice);
  std::vector<std::string> const& faults() const { return faults_; }
  void finish();  // unused rolls are faults

 private:
  struct Wanted {
    std::string label;
    int value = 0;
  };
  int ask(Roll const& wanted) override;
  std::vector<Wanted> rolls_;
  size_t at_ = 0;
  std::vector<std::string> faults_;
};

void check_expect(Doc const& position, Doc const& expect, std::vector<std::string>& faults);
// `events`: rule ids that must occur; `silent`: rule ids that must not. `told` and `untold`: events by some of their fields.
void check_events(std::vector<Doc> const& seen, Doc const& doc, std::vector<std::string>& faults);
// A question that needs no race: its answer, or where and why it is refused.
CaseResult answer_case(Expected<Doc> const& facts, Doc const& doc, CaseResult result);
void check_refusal(Doc const& doc, int step, Rule rule, std::string const& why, std::vector<std::string>& faults);

}  // namespace cases
}  // namespace paddock
