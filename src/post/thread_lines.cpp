#include "post/thread_lines.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "post/thread_change.hpp"
#include "post/thread_heading.hpp"
#include "post/thread_label.hpp"
#include "post/thread_quote.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kBriefLine = 400;  // longer lines are no headings
constexpr size_t kNamedLine = 120;
constexpr int kBelowCaveat = 2;       // lines
constexpr size_t kWrapped = 40;     // bytes of a line that may go on in the next one
constexpr int kBlankLines = 3;      // inside a block

// Between a name and what stands behind it on its line.
size_t separator(std::string_view text) {
  size_t const sign = text.find_first_of(",;|\t"), dash = text.find(" - ");
  return dash < sign ? dash + 1 : sign;
}

// Bytes of what stands before an item of a list: "- P1: straight". A number behind "-" may count.
size_t bullet(std::string_view line) {
  size_t const at = std::min(line.find_first_not_of(" \t"), line.size());
  std::string_view const words = line.substr(at);
  for (std::string_view mark : {"\xE2\x80\xA2", "\xE2\x80\xA3", "\xE2\x97\xA6", "\xE2\x96\xAA", "\xE2\x97\x8F", "\xC2\xB7", "- ", "* "})
    if (words.starts_with(mark) && !(mark == "- " && words.find_first_of("0123456789") == words.find_first_not_of("- \t"))) return at + mark.size();
  return 0;
}

// Bytes of ":-)" at the end of a line.
size_t smiley(std::string_view line) {
  std::string_view const words = trimmed(line);
  size_t const blank = words.find_last_of(" \t");
  std::string_view const last = blank == words.npos ? std::string_view() : words.substr(blank + 1);
  bool const eyes = last.size() >= 2 && last.size() <= 4 && is_one_of(last[0], ":;");
  bool const face = eyes && last.find_first_not_of("-^o')(DPp|/\\*", 1) == last.npos && is_one_of(last.back(), ")(DPp|/\\*");
  return face ? size_t(line.data() + line.size() - last.data()) : 0;
}

// "ignore my last mail": what stands beside that counts.
bool of_before(std::string_view behind) {
  constexpr std::string_view kBefore = " other old last previous earlier first former ";
  for (int n = 0; n < 3 && !behind.empty(); ++n) {   // of the next words one
    behind.remove_prefix(std::min(behind.find_first_not_of(' '), behind.size()));
    std::string const word = " " + std::string(behind.substr(0, behind.find_first_of(" ,.;:!"))) + " ";
    if (word.size() > 2 && kBefore.find(word) != kBefore.npos) return true;
    behind.remove_prefix(std::min(word.size() - 2, behind.size()));
  }
  return false;
}

}  // namespace

void Lines::run() {
  sections_.push_back({});
  for (size_t begin = 0; begin < text_.size();) {
    size_t const end = std::min(text_.find('\n', begin), text_.size());
    starts_.push_back(begin);
    read_line(begin, end);
    begin = end + 1;
  }
}

void Lines::read_line(size_t begin, size_t end) {
  blank_range(text_, end - smiley(std::string_view(text_).substr(begin, end - begin)), end);
  if (taster_.many_lines()) blank_range(text_, begin, begin + bullet(std::string_view(text_).substr(begin, end - begin)));   // of a single order, bullets are choices
  std::string_view const line = std::string_view(text_).substr(begin, end - begin);
  bool const rule = line.size() >= 3 && line.find_first_not_of("-=*_~ \t") == line.npos;   // drawn between parts
  if (rule) blank_range(text_, begin, end);
  if (rule || trimmed(line, "`").empty()) {
    if (++blanks_ > kBlankLines) open_ = false;
    if (caveat_ > 0 && warned_) caveat_ = 0, warned_ = false;
    return;
  }
  if (!authors_.empty() && authors_.back().seat && forward_marker(line)) forwards_ = int(authors_.size()) - 1;
  std::string author = heads_.names[starts_.size() - 1];
  if (author.empty()) author = author_of(line);
  if (!author.empty()) {
    headed_ = true;
    in_mail_ = from_word(trimmed(line)) > 0 || !foreign_heading(std::string_view(text_).substr(begin)).name.empty();
    set_author(std::move(author), begin, end);
  } else if (name_alone(line)) {
    name_in_post(line, begin, end);
  } else {
    read_words(line, begin, end);
  }
  blanks_ = 0;
}

