#include "post/thread_parts.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kHeadingReach = 300;   // bytes from "multipart/" to its boundary
constexpr size_t kMostBoundaries = 64;

struct Boundary {
  std::string line;      // "--abc"
  size_t declared = 0;   // where it is
};

struct Part {
  size_t begin = 0, end = 0;
  size_t boundary = 0;
  std::string_view type;   // "text/plain", empty: not said
  bool filled = false;     // something stands below its heading
};

class Parts {
 public:
  explicit Parts(std::string& text) : text_(text), low_(lowered(text)) {}

  bool run() {
    find_boundaries();
    if (!boundaries_.empty()) cut();
    bool any = false;
    for (Part const& p : parts_) {
      bool const text = p.type.empty() || p.type == "text/plain" || p.type.starts_with("multipart/") || p.type.starts_with("message/");
      if (text || (p.type == "text/html" && !plain_beside(p, 0))) continue;
      blank_range(text_, p.begin, p.end);
      any = true;
    }
    for (auto const& line : lines_)
      if (any) blank_range(text_, line.first, line.second);
    return any;
  }

 private:
  void find_boundaries() {
    for (size_t at = low_.find("boundary="); at != low_.npos && boundaries_.size() < kMostBoundaries; at = low_.find("boundary=", at + 1)) {
      size_t const from = at > kHeadingReach ? at - kHeadingReach : 0;
      if (low_.substr(from, at - from).find("multipart/") == low_.npos) continue;
      size_t begin = at + 9;
      bool const quoted = begin < text_.size() && text_[begin] == '"';
      begin += quoted;
      size_t const end = std::min(text_.find_first_of(quoted ? "\"\n" : " ;\t\r\n", begin), text_.size());
      if (end > begin && end - begin <= 100) boundaries_.push_back({"--" + text_.substr(begin, end - begin), at});
    }
  }

  void cut() {
    Part open;
    bool is_open = false;
    for (size_t begin = 0; begin < text_.size();) {
      size_t const end = std::min(text_.find('\n', begin), text_.size());
      std::string_view const line = trimmed(std::string_view(text_).substr(begin, end - begin));
      for (size_t k = 0; k < boundaries_.size() && line.starts_with("--"); ++k) {
        bool const opens = line == boundaries_[k].line, closes = line == boundaries_[k].line + "--";
        if (!opens && !closes) continue;
        if (is_open) open.end = begin, add(open);
        is_open = opens;
        open = {std::min(end + 1, text_.size()), 0, k, {}, false};
        lines_.push_back({begin, end});
        break;
      }
      begin = end + 1;
    }
    if (is_open) open.end = text_.size(), add(open);
  }

  void add(Part part) {
    size_t at = part.begin;
    for (; at < part.end;) {
      size_t const end = std::min(text_.find('\n', at), part.end);
      std::string_view const line = trimmed(std::string_view(low_).substr(at, end - at));
      at = end + 1;
      if (line.empty()) break;
      if (line.starts_with("content-type:")) part.type = trimmed(line.substr(0, line.find(';')).substr(13));
    }
    at = std::min(at, part.end);
    part.filled = !trimmed(std::string_view(text_).substr(at, part.end - at)).empty();
    parts_.push_back(part);
  }

  // Whether the same is said as plain text: in a part beside it, or beside the part that holds it.
  bool plain_beside(Part const& p, int depth) const {
    for (Part const& other : parts_)
      if (other.boundary == p.boundary && other.filled && (other.type == "text/plain" || other.type.empty())) return true;
    for (Part const& outer : parts_)
      if (depth < 8 && outer.boundary != p.boundary && outer.begin <= boundaries_[p.boundary].declared && boundaries_[p.boundary].declared < outer.end)
        return plain_beside(outer, depth + 1);
    return false;
  }

  std::string& text_;
  std::string const low_;
  std::vector<Boundary> boundaries_;
  std::vector<Part> parts_;
  std::vector<std::pair<size_t, size_t>> lines_;   // that part them
};

}  // namespace

bool plain_parts_only(std::string& text) { return text.find("oundary") != text.npos && Parts(text).run(); }

}  // namespace paddock::post
