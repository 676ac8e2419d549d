#include "post/thread.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "post/link_scan.hpp"
#include "post/text.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr std::string_view kWrapping = "*_`\"'.!,;~";  // what people put around an order
constexpr size_t kOrderBytes = 400;                    // longer lines are prose
constexpr int kShorter = 12;                           // words cut off the end of a labelled line at most

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_lower(char c) { return (c >= 'a' && c <= 'z') || uint8_t(c) >= 128; }

class Reader {
 public:
  Reader(std::string work, std::span<SeatName const> seats, std::function<bool(std::string_view)> const& looks)
      : work_(std::move(work)), seats_(seats), looks_(looks) {}

  Reading run() {
    take_links();
    blank_tags(work_);
    for (size_t begin = 0; begin < work_.size();) {
      size_t const end = std::min(work_.find('\n', begin), work_.size());
      ++line_;
      read_line(begin, end);
      begin = end + 1;
    }
    place_links();
    sort_few(out_.finds, [](Find const& a, Find const& b) {
      return a.line != b.line ? a.line < b.line : a.column < b.column;
    });
    settle();
    return std::move(out_);
  }

 private:
  struct Label {
    std::optional<Seat> seat;
    int turn = -1;
    bool said = false;  // any label at all
  };
  struct Author {
    int line = 0;
    std::string name;
    std::optional<Seat> seat;
  };
  struct Linked {
    size_t at;
    Find find;
  };

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

  void read_line(size_t begin, size_t end) {
    std::string_view const line = std::string_view(work_).substr(begin, end - begin);
    lines_.push_back(begin);
    if (trimmed(line).empty()) return;
    if (std::string author = author_of(line); !author.empty()) {
      set_author(std::move(author));
      return;
    }
    bool const brief = line.size() <= kOrderBytes;
    if (brief && match_seat(line, seats_) && !looks_(trimmed(line, kWrapping))) {  // a forum's heading: the name alone
      set_author(std::string(trimmed(line)));
      return;
    }
    read_orders(line, begin);
  }

  void set_author(std::string name) {
    std::optional<Seat> const seat = match_seat(name, seats_);
    authors_.push_back({line_, clean_name(name, 80), seat});
  }

  // "turn 25" at the end of what stands before a colon.
  static int turn_in(std::string_view label) {
    std::string const low = lowered(label);
    size_t const at = low.rfind("turn");
    if (at == low.npos) return -1;
    int turn = 0, digits = 0;
    for (size_t i = at + 4; i < low.size(); ++i) {
      if (is_digit(low[i]) && ++digits <= 4) turn = turn * 10 + (low[i] - '0');
      else if (digits == 0 && (low[i] == ' ' || low[i] == '#')) continue;
      else break;
    }
    return digits > 0 ? turn : -1;
  }

  static bool is_order_word(std::string_view label) {
    std::string const low = lowered(trimmed(label, kWrapping));
    for (std::string_view word : {"order", "orders", "move", "moves", "plot", "my order", "my orders", "my move"})
      if (low.ends_with(word)) return true;
    return false;
  }

  // Takes labels off: "Ann: turn 3: order: MMRM", "Here it is, turn 25: MMRM", "20:14 - Ann: MMRM".
  Label strip_labels(std::string_view& rest) const {
    Label label;
    std::string_view const line = rest;
    size_t from = 0;
    for (int i = 0; i < 8; ++i) {
      size_t const colon = line.find(':', from);
      if (colon == line.npos) break;
      std::string_view const head = line.substr(from, colon - from);
      from = colon + 1;
      bool const time = colon > 0 && from < line.size() && is_digit(line[colon - 1]) && is_digit(line[from]);
      int const turn = turn_in(head);
      auto const seat = match_seat(head, seats_);
      if (time || (!seat && turn < 0 && !is_order_word(head))) continue;
      if (seat) label.seat = seat;
      if (turn >= 0) label.turn = turn;
      if (turn >= 0 && !seat) named_before_turn(head, label);
      label.said = true;
      rest = line.substr(from);
    }
    return label;
  }

  // "Ann turn 3:" and "Ann, turn 3:".
  void named_before_turn(std::string_view head, Label& label) const {
    size_t const at = lowered(head).rfind("turn");
    if (auto seat = match_seat(head.substr(0, at), seats_)) label.seat = seat;
  }

