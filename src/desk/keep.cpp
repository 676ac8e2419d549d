// What Play adds to a save: orders that wait, drafts, the inbox, who I am. Nothing of it touches the truth. Parts read and write
// what is theirs.
#include <algorithm>

#include "desk/kept.hpp"
#include "desk/play.hpp"

namespace paddock::app {
namespace {

// How often other seats have sealed here in this turn: who comes back to one of them counts on.
Doc revisions_beside(Session const& session, Seat me) {
  Doc out = Doc::array();
  for (Seat s = 0; s < session.seats(); ++s)
    if (uint32_t const sealed = session.revision(s); sealed && s != me) out.push_back({{"seat", s}, {"revision", int64_t(sealed)}});
  return out;
}

// The orders links of each seat count on from what was sealed here in this turn, whoever sat here last.
void load_revisions(Doc const& extra, Session& session) {
  auto const load = [&](int64_t seat, int64_t sealed) {
    if (seat >= 0 && seat < session.seats()) session.set_revision(Seat(seat), uint32_t(std::clamp<int64_t>(sealed, 0, 1'000'000)));
  };
  load(get_int(extra, "me", -1), get_int(extra, "revision"));
  for (Doc const& d : kept_list(extra, "revisions"))
    if (d.is_object()) load(get_int(d, "seat", -1), get_int(d, "revision"));
}

}  // namespace

Doc Play::save() const {
  Doc doc = truth().save();
  doc["desk"] = extra();
  return doc;
}

Doc Play::extra_of(Doc const& save) {
  if (!save.is_object()) return {};
  auto it = save.find("desk");
  return it != save.end() && it->is_object() ? Doc(*it) : Doc();
}

Doc Play::extra() const {
  Seat const me = chair_.me();
  Doc doc{{"turn", tray_.turn()}, {"me", me >= 0 ? int(me) : int(kNobody)}};
  if (uint32_t const mine = truth().revision(me)) doc["revision"] = int64_t(mine);
  if (Doc const others = revisions_beside(truth(), me); !others.empty()) doc["revisions"] = others;
  if (publishing_.looked()) doc["looked"] = true;
  if (clock_.pace() > 0) doc["pace"] = clock_.pace();
  if (inbox_.mailed()) doc["mailed"] = true;
  if (clock_.deadline() > 0) doc["deadline"] = clock_.deadline();
  if (publishing_.remembered().is_object()) doc["published"] = publishing_.remembered();
  if (Doc const handed = drivers_.kept(); !handed.empty()) doc["handed"] = handed;
  if (race_.stopped()) doc["ended"] = true;
  doc["orders"] = tray_.kept();
  doc["drafts"] = draft_.kept();
  doc["inbox"] = inbox_.kept();
  if (Doc const mails = inbox_.mails(); !mails.empty()) doc["mails"] = mails;
  return doc;
}

void Play::load_extra(Doc const& extra) {
  if (!extra.is_object()) return;
  clock_.read(extra, tray_.turn());
  inbox_.set_mailed(get_bool(extra, "mailed"));
  inbox_.read_mails(kept_list(extra, "mails"));
  drivers_.read(kept_list(extra, "handed"));
  int64_t const me = get_int(extra, "me", -1);
  if (race_.player() && race_.has(me)) chair_.look_through(Seat(me));
  bool const sent = race_.player() && race_.has(me) && get_int(extra, "revision") > 0;
  if (sent && get_int(extra, "turn") + 1 == tray_.turn()) draft_.go_on_from(kept_list(extra, "drafts"), Seat(me));
  if (get_int(extra, "turn") != tray_.turn()) return;  // the turn has been resolved since
  draft_.read(kept_list(extra, "drafts"));
  if (race_.player()) return load_revisions(extra, race_.session());
  race_.stop(get_bool(extra, "ended") && !race_.driven_out());
  publishing_.read(extra);
  tray_.read(kept_list(extra, "orders"));
  inbox_.read(kept_list(extra, "inbox"));
}

}  // namespace paddock::app
