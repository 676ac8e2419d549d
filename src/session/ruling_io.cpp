// Rulings in links and saves.
#include "core/text.hpp"
#include "session/link_io.hpp"
#include "session/ruling.hpp"

namespace paddock::rulings {
namespace {

constexpr size_t kLineBytes = 4 * kReasonPoints;

// A line as check_words() leaves it.
void transfer_line(post::Coder& c, std::string& text, size_t points) {
  text = c.text(text, kLineBytes);
  if (text.empty() || clean_name(text, points) != text) c.fail();
}

void transfer_patch(post::Coder& c, Doc& patch) {
  std::string const text = c.text(c.decoding() ? std::string() : dump_doc(patch), kPatchBytes);
  if (!c.decoding() || c.failed()) return;
  auto parsed = parse_doc(text, kPatchBytes);
  if (!parsed || !parsed->is_object()) return c.fail();
  patch = std::move(*parsed);
}

// How many there are; 0: the coder has failed.
size_t transfer_size(post::Coder& c, List& list) {
  uint64_t const n = c.number(list.size(), 21);
  if (n < 1 || n > kMost) c.fail();
  if (c.failed()) return 0;
  list.resize(size_t(n));
  return size_t(n);
}

Error line_from(Doc const& d, char const* key, size_t points, std::string& out) {
  out = get_text(d, key);
  return out.empty() || clean_name(out, points) != out ? Error{std::string("/") + key, "a short line is expected"} : Error{};
}

Error words_from(Doc const& d, Ruling& r) {
  if (Error e = line_from(d, "author", kAuthorPoints, r.author); !e.what.empty()) return e;
  return line_from(d, "reason", kReasonPoints, r.reason);
}

template <class Read>
Expected<List> list_from_doc(Doc const& doc, Read read) {
  List out;
  if (!doc.is_array() || doc.size() > kMost) return Error{"/rulings", "a list of at most " + std::to_string(kMost) + " rulings is expected"};
  for (size_t i = 0; i < doc.size(); ++i) {
    Error e = doc[i].is_object() ? read(doc[i], out.emplace_back()) : Error{"", "a ruling is expected"};
    if (!e.what.empty()) return Error{"/rulings/" + std::to_string(i) + e.where, e.what};
  }
  return out;
}

}  // namespace

void transfer(post::Coder& c, List& list) {
  size_t last = 0;
  for (size_t i = 0, n = transfer_size(c, list); i < n && !c.failed(); ++i) {
    Ruling& r = list[i];
    uint64_t const gap = c.number(r.before - last, 22);
    if (gap > links::kMostEntries) return c.fail();
    last = r.before = last + size_t(gap);
    transfer_line(c, r.author, kAuthorPoints);
    transfer_line(c, r.reason, kReasonPoints);
    transfer_patch(c, r.patch);
  }
}

void transfer_told(post::Coder& c, List& list) {
  for (size_t i = 0, n = transfer_size(c, list); i < n && !c.failed(); ++i) {
    Ruling& r = list[i];
    uint64_t const turn = c.number(uint64_t(r.turn), 22);
    if (turn > links::kMostEntries) return c.fail();
    r.turn = int(turn);
    transfer_line(c, r.author, kAuthorPoints);
    transfer_line(c, r.reason, kReasonPoints);
    r.secret = c.flag(r.secret, 23);
    r.told = c.text(r.told, kToldBytes);
    if (clean_name(r.told, kToldBytes) != r.told || (r.told.empty() && !r.secret)) c.fail();
  }
}

Doc to_save(List const& list) {
  Doc out = Doc::array();
  for (Ruling const& r : list)
    out.push_back(Doc{{"before", int64_t(r.before)}, {"author", r.author}, {"reason", r.reason}, {"patch", r.patch}});
  return out;
}

Expected<List> from_save(Doc const& doc) {
  return list_from_doc(doc, [](Doc const& d, Ruling& r) {
    int64_t const before = get_int(d, "before", -1);
    if (before < 0 || uint64_t(before) > links::kMostEntries) return Error{"/before", "the number of decisions before it is expected"};
    r.before = size_t(before);
    if (d.contains("patch")) r.patch = d["patch"];
    return words_from(d, r);
  });
}

Doc told_to_save(List const& list) {
  Doc out = Doc::array();
  for (Ruling const& r : list)
    out.push_back(Doc{{"turn", r.turn}, {"author", r.author}, {"reason", r.reason}, {"told", r.told}, {"secret", r.secret}});
  return out;
}

Expected<List> told_from_save(Doc const& doc) {
  return list_from_doc(doc, [](Doc const& d, Ruling& r) {
    int64_t const turn = get_int(d, "turn", -1);
    if (turn < 0 || uint64_t(turn) > links::kMostEntries) return Error{"/turn", "the turn it stands before is expected"};
    r.turn = int(turn);
    r.told = clean_name(get_text(d, "told"), kToldBytes);
    r.secret = get_bool(d, "secret");
    return words_from(d, r);
  });
}

}  // namespace paddock::rulings
