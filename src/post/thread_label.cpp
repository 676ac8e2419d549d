#include "post/thread_label.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "post/thread_heading.hpp"
#include "post/thread_second.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kLooseHead = 40;    // bytes of a label that nobody knows
constexpr size_t kCaveat = 60, kCaveatWords = 5;

bool word_sign(char c) { return in_word(c) || is_digit(c); }
bool any(std::span<std::string_view const> list, std::string_view word) { return std::find(list.begin(), list.end(), word) != list.end(); }

// Calls `on` with each word of a text in small letters; false from it ends that and is the result.
template <class On>
bool each_word(std::string_view text, On on) {
  for (size_t at = 0; at < text.size();) {
    while (at < text.size() && !word_sign(text[at])) ++at;
    size_t end = at;
    while (end < text.size() && word_sign(text[end])) ++end;
    if (end > at && !on(std::string_view(lowered(text.substr(at, end - at))), at)) return false;
    at = end;
  }
  return true;
}

// What may stand beside a name and says nothing more.
constexpr std::string_view kBeside[] = {"order", "orders", "move", "moves", "for", "of", "from", "by", "pm", "my", "the", "this", "is", "are", "here", "it",
                                        "says", "said", "wrote", "writes", "s", "sheet", "plot", "am", "now", "turn", "seat", "uhr",
                                         "again", "posted", "sent", "sends", "ordered", "plays", "goes", "new", "corrected", "final", "and"};
// Beside a name, an order or a turn they say that it is none of now.
constexpr std::string_view kRisky[] = {"draft", "withdrawn", "withdraws", "old", "older", "plan", "if", "next", "last", "previous", "earlier", "not", "no", "none", "maybe", "for", "from", "to", "by", "instead",
                                       "alternative", "alternatively", "default", "option", "conditional", "conditionally", "absent", "cancelled", "canceled", "test", "example", "else", "otherwise", "backup",
                                       "unless", "when", "until", "was", "were", "would", "had", "wrong", "tomorrow", "later", "then", "first", "results", "race", "round", "b", "c", "out", "retired"};
// Words in capitals behind a name that are no surname.
constexpr std::string_view kTimes[] = {"provisional", "tentative", "alternate", "proposed", "proposal", "guess", "idea", "maybe", "hypothetical", "yesterday", "today", "tonight", "monday", "tuesday", "wednesday",
                                       "thursday", "friday", "saturday", "sunday", "team", "two", "three", "second", "third", "junior", "senior", "crashed", "crash", "current", "currently", "standing", "standings",
                                       "points", "total", "score", "best", "max", "min", "average", "position", "place", "rank", "time", "deadline", "limit", "bot", "autopilot", "ghost", "undecided", "entwurf", "vorschlag",
                                       "alt", "neu", "morgen", "vielleicht", "nicht"};
constexpr std::string_view kNumber[] = {"number", "no", "nr"};
// Of a line of the writer's own that is his order: of his last one it takes the place.
constexpr std::string_view kOwn[] = {"edit", "edited", "edited to", "update", "updated", "correction", "corrected", "new", "new order", "new orders", "changed", "change",
                                     "change to", "changed to", "final", "final order", "final orders", "mine", "my order", "my orders", "me", "here", "this turn", "now",
                                     "sorry", "oops", "ups", "wait", "no", "no wait", "no, wait", "wait, no", "scratch that", "scrap that", "forget that", "hmm", "hm", "on second thought", "changed my mind", "i changed my mind", "make it", "make that", "actually", "rather", "instead", "i meant", "i mean", "better", "my move", "my moves",
                                     "my turn", "ok", "okay", "resend", "resending", "resent", "as promised", "here goes", "here it is", "here you go", "i play", "i'll play", "i go", "i'll go", "i'll do", "my plot is", "my order is",
                                     "my move is", "my orders are"};

// "No, 100"; "no slip" is an order of a game.
bool denies(std::string_view line) { return line.size() > 3 && lowered(line.substr(0, 2)) == "no" && is_one_of(line[2], ",!"); }

// Bytes of "Actually", "Sorry," and the like before the order that is meant now.
size_t own_prefix(std::string_view words) {
  std::string const low = lowered(words.substr(0, 60));
  size_t best = 0;
  for (std::string_view w : kOwn)
    if (low.size() > w.size() && low.starts_with(w) && !word_sign(low[w.size()]) && w.size() > best && (w != "no" || denies(words))) best = w.size();
  while (best > 0 && best < words.size() && is_one_of(words[best], " ,.:;!-")) ++best;
  return best;
}

