#include "core/doc.hpp"

#include <climits>

#include "core/doc_text.hpp"
#include "core/scan.hpp"
#include "core/text.hpp"

namespace paddock {
namespace {

// A pass over the raw text that finds nesting deeper and objects larger than we ever write, before the parser sees it: it looks
// each name up among those before it. Empty: neither.
char const* unlike_ours(std::string_view text) {
  int depth = 0;
  int members[kDocDepth + 1] = {};        // of the object that is open at each depth, less one; below 0: a list
  bool in_string = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char const c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      else if (c == '"') in_string = false;
    } else if (c == '"') {
      in_string = true;
    } else if (c == '{' || c == '[') {
      if (++depth > kDocDepth) return "This is nested deeper than anything Paddock writes.";
      if (depth > 0) members[depth] = c == '{' ? 0 : INT_MIN;
    } else if (c == ',') {
      if (depth > 0 && ++members[depth] >= kDocMembers) return "An object here has more members than anything Paddock writes.";
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return "";
}

Expected<Doc> parsed(std::string_view text, size_t max_bytes, bool once) {
  if (text.size() > max_bytes)
    return Error{"", "This file is too large: " + std::to_string(text.size()) + " bytes, at most " +
                         std::to_string(max_bytes) + " are read."};
  if (char const* const why = unlike_ours(text); *why) return Error{"", why};
  Doc doc;
  size_t fault = 0;
  std::string twice;
  if (read_json(text, doc, fault, once ? &twice : nullptr)) return doc;
  Place const place = place_in(text, fault - 1);
  bool const ends = text.find_first_not_of(" \t\r\n", fault - 1) == text.npos;
  std::string const why = ends ? "The text ends in the middle of it; it was cut short." : "This is not JSON here.";
  return Error{"line " + std::to_string(place.line) + ", column " + std::to_string(place.column), twice.empty() ? why : "\"" + cut(twice, 60) + "\" stands twice in this object; only one of the two could count."};
}

}  // namespace

Expected<Doc> parse_doc(std::string_view text, size_t max_bytes) { return parsed(text, max_bytes, false); }
Expected<Doc> parse_written(std::string_view text, size_t max_bytes) { return parsed(text, max_bytes, true); }

std::string dump_doc(Doc const& doc, bool pretty) { return write_json(doc, pretty); }

std::string get_text(Doc const& doc, char const* key) { return get_text(doc, key, ""); }
std::string get_text(Doc const& doc, char const* key, std::string_view fallback) {
  if (doc.is_object())
    if (auto it = doc.find(key); it != doc.end() && it->is_string()) return it->get<std::string>();
  return std::string(fallback);
}

int64_t get_int(Doc const& doc, char const* key, int64_t fallback) {
  if (doc.is_object())
    if (auto it = doc.find(key); it != doc.end() && it->is_number_integer()) return it->get<int64_t>();
  return fallback;
}

bool get_bool(Doc const& doc, char const* key, bool fallback) {
  if (doc.is_object())
    if (auto it = doc.find(key); it != doc.end() && it->is_boolean()) return it->get<bool>();
  return fallback;
}

namespace {

// {"0": {...}} onto a list: each key indexes an element that is there.
bool indexes(Doc const& target, Doc const& patch) {
  if (!target.is_array() || patch.empty()) return false;
  for (auto it = patch.begin(); it != patch.end(); ++it) {
    int const index = whole_number(it.key(), 4);
    if (index < 0 || size_t(index) >= target.size()) return false;
  }
  return true;
}

}  // namespace

void merge_patch(Doc& target, Doc const& patch) {
  if (!patch.is_object()) {
    target = patch;
    return;
  }
  if (indexes(target, patch)) {
    for (auto it = patch.begin(); it != patch.end(); ++it) merge_patch(target[size_t(whole_number(it.key(), 4))], it.value());
    return;
  }
  if (!target.is_object()) target = Doc::object();
  for (auto it = patch.begin(); it != patch.end(); ++it) {
    if (it.value().is_null()) target.erase(it.key());
    else merge_patch(target[it.key()], it.value());
  }
}

Doc const* at_pointer(Doc const& doc, std::string_view pointer) {
  Doc const* at = &doc;
  while (!pointer.empty()) {
    if (pointer[0] != '/') return nullptr;
    size_t const end = pointer.find('/', 1);
    std::string part(pointer.substr(1, end == std::string_view::npos ? end : end - 1));
    pointer = end == std::string_view::npos ? std::string_view{} : pointer.substr(end);
    for (size_t i = 0; (i = part.find('~', i)) != std::string::npos; ++i)
      part.replace(i, 2, i + 1 < part.size() && part[i + 1] == '1' ? "/" : "~");
    if (at->is_object()) {
      auto it = at->find(part);
      if (it == at->end()) return nullptr;
      at = &*it;
    } else if (at->is_array()) {
      int const index = whole_number(part, 6);
      if (index < 0 || size_t(index) >= at->size()) return nullptr;
      at = &(*at)[size_t(index)];
    } else {
      return nullptr;
    }
  }
  return at;
}

}  // namespace paddock
