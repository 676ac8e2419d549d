#include "session/save_io.hpp"

namespace paddock::saves {

std::string to_hex(uint64_t v) {
  std::string out;
  for (int shift = 60; shift >= 0; shift -= 4) out.push_back("0123456789abcdef"[(v >> shift) & 15]);
  return out;
}

bool from_hex(std::string_view text, uint64_t& out) {
  if (text.empty() || text.size() > 16) return false;
  uint64_t v = 0;
  for (char c : text) {
    int const d = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    if (d < 0) return false;
    v = v << 4 | uint64_t(d);
  }
  out = v;
  return true;
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
