#include "post/thread.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "core/text.hpp"
#include "post/link_scan.hpp"
#include "post/thread_block.hpp"
#include "post/thread_left.hpp"
#include "post/thread_page.hpp"
#include "post/thread_plain.hpp"
#include "post/thread_text.hpp"
#include "post/thread_whole.hpp"

namespace paddock::post {
namespace {

constexpr size_t kBriefLine = 400;  // longer lines are no headings
constexpr int kBlankLines = 3;      // inside a block

struct Author {
  int line = 0;
  std::string name;
  std::optional<Seat> seat;
  int64_t sent = 0;
};

// Cuts a message into blocks: who writes them, under which label.
class Lines {
 public:
  Lines(std::string& text, std::span<SeatName const> seats, Heads const& heads, Taster& taster)
      : text_(text), seats_(seats), heads_(heads), taster_(taster) {}

  void run() {
    sections_.push_back({});
    for (size_t begin = 0; begin < text_.size();) {
      size_t const end = std::min(text_.find('\n', begin), text_.size());
      starts_.push_back(begin);
      read_line(begin, end);
      begin = end + 1;
    }
  }

  std::vector<Block> blocks_;
  std::vector<Author> authors_;
  std::vector<size_t> starts_;  // of the lines
  std::vector<Passage> sections_;
  std::vector<std::pair<size_t, size_t>> labels_;  // where they stand, read as such

 private:
  int number() const { return int(starts_.size()); }

