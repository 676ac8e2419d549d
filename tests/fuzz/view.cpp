// libFuzzer: what a player's copy of a meeting holds, out of a "#v" link (its payload) or a kept file (JSON). Whatever is
// taken for a position can be looked at, kept, handed on and played on.
#include "core/doc.hpp"
#include "fuzz.hpp"
#include "post/envelope.hpp"
#include "session/save_io.hpp"
#include "session/session.hpp"
#include "session/sim.hpp"

using namespace paddock;

namespace {

void look_at(Session const& s) {
  for (Seat viewer = kNobody; viewer < s.seats(); ++viewer) {
    (void)s.scene(viewer);
    (void)s.desk(viewer);
    (void)s.questions(viewer, "");
    (void)s.what_if(viewer, "", "");
    (void)s.standing(viewer);
    (void)s.papers(viewer);
    (void)s.order_text(viewer < 0 ? 0 : viewer);
  }
  (void)s.recap(), (void)s.chart_marks(), (void)s.map_text();
  for (Progress const& p : s.timeline()) {
    (void)s.film(p.turn);
    (void)s.log(p.turn);
    (void)s.report(p.turn);
  }
}

void use(Session& s) {
  look_at(s);
  if (!s.hash_matches()) return;
  auto kept = load_session(s.save());
  if (!read_well(kept) || !(*kept)->hash_matches() || (*kept)->public_hash() != s.public_hash()) abort();
  auto handed_on = open_link(s.table_link(), 1);
  if (!read_well(handed_on) || handed_on->session->public_hash() != s.public_hash()) abort();
  for (uint64_t n = 0; n < 3 && s.actor() >= 0; ++n) {
    auto played = s.fork();
    if (!sim_move(*played, n ? "random" : "easy", n) && !played->absent()) abort();
    look_at(*played);
  }
}

// A file whose hash is right, whatever it says: else every change of it would only be looked at.
Expected<std::unique_ptr<Session>> load_as_sound(Doc doc) {
  auto loaded = load_session(doc);
  if (!loaded) return loaded;
  doc["schema"] = 2;
  doc["hash"] = saves::to_hex(saves::hash_of(doc, (*loaded)->hash()));
  return load_session(doc);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  std::string_view const text = text_of(data, size);
  if (!text.empty() && text[0] == '{') {
    auto doc = parse_doc(text);
    if (!doc || !doc->is_object()) return 0;
    auto loaded = load_as_sound(std::move(*doc));
    if (read_well(loaded)) use(**loaded);
    return 0;
  }
  auto opened = open_link(post::fragment(post::Kind::View, text), 1);
  if (read_well(opened) && opened->session) use(*opened->session);
  return 0;
}
