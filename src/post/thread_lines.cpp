#include "post/thread_lines.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kBriefLine = 400;  // longer lines are no headings
constexpr int kBlankLines = 3;      // inside a block

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
  std::string_view const line = std::string_view(text_).substr(begin, end - begin);
  if (trimmed(line, "`").empty()) {
    if (++blanks_ > kBlankLines) open_ = false;
    return;
  }
  std::string author = heads_.names[starts_.size() - 1];
  if (author.empty()) author = author_of(line);
  if (!author.empty()) {
    headed_ = true;
    set_author(std::move(author), begin, end);
  } else if (name_alone(line)) {
    set_author(std::string(trimmed(line)), begin, end);
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

bool Lines::says_more(std::string_view line) {
  line = trimmed(line);
  for (SeatName const& s : seats_)
    if (line.size() > s.name.size() && same_letters(line.substr(0, s.name.size()), s.name))
      if (std::string_view const rest = trimmed(line.substr(s.name.size()), kWrapping); !rest.empty() && orders(rest)) return true;
  return false;
}

void Lines::set_author(std::string name, size_t begin, size_t end) {
  std::optional<Seat> const seat = match_seat(name, seats_);
  authors_.push_back({number(), clean_name(name, 80), seat, heads_.sent[starts_.size() - 1]});
  seat_.reset();
  turn_ = -1;
  begin_section({}, begin, std::min(end + 1, text_.size()), true);
}

void Lines::begin_section(Label label, size_t at, size_t from, bool claims) {
  sections_.push_back({at, from, claims});
  ++section_;
  open_ = false;
  label_ = label;
}

void Lines::read_words(std::string_view line, size_t begin, size_t end) {
  std::string_view rest = line;
  Label label = strip_labels(rest, seats_, taster_.words().called);
  bool const bare = label.said && trimmed(rest, kWrapping).empty();
  if (label.said) {
    take_label(label, bare, rest, begin, bare ? std::min(end + 1, text_.size()) : begin);
    labels_.push_back({begin, begin + size_t(rest.data() - line.data())});
  }
  if (bare) return;
  size_t from = begin + size_t(rest.data() - line.data());
  if (size_t const at = correction(rest); at != 0) {
    size_t stop = from + correction_at_;
    while (stop > from && std::string_view(" -,;:.!?(").find(text_[stop - 1]) != std::string_view::npos) --stop;
    add(from, stop, label);
    for (size_t i = blocks_.size(); i-- > 0 && blocks_[i].section == section_ && !blocks_[i].taken_back;)
      blocks_[i].taken_back = number();
    open_ = false;
    from += at;
  }
  add(from, end, label);
}

// What a label says holds for the lines below it: of "Ann:" alone up to the next name, of "Turn 3:" up to the next turn.
void Lines::take_label(Label& label, bool bare, std::string_view rest, size_t at, size_t from) {
  if (!label.seat) label.seat = seat_;
  if (label.turn < 0) label.turn = turn_;
  else if (bare) turn_ = label.turn;
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
  if (!fits && !own.said) return;
  Block b{begin, end, number(), own.said ? own : label_, int(authors_.size()) - 1, section_, 0};
  blocks_.push_back(b);
  open_ = fits && taster_.many_lines();
}

// Where the words begin that count, behind the last "no wait" of a line; 0: nothing is corrected.
size_t Lines::correction(std::string_view rest) {
  std::string const low = lowered(rest);
  size_t best = 0;
  for (std::string_view w : {"no wait", "no, wait", "wait, no", "scrap that", "scratch that", "make that", "ignore that", "ignore the above",
                             "forget that", "forget the above", "disregard that", "disregard the above", "take that back"})
    if (size_t const at = low.rfind(w); at != low.npos && at + w.size() > best) best = at + w.size(), correction_at_ = at;
  while (best > 0 && best < rest.size() && std::string_view(" ,:;-.!").find(rest[best]) != std::string_view::npos) ++best;
  return best;
}

}  // namespace paddock::post
