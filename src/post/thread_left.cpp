#include "post/thread_left.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "core/scan.hpp"
#include "post/thread_label.hpp"
#include "post/thread_quote.hpp"
#include "post/thread_sign.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kStruckBytes = 4000;  // a longer "crossed-out" part is a mark that was never closed
constexpr size_t kPlaces = 4;          // of left-out lines that are named

bool blank(std::string_view line) { return trimmed(line).empty(); }

bool starts(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() && same_letters(text.substr(0, prefix.size()), prefix);
}

bool heading(std::string_view line) { return !introduces_quote(line) && !author_of(line).empty(); }

class LeftOut {
 public:
  LeftOut(std::string& text, std::span<SeatName const> seats, Heads const& heads, Taster& taster)
      : text_(text), seats_(seats), heads_(heads), taster_(taster) {
    for (std::string const& name : heads.names)
      if (!name.empty()) writers_.push_back(lowered(name));
    for (SeatName const& s : seats) writers_.push_back(lowered(s.name));
    sort_many(writers_);
  }

  bool run(std::vector<std::string>& notes) {
    std::string const before = text_;
    quote_tags();
    split();
    for (size_t i = 0; i < lines_.size(); ++i) read_line(i);
    bool const left = text_.find_first_not_of(" \t\n") != text_.npos;
    if (!left) {
      text_ = before;
      quote_marks();
      quotes_.clear(), quote_heads_.clear(), signatures_.clear();
    }
    struck();
    tell(notes);
    return left;
  }

 private:
  struct Line {
    size_t begin, end;
    bool quoted;  // by '>' or [quote]
  };
  enum class In : uint8_t { Post, Paragraph, Indented, Expand, Mail, Signature };

  std::string_view line(size_t i) const { return std::string_view(text_).substr(lines_[i].begin, lines_[i].end - lines_[i].begin); }

  // Blanks [quote]...[/quote], nested ones too, keeping in mind which lines they stood in.
  void quote_tags() {
    int depth = 0, number = 1;
    for (size_t i = 0; i < text_.size(); ++i) {
      if (text_[i] == '\n') ++number;
      if (text_[i] == '\n') continue;
      std::string_view const rest = std::string_view(text_).substr(i, 16);
      bool const closes = text_[i] == '[' && starts(rest, "[/quote]");
      size_t const opens = text_[i] == '[' && !closes && starts(rest, "[quote") ? tag_length(text_, i) : 0;
      if (opens) ++depth;
      if (depth > 0 && (quotes_.empty() || quotes_.back() != number)) quotes_.push_back(number);
      size_t const length = closes ? 8 : opens ? opens : size_t(depth > 0);
      blank_range(text_, i, i + length);
      if (closes && depth > 0) --depth;
      if (length > 1) i += length - 1;
    }
  }

  void split() {
    size_t q = 0;
    for (size_t begin = 0; begin <= text_.size();) {
      size_t const end = std::min(text_.find('\n', begin), text_.size());
      int const number = int(lines_.size()) + 1;
      while (q < quotes_.size() && quotes_[q] < number) ++q;
      bool const tagged = q < quotes_.size() && quotes_[q] == number;
      lines_.push_back({begin, end, tagged});
      std::string_view const l = trimmed(line(lines_.size() - 1));
      lines_.back().quoted = (tagged && l.empty()) || l.starts_with('>');
      begin = end + 1;
    }
    quotes_tagged_ = std::move(quotes_);
    quotes_.clear();
  }

  void leave_out(size_t i, std::vector<int>& list) {
    if (!blank(line(i))) list.push_back(int(i) + 1);
    blank_range(text_, lines_[i].begin, lines_[i].end);
  }

  size_t next_filled(size_t i) const {
    for (++i; i < lines_.size(); ++i)
      if (lines_[i].quoted || !blank(line(i))) return i;
    return lines_.size();
  }

