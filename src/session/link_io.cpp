#include "session/link_io.hpp"

#include "core/text.hpp"

namespace paddock::links {

void prime(post::Coder& c) {
  c.prime(
      R"({"upgrade":"turbo"}{"upgrade":"swaybars"}{"upgrade":"performance"}bot easy bot medium bot hard you screen link )"
      R"(forum mail short_oval road_course superspeedway nascar The Jonas Marta Olle Dieter Ruth Wanda Priya Ann Ben )"
      R"({"startSpeed":6,"sandDensity":300,"maxTurns":200,"sandReset":"everyCar","nmr":"coast"})");
}

void transfer_id(post::Coder& c, uint64_t& id) {
  uint64_t value = 0;
  for (int shift = 48; shift >= 0; shift -= 16)
    value = value << 16 | c.uniform(uint32_t(id >> shift) & 0xFFFF, 0x10000);
  id = value;
}

namespace {

// Objects travel as their JSON text; an empty one is an empty text.
void transfer_doc(post::Coder& c, Doc& doc) {
  std::string text = doc.is_object() && !doc.empty() ? dump_doc(doc) : "";
  text = c.text(text, 8192);
  if (!c.decoding()) return;
  doc = Doc::object();
  if (text.empty()) return;
  auto parsed = parse_doc(text, 8192);
  if (!parsed || !parsed->is_object()) c.fail();
  else doc = *parsed;
}

void transfer_seat(post::Coder& c, SeatSetup& seat, int index) {
  seat.name = c.text(seat.name, 160);
  if (c.decoding()) seat.name = clean_name(seat.name);
  if (c.flag(seat.livery == index % 12, 11)) seat.livery = index % 12;
  else seat.livery = int(c.number(uint64_t(seat.livery), 12) & 63);
  seat.number = int(c.number(uint64_t(seat.number), 13) % 1000);
  seat.driver = c.text(seat.driver, 32);
  transfer_doc(c, seat.options);
}

}  // namespace

void transfer_setup(post::Coder& c, Setup& s) {
  s.game = c.text(s.game, 40);
  s.title = c.text(s.title, 200);
  if (c.decoding()) s.title = clean_name(s.title, 200);
  s.track = c.text(s.track, 64);
  s.track_text = c.text(s.track_text, 64 * 1024);
  uint64_t const laps = c.number(uint64_t(s.laps), 1), seats = c.number(s.seats.size(), 2);
  if (seats < 1 || seats > uint64_t(kMaxSeats) || laps > 99) return c.fail();
  s.laps = int(laps);
  s.seats.resize(seats);
  for (size_t i = 0; i < seats && !c.failed(); ++i) transfer_seat(c, s.seats[i], int(i));
  transfer_doc(c, s.settings);
}

}  // namespace paddock::links
