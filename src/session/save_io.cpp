#include "session/save_io.hpp"

#include <algorithm>

namespace paddock::saves {

namespace {

uint64_t hash_text(std::string_view text) {
  uint64_t h = text.size();
  for (char c : text) h = mix64(h ^ uint8_t(c));
  return h;
}

// Of objects the order of keys does not count: other programs write them in another one.
uint64_t hash_doc(Doc const& d) {
  uint64_t h = 0;
  if (d.is_object())
    for (auto it = d.begin(); it != d.end(); ++it) h += mix64(hash_text(it.key()) ^ mix64(hash_doc(it.value())));
  else if (d.is_array())
    for (Doc const& e : d) h = mix64(h ^ hash_doc(e));
  else h = hash_text(dump_doc(d));
  return mix64(h ^ uint64_t(d.is_object() ? 1 : d.is_array() ? 2 : 3));
}

}  // namespace

uint64_t hash_of(Doc const& save, uint64_t state) {
  static constexpr std::string_view kNotRecord[] = {"hash", "seat", "draft", "revision", "desk"};
  uint64_t h = 0;
  for (auto it = save.begin(); it != save.end(); ++it)
    if (std::find(std::begin(kNotRecord), std::end(kNotRecord), it.key()) == std::end(kNotRecord))
      h += mix64(hash_text(it.key()) ^ mix64(hash_doc(it.value())));
  return mix64(h ^ mix64(state));
}

bool sound(Doc const& save, uint64_t state) {
  uint64_t hash = 0;
  if (!from_hex(get_text(save, "hash"), hash)) return false;
  return hash == (get_int(save, "schema") > 1 ? hash_of(save, state) : state);
}

Doc tape_to_doc(std::vector<Roll> const& tape) {
  Doc out = Doc::array();
  for (Roll const& r : tape) {
    Doc e = Doc::array({r.label, int(r.seat)});
    if (r.permille) e.push_back("chance " + std::to_string(r.permille));
    else e.push_back("d" + std::to_string(r.faces));
    e.push_back(r.value);
    out.push_back(e);
  }
  return out;
}

namespace {

// "d6" or "chance 300".
bool read_shape(std::string const& shape, Roll& r) {
  bool const chance = shape.rfind("chance ", 0) == 0;
  if (!chance && shape.rfind('d', 0) != 0) return false;
  int n = 0;
  for (size_t i = chance ? 7 : 1; i < shape.size(); ++i) {
    if (shape[i] < '0' || shape[i] > '9' || n > 6000) return false;
    n = n * 10 + (shape[i] - '0');
  }
  r.faces = uint16_t(chance ? 2 : n);
  r.permille = uint16_t(chance ? n : 0);
  return n > 0;
}

}  // namespace

Expected<std::vector<Roll>> tape_from_doc(Doc const& doc) {
  std::vector<Roll> tape;
  if (!doc.is_array() || doc.size() > 100'000) return Error{"/tape", "a list of rolls is expected"};
  for (size_t i = 0; i < doc.size(); ++i) {
    Doc const& e = doc[i];
    Roll r;
    bool const whole = e.is_array() && e.size() == 4 && e[0].is_string() && e[1].is_number_integer() &&
                       e[2].is_string() && e[3].is_number_integer();
    if (!whole || !read_shape(e[2].get<std::string>(), r))
      return Error{"/tape/" + std::to_string(i), "a roll is [label, seat, \"d6\", value]"};
    int64_t const seat = e[1].get<int64_t>();
    if (seat < kNobody || seat >= kMaxSeats) return Error{"/tape/" + std::to_string(i), "there is no seat " + std::to_string(seat) + "; -1 is nobody's roll"};
    r.seat = Seat(seat);
    int64_t const value = e[3].get<int64_t>();
    if (value < (r.permille ? 0 : 1) || value > (r.permille ? 1 : r.faces))
      return Error{"/tape/" + std::to_string(i), std::to_string(value) + " is no face of " + e[2].get<std::string>()};
    r.value = uint16_t(value);
    tape.push_back(r);
  }
  return tape;
}

}  // namespace paddock::saves