  void read_line(size_t i) {
    std::string_view const l = line(i);
    if (trimmed(l).starts_with('>')) return goes_on(i) ? void() : leave_out(i, quotes_);
    if (blank(l)) {
      if (in_ == In::Paragraph && i > quote_at_) in_ = In::Post;
      return;
    }
    if (in_ == In::Expand && starts(trimmed(l), "Click to expand")) return leave_out(i, quotes_), void(in_ = In::Post);
    if (original_marker(l) || outlook_rule(i)) return begin_mail(i, true);
    if (!heads_.names[i].empty() || heading(l)) return read_heading(i);
    if (in_ == In::Indented && l[0] != ' ' && l[0] != '\t') in_ = In::Post;
    if (in_ == In::Signature && somebody_else(i)) in_ = In::Post;
    if (in_ == In::Post && (introduces_quote(l) || quote_word(l) || broken(i) || answers(i))) return begin_quote(i);
    if (in_ == In::Post && quote_title(i)) return begin_title(i);
    if (in_ == In::Post && signature_marker(l)) in_ = In::Signature, signed_at_ = i, quoted_below_ = heading_goes_on_ = false;
    if (in_ == In::Signature) return read_signature(i);
    if (in_ != In::Post) return leave_out(i, quotes_);
    if (closes_post(i) || device_line(l)) return leave_out(i, signatures_);
    ++seen_words_;
    if (auto const seat = match_seat(l, seats_)) author_ = writer_ = seat;
    std::string_view rest = l;
    if (Label const label = strip_labels(rest, seats_, taster_); label.seat) writer_ = label.seat;
  }

  // "PLAY C9" and below it "> C7", where the sign is the game's own: the lines from the last empty one on read as an order.
  bool goes_on(size_t i) const {
    if (!taster_.many_lines() || in_ != In::Post || i == 0 || blank(line(i - 1))) return false;
    size_t first = i - 1;
    while (first > 0 && i - first < 40 && !blank(line(first - 1)) && heads_.names[first].empty()) --first;
    first += !heads_.names[first].empty();
    if (first >= i) return false;
    std::string_view rest = line(first);
    (void)strip_labels(rest, seats_, taster_);
    size_t const from = size_t(rest.data() - text_.data());
    std::string_view const above = trimmed(std::string_view(text_).substr(from, lines_[i - 1].end - from)), all = trimmed(std::string_view(text_).substr(from, lines_[i].end - from));
    return taster_.ask(above, kNobody).order && taster_.ask(all, kNobody).order;
  }

  // What a mail answers may stand below the signature of who answers: it is his no more.
  void read_signature(size_t i) {
    bool const begins = i + 1 < lines_.size() && broken(i + 1);
    bool const heads_quote = introduces_quote(line(i)) || quote_word(line(i)) || answers(i) || begins || heading_goes_on_;
    heading_goes_on_ = begins;
    quoted_below_ = quoted_below_ || heads_quote;
    leave_out(i, heads_quote ? quote_heads_ : quoted_below_ ? quotes_ : signatures_);
  }

  // "Cheers, Ben" or "Best wishes," above "Lena", at the end of what is said. Another driver's name there is not passed over,
  // and nothing that may order something.
  bool closes_post(size_t i) {
    if (closed_at_ == i) return true;
    std::string_view const l = trimmed(line(i));
    auto const rest = closing_name(l);
    size_t const next = next_filled(i);
    if (!rest && initials_of_writer(i, l)) return post_ends_at(next);
    if (!rest) return signs(dashed_name(l)) && post_ends_at(next);
    size_t const comma = l.rfind(',', l.find_last_not_of(" ,.!"));
    bool const apart = comma != l.npos && courteous(taster_, l.substr(0, comma)) && signs(l.substr(comma + 1));
    if (rest->empty() || apart || signs(*rest)) {
      if (post_ends_at(next)) return true;
      if (!rest->empty()) return false;
    }
    if (!courteous(taster_, l) || next >= lines_.size() || lines_[next].quoted || !signs(line(next)) || !post_ends_at(next_filled(next))) return false;
    closed_at_ = next;
    return true;
  }