bool game_line(std::string_view line, Taster const& taster) { return taster.many_lines() && taster.line(line, true) && !denies(line); }

bool own_words(std::string_view head) { return any(kOwn, lowered(trimmed(head, ",.!-> "))); }

bool number(std::string_view word) { return std::all_of(word.begin(), word.end(), is_digit); }

// Where `name` stands in a label as a word of its own, npos: nowhere.
size_t word_at(std::string_view label, std::string_view name) {
  for (size_t at = 0; at + name.size() <= label.size(); ++at) {
    bool const apart = (at == 0 || !word_sign(label[at - 1])) && (at + name.size() == label.size() || !word_sign(label[at + name.size()]));
    if (apart && same_letters(label.substr(at, name.size()), name)) return at;
  }
  return label.npos;
}

class Known {
 public:
  Known(std::span<SeatName const> seats, Taster const& taster) : seats_(seats), taster_(taster) {}

  // The seat that a label names with nothing beside it that may say something else.
  std::optional<Seat> seat(std::string_view label) {
    numbered_ = std::any_of(label.begin(), label.end(), is_digit);
    for (SeatName const& s : seats_)
      if (s.name.ends_with(')') && same_letters(trimmed(label, "*_` "), s.name)) return s.seat;
    label = trimmed(label, "*_`\"'()<>-,.~|:@");
    if (label.empty() || label.size() > 120) return std::nullopt;
    for (SeatName const& s : seats_)
      if (!s.name.empty() && same_letters(label, s.name)) return s.seat;
    if (auto const turned = label.find(',') != label.npos ? by_plain_letters(label, seats_) : std::nullopt) return turned;
    SeatName const* best = nullptr;
    for (SeatName const& s : seats_)
      if (!s.name.empty() && (!best || s.name.size() > best->name.size()) && word_at(label, s.name) != label.npos) best = &s;
    if (!best) return match_seat(label, seats_);   // by its number
    size_t const at = word_at(label, best->name), end = at + best->name.size();
    bool const here = before(*best, label.substr(0, at)) && (behind(*best, label.substr(end)) || surname(*best, label.substr(end)));
    return here ? std::optional(best->seat) : std::nullopt;
  }

  // The name that begins a line, and where the game's own words begin behind it: "Ann" and "fire: at Max".
  std::optional<std::pair<Seat, size_t>> before_words_of_game(std::string_view line, std::string_view head) const {
    if (!taster_.many_lines() || head.data() != line.data()) return std::nullopt;
    for (SeatName const& s : seats_) {
      size_t const at = s.name.size();
      if (at == 0 || head.size() <= at + 1 || head[at] != ' ' || !same_letters(head.substr(0, at), s.name)) continue;
      std::string_view const word = trimmed(head.substr(at));
      if (word.find(' ') == word.npos && taster_.order_word(lowered(word)) && taster_.line(trimmed(line.substr(at)), false)) return std::pair{s.seat, at};
    }
    return std::nullopt;
  }

  bool names_one(std::string_view label) const {
    return std::any_of(seats_.begin(), seats_.end(), [&](SeatName const& s) { return !s.name.empty() && word_at(label, s.name) != label.npos; });
  }

