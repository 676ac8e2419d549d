#include "session/case.hpp"

#include <algorithm>

#include "session/session.hpp"
#include "session/workshops.hpp"

namespace paddock {
namespace cases {

ScriptDice::ScriptDice(Doc const& dice) {
  if (!dice.is_array()) return;
  for (auto const& e : dice) {
    std::string const label = get_text(e, "label");
    if (!e.is_object() || !e.contains("roll")) {
      faults_.push_back("dice: an entry is {label, roll}");
    } else if (Doc const& roll = e["roll"]; roll.is_array()) {
      for (auto const& v : roll) rolls_.push_back({label, v.is_number_integer() ? v.get<int>() : 0});
    } else {
      rolls_.push_back({label, roll.is_number_integer() ? roll.get<int>() : 0});
    }
  }
}

int ScriptDice::ask(Roll const& wanted) {
  int const lowest = wanted.permille ? 0 : 1;
  if (at_ >= rolls_.size()) {
    faults_.push_back(std::string("a roll '") + wanted.label + "' is not listed");
    return lowest;
  }
  Wanted const& w = rolls_[at_++];
  if (w.label != wanted.label)
    faults_.push_back("roll " + std::to_string(at_) + " is '" + w.label + "', the rules ask for '" + wanted.label + "'");
  if (w.value < lowest || w.value > (wanted.permille ? 1 : wanted.faces)) {
    faults_.push_back("roll " + std::to_string(at_) + ": " + std::to_string(w.value) + " is no face");
    return lowest;
  }
  return w.value;
}

void ScriptDice::finish() {
  if (at_ < rolls_.size()) faults_.push_back(std::to_string(rolls_.size() - at_) + " listed rolls were not asked for");
}

void check_expect(Doc const& position, Doc const& expect, std::vector<std::string>& faults) {
  if (!expect.is_object()) return;
  for (auto it = expect.begin(); it != expect.end(); ++it) {
    Doc const* got = at_pointer(position, it.key());
    if (!got) faults.push_back(it.key() + ": nothing there");
    else if (*got != it.value())
      faults.push_back(it.key() + ": " + dump_doc(it.value()) + " expected, is " + dump_doc(*got));
  }
}

void check_events(std::vector<Doc> const& seen, Doc const& doc, std::vector<std::string>& faults) {
  auto const is = [](Doc const& event, Doc const& wanted) {
    for (auto it = wanted.begin(); it != wanted.end(); ++it)
      if (!event.contains(it.key()) || event[it.key()] != it.value()) return false;
    return true;
  };
  auto const each = [&](char const* key, bool must, char const* fault) {
    if (!doc.contains(key)) return;
    for (Doc const& one : doc[key]) {
      Doc const wanted = one.is_string() ? Doc{{"rule", one}} : one;
      bool any = false;
      for (Doc const& event : seen) {
        if (!is(event, wanted)) continue;
        any = true;
        if (!must) faults.push_back(fault + dump_doc(event));
      }
      if (must && !any) faults.push_back(fault + dump_doc(one));
    }
  };
  each("events", true, "no event cites ");
  each("silent", false, "an event cites ");
  each("told", true, "no event is ");
  each("untold", false, "an event is ");
}

void check_refusal(Doc const& doc, int step, Rule rule, std::string const& why, std::vector<std::string>& faults) {
  Doc const refused = doc.contains("refused") ? doc["refused"] : Doc();
  if (!refused.is_object() || get_int(refused, "step", -1) != step)
    faults.push_back("step " + std::to_string(step) + " was refused: " + why + " [" + rule.id + "]");
  else if (std::string const wanted = get_text(refused, "rule"); wanted != rule.text())
    faults.push_back("step " + std::to_string(step) + " was refused by '" + rule.id + "', not " + wanted);
}

CaseResult answer_case(Expected<Doc> const& facts, Doc const& doc, CaseResult result) {
  bool const refusal = doc.contains("refused");
  if (facts && refusal) result.faults.push_back("the input was accepted");
  if (!facts && !refusal) result.faults.push_back("the input was refused: " + facts.error().text());
  if (!facts && refusal) {
    std::string const wanted = get_text(doc["refused"], "what"), where = get_text(doc["refused"], "where");
    if (facts.error().text().find(wanted) == std::string::npos)
      result.faults.push_back("the refusal says: " + facts.error().text());
    if (facts.error().where.find(where) == std::string::npos)
      result.faults.push_back("the refusal points to: " + facts.error().where);
  }
  if (facts && doc.contains("expect")) check_expect(*facts, doc["expect"], result.faults);
  return result;
}

namespace {

// {"ask": question, "given", "settings"?} or {"check": "design", "given": a design, "event"?}.
CaseResult workshop_case(Workshop const& shop, Doc const& doc, CaseResult result) {
  static Doc const none = Doc::object();
  auto part = [&](char const* key) -> Doc const& { return doc.contains(key) ? doc[key] : none; };
  std::string const question = get_text(doc, "ask");
  if (!question.empty() && !shop.ask) return answer_case(Error{"/ask", "Of this game nothing can be asked."}, doc, std::move(result));
  Doc const answer = question.empty() ? shop.check(part("given"), part("event")) : shop.ask(question, part("given"), part("settings"));
  if (answer.contains("error")) return answer_case(Error{"", get_text(answer, "error")}, doc, std::move(result));
  return answer_case(answer, doc, std::move(result));
}

}  // namespace
}  // namespace cases

CaseResult run_case(Doc const& doc) {
  CaseResult result{get_text(doc, "id", "(no id)"), {}};
  Workshop const* const shop = workshop_of(get_text(doc, "game"));
  // {"design": text} asks for the facts that the game itself knows of one.
  bool const facts = doc.contains("given") && doc["given"].is_object() && doc["given"].contains("design");
  if (shop && (doc.contains("ask") || (get_text(doc, "check") == "design" && !facts))) return cases::workshop_case(*shop, doc, result);
  GameInfo const* game = find_game(get_text(doc, "game"));
  if (!game) result.faults.push_back("unknown game '" + get_text(doc, "game") + "'");
  else if (get_text(doc, "check") == "track") return cases::answer_case(game->check_track(get_text(doc, "track")), doc, result);
  else if (std::string const what = get_text(doc, "check"); !what.empty()) {
    return cases::answer_case(game->facts(what, doc.contains("given") ? doc["given"] : Doc::object()), doc, result);
  }
  else game->run_case(doc, result);
  return result;
}

}  // namespace paddock
