#include "desk/inquiry.hpp"

#include <algorithm>

#include "core/find_words.hpp"
#include "view/line.hpp"

namespace paddock::app {
namespace {

constexpr size_t kMostValue = 64u << 10;

// What was typed, as JSON where it is that, else as a text: 40, true, "1/3" and front_left all mean what they look like. The error:
// it is JSON, and a name stands twice in it.
Expected<Doc> value_of(std::string const& text) {
  if (text.empty()) return Doc();
  Expected<Doc> doc = parse_written(text, kMostValue);
  if (doc || parse_doc(text, kMostValue)) return doc;
  return Doc(text);
}

constexpr size_t kMostText = 4000;

}  // namespace

std::string_view part_of(std::string_view question) { return question.substr(0, question.find('.')); }

std::string_view leaf_of(std::string_view path) { return path.substr(path.rfind('/') + 1); }
int row_of(std::string_view path) {
  std::string_view const leaf = leaf_of(path);
  bool const digits = !leaf.empty() && leaf.size() < 4 && std::all_of(leaf.begin(), leaf.end(), [](char c) { return c >= '0' && c <= '9'; });
  return digits ? std::stoi(std::string(leaf)) : -1;
}
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
  if (value.is_number_integer()) return number_text(value.get<int64_t>());
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
  givens_.clear(), rows_.clear();
  if (Expected<Doc> const example = parse_doc(question().example); example && example->is_object()) {
    take(*example, "");
    word_them(*example);
  }
  ask();
}

namespace {

bool bare(Doc const& list) {
  return std::none_of(list.begin(), list.end(), [](Doc const& one) { return one.is_structured(); });
}
bool of_objects(Doc const& list) {
  return !list.empty() && std::all_of(list.begin(), list.end(), [](Doc const& one) { return one.is_object(); });
}
std::string row_path(std::string_view list, int row) { return std::string(list) + "/" + std::to_string(row) + "/"; }

}  // namespace

void Inquiry::word_them(Doc const& example) {
  for (Given& one : givens_) {
    one.words = words().given(question().name, one.path, example);
    if (one.kind == Given::several && one.words.hint.empty()) one.words.hint = "several, with commas between them";
    if (one.kind == Given::json && one.words.hint.empty()) one.words.hint = "a list, written as in the example: names and values in \"quotes\", {} around each";
  }
  // What one row of the example leaves out has the words that it has in another.
  for (Rows& rows : rows_)
    for (Given& field : rows.sample) {
      for (Given const& one : givens_)
        for (int row = 0; row < rows.count; ++row)
          if (one.path == row_path(rows.path, row) + field.path && (field.words.label.empty() || field.words.values.empty())) field.words = one.words;
      for (Given& one : givens_)
        for (int row = 0; row < rows.count; ++row)
          if (one.path == row_path(rows.path, row) + field.path) one.words = field.words;
    }
}

// A row has all fields that any of them has.
void Inquiry::take_rows(Doc const& list, std::string const& path) {
  size_t const from = givens_.size();
  Rows rows{path, {}, int(list.size())};
  for (int row = 0; row < rows.count; ++row) {
    size_t const first = givens_.size();
    std::string const before = row_path(path, row);
    take(list[size_t(row)], before.substr(0, before.size() - 1));
    for (size_t i = first; i < givens_.size(); ++i) {
      Given field = givens_[i];
      field.path.erase(0, before.size()), field.text.clear();
      if (std::none_of(rows.sample.begin(), rows.sample.end(), [&](Given const& known) { return known.path == field.path; })) rows.sample.push_back(std::move(field));
    }
  }
  std::vector<Given> const said(givens_.begin() + std::ptrdiff_t(from), givens_.end());
  givens_.resize(from);
  for (int row = 0; row < rows.count; ++row)
    for (Given field : rows.sample) {
      field.path = row_path(path, row) + field.path;
      auto const it = std::find_if(said.begin(), said.end(), [&](Given const& one) { return one.path == field.path; });
      givens_.push_back(it == said.end() ? std::move(field) : *it);
    }
  rows_.push_back(std::move(rows));
}

