#include "shell/copies.hpp"

#include "session/save_io.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr int kCopies = 50;

char const* noun(From from) {
  switch (from) {
    case From::Link: return "the link";
    case From::File: return "the file";
    default: return "the copy opened meanwhile";
  }
}

std::string name_of(std::string const& base, int n) { return n == 1 ? base : base + "-" + std::to_string(n); }

// A copy of another kind that went otherwise: the GM's own table when a link of his race is opened here, another seat's copy.
struct Parted {
  std::string id;
  int turn = 0, now = 0;                // from which they differ, and in which it is
};
Parted parted_of_race(store::Library& library, Session const& came, std::string const& but) {
  std::string const race = saves::to_hex(came.game_id());
  for (store::Listed const& one : library.list()) {
    if (!one.id.starts_with(race) || one.id == but || !one.readable) continue;
    auto loaded = library.load(one.id);
    auto doc = loaded ? parse_doc(loaded->text) : Expected<Doc>(loaded.error());
    auto session = doc ? load_session(*doc) : Expected<std::unique_ptr<Session>>(doc.error());
    if (!session || (*session)->game_id() != came.game_id() || came.differs_from(**session) == 0) continue;
    return {one.id, kinship(came, **session).turn, (*session)->turn()};
  }
  return {};
}

}  // namespace

// What is kept under a name; the open race is ahead of what the medium has.
Expected<Doc> Copies::kept_doc(std::string const& id) {
  if (race_.is(id) && !race_.read_only()) return race_->save();
  auto loaded = means_.library.load(id);
  if (!loaded) return loaded.error();
  return parse_doc(loaded->text);
}

// The first name under which nothing else is kept, or a copy that is of one line with `came`.
Copies::Place Copies::place_for(std::string const& base, Session const& came) {
  Place at;
  for (int n = 1; n <= kCopies; ++n) {
    at.id = name_of(base, n);
    if (!means_.library.has(at.id) && !race_.is(at.id)) return at;
    auto doc = kept_doc(at.id);
    if (!doc) return at;                // damaged: what came mends it; of a newer Paddock: saving says so
    auto session = load_session(*doc);
    if (!session) continue;
    Kinship const kin = kinship(came, **session);
    at.turn = (*session)->turn();
    if (kin.kind != Kinship::Forked) {
      at.kin = kin.kind;
      at.doc = std::move(*doc);
      at.kept = std::move(*session);
      return at;
    }
    if (at.parted.empty()) at.parted = at.id, at.parted_turn = kin.turn, at.parted_now = at.turn;
  }
  return at;
}

bool Copies::open_beside(std::string const& base, std::unique_ptr<Session> came, Doc const& extra, Seat seat, From from) {
  Place at = place_for(base, *came);
  if (!at.kept && at.parted.empty()) {
    Parted const other = parted_of_race(means_.library, *came, at.id);
    at.parted = other.id, at.parted_turn = other.turn, at.parted_now = other.now;
  }
  Words const words = came->words();
  bool const my_seat = from == From::Link && seat >= 0;
  if (at.kept && (at.kin == Kinship::Older || (at.kin == Kinship::Same && !my_seat))) {
    std::string const came_turn = words.turn(came->turn());
    Doc const came_doc = Play(at.id, std::move(came), extra).save();   // as it would be kept: a file may have no desk, and older spellings
    Seat const taken = my_seat ? seat : kNobody;
    races_.become_kept(std::make_unique<Play>(at.id, std::move(at.kept), Play::extra_of(at.doc), taken), taken);
    tell_kept(at, came_doc, came_turn, from);
    return false;
  }
  bool const link = from == From::Link;
  if (at.kept && link) came->recall(*at.kept);  // what earlier links of this seat had shown
  std::string const other = at.parted;
  races_.become(std::make_unique<Play>(at.id, std::move(came), at.kept && link ? Play::extra_of(at.doc) : extra, seat));
  if (other.empty()) return true;
  other_ = {other, {}};
  problem_.show({.title = "Two copies of this " + words.race,
                .words = "They differ from " + words.turn(at.parted_turn) + " on. This is the one of " + noun(from) +
                         "; the other one is in " + words.turn(at.parted_now) + " and stays kept, too.",
                .again = false, .offer = "Open the other copy", .calm = true});
  return true;
}

// The kept copy is open; what came is older, or says the same of the turns that are over.
void Copies::tell_kept(Place const& at, Doc const& came, std::string const& came_turn, From from) {
  Words const& words = race_->race().words();
  std::string const kept_turn = words.turn(at.turn);
  if (from == From::Link) {
    if (at.kin == Kinship::Older) toast("That link is older than what is kept here; this is the newer one.", Tone::Info, "history");
    return;
  }
  if (from == From::Gm) return toast("You keep this " + words.race + " here already, with the orders that have come in.", Tone::Info, "gavel");
  if (came == race_->save()) return toast("This is what is kept here already.", Tone::Info, "device-floppy");
  bool const older = at.kin == Kinship::Older;
  std::string const first = older ? capital(noun(from)) + " ends in " + came_turn + "; the copy kept here goes on from there and is in " + kept_turn
                                  : capital(noun(from)) + " and the copy kept here differ in what has been written for " + kept_turn;
  other_ = {at.id, dump_doc(came)};
  problem_.show({.title = older ? "A newer copy is kept here" : "This " + words.race + " is kept here already",
                .words = first + ". The kept one is open now; nothing was replaced.",
                .again = false, .offer = "Open the other copy", .calm = true});
}

// The copy that the card speaks of: a kept one, or what came, which is then kept under a name of its own.
void Copies::open_other() {
  Other const other = std::exchange(other_, {});
  problem_.close();
  if (other.id.empty()) return;
  if (other.text.empty()) return races_.open(other.id);
  std::string const base = copy_number(other.id) > 1 ? other.id.substr(0, other.id.rfind('-')) : other.id;
  int n = 2;
  while (n < kCopies && means_.library.has(name_of(base, n))) ++n;
  if (n == kCopies) return toast("There are " + std::to_string(kCopies) + " copies here already; delete some first.", Tone::Bad, "alert-circle");
  races_.open_save(other.text, name_of(base, n));
  race_.all_new();
}

// The open table, or the kept copy that is in their turn.
std::string Copies::table_for(Orders const& orders) {
  if (race_ && !race_->race().player() && race_->session().game_id() == orders.game_id) return race_->id();
  std::string const base = saves::to_hex(orders.game_id);
  for (int n = 1; n <= kCopies; ++n)
    for (store::Listed const& one : means_.library.list())
      if (one.id == name_of(base, n) && one.summary.turn == orders.turn) return one.id;
  return base;
}

// The GM takes the race up where its last turn ended.
void Copies::go_on_as_gm() {
  auto table = race_->session().as_table(means_.host.new_seed());
  if (!table) return toast("A GM cannot go on from this link; open a back-up file of the race.", Tone::Warn, "alert-triangle");
  std::string const link_copy = race_->id(), id = saves::to_hex(table->game_id());
  bool const mine = open_beside(id, std::move(table), {}, kNobody, From::Gm);
  means_.library.erase(link_copy);             // it held nothing but the turns that the table holds
  if (!mine || problem_.any()) return;
  Words const& words = race_->race().words();
  problem_.show({.title = "You are the GM of this " + words.race + " now",
                .words = "It goes on from " + words.turn(race_->session().turn()) + ". Orders that have come in for it are in no "
                         "table link: ask for them again, or open a back-up file instead. The dice from now on are new.",
                .again = false, .calm = true});
}

}  // namespace paddock::app
