#include "games/car_wars/ask/ask.hpp"

#include <algorithm>
#include <vector>

#include "games/car_wars/ask/known_settings.hpp"

namespace paddock::car_wars {
namespace {

using Part = std::span<Question const> (*)();
constexpr Part kParts[] = {movement_questions, counter_questions, control_questions, collision_questions,
                           fire_questions,     damage_questions,  score_questions};

Question const* question(std::string_view name) {
  for (Part const part : kParts)
    for (Question const& q : part())
      if (q.info.name == name) return &q;
  return nullptr;
}

bool flat(Doc const& value) {
  return !value.is_object() && std::none_of(value.begin(), value.end(), [](Doc const& one) { return one.is_structured(); });
}

// The reason of an answer that brings none: its first value (none where it is a table by itself), what it rests on, and the ruling.
void give_reason(Doc& answer, char const* why) {
  if (!*why || !answer.is_object() || answer.empty()) return;
  if (auto const own = answer.find("reasons"); own != answer.end() && !own->empty()) return;
  Doc const first = flat(answer.front()) ? answer.front() : Doc(), ruling = answer.contains("ruling") ? answer["ruling"] : Doc("");
  answer.erase("reasons"), answer.erase("ruling");
  answer["reasons"] = Doc::array({reason(first, why, ruling.get_ref<std::string const&>())});
  answer["ruling"] = ruling;
}

}  // namespace

std::span<QuestionInfo const> questions() {
  static std::vector<QuestionInfo> const all = [] {
    std::vector<QuestionInfo> out;
    for (Part const part : kParts)
      for (Question const& q : part()) out.push_back(q.info);
    return out;
  }();
  return all;
}

Doc ask(std::string_view name, Doc const& given, Doc const& settings) {
  Question const* const asked = question(name);
  if (!asked) return {{"error", "There is no question '" + std::string(name.substr(0, 60)) + "': one is 'move.turn', and 'ask car_wars' lists them all."}};
  if (std::string fault = settings_fault(name, settings); !fault.empty()) return {{"error", std::move(fault)}};
  Givens givens(given, settings);
  Doc answer = asked->answer(givens);
  if (!givens.fault().empty()) return {{"error", givens.fault()}};
  give_reason(answer, asked->why);
  return answer;
}

}  // namespace paddock::car_wars
