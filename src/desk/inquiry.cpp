#include "desk/inquiry.hpp"

#include "core/find_words.hpp"

namespace paddock::app {
namespace {

// What was typed, as JSON where it is that, else as a text: 40, true, "1/3" and front_left all mean what they look like.
Doc value_of(std::string const& text) {
  if (text.empty()) return nullptr;
  Expected<Doc> const doc = parse_doc(text, 64u << 10);
  return doc ? *doc : Doc(text);
}

constexpr size_t kMostText = 4000;

}  // namespace

std::string_view part_of(std::string_view question) { return question.substr(0, question.find('.')); }

std::string said(Doc const& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  if (value.is_null()) return "none";
  std::string out;
  if (value.is_array()) {
    for (Doc const& one : value) out += (out.empty() ? "" : ", ") + (one.is_array() ? "(" + said(one) + ")" : said(one));
    return out.empty() ? "none" : out;
  }
  if (!value.is_object()) return dump_doc(value);
  for (auto const& [key, one] : value.items()) out += (out.empty() ? "" : ", ") + key + " " + said(one);
  return out;
}

std::vector<int> Inquiry::found(std::string_view query) const {
  std::vector<int> out;
  for (int i = 0; i < int(questions().size()); ++i) {
    QuestionInfo const& q = questions()[size_t(i)];
    if (has_words({q.name, q.says}, query)) out.push_back(i);
  }
  return out;
}

void Inquiry::choose(int index) {
  if (index < 0 || index >= int(questions().size()) || index == chosen_) return;
  chosen_ = index;
  givens_.clear();
  if (Expected<Doc> const example = parse_doc(question().example); example && example->is_object())
    for (auto const& [key, value] : example->items())
      givens_.push_back({key, value.is_string() ? value.get<std::string>() : dump_doc(value), !value.is_structured()});
  ask();
}

void Inquiry::put(size_t given, std::string text) {
  if (given >= givens_.size() || text.size() > kMostText) return;
  givens_[given].text = std::move(text);
  ask();
}

void Inquiry::ask() {
  Doc given = Doc::object();
  for (Given const& one : givens_)
    if (Doc value = value_of(one.text); !value.is_null()) given[one.key] = std::move(value);
  answer_ = shop_->ask(question().name, given, Doc::object());
}

}  // namespace paddock::app
