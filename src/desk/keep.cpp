// What Play adds to a save: orders that wait, drafts, the inbox, who I am. Nothing of it touches the truth.
#include <algorithm>

#include "core/text.hpp"
#include "desk/play.hpp"

namespace paddock::app {
namespace {

constexpr char const* kWays[] = {"here", "bot", "link", "text", "typed", "ghost", "retire"};
constexpr size_t kKeptText = 64u << 10;         // of one order or letter: as much as a link, four times the longest order sheet
constexpr size_t kKeptLetters = 120, kKeptMail = 1u << 20;  // of the inbox, and bytes of them together

Doc letter_doc(Letter const& l) {
  Doc d{{"seat", l.seat},     {"link", l.link},         {"raw", l.raw},           {"author", l.author},
        {"when", l.when},     {"revision", l.revision}, {"replaced", l.replaced}, {"where", l.where}};
  if (l.turn >= 0) d["turn"] = l.turn;
  if (l.asks) d["asks"] = true;
  if (l.older) d["older"] = true;
  if (!l.left.empty()) d["left"] = l.left;
  if (!l.whole.empty()) d["whole"] = l.whole;
  if (!l.lost.empty()) d["lost"] = l.lost;
  return d;
}

std::string short_text(Doc const& d, char const* key) { return cut(get_text(d, key), kKeptText); }

Doc const* list_of(Doc const& extra, char const* key) {
  auto it = extra.find(key);
  return it != extra.end() && it->is_array() ? &*it : nullptr;
}

// How often other seats have sealed here in this turn: who comes back to one of them counts on.
Doc revisions_beside(Session const& session, Seat me) {
  Doc out = Doc::array();
  for (Seat s = 0; s < session.seats(); ++s)
    if (uint32_t const sealed = session.revision(s); sealed && s != me) out.push_back({{"seat", s}, {"revision", int64_t(sealed)}});
  return out;
}

}  // namespace

Doc Play::save() const {
  Doc doc = truth_->save();
  doc["desk"] = extra();
  return doc;
}

Doc Play::extra_of(Doc const& save) {
  if (!save.is_object()) return {};
  auto it = save.find("desk");
  return it != save.end() && it->is_object() ? Doc(*it) : Doc();
}

Doc Play::extra() const {
  Doc doc{{"turn", turn_}, {"me", me_ >= 0 ? int(me_) : int(kNobody)}};
  if (uint32_t const mine = truth_->revision(me_)) doc["revision"] = int64_t(mine);
  if (Doc const others = revisions_beside(*truth_, me_); !others.empty()) doc["revisions"] = others;
  if (looked_) doc["looked"] = true;
  if (pace_ > 0) doc["pace"] = pace_;
  if (mailed_) doc["mailed"] = true;
  if (deadline_ > 0) doc["deadline"] = deadline_;
  if (published_.is_object()) doc["published"] = published_;
  Doc orders = Doc::array(), drafts = Doc::array(), letters = Doc::array();
  for (Seat s = 0; s < truth_->seats(); ++s) {
    Collected const* c = collected(s);
    if (c && c->way != Collected::Bot)
      orders.push_back(
          {{"seat", s}, {"way", kWays[c->way]}, {"text", c->text}, {"when", c->when}, {"revision", c->revision}});
    if (!drafts_[size_t(s)].empty()) drafts.push_back({{"seat", s}, {"text", drafts_[size_t(s)]}});
  }
  size_t room = kKeptMail;
  for (size_t i = 0; i < std::min(inbox_.size(), kKeptLetters); ++i) {
    if (inbox_[i].raw.size() + inbox_[i].whole.size() > room) continue;  // only a letter that no game takes is so long; what was taken is kept above
    room -= inbox_[i].raw.size() + inbox_[i].whole.size();
    letters.push_back(letter_doc(inbox_[i]));
  }
  Doc handed = Doc::array();
  for (Seat s = 0; s < truth_->seats(); ++s)
    if (!handed_[size_t(s)].empty()) handed.push_back({{"seat", s}, {"to", handed_[size_t(s)]}});
  if (!handed.empty()) doc["handed"] = handed;
  if (stopped_) doc["ended"] = true;
  doc["orders"] = orders;
  doc["drafts"] = drafts;
  doc["inbox"] = letters;
  return doc;
}

// The orders links of each seat count on from what was sealed here in this turn, whoever sat here last.
void Play::load_revisions(Doc const& extra) {
  auto const load = [&](int64_t seat, int64_t sealed) {
    if (seat >= 0 && seat < truth_->seats()) truth_->set_revision(Seat(seat), uint32_t(std::clamp<int64_t>(sealed, 0, 1'000'000)));
  };
  load(get_int(extra, "me", -1), get_int(extra, "revision"));
  if (Doc const* others = list_of(extra, "revisions"))
    for (Doc const& d : *others)
      if (d.is_object()) load(get_int(d, "seat", -1), get_int(d, "revision"));
}

Seat Play::seat_in(Doc const& d) const {
  int64_t const s = d.is_object() ? get_int(d, "seat", -1) : -1;
  return s >= 0 && s < truth_->seats() ? Seat(s) : kNobody;
}

void Play::load_orders(Doc const& orders) {
  for (Doc const& d : orders) {
    Seat const s = seat_in(d);
    auto const way = s < 0 ? std::end(kWays) : std::find(std::begin(kWays), std::end(kWays), get_text(d, "way"));
    if (way == std::end(kWays)) continue;
    Collected c;
    c.way = Collected::Way(way - std::begin(kWays));
    if (c.way == Collected::Bot || !decides(s)) continue;
    c.text = short_text(d, "text");
    c.when = get_int(d, "when");
    c.revision = uint32_t(get_int(d, "revision"));
    collected_[size_t(s)] = std::move(c);
  }
}

void Play::load_letters(Doc const& letters) {
  for (size_t i = 0; i < std::min(letters.size(), kKeptLetters); ++i) {
    Doc const& d = letters[i];
    if (!d.is_object()) continue;
    Letter l;
    l.seat = seat_in(d);
    l.link = get_bool(d, "link");
    l.raw = short_text(d, "raw");
    l.author = short_text(d, "author");
    l.when = get_int(d, "when");
    l.revision = uint32_t(get_int(d, "revision"));
    l.replaced = get_bool(d, "replaced");
    l.where = short_text(d, "where");
    l.left = short_text(d, "left");
    l.whole = short_text(d, "whole");
    l.lost = short_text(d, "lost");
    l.turn = int(std::clamp<int64_t>(get_int(d, "turn", -1), -1, 9999));
    read_letter(l);
    l.asks = l.seat >= 0 && l.error.empty() && get_bool(d, "asks");
    l.older = get_bool(d, "older");
    if (l.seat >= 0 && l.error.empty() && !l.replaced) l.error = refusal(l);
    inbox_.push_back(std::move(l));
  }
}

void Play::load_extra(Doc const& extra) {
  if (!extra.is_object()) return;
  pace_ = int(std::clamp<int64_t>(get_int(extra, "pace"), 0, 24 * 31));
  mailed_ = get_bool(extra, "mailed");
  // What a player's link said of an older turn is over.
  if (!player() || get_int(extra, "turn") == turn_) deadline_ = std::max<int64_t>(0, get_int(extra, "deadline"));
  if (Doc const* handed = player() ? nullptr : list_of(extra, "handed"))
    for (Doc const& d : *handed)
      if (Seat const s = seat_in(d); s >= 0 && is_substitute(get_text(d, "to"))) {
        handed_[size_t(s)] = get_text(d, "to");
        drivers_[size_t(s)] = driver_of(handed_[size_t(s)]);
      }
  int64_t const me = get_int(extra, "me", -1);
  if (player() && me >= 0 && me < truth_->seats()) me_ = Seat(me);
  if (get_int(extra, "turn") != turn_) return;  // the turn has been resolved since
  if (Doc const* drafts = list_of(extra, "drafts"))
    for (Doc const& d : *drafts)
      if (Seat const s = seat_in(d); s >= 0) drafts_[size_t(s)] = short_text(d, "text");
  if (player()) return load_revisions(extra);
  stopped_ = get_bool(extra, "ended") && truth_->actor() != kOver;
  looked_ = get_bool(extra, "looked");
  if (auto const it = extra.find("published"); it != extra.end() && it->is_object()) published_ = *it;
  if (Doc const* orders = list_of(extra, "orders")) load_orders(*orders);
  if (Doc const* letters = list_of(extra, "inbox")) load_letters(*letters);
}

}  // namespace paddock::app
