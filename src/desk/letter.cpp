#include "desk/letter.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "desk/kept.hpp"
#include "session/letters.hpp"

namespace paddock::app {

void keep_text(Letter& letter, std::string_view text) {
  letter.raw = cut(text, post::kLinkText);
  if (text.size() <= post::kLinkText) return;
  std::string const rest = std::to_string(points_in(text.substr(letter.raw.size())));
  letter.left = "the rest of this text, " + rest + " more letters" + (letter.left.empty() ? "" : " / " + letter.left);
}

void take_over(Letter& letter, Message const& m) {
  letter.seat = m.seat;
  letter.clean = m.clean;
  letter.ahead = m.ahead;
  letter.error_column = m.error_column;
  letter.error = m.error;
  letter.rule = m.rule;
  letter.forbidden = m.forbidden;
  letter.mends = m.mends;
  letter.turn = m.turn;
  letter.revision = m.revision;
  letter.other_turn = m.is == Message::OtherTurn;
}

Letter letter_of(Message const& m) {
  Letter letter;
  letter.link = m.link;
  letter.author = m.author;
  letter.where = m.place;
  letter.left = m.left;
  letter.whole = m.whole;
  letter.lost = m.lost;
  keep_text(letter, m.text);
  take_over(letter, m);
  return letter;
}

Message to_read(Letter const& letter) {
  Message m;
  m.link = letter.link;
  m.text = letter.raw;
  m.seat = letter.seat;
  m.turn = letter.link ? -1 : letter.turn;
  m.lost = letter.lost;
  return m;
}

Doc letter_doc(Letter const& l) {
  Doc d{{"seat", l.seat},     {"link", l.link},         {"raw", l.raw},           {"author", l.author},
        {"when", l.when},     {"revision", l.revision}, {"replaced", l.replaced}, {"where", l.where}};
  if (l.turn >= 0) d["turn"] = l.turn;
  if (l.asks) d["asks"] = true;
  if (l.older) d["older"] = true;
  if (!l.left.empty()) d["left"] = l.left;
  if (!l.whole.empty()) d["whole"] = l.whole;
  if (!l.lost.empty()) d["lost"] = l.lost;
  if (!l.stops.empty()) d["stops"] = l.stops;
  return d;
}

Letter letter_of(Doc const& d, Seat seat) {
  Letter l;
  l.seat = seat;
  l.link = get_bool(d, "link");
  l.raw = kept_text(d, "raw");
  l.author = kept_text(d, "author");
  l.when = get_int(d, "when");
  l.revision = uint32_t(get_int(d, "revision"));
  l.replaced = get_bool(d, "replaced");
  l.where = kept_text(d, "where");
  l.left = kept_text(d, "left");
  l.whole = kept_text(d, "whole");
  l.lost = kept_text(d, "lost");
  l.stops = kept_text(d, "stops");
  l.turn = int(std::clamp<int64_t>(get_int(d, "turn", -1), -1, 9999));
  l.asks = get_bool(d, "asks");
  l.older = get_bool(d, "older");
  return l;
}

}  // namespace paddock::app