bool Lines::name_alone(std::string_view line) {
  std::string_view const bare = trimmed(line, "#.,:()");
  bool const number = std::all_of(bare.begin(), bare.end(), is_digit);
  if (number || says_more(line)) return false;
  return line.size() <= kBriefLine && match_seat(line, seats_) && !trimmed(line).ends_with(':') &&
         !taster_.ask(trimmed(line, kWrapping), kNobody).order;
}

// In a mail of somebody with a seat another one's name alone is a greeting ("Ben,"), or the label of what stands below it.
void Lines::name_in_post(std::string_view line, size_t begin, size_t end) {
  auto const seat = match_seat(line, seats_);
  bool const dash = trimmed(line).ends_with('-') || trimmed(line).ends_with("\xE2\x80\x93") || trimmed(line).ends_with("\xE2\x80\x94");
  if (dash && authors_.empty()) {   // "Ann -" in a list: nothing came yet
    labels_.push_back({begin, end});
    named_lines_.push_back({number(), {}, seat});
    Label label{.seat = seat, .said = true};
    return take_label(label, true, {}, begin, std::min(end + 1, text_.size()));
  }
  std::optional<Seat> const wrote = authors_.empty() ? std::nullopt : authors_.back().seat;
  bool const own = headed_ && wrote && *wrote != *seat && taster_.same(wrote, seat);   // "Bob" in a post of who drives for him
  bool const mail = in_mail_ && wrote && !taster_.same(wrote, seat);
  if (!mail && !own) return in_mail_ = false, set_author(std::string(trimmed(line)), begin, end);
  if (is_one_of(trimmed(line).back(), ",!-")) return;
  labels_.push_back({begin, end});
  begin_section(Label{.seat = seat, .said = true}, begin, std::min(end + 1, text_.size()), true);
}

bool Lines::says_more(std::string_view line) {
  line = trimmed(line, "<");
  for (SeatName const& s : seats_)
    if (line.size() > s.name.size() && same_letters(line.substr(0, s.name.size()), s.name))
      if (std::string_view const rest = trimmed(line.substr(s.name.size()), "*_`\"'.!,;~->\xE2\x80\x93\x94"); !rest.empty() && (orders(rest) || heading_before(rest, s.seat, taster_).bytes > 0)) return true;
  return false;
}

Seat Lines::first_name(std::string_view name) const {
  Seat one = kNobody;
  for (SeatName const& s : seats_) {
    bool const begins = !name.empty() && s.name.size() > name.size() && s.name[name.size()] == ' ' && same_letters(s.name.substr(0, name.size()), name);
    if (begins && one != kNobody) return kNobody;
    if (begins) one = s.seat;
  }
  return one;
}

void Lines::set_author(std::string name, size_t begin, size_t end) {
  std::optional<Seat> const seat = match_seat(name, seats_);
  Author one{number(), clean_name(name, 80), seat, heads_.sent[starts_.size() - 1]};
  if (forwards_ >= 0) one.forwarder = authors_[size_t(forwards_)].name, one.forwarded_by = authors_[size_t(forwards_)].seat;
  forwards_ = -1;
  authors_.push_back(std::move(one));
  seat_.reset();
  stranger_.clear();
  turn_ = -1, tells_ = false;
  begin_section({}, begin, std::min(end + 1, text_.size()), true);
}

// Who writes here: of the post, else of the last label that named somebody.
std::optional<Seat> Lines::writer() const {
  if (label_.seat) return label_.seat;
  return authors_.empty() ? named_ : authors_.back().seat;
}

void Lines::begin_section(Label label, size_t at, size_t from, bool claims) {
  sections_.push_back({at, from, claims});
  ++section_;
  open_ = false;
  label_ = label;
}