  void read_line(size_t begin, size_t end) {
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

  bool name_alone(std::string_view line) {  // a forum's heading; a number alone is the page's, or counts something
    std::string_view const bare = trimmed(line, "#.,:()");
    bool const number = std::all_of(bare.begin(), bare.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (number || says_more(line)) return false;
    return line.size() <= kBriefLine && match_seat(line, seats_) && !trimmed(line).ends_with(':') &&
           !taster_.ask(trimmed(line, kWrapping), kNobody).order;
  }

  // "Olle MMRM": the name, and an order behind it.
  bool says_more(std::string_view line) {
    line = trimmed(line);
    for (SeatName const& s : seats_)
      if (line.size() > s.name.size() && same_letters(line.substr(0, s.name.size()), s.name))
        if (std::string_view const rest = trimmed(line.substr(s.name.size()), kWrapping); !rest.empty() && orders(rest)) return true;
    return false;
  }

  void set_author(std::string name, size_t begin, size_t end) {
    std::optional<Seat> const seat = match_seat(name, seats_);
    authors_.push_back({number(), clean_name(name, 80), seat, heads_.sent[starts_.size() - 1]});
    seat_.reset();
    turn_ = -1;
    begin_section({}, begin, std::min(end + 1, text_.size()), true);
  }

  void begin_section(Label label, size_t at, size_t from, bool claims) {
    sections_.push_back({at, from, claims});
    ++section_;
    open_ = false;
    label_ = label;
  }

  void read_words(std::string_view line, size_t begin, size_t end) {
    std::string_view rest = line;
    Label label = strip_labels(rest, seats_);
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
  void take_label(Label& label, bool bare, std::string_view rest, size_t at, size_t from) {
    if (!label.seat) label.seat = seat_;
    if (label.turn < 0) label.turn = turn_;
    else if (bare) turn_ = label.turn;
    bool const chat = !headed_ && label.seat && !bare && !orders(rest);  // "Ann: here is my sheet"
    if (bare || chat) seat_ = label.seat;
    else seat_.reset();
    begin_section(bare || chat ? label : Label{{}, turn_, turn_ >= 0}, at, from, bare || chat);
  }

  bool orders(std::string_view rest) {
    std::string_view const text = trimmed(rest, kWrapping);
    return taster_.many_lines() ? taster_.line(text, false) : taster_.ask(text, kNobody).order;
  }

  // Takes a line into a block, if it may be part of an order.
  void add(size_t begin, size_t end, Label const& own) {
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
  size_t correction(std::string_view rest) {
    std::string const low = lowered(rest);
    size_t best = 0;
    for (std::string_view w : {"no wait", "no, wait", "wait, no", "scrap that", "scratch that", "make that", "ignore that", "ignore the above",
                               "forget that", "forget the above", "disregard that", "disregard the above", "take that back"})
      if (size_t const at = low.rfind(w); at != low.npos && at + w.size() > best) best = at + w.size(), correction_at_ = at;
    while (best > 0 && best < rest.size() && std::string_view(" ,:;-.!").find(rest[best]) != std::string_view::npos) ++best;
    return best;
  }

  std::string& text_;
  std::span<SeatName const> seats_;
  Heads const& heads_;
  Taster& taster_;
  Label label_;                 // of the section
  std::optional<Seat> seat_;    // of a label alone on its line
  int turn_ = -1;               // likewise
  int section_ = 0, blanks_ = 0;
  size_t correction_at_ = 0;
  bool open_ = false;           // the last block goes on
  bool headed_ = false;         // a heading of a post or a mail has been seen
};

class Reader {
 public:
  Reader(std::string work, std::span<SeatName const> seats, Heads const& heads, Taster& taster, Reading& out)
      : work_(std::move(work)), heads_(heads), taster_(taster), lines_(work_, seats, heads, taster_), out_(out) {}

  void run() {
    take_links();
    blank_tags(work_);
    shown_ = work_;
    lines_.run();
    for (size_t end = lines_.blocks_.size(); end > 0 && room();) end = read_section(end);  // the newest first
    for (size_t i = links_.size(); i-- > 0 && room();) {
      place(links_[i].find, links_[i].at);
      met_.push_back({std::move(links_[i].find), false, 0, {}});
    }
    keep_whole();
    tell_silent();
    settle();
  }

 private:
  struct Linked {
    size_t at;
    Find find;
  };
  struct Met {
    Find find;
    bool faint;
    int section;
    std::vector<std::pair<size_t, size_t>> parts;
  };

  bool room() {
    bool const more = int(met_.size()) < kThreadFinds && !taster_.spent();
    if (!more && !full_) {
      full_ = out_.cut = true;
      out_.notes.push_back("There is more in this text than is read at once; the last " + std::to_string(met_.size()) +
                           " orders and links were read.");
    }
    return more;
  }

  void take_links() {
    for (LinkPlace const& place : find_links(work_)) {
      Scan scan;
      if (!scan_link(work_, place.begin, false, scan)) continue;
      if (!open_scan(scan)) scan.code.resize(scan.first_run);
      Find f;
      f.what = Find::What::Link;
      f.kind = place.kind;
      f.text = std::string("#") + char(place.kind) + scan.code;
      links_.push_back({place.begin, std::move(f)});
    }
    for (Linked const& l : links_) {  // the address before the '#', too
      size_t begin = l.at, end = l.at;
      while (begin > 0 && std::string_view(" \t\n\r<(\"'=]").find(work_[begin - 1]) == std::string_view::npos) --begin;
      Scan scan;
      if (scan_link(work_, l.at, false, scan)) end = open_scan(scan) ? scan.end : l.at + 2 + scan.first_run;
      blank_range(work_, begin, end);
    }
  }

  Seat seat_of(Block const& b) const {
    if (b.label.seat) return *b.label.seat;
    return b.author >= 0 ? lines_.authors_[size_t(b.author)].seat.value_or(kNobody) : kNobody;
  }

  // The blocks of the section that ends before `end`; gives where it begins.
  size_t read_section(size_t end) {
    auto const& all = lines_.blocks_;
    size_t begin = end - 1;
    while (taster_.many_lines() && begin > 0 && all[begin - 1].section == all[end - 1].section) --begin;
    std::vector<Block> standing, back;
    for (size_t i = begin; i < end; ++i) (all[i].taken_back ? back : standing).push_back(all[i]);
    read_blocks(standing);
    read_blocks(back);
    return begin;
  }

  void read_blocks(std::vector<Block> const& blocks) {
    if (blocks.empty()) return;
    auto const whole = blocks.size() > 1 ? read_together(taster_, work_, blocks, seat_of(blocks[0])) : std::nullopt;
    if (whole) return put(blocks[0], *whole);
    for (size_t i = blocks.size(); i-- > 0 && room();) {
      Seat const seat = seat_of(blocks[i]);
      for (BlockRead const& read : read_block(taster_, work_, blocks[i], seat, seat != kNobody)) put(blocks[i], read);
    }
  }

  void put(Block const& b, BlockRead const& read) {
    if (!room()) return;
    Find f;
    place(f, read.begin);
    f.seat = seat_of(b);
    f.what = read.order ? Find::What::Order : Find::What::Doubt;
    f.text = read.text;
    f.left = read.left;
    f.turn = b.label.turn;
    std::optional<Seat> const writer = b.author >= 0 ? lines_.authors_[size_t(b.author)].seat : std::nullopt;
    if (b.taken_back && read.order) {
      take_back(f, b.taken_back);
    } else if (read.order && writer && *writer != f.seat) {  // players tell of each other's orders, too
      f.what = Find::What::Doubt;
      f.why = "This stands in a post of another driver, " + f.author + ".";
    }
    bool const nobodys = f.seat == kNobody && f.what == Find::What::Doubt && (writer_known(b) || heads_.page);
    if (!nobodys) met_.push_back({std::move(f), read.faint, b.section, read.parts});  // what a stranger says is no order
  }

  bool writer_known(Block const& b) const { return b.author >= 0 && !b.label.seat; }

  // What stood around each order, and whether some of it may belong to the order.
  void keep_whole() {
    for (size_t i = 0; i < met_.size();) {
      size_t end = i + 1;
      while (end < met_.size() && met_[end].section == met_[i].section) ++end;
      if (!met_[i].parts.empty()) whole_of(i, end);
      i = end;
    }
  }

  // Of the finds from `i` to `end`, which stand in one section, the newest first.
  void whole_of(size_t i, size_t end) {
    Passage const& s = lines_.sections_[size_t(met_[i].section)];
    size_t const next = size_t(met_[i].section) + 1;
    std::vector<std::pair<size_t, size_t>> read;
    for (size_t k = i; k < end; ++k) read.insert(read.end(), met_[k].parts.begin(), met_[k].parts.end());
    size_t to = next < lines_.sections_.size() ? lines_.sections_[next].at : shown_.size(), last = 0;
    for (auto const& part : read) last = std::max(last, part.second);
    if (!s.claims) to = std::min(to, shown_.find("\n\n", last));
    for (auto label = std::lower_bound(lines_.labels_.begin(), lines_.labels_.end(), std::pair{s.from, size_t(0)});
         label != lines_.labels_.end() && label->first < to; ++label)
      read.push_back(*label);
    std::sort(read.begin(), read.end());
    std::string lost;
    bool const read_all = read_words_of(taster_, shown_, {s.from, to}, read, lost);
    for (size_t k = i; k < end; ++k) {
      Find& f = met_[k].find;
      f.whole = read_all ? "" : marked(shown_, {s.from, to}, read);
      if (k == i && f.what == Find::What::Order && !f.taken_back) f.lost = lost;
    }
  }

  // Who has a seat and writes here, but nothing of it is an order.
  void tell_silent() {
    std::vector<Seat> told;
    std::string names;
    for (Author const& a : lines_.authors_) {
      Seat const seat = a.seat.value_or(kNobody);
      bool const met = std::any_of(met_.begin(), met_.end(), [&](Met const& m) { return m.find.seat == seat || m.find.author_line == a.line; });
      if (seat == kNobody || met || std::find(told.begin(), told.end(), seat) != told.end()) continue;
      told.push_back(seat);
      names += (names.empty() ? "" : ", ") + a.name + " (line " + std::to_string(a.line) + ")";
    }
    if (!names.empty()) out_.notes.push_back("No order was found in what these write: " + names + ".");
  }

  // An order that its writer takes back counts no more; with nothing in its place the GM decides.
  void take_back(Find& f, int by) {
    bool const replaced = std::any_of(met_.begin(), met_.end(), [&](Met const& m) {
      return m.find.what == Find::What::Order && m.find.seat == f.seat && m.find.line >= f.line;
    });
    if (replaced) f.superseded = f.taken_back = true;
    else f.what = Find::What::Doubt, f.why = "Its writer takes this back in line " + std::to_string(by) + ".";
    out_.notes.push_back("Line " + std::to_string(by) + " takes back what line " + std::to_string(f.line) + " orders" +
                         (replaced ? "." : "; nothing stands in its place."));
  }

  // Line, column and author of a find.
  void place(Find& f, size_t at) const {
    auto const next = std::upper_bound(lines_.starts_.begin(), lines_.starts_.end(), at);
    f.line = int(next - lines_.starts_.begin());
    f.column = 1;
    for (size_t i = lines_.starts_[size_t(f.line - 1)]; i < at; ++f.column) next_point(work_, i);
    auto const behind = std::upper_bound(lines_.authors_.begin(), lines_.authors_.end(), f.line,
                                         [](int line, Author const& a) { return line < a.line; });
    if (behind == lines_.authors_.begin()) return;
    Author const& a = *(behind - 1);
    f.author = a.name;
    f.author_line = a.line;
    f.sent = a.sent;
    f.seat = a.seat.value_or(kNobody);
  }

  static bool counts(Find const& f) {
    return f.seat != kNobody && f.what != Find::What::Doubt && (f.what == Find::What::Order || f.kind == Kind::Orders);
  }

  // In the order of the text. Duplicates out; of several by one seat for one turn the last one counts. A fault in a line
  // that nobody signed is worth a word only where nothing better was found.
  void settle() {
    sort_few(met_, [](Met const& a, Met const& b) {
      return a.find.line != b.find.line ? a.find.line < b.find.line : a.find.column < b.find.column;
    });
    auto better = [&](Met const& m) {
      return std::any_of(met_.begin(), met_.end(), [&](Met const& o) { return !o.faint && (m.find.seat == kNobody || o.find.seat == m.find.seat); });
    };
    std::vector<Find>& kept = out_.finds;
    for (Met& m : met_) {
      Find& f = m.find;
      bool repeated = m.faint && better(m);
      for (Find& old : kept) {
        bool const alike = old.what == f.what && old.text == f.text;
        bool const same = alike && old.seat == f.seat && old.turn == f.turn && !old.superseded;
        bool const retold = f.what == Find::What::Doubt && old.what == Find::What::Order && old.text == f.text && old.seat == f.seat;
        repeated = repeated || same || retold || (alike && f.what == Find::What::Link);
      }
      if (repeated) continue;
      for (Find& old : kept) {
        bool const rival = counts(f) && counts(old) && !f.superseded && old.seat == f.seat;
        if (rival && (old.turn < 0 || f.turn < 0 || old.turn == f.turn)) (f.sent && f.sent < old.sent ? f : old).superseded = true;
      }
      kept.push_back(std::move(f));
    }
  }

  std::string work_, shown_;  // shown_: before labels and what stands around orders are blanked
  Heads const& heads_;
  Taster& taster_;
  Lines lines_;
  Reading& out_;
  std::vector<Linked> links_;
  std::vector<Met> met_;
  bool full_ = false;
};

// The end of a text that is too long, from the beginning of a line on.
std::string_view newest(std::string_view text, Reading& out) {
  if (text.size() <= kThreadText) return text;
  size_t const from = (text.size() - kThreadText + 1) / 2 * 2;  // a letter of UTF-16 is two bytes
  bool const wide = text.substr(from, 64).find('\0') != text.npos;
  if (size_t const line = text.find('\n', from); line != text.npos) text.remove_prefix(wide ? (line + 2) / 2 * 2 : line + 1);
  else text.remove_prefix(wide ? from : letter_at(text, from + 3));
  out.cut = true;
  out.notes.push_back("The text is too long: its last " + std::to_string(kThreadText >> 10) + " KB were read, the older part before them was not.");
  return text;
}

}  // namespace

Reading read_thread(std::string_view text, std::span<SeatName const> seats, Grammar const& grammar) {
  Reading out;
  std::string work = plain_text(newest(text, out), out.notes);
  Taster taster(grammar);
  Heads const heads = find_heads(work, seats, taster);
  blank_what_is_left_out(work, seats, heads, out.notes);
  for (auto const& field : heads.fields) blank_range(work, field.first, field.second);
  Reader(std::move(work), seats, heads, taster, out).run();
  return out;
}

std::string place_of(Find const& find, int column) {
  size_t const at = std::min(size_t(std::max(column, 1) - 1), find.text.size());
  std::string_view const before = std::string_view(find.text).substr(0, at);
  int const down = int(std::count(before.begin(), before.end(), '\n'));
  size_t const start = down ? before.rfind('\n') + 1 : 0;
  int letters = down ? 1 : find.column;
  for (size_t i = start; i < at; ++letters) next_point(find.text, i);
  return "line " + std::to_string(find.line + down) + ", column " + std::to_string(letters);
}

}  // namespace paddock::post