size_t Inquiry::end_of(Rows const& rows) const {
  size_t end = givens_.size();
  for (size_t i = 0; i < givens_.size(); ++i)
    if (givens_[i].path.starts_with(rows.path + "/")) end = i + 1;
  return end;
}

void Inquiry::add_row(std::string_view path) {
  for (Rows& rows : rows_) {
    if (rows.path != path || rows.count >= kMostRows) continue;
    size_t at = end_of(rows);
    for (Given field : rows.sample) {
      std::string const last = row_path(path, rows.count - 1) + field.path;
      for (Given const& one : givens_)
        if (one.path == last) field.text = one.text;
      field.path = row_path(path, rows.count) + field.path;
      givens_.insert(givens_.begin() + std::ptrdiff_t(at++), std::move(field));
    }
    ++rows.count;
  }
  ask();
}

// The last one stays: a list with nothing in it has no place to be added to.
void Inquiry::remove_row(std::string_view path, int index) {
  for (Rows& rows : rows_) {
    if (rows.path != path || index < 0 || index >= rows.count || rows.count == 1) continue;
    std::erase_if(givens_, [&](Given const& one) { return one.path.starts_with(row_path(path, index)); });
    for (int row = index + 1; row < rows.count; ++row)
      for (Given& one : givens_)
        if (std::string const was = row_path(path, row); one.path.starts_with(was)) one.path = row_path(path, row - 1) + one.path.substr(was.size());
    --rows.count;
  }
  ask();
}

void Inquiry::take(Doc const& value, std::string const& path) {
  std::string const before = path.empty() ? "" : path + "/";
  if (value.is_object()) {
    for (auto const& [key, one] : value.items()) take(one, before + key);
    return;
  }
  if (value.is_array() && of_objects(value)) return take_rows(value, path);
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

// The place of a path, made where it is not there; a number is a place in a list.
Doc& place(Doc& root, std::string_view path) {
  Doc* at = &root;
  while (!path.empty()) {
    size_t const cut_at = std::min(path.find('/'), path.size());
    std::string const name(path.substr(0, cut_at));
    path.remove_prefix(std::min(cut_at + 1, path.size()));
    if (int const row = row_of(name); row >= 0) {
      if (!at->is_array()) *at = Doc::array();
      while (int(at->size()) <= row) at->push_back(nullptr);
      at = &(*at)[size_t(row)];
    } else {
      if (!at->is_object()) *at = Doc::object();
      at = &(*at)[name];
    }
  }
  return *at;
}

Expected<Doc> list_of(std::string_view text) {
  Doc out = Doc::array();
  while (!text.empty()) {
    size_t const comma = std::min(text.find(','), text.size());
    std::string one(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
    one.erase(0, one.find_first_not_of(' ') == one.npos ? one.size() : one.find_first_not_of(' '));
    one.erase(one.find_last_not_of(' ') + 1);
    if (one.empty()) continue;
    Expected<Doc> value = value_of(one);
    if (!value) return value.error();
    out.push_back(std::move(*value));
  }
  return out;
}

}  // namespace

Expected<Doc> Inquiry::written() const {
  Doc given = Doc::object();
  for (Rows const& rows : rows_)
    for (int row = 0; row < rows.count; ++row) place(given, rows.path + "/" + std::to_string(row)) = Doc::object();
  for (Given const& one : givens_) {
    Expected<Doc> value = one.kind == Given::several && !one.text.starts_with('[') ? list_of(one.text) : value_of(one.text);
    if (!value) return Error{"'" + one.path + "'", value.error().what};
    if (row_of(one.path) >= 0 || !value->is_null()) place(given, one.path) = std::move(*value);
  }
  return given;
}

void Inquiry::ask() {
  Expected<Doc> const given = written();
  answer_ = given ? shop_->ask(question().name, *given, Doc::object()) : Doc{{"error", given.error().text()}};
  fault_ = fault_words();
  sentence_ = get_text(answer_, "error").empty() ? words().sentence(question().name, *given, answer_) : "";
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