 private:
  bool known(SeatName const& s, std::string_view word) const {
    return any(kBeside, word) || word == taster_.writer() || (numbered_ && any(kNumber, word)) || word == lowered(s.thing) || any(taster_.words().called, word);
  }
  bool others_sign(SeatName const& s, std::string_view word) const {
    return std::any_of(seats_.begin(), seats_.end(), [&](SeatName const& o) { return o.seat != s.seat && !o.sign.empty() && same_letters(o.sign, word); });
  }
  // "#7 ", "21/11/2026, 20:14 - ", "1. ", "Orders for "; of another's number alone it cannot be told who is meant.
  bool before(SeatName const& s, std::string_view words) const {
    std::string_view const bare = trimmed(words, "#(");
    if (number(bare) && !bare.empty() && others_sign(s, bare)) return false;
    bool const counted = !each_word(words, [](std::string_view w, size_t) { return !is_digit(w[0]); });   // "Move 2, Ann": of which turn?
    if (counted && !each_word(words, [](std::string_view w, size_t) { return !w.starts_with("turn") && !w.starts_with("move"); })) return false;
    return each_word(words, [&](std::string_view w, size_t) { return number(w) || known(s, w) || same_letters(w, s.sign) || stamp_like(w); });
  }
  bool behind(SeatName const& s, std::string_view words) const {
    return each_word(words, [&](std::string_view w, size_t at) { return (known(s, w) && w != "and") || same_letters(w, s.sign) || picture(w) || (bracketed(words, at) && harmless(w)); });
  }
  // "Ann Smith" of the seat Ann, where nobody else here may be called so.
  bool surname(SeatName const& s, std::string_view words) const {
    words = trimmed(words);
    bool const one = words.size() > 2 && s.name.find(' ') == s.name.npos && is_capital(words[0]) && std::all_of(words.begin() + 1, words.end(), [](char c) { return in_word(c) && !is_capital(c); });
    std::string const low = lowered(words);
    if (!one || any(kRisky, low) || any(kTimes, low) || taster_.order_word(low) || taster_.misspelt(low)) return false;
    return std::none_of(seats_.begin(), seats_.end(), [&](SeatName const& o) { return o.seat != s.seat && (word_at(o.name, s.name) != o.name.npos || word_at(o.name, words) != o.name.npos); });
  }
  static bool picture(std::string_view w) { return uint8_t(w[0]) >= 0xE2 && uint8_t(w[0]) != 0xE3; }
  static bool bracketed(std::string_view words, size_t at) {
    size_t const open = words.substr(0, at).find_last_of("(["), shut = words.substr(0, at).find_last_of(")]");
    return open != words.npos && (shut == words.npos || shut < open);
  }
  // "(blue)", "(Team Red)", "(GM)": neither a number nor somebody else, nor what makes it an order of another time.
  bool harmless(std::string_view w) const {
    bool const other = std::any_of(seats_.begin(), seats_.end(), [&](SeatName const& s) { return word_at(s.name, w) != std::string_view::npos; });
    return !is_digit(w[0]) && !(w.size() > 1 && is_digit(w[1])) && !other && !any(kRisky, w);
  }
  static bool stamp_like(std::string_view w) { return is_digit(w[0]) || w == "am" || w == "pm" || w == "t" || w == "z"; }

  std::span<SeatName const> seats_;
  Taster const& taster_;
  bool numbered_ = false;        // a number stands beside the name
};

// "turn 25" in what stands before a colon; of turns that have parts "turn 2, phase 3" and "turn 2.3". `at`, `end`: where.
int turn_in(std::string_view label, Taster const& taster, size_t& at, size_t& end) {
  std::string const low = lowered(label);
  at = low.rfind("turn");
  if (at == low.npos) return -1;
  Scan in(low);
  in.go(at + 4);
  in.skip(" #:");
  int const large = in.number(9999, 4);
  in.skip(" ,.");
  if (std::string_view const rest = in.rest(); rest.starts_with("phase") || (rest.size() > 1 && rest[0] == 'p' && (is_digit(rest[1]) || (rest[1] == ' ' && rest.size() > 2 && is_digit(rest[2]))))) in.go(in.at() + (rest.starts_with("phase") ? 5 : 1));
  in.skip(" #:");
  int const part = std::max(0, in.number(9, 1));
  end = in.at();
  return taster.turn(large, part);
}

// "T4", "T2 P1" beside a name.
int short_turn(std::string_view label, Taster const& taster, size_t& at, size_t& end) {
  std::string const low = lowered(label);
  for (at = 0; at + 1 < low.size(); ++at) {
    if (low[at] != 't' || !is_digit(low[at + 1]) || (at > 0 && word_sign(low[at - 1]))) continue;
    Scan in(low);
    in.go(at + 1);
    int const large = in.number(9999, 4);
    end = in.at();
    in.skip(" ,");
    int part = 0;
    if (std::string_view const rest = in.rest(); rest.size() > 1 && rest[0] == 'p' && is_digit(rest[1])) in.step(), part = std::max(0, in.number(9, 1)), end = in.at();
    if (end < low.size() && word_sign(low[end])) continue;
    return taster.turn(large, part);
  }
  return -1;
}