  // The longest beginning of a labelled line that reads as an order: "MR(4M)A(4M). Good luck!"
  std::string_view order_in(std::string_view rest, bool labelled) const {
    std::string_view text = trimmed(rest, kWrapping);
    if (text.empty() || text.size() > kOrderBytes) return {};
    if (looks_(text)) return labelled || !word_like(text) ? text : std::string_view();
    if (!labelled) return {};
    for (int i = 0; i < kShorter; ++i) {
      size_t const blank = text.find_last_of(" \t");
      if (blank == text.npos) return {};
      text = trimmed(text.substr(0, blank), kWrapping);
      if (!text.empty() && looks_(text)) return text;
    }
    return {};
  }

  // A small word on a line of its own ("all", "ram") is no order unless a label says so.
  static bool word_like(std::string_view text) {
    return std::none_of(text.begin(), text.end(), [](char c) { return is_digit(c) || c == '('; }) &&
           std::any_of(text.begin(), text.end(), is_lower);
  }

  void read_orders(std::string_view line, size_t begin) {
    std::string_view rest = line;
    Label const label = strip_labels(rest);
    std::string_view const order = order_in(rest, label.said);
    std::string_view const whole = trimmed(rest, kWrapping);
    bool const shouted = !whole.empty() && whole.size() <= 60 && std::none_of(whole.begin(), whole.end(), is_lower);
    if (order.empty() && !(label.said && shouted && (label.turn >= 0 || label.seat))) return;
    Find f;
    f.what = order.empty() ? Find::What::Doubt : Find::What::Order;
    f.text = order.empty() ? std::string(whole) : std::string(order);
    f.turn = label.turn;
    size_t const offset = size_t((order.empty() ? whole.data() : order.data()) - work_.data());
    finish(f, offset, begin);
    if (label.seat) f.seat = *label.seat;
    add(std::move(f));
  }

  // Line, column and author of a find.
  void finish(Find& f, size_t at, size_t line_begin) {
    f.line = line_;
    f.column = 1;
    for (size_t i = line_begin; i < at; ++f.column) next_point(work_, i);
    for (Author const& a : authors_)
      if (a.line <= f.line) {
        f.author = a.name;
        f.author_line = a.line;
        f.seat = a.seat.value_or(kNobody);
      }
  }

  void place_links() {
    for (Linked& l : links_) {
      auto const next = std::upper_bound(lines_.begin(), lines_.end(), l.at);
      line_ = int(next - lines_.begin());
      finish(l.find, l.at, lines_[size_t(line_ - 1)]);
      add(std::move(l.find));
    }
  }

  void add(Find f) {
    if (int(out_.finds.size()) < kThreadFinds) out_.finds.push_back(std::move(f));
    else out_.cut = true;
  }

  // Duplicates out; of several by one seat for one turn the last one counts.
  void settle() {
    std::vector<Find> kept;
    for (Find& f : out_.finds) {
      bool repeated = false;
      for (Find& old : kept) {
        bool const alike = old.what == f.what && old.text == f.text;
        bool const same = alike && old.seat == f.seat && old.turn == f.turn && !old.superseded;
        repeated = repeated || same || (alike && f.what == Find::What::Link);
      }
      if (repeated) continue;
      bool const counts = f.seat != kNobody && f.what != Find::What::Doubt &&
                          (f.what == Find::What::Order || f.kind == Kind::Orders);
      for (Find& old : kept) {
        bool const rival = old.seat == f.seat && old.what != Find::What::Doubt &&
                           (old.what == Find::What::Order || old.kind == Kind::Orders);
        if (counts && rival && (old.turn < 0 || f.turn < 0 || old.turn == f.turn)) old.superseded = true;
      }
      kept.push_back(std::move(f));
    }
    out_.finds = std::move(kept);
  }

  std::string work_;
  std::span<SeatName const> seats_;
  std::function<bool(std::string_view)> const& looks_;
  Reading out_;
  int line_ = 0;
  std::vector<size_t> lines_;
  std::vector<Author> authors_;
  std::vector<Linked> links_;
};

}  // namespace

Reading read_thread(std::string_view text, std::span<SeatName const> seats,
                    std::function<bool(std::string_view)> const& looks_like_order) {
  bool const cut = text.size() > kThreadText;
  text = text.substr(0, kThreadText);
  std::string work(text);
  if (!blank_quotes(work)) {
    work = text;
    blank_quote_marks(work);
  }
  Reading out = Reader(std::move(work), seats, looks_like_order).run();
  out.cut = out.cut || cut;
  return out;
}

}  // namespace paddock::post
