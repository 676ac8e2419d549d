#include "games/car_wars/ask/ask.hpp"

#include <algorithm>
#include <vector>

#include "core/filled.hpp"
#include "games/car_wars/rules/known_settings.hpp"

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
  answer["reasons"] = Doc::array();
  because(answer["reasons"], first, why, ruling.get_ref<std::string const&>().c_str());
  answer["ruling"] = ruling;
}

// A setting that the referee has changed is named where the answer would be another one without it.
struct Without {
  Doc settings;
  std::string name, ruling;
};
std::vector<Without> each_left_out(Doc const& settings) {
  std::vector<Without> out;
  if (!settings.is_object()) return out;
  for (auto const& [name, value] : settings.items()) {
    if (!value.is_object() || !ruling_of_setting(name).empty()) {
      Doc rest = settings;
      rest.erase(name);
      out.push_back({std::move(rest), name, ruling_of_setting(name)});
      continue;
    }
    for (auto const& [inner, its] : value.items()) {
      Doc rest = settings;
      rest[name].erase(inner);
      out.push_back({std::move(rest), inner, name});
    }
  }
  return out;
}

bool cites(Doc const& reasons, std::string const& ruling) {
  return std::any_of(reasons.begin(), reasons.end(), [&](Doc const& one) { return get_text(one, "rule") == ruling; });
}

// The reasons that rest on a ruling, without their values.
std::string words_of(Doc const& answer, std::string const& ruling) {
  std::string out;
  auto const own = answer.find("reasons");
  if (own == answer.end() || !own->is_array()) return out;
  for (Doc const& one : *own)
    if (get_text(one, "rule") == ruling) out += get_text(one, "reason") + "\n";
  return out;
}

Doc bare(Doc answer) {
  if (answer.is_object()) answer.erase("reasons"), answer.erase("ruling");
  return answer;
}

void name_changes(Question const& asked, Doc const& given, Doc const& settings, Doc& answer) {
  if (!answer.is_object()) return;
  for (Without const& one : each_left_out(settings)) {
    Givens givens(given, one.settings);
    Doc plain = asked.answer(givens);
    give_reason(plain, asked.why);
    auto const own = answer.find("reasons");
    bool const other = !givens.fault().empty() || bare(plain) != bare(answer);
    bool const told = own != answer.end() && own->is_array() && cites(*own, one.ruling) && (!givens.fault().empty() || words_of(plain, one.ruling) != words_of(answer, one.ruling));
    if (told || !other) continue;
    if (own == answer.end()) answer["reasons"] = Doc::array();
    if (answer["reasons"].is_array()) because(answer["reasons"], Doc(), filled("the referee has set '{}' otherwise", {one.name}), one.ruling.c_str());
  }
}

// Of a given that is missing the fault shows what the question's example has there.
std::string with_example(std::string fault, QuestionInfo const& info) {
  size_t const end = fault.find("' is missing: ");
  auto const example = parse_doc(info.example);
  if (end == std::string::npos || !example || fault.front() != '\'' || fault.find(" like ") != std::string::npos) return fault;
  auto const at = example->find(fault.substr(1, end - 1));
  std::string const shown = at == example->end() ? "" : dump_doc(*at);
  if (shown.empty() || shown.size() > 200) return fault;
  constexpr size_t kMissing = std::string_view("' is missing: ").size();
  if (at->is_array() && !std::string_view(fault).substr(end + kMissing).starts_with("a list")) fault.insert(end + kMissing, "a list, each ");
  fault.back() = ',';
  return filled("{} like {}.", {fault, shown});
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
  if (!asked) return DocObject()
      .with("error", filled("There is no question '{}': one is 'move.turn', and 'ask car_wars' lists them all.", {name.substr(0, 60)}));
  if (std::string fault = settings_fault(name, settings); !fault.empty()) return DocObject().with("error", std::move(fault));
  Givens givens(given, settings);
  Doc answer = asked->answer(givens);
  if (!givens.fault().empty()) return DocObject().with("error", with_example(givens.fault(), asked->info));
  give_reason(answer, asked->why);
  name_changes(*asked, given, settings, answer);
  return answer;
}

}  // namespace paddock::car_wars