  // Whether a name at the end of a post can be its writer's: a driver who is known to write it, or a person who drives nobody.
  bool signs(std::string_view name) {
    name = trimmed(name, kSignMarks);
    if (name.empty() || writers_name(name)) return !name.empty();
    if (auto const seat = match_seat(name, seats_)) return writer_ && taster_.same(seat, writer_) && person_like(taster_, name);
    std::string_view const head = seen_heading_ ? std::string_view(heads_.names[mail_at_]) : std::string_view();
    bool const own = same_letters(name, head) || same_letters(name, head.substr(0, head.find(' ')));
    return own || person_like(taster_, name);
  }

  // "J.", "JM" of Jonas Meyer, below an empty line at the end of what he says.
  bool initials_of_writer(size_t i, std::string_view line) const {
    std::string_view const sign = trimmed(line, kSignMarks);
    if (sign.empty() || sign.size() > 3 || i == 0 || !blank(this->line(i - 1))) return false;
    std::string_view name;
    for (SeatName const& s : seats_)
      if (writer_ && s.seat == *writer_) name = s.name;
    size_t const space = name.rfind(' ');
    bool const first = !name.empty() && lower(sign[0]) == lower(name[0]);
    bool const last = sign.size() < 2 || space == name.npos ? sign.size() == 1 : lower(sign.back()) == lower(name[space + 1]);
    return first && last && seen_words_ > 0;
  }

  bool writers_name(std::string_view name) const {
    if (!writer_ || name.empty()) return false;
    for (SeatName const& s : seats_)
      if (s.seat == *writer_) return same_letters(name, s.name) || (starts(s.name, name) && s.name.size() > name.size() && s.name[name.size()] == ' ');
    return false;
  }

  bool post_ends_at(size_t i) const {
    if (i >= lines_.size() || lines_[i].quoted || !heads_.names[i].empty()) return true;
    std::string_view const l = line(i);
    bool const quote = introduces_quote(l) || quote_word(l) || answers(i) || original_marker(l) || (i + 1 < lines_.size() && broken(i + 1));
    return quote || heading(l) || signature_marker(l) || device_line(l) || match_seat(l, seats_);
  }

  // Outlook draws a rule above the mail it quotes.
  bool outlook_rule(size_t i) const {
    if (trimmed(line(i)).find_first_not_of('_') != std::string_view::npos) return false;
    size_t const next = next_filled(i);
    return signature_marker(line(i)) && next < lines_.size() && (starts(trimmed(line(next)), "From:") || starts(trimmed(line(next)), "Von:"));
  }

  void begin_mail(size_t i, bool with_heading) {
    in_ = In::Mail;
    skip_heading_ = with_heading;
    leave_out(i, quotes_);
  }

  // The value of a line of a mail's heading: "Sent: ...", "To: ...".
  std::string_view field(size_t i, bool to) const {
    for (size_t k = i + 1; k < lines_.size() && k <= i + 4; ++k)
      if (std::string_view const value = field_value(line(k), to); !value.empty()) return value;
    return {};
  }

  // "From: ... Sent: ..." below a mail is the one it answers, or the next of several that were copied together. An answered one
  // went to who answers, and is older; of mails to the same people the next one may be older, too.
  bool answered_mail(size_t i) const {
    if (!seen_heading_) return false;
    if (from_word(trimmed(line(i))) == 0 || field(i, false).empty()) return answered_stranger(i);
    std::string const to = lowered(field(i, true)), before = lowered(field(mail_at_, true));
    std::string const writer = lowered(heads_.names[mail_at_]);
    std::string const first = writer.substr(0, writer.find_first_of(" ,@"));
    if (to.empty() || first.empty() || to.find(first) != to.npos) return true;
    int64_t const then = heads_.sent[mail_at_], now = heads_.sent[i];
    return to != before && !(then > 0 && now > then);
  }

  // The same where its date is told in other words: of who has no seat, to who writes above it.
  bool answered_stranger(size_t i) const {
    std::string const writer = lowered(heads_.names[mail_at_]), first = writer.substr(0, writer.find_first_of(" ,@"));
    std::string_view const rest = foreign_heading(std::string_view(text_).substr(lines_[i].begin)).rest;
    return first.size() > 1 && !rest.empty() && !match_seat(heads_.names[i], seats_) && lowered(addressee(rest)).find(first) != std::string::npos;
  }

