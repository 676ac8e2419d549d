#include "post/thread.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "core/text.hpp"
#include "post/link_scan.hpp"
#include "post/thread_block.hpp"
#include "post/thread_change.hpp"
#include "post/thread_left.hpp"
#include "post/thread_lines.hpp"
#include "post/thread_page.hpp"
#include "post/thread_plain.hpp"
#include "post/thread_text.hpp"
#include "post/thread_whole.hpp"

namespace paddock::post {
namespace {

constexpr size_t kWordsTold = 120;

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
    tell_continued();
    tell_changed();
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
    bool labelled = false;
    bool named = false;                 // a word before it that nobody knows may be whose order it is
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
      LinkScan scan;
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
      LinkScan scan;
      if (scan_link(work_, l.at, false, scan)) end = open_scan(scan) ? scan.end : l.at + 2 + scan.first_run;
      blank_range(work_, begin, end);
    }
  }

  std::optional<Seat> writer_of(Block const& b) const { return b.author >= 0 ? lines_.authors_[size_t(b.author)].seat : std::nullopt; }

  Seat seat_of(Block const& b) const {
    if (!b.label.stranger.empty()) return kNobody;
    return taster_.own(b.label.seat ? *b.label.seat : writer_of(b).value_or(kNobody));
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
      auto const reads = read_block(taster_, work_, blocks[i], seat, seat != kNobody);
      for (BlockRead const& read : reads) put(blocks[i], read);
      if (reads.empty() && blocks[i].labelled && blocks[i].label.seat && blocks[i].author < 0) silent_.push_back({blocks[i].line, {}, blocks[i].label.seat});
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
    if (!b.label.stranger.empty()) f.author = b.label.stranger;
    std::optional<Seat> const writer = writer_of(b), said = writer ? writer : b.label.seat;
    f.himself = said && *said != f.seat && taster_.own(*said) == f.seat;
    if (b.taken_back && read.order) {
      take_back(f, b.taken_back);
    } else if (read.order && writer && taster_.own(*writer) != f.seat && b.label.stranger.empty()) {  // players tell of each other's orders, too
      f.what = Find::What::Doubt;
      f.why = "This stands in a post of another " + taster_.writer() + ", " + f.author + ".";
    }
    if (read.order && f.what == Find::What::Order && (!b.label.doubt.empty() || b.caveat)) {
      f.what = Find::What::Doubt;
      f.why = b.caveat ? "Line " + std::to_string(b.caveat) + " above it may make it no order of this turn." : b.label.doubt;
    }
    if (Author const* a = b.author >= 0 ? &lines_.authors_[size_t(b.author)] : nullptr; read.order && a && a->forwarded_by && taster_.own(*a->forwarded_by) != f.seat) {
      f.what = Find::What::Doubt;
      f.why = "This stands in a mail that another " + taster_.writer() + " forwards, " + a->forwarder + ".";
    }
    bool const nobodys = f.seat == kNobody && !read.order && f.what == Find::What::Doubt && (writer_known(b) || heads_.page);
    if (!nobodys) met_.push_back({std::move(f), read.faint, b.section, read.parts, b.labelled, !b.label.doubt.empty()});  // what a stranger says is no order
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
    size_t sure = i;  // what is dropped because something better stands beside it was not read
    while (sure < end && met_[sure].faint) ++sure;
    for (size_t k = i; k < end; ++k)
      if (!met_[k].faint || sure == end) read.insert(read.end(), met_[k].parts.begin(), met_[k].parts.end());
    size_t to = next < lines_.sections_.size() ? lines_.sections_[next].at : shown_.size(), last = 0;
    for (auto const& part : read) last = std::max(last, part.second);
    if (!s.claims) to = std::min(to, shown_.find("\n\n", last));
    for (auto label = std::lower_bound(lines_.labels_.begin(), lines_.labels_.end(), std::pair{s.from, size_t(0)});
         label != lines_.labels_.end() && label->first < to; ++label)
      read.push_back(*label);
    sort_many(read);
    std::string lost;
    bool const read_all = read_words_of(taster_, shown_, {s.from, to}, read, lost);
    for (size_t k = i; k < end; ++k) {
      Find& f = met_[k].find;
      f.whole = read_all ? "" : marked(shown_, {s.from, to}, read);
      if (k == sure && f.what == Find::What::Order && !f.taken_back) f.lost = lost;
    }
  }

  // "A(6M)", and "LR" below it: more of the order, another one, or a signature?
  void tell_continued() {
    if (taster_.many_lines()) return;
    constexpr size_t kFew = 3;
    for (size_t i = 0; i + 1 < met_.size(); ++i) {
      Find &later = met_[i].find, &first = met_[i + 1].find;   // the newest first
      bool const both = later.what == Find::What::Order && first.what == Find::What::Order && met_[i].section == met_[i + 1].section && !later.taken_back && !first.taken_back;
      bool const whose = later.seat == first.seat || later.seat == kNobody;
      bool const bare = later.text.size() <= kFew && later.text.find_first_of("0123456789(") == later.text.npos;
      bool const begun = first.text.size() <= kFew && first.text.find_first_of("0123456789(") == first.text.npos && first.line + 1 == later.line;
      if (!both || !whose || met_[i].labelled || !(bare || begun) || !taster_.ask(first.text + " " + later.text, first.seat).order) continue;
      first.what = later.what = Find::What::Doubt;
      later.seat = first.seat;
      first.why = "Whether line " + std::to_string(later.line) + " goes on with it cannot be told; an order stands in one line.";
      later.why = "Whether this goes on with line " + std::to_string(first.line) + " cannot be told; an order stands in one line.";
    }
  }

  // "Please cancel my order" in a mail of its own: the order in the mail before it may count no more.
  void tell_changed() {
    auto const& all = lines_.authors_;
    auto const begins = [&](int line) { return size_t(line) <= lines_.starts_.size() ? lines_.starts_[size_t(line - 1)] : shown_.size(); };
    for (size_t i = 0; i < all.size(); ++i) {
      Author const& a = all[i];
      Seat const seat = taster_.own(a.seat.value_or(kNobody));
      auto const read = [&](Met const& m) { return m.find.author_line == a.line && m.find.seat != kNobody; };
      if (seat == kNobody || std::any_of(met_.begin(), met_.end(), read)) continue;
      Find* const last = last_before(a, seat);
      size_t const from = begins(a.line + 1), to = i + 1 < all.size() ? begins(all[i + 1].line) : shown_.size();
      std::string_view const words = trimmed(std::string_view(shown_).substr(from, std::max(from, to) - from));
      if (!last || !may_change(taster_, words)) continue;
      for (Met& m : met_)   // what he wrote before that does not come back
        if (m.find.seat == seat && counts(m.find) && of_one_turn(m.find, *last)) m.find.superseded = &m.find != last;
      if (last->what == Find::What::Order) last->what = Find::What::Doubt;
      last->why = "What its " + taster_.writer() + " writes in another mail (line " + std::to_string(a.line) + ") may change it: " + clean_name(words, kWordsTold);
    }
  }

  // The last order of a seat, as they were sent, if it stands before those words; null: another one comes behind them, or none stands.
  Find* last_before(Author const& words, Seat seat) {
    Find* last = nullptr;
    for (Met& m : met_) {                // the newest first
      Find& f = m.find;
      if (f.seat != seat || f.what == Find::What::Doubt || f.taken_back) continue;
      bool const before = words.sent && f.sent ? f.sent <= words.sent : f.line < words.line;
      if (!before) return nullptr;
      if (!last || (last->sent && f.sent > last->sent)) last = &f;
    }
    return last && last->why.empty() ? last : nullptr;
  }

  // Who has a seat and writes here, but nothing of it is an order. Whom a first name alone may mean is told, and no more: the GM may be called so.
  void tell_silent() {
    std::string names;
    std::vector<Seat> guessed;
    std::vector<Author> who = lines_.authors_;
    who.insert(who.end(), silent_.begin(), silent_.end());
    who.insert(who.end(), lines_.named_lines_.begin(), lines_.named_lines_.end());
    for (Author const& a : who) {
      Seat const called = a.seat ? *a.seat : lines_.first_name(std::string_view(a.name).substr(0, a.name.find('@'))), seat = taster_.own(called);
      bool const met = std::any_of(met_.begin(), met_.end(), [&](Met const& m) { return m.find.seat == seat || m.find.author_line == a.line; });
      bool const told = std::any_of(out_.silent.begin(), out_.silent.end(), [&](Silent const& s) { return s.seat == seat; }) ||
                        (!a.seat && std::find(guessed.begin(), guessed.end(), seat) != guessed.end());
      if (seat == kNobody || met || told) continue;
      bool const named = std::any_of(lines_.named_lines_.begin(), lines_.named_lines_.end(), [&](Author const& n) { return n.line == a.line; });
      std::string const words = named ? "" : written_from(a.line, who);   // a line that names him need not be his
      if (a.seat) out_.silent.push_back({seat, words, may_change(taster_, words)});
      else guessed.push_back(seat);
      names += (names.empty() ? "" : ", ") + (a.name.empty() ? lines_.name_of(called) : a.name) + " (line " + std::to_string(a.line) + ")";
    }
    if (!names.empty()) out_.notes.push_back("No order was found in what these write: " + names + ".");
  }

  // What stands behind the heading or the label in `line`, up to the next one of `all`.
  std::string written_from(int line, std::vector<Author> const& all) const {
    size_t const begin = lines_.starts_[size_t(line - 1)];
    size_t from = begin, to = shown_.size();
    for (Author const& a : all)
      if (a.line > line) to = std::min(to, lines_.starts_[size_t(a.line - 1)]);
    for (Passage const& s : lines_.sections_) {
      if (s.at == begin) from = s.from;
      else if (s.at > begin) to = std::min(to, s.at);   // somebody else's, who has ordered
    }
    for (auto const& [at, behind] : lines_.labels_) {
      if (at == from) from = behind;
      else if (at > begin && at >= from) to = std::min(to, at);
    }
    from = std::min(from, to);
    return cut(trimmed(std::string_view(shown_).substr(from, to - from)), kBlockText);
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
    f.seat = taster_.own(a.seat.value_or(kNobody));
  }

  static bool counts(Find const& f) {
    return f.seat != kNobody && f.what != Find::What::Doubt && (f.what == Find::What::Order || f.kind == Kind::Orders);
  }

  static bool of_one_turn(Find const& a, Find const& b) { return a.turn < 0 || b.turn < 0 || a.turn == b.turn; }

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
        bool const alike = old.what == f.what && old.text == f.text && (old.sent == f.sent || !old.sent || !f.sent);
        bool const same = alike && old.seat == f.seat && old.turn == f.turn && !old.superseded && (f.seat != kNobody || old.author == f.author);
        bool const retold = !m.named && f.what == Find::What::Doubt && old.what == Find::What::Order && old.text == f.text && old.seat == f.seat;
        repeated = repeated || same || retold || (old.what == f.what && old.text == f.text && f.what == Find::What::Link);
      }
      if (repeated) continue;
      for (Find& old : kept) {
        bool const rival = counts(f) && counts(old) && !f.superseded && old.seat == f.seat;
        if (rival && of_one_turn(old, f)) (f.sent && f.sent < old.sent ? f : old).superseded = true;
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
  std::vector<Author> silent_;   // below a label with a name nothing was found
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
  out.mails = heads.mails;
  blank_what_is_left_out(work, seats, heads, taster, out.notes);
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

std::string own_place_of(Find const& find, int column) {
  Find own;
  own.text = find.text;
  own.column = find.column;
  return place_of(own, column);
}

}  // namespace paddock::post
