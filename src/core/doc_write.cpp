// The JSON writer. Broken UTF-8 comes out as U+FFFD.
#include <cassert>

#include "core/doc_text.hpp"

namespace paddock {
namespace {

class Writer {
 public:
  explicit Writer(bool pretty) : pretty_(pretty) {}
  std::string out;

  void value(Doc const& doc, size_t depth) {
    switch (doc.type()) {
      case Doc::value_t::object: return object(doc, depth);
      case Doc::value_t::array: return array(doc, depth);
      case Doc::value_t::string: return text(doc.get_ref<std::string const&>());
      case Doc::value_t::boolean: out += doc.get<bool>() ? "true" : "false"; return;
      case Doc::value_t::number_integer: out += std::to_string(doc.get<int64_t>()); return;
      case Doc::value_t::number_unsigned: out += std::to_string(doc.get<uint64_t>()); return;
      case Doc::value_t::binary: out.append(doc.get_binary().begin(), doc.get_binary().end()); return;   // decimal_doc()
      default:
        assert(doc.is_null());   // a float: use decimal_doc()
        out += "null";
    }
  }

 private:
  void line(size_t depth) {
    if (!pretty_) return;
    out.push_back('\n');
    out.append(depth, ' ');
  }

  void object(Doc const& doc, size_t depth) {
    out.push_back('{');
    bool first = true;
    for (auto const& [key, item] : doc.get_ref<Doc::object_t const&>()) {
      if (!first) out.push_back(',');
      first = false;
      line(depth + 1);
      text(key);
      out += pretty_ ? ": " : ":";
      value(item, depth + 1);
    }
    if (!first) line(depth);
    out.push_back('}');
  }

  void array(Doc const& doc, size_t depth) {
    out.push_back('[');
    bool first = true;
    for (Doc const& item : doc.get_ref<Doc::array_t const&>()) {
      if (!first) out.push_back(',');
      first = false;
      line(depth + 1);
      value(item, depth + 1);
    }
    if (!first) line(depth);
    out.push_back(']');
  }

  void text(std::string_view words) {
    constexpr std::string_view kMeant = "\"\\\b\f\n\r\t", kMarks = "\"\\bfnrt";
    out.push_back('"');
    while (!words.empty()) {
      char const c = words.front();
      size_t size = letter_size(words);
      if (size_t const i = kMeant.find(c); i != kMeant.npos) {
        out.push_back('\\');
        out.push_back(kMarks[i]);
      } else if (uint8_t(c) < 0x20) {
        constexpr char const* kHex = "0123456789abcdef";
        out += "\\u00";
        out.push_back(kHex[c >> 4]);
        out.push_back(kHex[c & 15]);
      } else if (size == 0) {
        add_letter(out, 0xFFFD);
        size = 1;
      } else {
        out.append(words.substr(0, size));
      }
      words.remove_prefix(size);
    }
    out.push_back('"');
  }

  bool pretty_;
};

}  // namespace

std::string write_json(Doc const& doc, bool pretty) {
  Writer writer(pretty);
  writer.value(doc, 0);
  return std::move(writer.out);
}

}  // namespace paddock