bool says_when(std::string_view head) {
  std::string const low = lowered(trimmed(head));
  return low.starts_with("if ") || low.starts_with("unless ") || low.starts_with("when ");
}

// "T4", "T2P1 orders", a heading of its own.
bool begins_short_turn(std::string_view line) {
  line = trimmed(line, "*_#[(");
  return line.size() > 1 && lower(line[0]) == 't' && is_digit(line[1]);
}

bool risky(std::string_view words) { return !each_word(words, [](std::string_view w, size_t) { return !any(kRisky, w) || w == "for" || w == "from" || w == "to" || w == "by"; }); }

bool order_like(std::string_view words, Taster const& taster) {
  words = trimmed(words, kWrapping);
  if (words.empty() || each_word(words, [&](std::string_view w, size_t) { return any(kBeside, w) || any(taster.words().called, w); })) return false;
  if (taster.many_lines()) return taster.line(words, true) || words.find(';') != words.npos;
  return std::all_of(words.begin(), words.end(), [&](char c) { return taster.sign(c) || c == ' ' || c == ','; });
}

// In small letters, whatever the game calls an order ("race-card") as "order".
std::string with_orders(std::string_view words, std::span<std::string_view const> called) {
  std::string low = lowered(trimmed(words, kWrapping));
  for (std::string_view word : called)
    if (size_t const at = word_at(low, word); at != low.npos) low.replace(at, word.size(), "order");
  return low;
}

bool is_order_word(std::string_view label, std::span<std::string_view const> called) {
  std::string const low = with_orders(label, called);
  if (low.starts_with("standing") || risky(low)) return false;   // "Standing orders: wear before dice"
  for (std::string_view word : {"order", "orders", "move", "moves"})
    if (low.ends_with(word)) return true;
  return false;
}

// "<Ann> MMM", "20:12 <Ann> MMM": of a chat.
std::optional<Label> spoken(std::string_view line, std::string_view& rest, std::span<SeatName const> seats, Taster& taster) {
  size_t const open = line.find('<'), shut = line.find('>');
  if (open > 12 || shut == line.npos || shut < open || line.substr(0, open).find_first_not_of("0123456789:[] ") != line.npos) return std::nullopt;
  for (SeatName const& s : seats) {
    std::string_view const words = trimmed(line.substr(shut + 1));
    if (s.name.empty() || !same_letters(trimmed(line.substr(open + 1, shut - open - 1), "@+ "), s.name) || !taster.ask(trimmed(words, kWrapping), s.seat).order) continue;
    return rest = words, Label{.seat = s.seat, .said = true};
  }
  return std::nullopt;
}

// "Ann - MMM", "Ann, MMM", "Ann<tab>MMM".
std::optional<Label> named(std::string_view line, std::string_view& rest, std::span<SeatName const> seats, Taster& taster) {
  if (auto const said = spoken(line, rest, seats, taster)) return said;
  SeatName const* best = nullptr;
  for (SeatName const& s : seats) {
    size_t const n = s.name.size();
    bool const begins = n > 0 && line.size() > n && same_letters(line.substr(0, n), s.name) && !word_sign(line[n]);
    if (begins && (!best || n > best->name.size())) best = &s;
  }
  if (!best) return std::nullopt;
  std::string_view const behind = line.substr(best->name.size());
  std::string_view const words = trimmed(behind, "-,;>\xE2\x80\x93\x94\x92");
  std::string_view const mark = trimmed(behind);
  bool const dashed = !mark.empty() && (mark[0] == '-' || mark.starts_with("\xE2\x80") || mark.starts_with("\xE2\x86"));
  bool const apart = dashed || (!behind.empty() && is_one_of(behind[0], " \t,;"));
  if (!apart || words.empty()) return std::nullopt;
  if (dashed && (turn_alone(words, taster) >= 0 || is_order_word(words, taster.words().called))) {   // "Ann - orders for turn 3"
    rest = line.substr(line.size());
    return Label{.seat = best->seat, .turn = turn_alone(words, taster), .said = true};
  }
  Heading const head = heading_before(words, best->seat, taster);
  if (head.bytes > 0 && head.turn >= 0 && word_at(lowered(words.substr(0, head.bytes)), "my") == words.npos) {   // "Ann T1 - MMM"; "Ann, my move is" speaks to her
    rest = words.substr(head.bytes);
    return Label{.seat = best->seat, .turn = head.turn, .said = true, .doubt = head.doubt ? kMore : ""};
  }
  bool const meant = taster.many_lines() && dashed && (taster.line(words, false) || may_order(taster, words, false));
  if (!meant && !taster.ask(trimmed(words, kWrapping), best->seat).order) return std::nullopt;
  rest = words;
  return Label{.seat = best->seat, .said = true};
}

}  // namespace