void Lines::read_words(std::string_view line, size_t begin, size_t end) {
  if (form_name(line, begin, end)) return;
  if (std::optional<Seat> const whom = on_behalf(line)) {
    if (!trimmed(line, "*_)]").ends_with(':'))
      for (size_t i = blocks_.size(); i-- > 0 && blocks_[i].section == section_;) blocks_[i].label.doubt = "Whose order it is cannot be told: another name stands below it.";
    labels_.push_back({begin, end});
    Label label{.seat = whom, .said = true};
    return take_label(label, true, {}, begin, std::min(end + 1, text_.size()));
  }
  std::string_view rest = line;
  Label label = headed(rest, writer().value_or(kNobody));
  if (!label.said) label = strip_labels(rest, seats_, taster_);
  bool const heads = !open_ && trimmed(line).ends_with(':') && names_below(end);   // "T2P1:" above "Ann: straight", not in her sheet
  std::string const goes_on = part_of_turn(line) ? std::string(trimmed(turn_words_)) + ", " + std::string(trimmed(line)) : std::string();
  if (int const turn = label.said ? -1 : turn_alone(!goes_on.empty() ? goes_on : heads ? trimmed(line, ":") : line, taster_); turn >= 0) {
    turn_words_ = line, turn_line_ = number();
    turn_ = turn, tells_ = tells_of(line);
    return begin_section(Label{seat_, turn_, true}, begin, std::min(end + 1, text_.size()), true);
  }
  if (label.said && label.seat) {
    if (Label const more = headed(rest, *label.seat); more.said) {   // "Ann: my order for turn 3 is MMM"
      label.turn = more.turn >= 0 ? more.turn : label.turn;
      label.doubt = more.doubt;
    }
    rest.remove_prefix(own_words_before(rest, *label.seat, taster_));
  }
  if (!label.said) label = loose_label(rest, {seats_, writer(), !authors_.empty()}, taster_);
  if (!label.said && !writer() && line.size() <= kNamedLine && (line.find_first_of("0123456789") != line.npos || says_more(line)))   // "Ann moves MLM"
    for (SeatName const& s : seats_)
      if (names_seat(line, s)) named_lines_.push_back({number(), {}, s.seat});
  bool const bare = label.said && trimmed(rest, kWrapping).empty();
  if (bare && greets(label, line)) return;
  if (label.said) {
    take_label(label, bare, rest, begin, bare ? std::min(end + 1, text_.size()) : begin);
    labels_.push_back({begin, begin + size_t(rest.data() - line.data())});
  }
  if (bare) return;
  size_t from = begin + size_t(rest.data() - line.data());
  bool earlier = false;
  size_t const at = correction(rest, earlier);
  if (at == 0 && earlier) take_back(label, true);
  if (at != 0) {
    size_t stop = from + correction_at_;
    while (stop > from && std::string_view(" -,;:.!?(").find(text_[stop - 1]) != std::string_view::npos) --stop;
    add(from, stop, label);
    take_back(label, false);
    open_ = false;
    from += at;
  }
  add(from, end, label);
}

// "T1 - MMM", "My order for turn 3 is MMM". A line that goes on with the one above it may be talk.
Label Lines::headed(std::string_view& rest, Seat seat) {
  if (open_ && taster_.line(trimmed(rest), true)) return {};
  std::string_view const words = trimmed(rest);
  auto const begins = [&](SeatName const& s) { return !s.name.empty() && same_letters(words.substr(0, s.name.size()), s.name) && (words.size() == s.name.size() || !(in_word(words[s.name.size()]) || is_digit(words[s.name.size()]))); };
  if (std::any_of(seats_.begin(), seats_.end(), begins)) return {};   // a driver called "T2"
  Heading const head = heading_before(rest, seat, taster_);
  if (head.bytes == 0) return {};
  size_t const begin = starts_.back(), before = starts_.size() > 1 ? starts_[starts_.size() - 2] : begin;
  std::string_view const above = blanks_ == 0 ? trimmed(std::string_view(text_).substr(before, begin - before)) : "";
  char const first = words[0];
  bool const goes_on = above.size() >= kWrapped && !is_one_of(above.back(), ".!?:") && upper(first) != first;
  rest.remove_prefix(head.bytes);
  bool const known = seat != kNobody && stranger_.empty();
  char const* const doubt = head.doubt ? kMore : goes_on ? "It stands in a sentence that begins in the line above it." : "";
  return Label{.seat = known ? std::optional<Seat>(seat) : std::nullopt, .turn = head.turn, .said = true, .doubt = doubt};
}

// "Driver: Ann" above "Order: ..." in a form.
bool Lines::form_name(std::string_view line, size_t begin, size_t end) {
  size_t const colon = line.find(':');
  if (colon == line.npos || line.size() > kBriefLine) return false;
  std::string const head = lowered(trimmed(line.substr(0, colon), "*_"));
  std::string_view const name = trimmed(line.substr(colon + 1));
  bool const form = head == "player" || head == "name" || head == "pilot" || head == "manager" || head == taster_.writer();
  if (!form || name.empty() || (taster_.many_lines() && taster_.line(line, true))) return false;
  Label label{.seat = match_seat(name, seats_), .said = true};
  size_t const cut = separator(name);
  bool const parted = cut != name.npos && match_seat(name.substr(0, cut), seats_);
  if (parted || says_more(name)) {   // "Driver: Ann, Order: ...", on one line
    blank_range(text_, begin, begin + colon + 1);
    if (parted) text_[size_t(name.data() - text_.data()) + cut] = ':';
    return read_words(line, begin, end), true;
  }
  if (cut != name.npos && !label.seat) return false;
  bool const writer_known = !authors_.empty() && authors_.back().seat;
  if (!label.seat && head == "name" && writer_known) return false;   // of something else
  if (!label.seat) label.stranger = clean_name(name, 40);
  labels_.push_back({begin, end});
  take_label(label, true, {}, begin, std::min(end + 1, text_.size()));
  stranger_ = label.stranger;
  return true;
}