  bool answers(size_t i) const { return author_ && seen_heading_ && named_introduction(line(i)); }

  void read_heading(size_t i) {
    if (in_ == In::Mail && skip_heading_) {
      skip_heading_ = false;
      return leave_out(i, quotes_);
    }
    if (answered_mail(i)) return begin_mail(i, false);
    in_ = In::Post;
    seen_words_ = 0;
    seen_heading_ = true;
    mail_at_ = i;
    author_ = writer_ = match_seat(heads_.names[i].empty() ? author_of(line(i)) : heads_.names[i], seats_);
  }

  void begin_quote(size_t i) {
    size_t const next = next_filled(i);
    bool const in_two = broken(i), mail = in_two || mail_introduction(line(i)) || answers(i);
    bool const marked = next < lines_.size() && lines_[next].quoted;
    bool const indented = next < lines_.size() && !marked && line(next).find_first_not_of(" \t") >= 2 && !blank(line(next));
    quote_at_ = next;  // a blank line above its first words does not end it
    if (marked) in_ = In::Post;
    else if (expands(i)) in_ = In::Expand;
    else if (mail) in_ = In::Mail, skip_heading_ = false;
    else if (indented || (next < lines_.size() && line(next).starts_with('\t'))) in_ = In::Indented;
    else if (seen_heading_ || quote_word(line(i))) in_ = In::Paragraph;
    else return;  // no other heading so far: this is the heading of a post
    if (in_two) leave_out(i - 1, quotes_);
    leave_out(i, quotes_);
  }

  bool broken(size_t i) const { return i > 0 && broken_introduction(line(i - 1), line(i)); }

  // Discourse: "Ann:" alone in a post of another player stands above what is quoted of her.
  bool quote_title(size_t i) const {
    std::string_view const l = trimmed(line(i));
    if (!heads_.page || !author_ || l.size() > 80 || !l.ends_with(':')) return false;
    std::string const name = lowered(trimmed(l.substr(0, l.size() - 1)));
    bool const own = same_letters(name, heads_.names[mail_at_]) || taster_.same(match_seat(name, seats_), author_);
    return !own && !name.empty() && std::binary_search(writers_.begin(), writers_.end(), name);
  }

  void begin_title(size_t i) { leave_out(i, quotes_), quote_at_ = next_filled(i), in_ = In::Paragraph; }

  // XenForo ends a quote that is copied with these words.
  bool expands(size_t i) const {
    for (size_t k = i + 1; k < lines_.size() && k < i + 40; ++k) {
      if (starts(trimmed(line(k)), "Click to expand")) return true;
      if (!heads_.names[k].empty() || introduces_quote(line(k))) return false;
    }
    return false;
  }

  // A name below a signature begins the next post, if it is not the writer's own.
  bool somebody_else(size_t i) const {
    std::string_view const l = line(i);
    size_t const colon = std::min(l.find(':'), l.size());
    auto const seat = match_seat(l.substr(0, colon), seats_);
    if (!seat || (author_ && taster_.same(seat, author_))) return false;
    return colon < l.size() || (i > signed_at_ + 1 && blank(line(i - 1)));
  }