Label strip_labels(std::string_view& rest, std::span<SeatName const> seats, Taster const& taster) {
  Label label;
  Known known(seats, taster);
  std::string_view const line = rest;
  size_t from = 0, begin = 0;
  for (int i = 0; i < 8; ++i) {
    size_t const colon = line.find(':', from);
    if (colon == line.npos) break;
    from = colon + 1;
    bool const time = colon > 0 && from < line.size() && is_digit(line[colon - 1]) && is_digit(line[from]);
    if (time) continue;
    std::string_view const head = line.substr(begin, colon - begin);
    begin = from;
    size_t at = 0, end = 0;
    int turn = turn_in(head, taster, at, end);
    bool const of_game = taster.many_lines() && taster.line(trimmed(line), true);   // "T2P1: 45" of a sheet
    if (turn < 0 && (known.names_one(head) || (begins_short_turn(head) && !of_game))) turn = short_turn(head, taster, at, end);
    std::string const beside = turn >= 0 ? std::string(head.substr(0, at)) + std::string(head.substr(end)) : std::string(head);
    auto const seat = known.seat(beside);
    bool const turn_only = turn >= 0 && !order_like(head.substr(0, at), taster);   // "straight; turn 3:" is the game's
    bool const words_of_game = turn < 0 && label.seat == std::nullopt && taster.many_lines() && taster.line(trimmed(line), true);   // "Move: bend 15 left"
    bool const orders = !seat && !words_of_game && (turn_only || is_order_word(head, taster.words().called)) && !known.names_one(head);
    if (!seat && !orders) {
      if (auto const own = label.said ? std::nullopt : known.before_words_of_game(line, head)) {   // "Ann fire: at Max"
        rest = line.substr(own->second);
        return Label{.seat = own->first, .said = true};
      }
      begin = label.said ? size_t(rest.data() - line.data()) : from;
      if (label.said && label.seat) continue;
      if (known.names_one(head) && !says_when(head) && !trimmed(line.substr(from)).empty() && head.size() <= 2 * kLooseHead && !taster.line(trimmed(line), true)) return rest = line.substr(from), Label{.said = true, .stranger = clean_name(head, kLooseHead)};
      continue;
    }
    if (seat && label.seat && !taster.same(seat, label.seat)) break;  // "Ben: @Ann: nice try" is Ben's
    if (seat) label.seat = seat;
    if (turn >= 0) label.turn = turn;
    label.said = true;
    rest = line.substr(from);
  }
  return label;
}

bool says_order(std::string_view words, Taster const& taster) {
  bool order = false;
  bool const plain = each_word(with_orders(words, taster.words().called), [&](std::string_view w, size_t) {
    bool const named = w.starts_with("order") || w == "move" || w == "moves";
    order = order || named;
    return any(kBeside, w);
  });
  return order && plain;
}

bool names_seat(std::string_view line, SeatName const& seat) { return !seat.name.empty() && word_at(line, seat.name) != line.npos; }

size_t own_words_before(std::string_view words, Seat seat, Taster& taster) {
  size_t const blank = std::min(words.find_first_not_of(" \t"), words.size());
  std::string_view const said = words.substr(blank);
  size_t const own = own_prefix(said);
  bool const meant = own > 0 && own < said.size() && !game_line(said, taster) && taster.ask(trimmed(said.substr(own), kWrapping), seat).order;
  return meant ? blank + own : 0;
}