// "On behalf of Ann:", "Sent on behalf of Ann." in another driver's mail: what stands below it is not his own.
std::optional<Seat> Lines::on_behalf(std::string_view line) const {
  if (line.size() > kNamedLine || authors_.empty() || !authors_.back().seat) return std::nullopt;
  constexpr std::string_view kBehalf = "on behalf of ";
  std::string_view const words = trimmed(line, "*_()[]:.!,-");
  std::string const low = lowered(words);
  size_t const at = low.find(kBehalf);
  static constexpr std::string_view kBefore[] = {"", "sent ", "i send this ", "this is ", "order ", "orders "};   // not "Carl drives "
  if (at == low.npos || std::find(std::begin(kBefore), std::end(kBefore), std::string_view(low).substr(0, at)) == std::end(kBefore)) return std::nullopt;
  std::string_view const name = trimmed(words.substr(at + kBehalf.size()));
  auto const named = std::find_if(seats_.begin(), seats_.end(), [&](SeatName const& s) { return !s.name.empty() && same_letters(name, s.name); });
  Seat const whom = named != seats_.end() ? named->seat : first_name(name);
  return whom == kNobody || taster_.same(authors_.back().seat, whom) ? std::nullopt : std::optional<Seat>(whom);
}

// What the writer takes back: what he orders here, else, or if he says so, in an earlier message of his.
void Lines::take_back(Label const& label, bool earlier) {
  int const author = int(authors_.size()) - 1;
  auto const here = [&](Block const& b) { return b.section == section_ || (label.seat && b.author == author && taster_.same(b.label.seat, label.seat)); };
  bool any = false;
  for (size_t i = blocks_.size(); !earlier && i-- > 0 && here(blocks_[i]) && !blocks_[i].taken_back; any = true) blocks_[i].taken_back = number();
  std::optional<Seat> const who = label.seat ? label.seat : writer();
  if (any || !who) return;
  for (Block& b : blocks_) {
    std::optional<Seat> const whose = b.label.seat ? b.label.seat : b.author >= 0 ? authors_[size_t(b.author)].seat : std::nullopt;
    bool const before = author < 0 ? b.section != section_ : b.author != author;
    if (before && taster_.same(whose, who) && b.label.stranger.empty() && !b.taken_back) b.taken_back = number();
  }
}

// "Phase: 2" of a form, right below "Turn: 2".
bool Lines::part_of_turn(std::string_view line) const {
  return turn_line_ > 0 && turn_line_ + 1 == number() && line.size() < 20 && lowered(trimmed(line)).starts_with("phase") && line.find_first_of("0123456789") != line.npos;
}

// Whether the next line that is not empty has the name of a seat in front.
bool Lines::names_below(size_t end) const {
  size_t const begin = std::min(text_.find_first_not_of(" \t\n", end), text_.size());
  std::string_view rest = std::string_view(text_).substr(begin, std::min(text_.find('\n', begin), text_.size()) - begin);
  return strip_labels(rest, seats_, taster_).seat.has_value();
}

// "Results of turn 3": what stands below tells of a turn, up to the next heading.
bool Lines::tells_of(std::string_view line) {
  std::string const low = lowered(line.substr(0, kBriefLine));
  for (std::string_view w : {"result", "standing", "position", "summary", "report", "classification"})
    if (low.find(w) != low.npos) return true;
  return false;
}

// "Max, here are my orders:" in Ann's post.
bool Lines::greets(Label const& label, std::string_view line) const {
  bool const others = label.seat && !authors_.empty() && authors_.back().seat && !taster_.same(authors_.back().seat, label.seat);
  std::string const low = lowered(line);
  return others && (low.find(" my ") != low.npos || low.find("here") != low.npos);
}