  // ~~MMM~~, [s]MMM[/s], [strike], [del].
  void struck() {
    static constexpr std::string_view kMarks[4] = {"~~", "[s]", "[strike]", "[del]"};
    static constexpr std::string_view kClosing[4] = {"~~", "[/s]", "[/strike]", "[/del]"};
    std::string const low = lowered(text_);
    size_t closing[4] = {};  // the next one of each, so that every letter is looked at once
    int number = 1;
    for (size_t i = 0; i < low.size(); ++i) {
      if (low[i] == '\n') ++number;
      if (low[i] != '~' && low[i] != '[') continue;
      for (size_t m = 0; m < 4; ++m) {
        size_t const from = i + kMarks[m].size();
        if (low.compare(i, kMarks[m].size(), kMarks[m]) != 0) continue;
        if (closing[m] != low.npos && closing[m] < from) closing[m] = low.find(kClosing[m], from);
        size_t const end = closing[m];
        if (end == low.npos || end - i > kStruckBytes || trimmed(std::string_view(low).substr(from, end - from)).empty()) break;
        if (struck_.empty() || struck_.back() != number) struck_.push_back(number);
        number += int(std::count(low.begin() + ptrdiff_t(i), low.begin() + ptrdiff_t(end), '\n'));
        blank_range(text_, i, end + kClosing[m].size());
        i = end + kClosing[m].size() - 1;
        break;
      }
    }
  }

  void quote_marks() {
    for (size_t begin = 0; begin < text_.size();) {
      size_t const end = std::min(text_.find('\n', begin), text_.size());
      for (size_t i = begin; i < end && (text_[i] == '>' || text_[i] == ' ' || text_[i] == '\t'); ++i) text_[i] = ' ';
      begin = end + 1;
    }
    for (size_t i = 0; i < text_.size(); ++i)
      if (text_[i] == '[') {
        std::string_view const rest = std::string_view(text_).substr(i, 16);
        if (starts(rest, "[/quote]")) blank_range(text_, i, i + 8);
        else if (starts(rest, "[quote")) blank_range(text_, i, i + tag_length(text_, i));
      }
    quotes_tagged_.clear();
  }

  void tell(std::vector<std::string>& notes) {
    std::vector<int> all;
    std::set_union(quotes_.begin(), quotes_.end(), quotes_tagged_.begin(), quotes_tagged_.end(), std::back_inserter(all));
    if (!all.empty()) notes.push_back("Left out, because it is quoted: " + lines_text(all) + ".");
    if (!quote_heads_.empty()) notes.push_back("Left out as the heading of a quote: " + lines_text(quote_heads_) + ".");
    if (!signatures_.empty()) notes.push_back("Left out as a signature: " + lines_text(signatures_) + ".");
    if (!struck_.empty()) notes.push_back("Left out, because it is crossed out: " + lines_text(struck_) + ".");
  }

  std::string& text_;
  std::span<SeatName const> seats_;
  Heads const& heads_;
  Taster& taster_;
  std::vector<Line> lines_;
  std::vector<std::string> writers_;       // all names of this page and of the seats, in small letters
  std::vector<int> quotes_, quotes_tagged_, quote_heads_, signatures_, struck_;
  In in_ = In::Post;
  bool skip_heading_ = false, seen_heading_ = false;
  bool quoted_below_ = false, heading_goes_on_ = false;  // of a quote below the signature: it has begun; in the next line
  int seen_words_ = 0;                   // lines of the post so far
  size_t signed_at_ = 0, quote_at_ = 0, mail_at_ = 0;
  std::optional<Seat> author_;           // of the post, by its heading or a name alone on its line
  std::optional<Seat> writer_;           // of the words just above, by a label, too
  size_t closed_at_ = std::string::npos;   // the name below "Cheers,"
};

}  // namespace

std::string lines_text(std::vector<int> const& lines) {
  std::string out;
  size_t places = 0;
  for (size_t i = 0; i < lines.size();) {
    size_t to = i;
    while (to + 1 < lines.size() && lines[to + 1] <= lines[to] + 1) ++to;
    if (++places <= kPlaces) {
      out += out.empty() ? "" : ", ";
      out += to > i ? "lines " + std::to_string(lines[i]) + " to " + std::to_string(lines[to]) : "line " + std::to_string(lines[i]);
    }
    i = to + 1;
  }
  return places > kPlaces ? out + " and " + std::to_string(places - kPlaces) + " more places" : out;
}

bool blank_what_is_left_out(std::string& text, std::span<SeatName const> seats, Heads const& heads, Taster& taster, std::vector<std::string>& notes) {
  return LeftOut(text, seats, heads, taster).run(notes);
}

}  // namespace paddock::post
