#include "view/designer.hpp"

#include <algorithm>
#include <optional>
#include <span>

namespace paddock {
namespace {

constexpr int kMostSteps = 12;

// "/a/b~1c" -> "a", "b/c".
std::vector<std::string> steps_of(std::string_view path) {
  std::vector<std::string> out;
  for (size_t at = 0; at < path.size();) {
    size_t const end = std::min(path.find('/', at + 1), path.size());
    std::string step;
    for (size_t i = at + 1; i < end; ++i) {
      bool const coded = path[i] == '~' && i + 1 < end;
      step += !coded ? path[i] : path[i + 1] == '1' ? '/' : '~';
      i += coded;
    }
    out.push_back(std::move(step));
    at = end;
  }
  return out;
}

// The index a step of a list names: "-" is behind the last.
std::optional<size_t> index_in(Doc const& list, std::string const& step) {
  if (step == "-") return list.size();
  if (step.empty() || step.size() > 4) return {};
  size_t n = 0;
  for (char const c : step) {
    if (c < '0' || c > '9') return {};
    n = n * 10 + size_t(c - '0');
  }
  return n <= list.size() ? std::optional(n) : std::nullopt;
}

bool put(Doc& at, std::span<std::string const> steps, Doc const& value) {
  if (steps.empty()) return at = value, true;
  std::string const& step = steps[0];
  bool const last = steps.size() == 1;
  if (at.is_array()) {
    std::optional<size_t> const n = index_in(at, step);
    if (!n || (*n == at.size() && value.is_null())) return false;
    if (last && value.is_null()) return at.erase(*n), true;
    if (*n == at.size()) at.push_back(nullptr);
    return put(at[*n], steps.subspan(1), value);
  }
  if (at.is_null()) at = step == "-" ? Doc::array() : Doc::object();
  if (at.is_array()) return put(at, steps, value);
  if (!at.is_object()) return false;
  if (value.is_null() && !at.contains(step)) return true;   // it is not there already
  if (last && value.is_null()) return at.erase(step), true;
  return put(at[step], steps.subspan(1), value);
}

}  // namespace

Expected<Doc> changed(Doc const& design, DesignEdit const& edit) {
  Doc out = design;
  for (DesignEdit::Change const& one : edit.changes) {
    auto const steps = steps_of(one.path);
    if (int(steps.size()) > kMostSteps || !put(out, steps, one.value))
      return Error{one.path, "The design has no such place."};
  }
  if (dump_doc(out).size() > kDesignBytes) return Error{"", "The design would become too large."};
  return out;
}

}  // namespace paddock