// What a label says holds for the lines below it: of "Ann:" alone up to the next name, of "Turn 3:" up to the next turn.
void Lines::take_label(Label& label, bool bare, std::string_view rest, size_t at, size_t from) {
  if (label.seat && authors_.empty()) named_ = label.seat;
  if (bare && label.turn < 0 && !label.seat && tells_) turn_ = -1;   // "Orders:"
  if (label.seat) stranger_.clear();
  else if (label.stranger.empty()) label.stranger = stranger_;
  if (!label.seat && label.stranger.empty()) label.seat = seat_;
  if (label.turn < 0) label.turn = turn_;
  else if (bare) turn_ = label.turn, tells_ = tells_of(std::string_view(text_).substr(at, from - std::min(at, from)));
  bool const chat = !headed_ && label.seat && !bare && !orders(rest);  // "Ann: here is my sheet"
  if (bare || chat) seat_ = label.seat;
  else seat_.reset();
  begin_section(bare || chat ? label : Label{{}, turn_, turn_ >= 0}, at, from, bare || chat);
}

bool Lines::orders(std::string_view rest) {
  std::string_view const text = trimmed(rest, kWrapping);
  return taster_.many_lines() ? taster_.line(text, false) : taster_.ask(text, kNobody).order;
}

// Takes a line into a block, if it may be part of an order.
void Lines::add(size_t begin, size_t end, Label const& own) {
  std::string_view const words = trimmed(std::string_view(text_).substr(begin, end - begin), "*_`\"'~");
  if (words.empty()) return;
  size_t const first = size_t(words.data() - text_.data());
  blank_range(text_, begin, first);
  blank_range(text_, first + words.size(), end);
  bool const inside = open_ && blanks_ == 0;
  bool const fits = !taster_.many_lines() || taster_.line(words, inside);
  if (open_ && fits && !own.said) {
    blocks_.back().end = end;
    return;
  }
  open_ = false;
  if (!own.said && caveat(words) && !(taster_.many_lines() ? fits : taster_.ask(trimmed(words, kWrapping), kNobody).order)) caveat_ = number();
  if (!fits && !own.said) return;
  Block b{begin, end, number(), own.said ? own : label_, own.said, int(authors_.size()) - 1, section_, caveat_ > 0 && caveat_ < number() && (warned_ || number() - caveat_ <= kBelowCaveat) ? caveat_ : 0};
  warned_ = b.caveat > 0;            // up to the next empty line
  if (caveat_ < number() && !warned_) caveat_ = 0;
  blocks_.push_back(b);
  open_ = fits && taster_.many_lines();
}

// Where the words begin that count, behind the last "no wait" of a line; 0: nothing is corrected. `earlier`: what another message says is.
size_t Lines::correction(std::string_view rest, bool& earlier) {
  std::string const low = lowered(rest);
  size_t best = 0;
  auto const denied = [&](size_t at) {   // "don't forget my", "sorry for the wait, no power here"
    std::string_view const before = std::string_view(low).substr(at > 7 ? at - 7 : 0, std::min(at, size_t(7)));
    return before.ends_with("n't ") || before.ends_with("nt ") || before.ends_with("not ") || before.ends_with("never ") || before.ends_with("the ") || before.ends_with("\x99t ");
  };
  if (size_t const at = low.find("take my "); at != low.npos && low.substr(at, 30).find(" back") != low.npos && !denied(at)) earlier = true;
  bool const brief = low.size() <= 30;
  auto const standing = [](std::string_view text, std::string_view w) {   // the last one that is of an order
    size_t at = text.rfind(w);
    while (at != text.npos && w.ends_with(" my") && no_order(text.substr(at + w.size()))) at = at > 0 ? text.rfind(w, at - 1) : text.npos;
    return at;
  };
  for (std::string_view w : {"no wait", "no, wait", "wait, no", "scrap that", "scratch that", "make that", "ignore that", "ignore the above",
                             "ignore this", "ignore my order", "disregard this", "disregard my order", "please disregard", "please ignore", "cancel that", "cancel my",
                             "forget it", "forget my", "i withdraw", "i take back", "delete that", "delete my", "that's wrong", "that was wrong", "that is wrong", "thats wrong",
                             "forget that", "forget the above", "disregard that", "disregard the above", "take that back"})
    if (size_t const at = standing(low, w); at != low.npos && at + w.size() > best && !denied(at) && (brief || !w.ends_with(" wrong"))) {
      std::string_view const behind = std::string_view(low).substr(at + w.size());
      if (of_before(behind)) earlier = true;
      else best = at + w.size(), correction_at_ = at;
    }
  while (best > 0 && best < rest.size() && std::string_view(" ,:;-.!").find(rest[best]) != std::string_view::npos) ++best;
  return best;
}

}  // namespace paddock::post
