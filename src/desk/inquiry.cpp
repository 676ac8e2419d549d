#include "desk/inquiry.hpp"

#include <algorithm>

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

std::string_view leaf_of(std::string_view path) { return path.substr(path.rfind('/') + 1); }
std::string_view parent_of(std::string_view path) { return path.substr(0, path.rfind('/') == path.npos ? 0 : path.rfind('/')); }

std::string said(Doc const& value, AskWords const* words) {
  if (value.is_string()) return words ? words->value(value.get_ref<std::string const&>()) : value.get<std::string>();
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  if (value.is_null()) return "none";
  std::string out;
  if (value.is_array()) {
    for (Doc const& one : value) out += (out.empty() ? "" : ", ") + (one.is_array() ? "(" + said(one, words) + ")" : said(one, words));
    return out.empty() ? "none" : out;
  }
  if (!value.is_object()) return dump_doc(value);
  for (auto const& [key, one] : value.items()) out += (out.empty() ? "" : words ? "; " : ", ") + (words ? words->answer(key) : key) + " " + said(one, words);
  return out;
}

Inquiry::Inquiry(Workshop const& shop) : shop_(&shop) {
  int first = 0;
  for (int i = 0; i < int(questions().size()); ++i)
    if (questions()[size_t(i)].name == words().first) first = i;
  choose(first);
}

std::vector<int> Inquiry::found(std::string_view query) const {
  std::vector<int> out;
  for (int i = 0; i < int(questions().size()); ++i) {
    QuestionInfo const& q = questions()[size_t(i)];
    if (has_words({q.name, q.says, words().title(q.name)}, query)) out.push_back(i);
  }
  return out;
}

void Inquiry::choose(int index) {
  if (index < 0 || index >= int(questions().size()) || index == chosen_) return;
  chosen_ = index;
  givens_.clear();
  if (Expected<Doc> const example = parse_doc(question().example); example && example->is_object()) {
    take(*example, "");
    for (Given& one : givens_) {
      one.words = words().given(question().name, one.path, *example);
      if (one.kind == Given::several && one.words.hint.empty()) one.words.hint = "several, with commas between them";
      if (one.kind == Given::json && one.words.hint.empty()) one.words.hint = "a list, written as in the example: names and values in \"quotes\", {} around each";
    }
  }
  ask();
}

namespace {

bool bare(Doc const& list) {
  return std::none_of(list.begin(), list.end(), [](Doc const& one) { return one.is_structured(); });
}

}  // namespace

void Inquiry::take(Doc const& value, std::string const& path) {
  std::string const before = path.empty() ? "" : path + "/";
  if (value.is_object()) {
    for (auto const& [key, one] : value.items()) take(one, before + key);
    return;
  }
  Given out{path, "", Given::plain, {}};
  if (value.is_array()) {
    bool const point = value.size() == 2 && bare(value) && leaf_of(path) == "point";
    if (point) return take(value[0], before + "0"), take(value[1], before + "1");
    out.kind = bare(value) ? Given::several : Given::json;
    if (out.kind == Given::json) out.text = dump_doc(value);
    else
      for (Doc const& one : value) out.text += (out.text.empty() ? "" : ", ") + (one.is_string() ? one.get<std::string>() : dump_doc(one));
  } else if (!value.is_null()) {
    out.text = value.is_string() ? value.get<std::string>() : dump_doc(value);
  }
  givens_.push_back(std::move(out));
}

void Inquiry::put(size_t given, std::string text) {
  if (given >= givens_.size() || text.size() > kMostText) return;
  givens_[given].text = std::move(text);
  ask();
}

namespace {

// The place of a path, made where it is not there; of "point/0" and "point/1" the list is filled in their order.
Doc& place(Doc& root, std::string_view path) {
  Doc* at = &root;
  while (!path.empty()) {
    size_t const cut_at = std::min(path.find('/'), path.size());
    std::string const name(path.substr(0, cut_at));
    path.remove_prefix(std::min(cut_at + 1, path.size()));
    bool const counted = name == "0" || name == "1";
    if (counted) {
      if (!at->is_array()) *at = Doc::array();
      at->push_back(nullptr);
      at = &at->back();
    } else {
      if (!at->is_object()) *at = Doc::object();
      at = &(*at)[name];
    }
  }
  return *at;
}

Doc list_of(std::string_view text) {
  Doc out = Doc::array();
  while (!text.empty()) {
    size_t const comma = std::min(text.find(','), text.size());
    std::string one(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
    one.erase(0, one.find_first_not_of(' ') == one.npos ? one.size() : one.find_first_not_of(' '));
    one.erase(one.find_last_not_of(' ') + 1);
    if (!one.empty()) out.push_back(value_of(one));
  }
  return out;
}

}  // namespace

Doc Inquiry::written() const {
  Doc given = Doc::object();
  for (Given const& one : givens_) {
    Doc value = one.kind == Given::several && !one.text.starts_with('[') ? list_of(one.text) : value_of(one.text);
    bool const counted = leaf_of(one.path) == "0" || leaf_of(one.path) == "1";
    if (counted || !value.is_null()) place(given, one.path) = std::move(value);
  }
  return given;
}

void Inquiry::ask() {
  Doc const given = written();
  answer_ = shop_->ask(question().name, given, Doc::object());
  fault_ = fault_words();
  sentence_ = get_text(answer_, "error").empty() ? words().sentence(question().name, given, answer_) : "";
}

std::string Inquiry::fault_words() const {
  std::string out = get_text(answer_, "error");
  if (out.empty() || out.find("one of") != out.npos) return out;
  for (Given const& one : givens_) {
    auto const& known = one.words.values;
    if (known.empty() || one.text.empty() || out.find("'" + one.text + "'") == out.npos || std::find(known.begin(), known.end(), one.text) != known.end()) continue;
    out += " There is:";
    for (std::string const& value : known) out += (value == known.front() ? " " : ", ") + value;
    return out + ".";
  }
  return out;
}

}  // namespace paddock::app