int turn_alone(std::string_view line, Taster const& taster) {
  size_t at = 0, end = 0;
  if (line.size() > kLooseHead) return -1;
  int turn = turn_in(line, taster, at, end);
  bool const shorter = turn < 0 && begins_short_turn(line);
  if (shorter) turn = short_turn(line, taster, at, end);
  std::string const rest = turn >= 0 ? with_orders(std::string(line.substr(0, at)) + " " + std::string(line.substr(end)), taster.words().called) : "";
  bool named = false;   // "T2P1 orders", else it may be of a sheet
  bool const alone = turn >= 0 && each_word(rest, [&](std::string_view w, size_t) {
    bool const order = any(kBeside, w) || w == "movement";
    named = named || order;
    return order || number(w) || w == "phase";
  });
  if (shorter && !named && taster.many_lines() && taster.line(trimmed(line), true)) return -1;
  return alone ? turn : -1;
}

Label loose_label(std::string_view& rest, Around const& around, Taster& taster) {
  std::string_view const line = trimmed(rest, "*_`\"'");
  auto order = [&](std::string_view words) { return taster.ask(trimmed(words, kWrapping), around.writer.value_or(kNobody)).order; };
  if (auto const label = named(line, rest, around.seats, taster)) return *label;
  if (size_t const own = around.writer && !game_line(line, taster) ? own_prefix(line) : 0; own > 0 && own < line.size() && order(line.substr(own)))
    return rest = line.substr(own), Label{.seat = around.writer, .said = true};
  constexpr std::string_view kInstead = " instead";
  if (std::string_view const said = trimmed(line, kWrapping); around.writer && said.size() > kInstead.size() && same_letters(said.substr(said.size() - kInstead.size()), kInstead) &&
                                                              order(said.substr(0, said.size() - kInstead.size())))
    return Label{.seat = around.writer, .said = true};
  size_t const colon = std::min(line.find_first_of(":,!"), line.size());
  std::string_view const head = trimmed(line.substr(0, colon)), words = colon < line.size() ? line.substr(colon + 1) : "";
  if (head.empty() || head.size() > kLooseHead || words.empty() || (taster.many_lines() && taster.line(line, true)) || !order(words)) return {};
  if (taster.ask(head, kNobody).order || (!taster.many_lines() && order(line))) return {};
  if (own_words(head) && around.writer) return rest = words, Label{.seat = around.writer, .said = true};
  if (line[colon] != ':') return {};
  bool const of_writer = around.writer && takes_back(head);
  if (risky(head) && !of_writer) return rest = words, Label{.said = true, .stranger = clean_name(head, kLooseHead)};
  bool const short_head = std::count(head.begin(), head.end(), ' ') < 4;
  if (of_writer || (around.writer && short_head))
    return rest = words, Label{.seat = around.writer, .said = true, .doubt = "Whether '" + clean_name(head, kLooseHead) + ":' is an order of this turn cannot be told."};
  bool const meant = std::any_of(around.seats.begin(), around.seats.end(), [&](SeatName const& s) { return s.name.size() >= 4 && one_slip(lowered(head), lowered(s.name)); });
  if (meant || (!around.headed && short_head)) return rest = words, Label{.said = true, .stranger = clean_name(head, kLooseHead)};
  return {};
}

bool caveat(std::string_view line) {
  std::string const low = lowered(trimmed(line, "*_`\"'[]()- "));
  if (low.empty() || low.size() > kCaveat) return false;
  bool const brief = low.ends_with(':') || size_t(std::count(low.begin(), low.end(), ' ')) < kCaveatWords;
  for (std::string_view w : {"standings", "points", "results", "positions", "classification", "example", "preliminary", "test", "not", "what if ", "would this ",
                             "if ", "else", "otherwise", "unless ", "next turn", "for next turn", "draft", "don't", "dont", "do not", "i won't", "i will not", "plan b", "plan c",
                             "alternative", "alternatively", "i first ", "at first", "originally", "last turn", "last time", "tomorrow", "later", "option ", "old order", "previous order", "or:", "or"})
    if (low.starts_with(w) && brief && (low.size() == w.size() || !word_sign(low[w.size()]) || w.ends_with(' ') || w.ends_with(':'))) return true;
  for (std::string_view w : {"like this:", " like:", " like", "options:", "example:", "for example", "e.g.", "e.g"})   // "You write it like this:"
    if (low.ends_with(w)) return true;
  // "What all did last turn:", "Current positions:"
  return low.ends_with(':') && (low.find(" last turn") != low.npos || (low.starts_with("what ") && low.find(" not ") != low.npos) || low.starts_with("rejected") || low.starts_with("discarded") || (low.starts_with("current ") && low.ends_with("s:")));
}

}  // namespace paddock::post
