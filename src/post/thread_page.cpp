#include "post/thread_page.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "post/thread_label.hpp"
#include "post/thread_quote.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kNameBytes = 60, kNameWords = 4;
constexpr size_t kLineBytes = 160;  // longer lines are text
constexpr size_t kHeadLines = 9;    // between a name and its date
constexpr size_t kFootBytes = 2000; // of a line below the last post

bool digits_only(std::string_view s) { return !s.empty() && std::all_of(s.begin(), s.end(), is_digit); }
bool any(std::span<std::string_view const> list, std::string_view word) { return std::find(list.begin(), list.end(), word) != list.end(); }

// Buttons, numbers and links of pages that stand alone on a line; "3 likes" is "likes".
constexpr std::string_view kButtons[] = {
    "top", "reply", "quote", "like", "likes", "report", "share", "edit", "multi-quote", "multiquote", "+ quote", "multi quote", "tip", "flag",
    "thumbs up", "copy link", "add bookmark", "bookmark", "click to enlarge", "profile", "private message", "pm", "www", "e-mail", "email",
    "back to top", "post reply", "post a reply", "reply with quote", "print view", "jump to", "first", "last", "next", "prev", "previous",
    "show quoted text", "hide quoted text", "show trimmed content", "...", "\xE2\x80\xA6", "reply all", "forward", "replies", "reply to all",
    "reactions", "\xE2\x86\x91", "read more", "translate", "view profile", "search", "quick reply", "author", "message", "messages", "post subject", "posts", "new",
    "like quote reply", "like reply", "reply forward", "replyforward", "views", "users", "user", "links", "share this post", "unread", "view solution",
    "reply author", "reply to author", "unread,", "quote reply", "flag msg tools", "reply quote", "edited", "quote multi-quote", "online",
    "offline", "user avatar", "avatar", "posting rules", "image", "add reaction", "more", "you", "to me", "votes", "stickied", "pinned", "mark solution"};
// What a page says of a member below the name; a line that is one of these alone is followed by its value.
constexpr std::string_view kMember[] = {"posts", "joined", "messages", "location", "reaction score", "points", "reactions", "registered", "from",
                                        "trophy points", "rank", "threads", "age", "thanks", "liked", "member since", "join date", "website", "karma"};
// Rows of such words, with single blanks between them.
constexpr std::string_view kBars[] = {"author message", "post new topic reply to topic", "new topic post reply", "post new topic", "reply to topic", "view previous topic :: view next topic",
                                      "previous topic next topic", "view user's profile send private message", "back to top view user's profile send private message",
                                      "profile pm", "top profile", "reply with quote", "privacy | terms", "delete cookies", "contact us", "board index", "mark all topics as read"};
constexpr std::string_view kTitles[] = {
    "member", "new member", "well-known member", "active member", "senior member", "junior member", "moderator", "administrator", "admin", "site admin",
    "staff member", "regular", "leader", "patron", "newbie", "global moderator", "premium member", "supporter", "fan", "game master", "op", "app",
    "original poster", "thread starter", "bot", "full member", "hero member", "sr. member", "jr. member", "veteran", "basic", "guest"};

class Page {
 public:
  Page(std::string& text, std::span<SeatName const> seats, Taster& taster) : text_(text), seats_(seats), taster_(taster) {}

  Heads run() {
    split();
    for (size_t i = 0; i < lines_.size(); ++i) mark(i);
    heads_.names.resize(lines_.size() + 1);  // a text that ends with a line end has an empty line more
    heads_.sent.resize(lines_.size() + 1);
    for (size_t i = 0; i < lines_.size(); ++i) read(i);
    drop_feet();
    bool from = false;
    for (size_t i = 0; i < lines_.size(); ++i) from = from || (!heads_.names[i].empty() && lowered(line(i).substr(0, 5)) == "from:");
    for (size_t i = 0; i < lines_.size(); ++i)
      if (mail_field(i)) heads_.fields.push_back({lines_[i].begin, field_end(i)});
      else if (lines_[i].drop) blank_range(text_, lines_[i].begin, lines_[i].end);
    heads_.mails = heads_.mails || (from && !heads_.fields.empty());
    return std::move(heads_);
  }

 private:
  enum class Is : uint8_t { Text, Empty, Button, Member, Handle, Stamp, Number };
  struct Line {
    size_t begin, end;
    Is is = Is::Text;
    int stamp = 0;
    bool drop = false;
  };

  std::string_view line(size_t i) const { return trimmed(std::string_view(text_).substr(lines_[i].begin, lines_[i].end - lines_[i].begin)); }

  bool mail_field(size_t i) const {
    std::string const low = lowered(line(i).substr(0, 12));
    for (std::string_view w : {"to:", "sent:", "date:", "cc:", "importance:", "reply-to:", "an:", "gesendet:", "envoy\xC3\xA9", "\xC3\xA0 :", "inviato:", "verzonden:", "aan:", "enviado:"})
      if (low.starts_with(w)) return !taster_.many_lines() || !taster_.line(line(i), true);
    bool const subject = low.starts_with("subject:") || low.starts_with("betreff:");
    return subject && !taster_.ask(trimmed(line(i).substr(line(i).rfind(':') + 1), kWrapping), kNobody).order;
  }

  // "Subject: [Cup] Turn 1", in a driver's own words and no answer, is the label of his mail.
  size_t field_end(size_t i) const {
    size_t const end = lines_[i].end;
    std::string const low = lowered(line(i).substr(0, 8));
    if (low != "subject:" && low != "betreff:") return end;
    size_t at = std::min(text_.find_first_not_of(' ', text_.find(':', lines_[i].begin) + 1), end);
    if (at < end && text_[at] == '[') at = std::min(text_.find(']', at), end - 1) + 1;
    return at < end && turn_alone(trimmed(std::string_view(text_).substr(at, end - at)), taster_) >= 0 ? at : end;
  }

  void split() {
    for (size_t begin = 0; begin < text_.size();) {
      size_t const end = std::min(text_.find('\n', begin), text_.size());
      if (text_[begin] == '*')   // "*From:* Ann"
        if (size_t const mark = text_.find(":*", begin); mark < end && mark - begin < 12) blank_range(text_, begin, begin + 1), blank_range(text_, mark + 1, mark + 2);
      lines_.push_back({begin, end});
      begin = end + 1;
    }
  }

  void mark(size_t i) {
    Line& l = lines_[i];
    std::string_view const words = line(i);
    if (words.empty()) return void(l.is = Is::Empty);
    if (words.size() > kLineBytes && words.size() < kFootBytes && page_foot(single_spaced(lowered(words)))) return void(l.is = Is::Button);
    if (words.size() > kLineBytes || words.starts_with('>')) return;
    std::string low = lowered(trimmed(words, "\xE2\x80\xA2"));
    bool const alone = i > 0 && lines_[i - 1].is == Is::Member && any(kMember, lowered(line(i - 1)));
    bool const value = alone && words.size() <= 40;
    size_t const colon = low.find(':');
    bool const told = colon != low.npos && any(kMember, std::string_view(low).substr(0, colon)) && low.substr(0, colon) != "from";
    if (value || told || any(kMember, low) || any(kTitles, low)) return void(l.is = Is::Member);
    l.stamp = stamp(words);
    if (l.stamp == 1 && taster_.ask(words, kNobody).order) l.stamp = 0;  // "A(5M)"
    if (l.stamp) return void(l.is = Is::Stamp);
    bool const handle = (words.starts_with('@') || (words.starts_with('(') && words.ends_with(')'))) && words.size() > 2 && words.find(' ') == words.npos &&
                        in_word(words[1]) && !taster_.ask(words, kNobody).order;
    if (handle) return void(l.is = Is::Handle);
    if (digits_only(words) || (words[0] == '#' && digits_only(words.substr(1)))) return void(l.is = Is::Number);
    if (words.size() == 1 && initial(i)) return void(l.is = Is::Number);
    size_t const count = low.find_first_not_of("0123456789 ");
    std::string const single = single_spaced(low);
    if (any(kButtons, count == low.npos ? low : low.substr(count)) || furniture(low) || any(kBars, single) || page_foot(single)) l.is = Is::Button;
  }

  // The foot of a page ends with the choices of what to show, or a list of forums to jump to: no post goes on below it.
  void drop_feet() {
    bool foot = false;
    for (size_t i = 0; i < lines_.size(); ++i) {
      std::string_view const words = line(i);
      if (begins_foot(words)) {
        foot = lines_[i].drop = true;
        continue;
      }
      if (!foot || words.empty()) continue;
      bool const other = !heads_.names[i].empty() || words.size() > kLineBytes || words.find(':') != words.npos || plain_seat(words);
      foot = !other && !may_be_order(words);
      if (foot) lines_[i].drop = true;
    }
  }

  bool may_be_order(std::string_view words) {
    return may_order(taster_, words, true) || taster_.line(words, true) || taster_.ask(trimmed(words, kWrapping), kNobody).order;
  }

  // A letter in place of a picture, above the name that begins with it.
  bool initial(size_t i) const {
    std::string_view const next = i + 1 < lines_.size() ? line(i + 1) : "";
    return next.size() > 1 && same_letters(next.substr(0, 1), line(i)) && match_seat(next, seats_).has_value();
  }

  static std::string single_spaced(std::string_view text) {
    std::string out;
    for (char c : text)
      if (c != ' ' && c != '\t') out += c;
      else if (!out.empty() && out.back() != ' ') out += ' ';
    return out;
  }

  static bool begins_foot(std::string_view words) {
    std::string const low = lowered(words.substr(0, 40));
    return words.size() < kFootBytes && (low.starts_with("display posts from previous") || low.starts_with("jump to:"));
  }

  // What phpBB 2 and 3 print below the last post of a page.
  static bool page_foot(std::string_view low) {
    for (std::string_view w : {"all times are ", "powered by phpbb", "users browsing this forum", "who is online", "moderators: ", "powered by vbulletin", "powered by smf"})
      if (low.starts_with(w)) return true;
    bool const rights = low.starts_with("you cannot ") || low.starts_with("you can ") || low.starts_with("you may not ") || low.starts_with("you may ");
    bool const about = low.find("in this forum") != low.npos || low.find(" new topics") != low.npos || low.find(" new threads") != low.npos || low.find(" attachments") != low.npos;
    bool const index = low.find("forum index") != low.npos && (low.ends_with("forum index") || low.find("->") != low.npos || low.find("\xC2\xBB") != low.npos || low.find("all times are ") != low.npos);
    return (rights && about) || index;
  }

  static bool furniture(std::string_view low) {
    for (std::string_view w : {"click to expand", "last edited by ", "last edited:", "page 1 of", "post subject:", "go to page", "log in to ", "view previous topic",
                               "to: ", "cc: ", "reply-to: ", "attachments:", "mailed-by:", "signed-by:", "you received this message because",
                               "to unsubscribe from", "to view this discussion", "image:", "sent from ", "return to \""})
      if (low.starts_with(w) && w != "click to expand") return true;
    bool const page = (low.starts_with("page ") || low.find(" page ") < 20) && low.find(" of ") != low.npos && low.size() < 60;
    bool const to = low.starts_with("to ") && low.size() < 80 && (low.ends_with(", me") || low == "to me" || low.find('@') != low.npos);
    bool const react = low.starts_with("reactions:") || low.ends_with(" likes this") || low.ends_with(" like this");
    return page || to || react || turns_pages(low);
  }

  // "Prev << 1 , 2 >> Next": both words, and no others.
  static bool turns_pages(std::string_view low) {
    int named = 0;
    for (size_t at = 0; at < low.size() && low.size() < 80;) {
      size_t const end = std::min(low.find_first_of(" ,|[]()", at), low.size());
      std::string_view const w = low.substr(at, end - at);
      at = end + 1;
      bool const word = w == "prev" || w == "previous" || w == "next";
      bool const other = w == "first" || w == "last" || w == "page" || w == "of" || std::none_of(w.begin(), w.end(), [](char c) { return c >= 'a' && c <= 'z'; });
      if (!word && !other) return false;
      named += word;
    }
    return named == 2 && low.size() < 80;
  }

  bool plain_seat(std::string_view words) const {  // by name, not by the number of its car
    std::string_view const bare = trimmed(words, "#");
    return !digits_only(bare) && words.size() > 1 && match_seat(words, seats_).has_value();
  }

  // Words that may be somebody's name, and are no order.
  bool name_like(std::string_view words) {
    if (words.size() < 2 || words.size() > kNameBytes || words.find_first_of(":;!?=<>[]{}/\"|") != words.npos) return false;
    if (words.ends_with('.') || words.ends_with(',') || !std::any_of(words.begin(), words.end(), in_word)) return false;
    if (size_t(std::count(words.begin(), words.end(), ' ')) >= kNameWords) return false;
    return !taster_.ask(trimmed(words, kWrapping), kNobody).order && !(taster_.many_lines() && taster_.line(words, true));
  }

  void head(size_t i, std::string_view name) {
    heads_.names[i] = std::string(name);
    last_ = i;
  }

  void read(size_t i) {
    Line& l = lines_[i];
    if (!heads_.names[i].empty()) return;
    std::string_view const words = line(i);
    std::string name = words.size() <= kLineBytes && !words.starts_with('>') ? mail_head(words) : "";
    if (name.empty() && words.size() <= kLineBytes) name = foreign_head(i);
    if (!name.empty()) {
      size_t last = i;                       // of its own heading, not of the next mail's
      while (last + 1 < lines_.size() && last < i + 8 && !line(last + 1).empty()) ++last;
      return heads_.sent[i] = sent_at(std::string_view(text_).substr(lines_[i].end, std::min(lines_[last].end - lines_[i].end, size_t(240)))), head(i, name);
    }
    if (l.is == Is::Stamp) return read_stamp(i);
    if (l.is == Is::Member) return read_member(i);
    if (l.is == Is::Button) l.drop = true;
    if (l.is == Is::Number) l.drop = (beside_button(i) && !whole_post(i)) || (under_head(i) && !taster_.ask(words, kNobody).order) || words.size() == 1;
    if (l.is == Is::Handle) l.drop = under_head(i);
    if (l.is == Is::Text) inline_head(i, words);
  }

  // "De : Ann / Envoyé : ..." in other languages, where no name of a seat stands so.
  std::string foreign_head(size_t i) const {
    size_t const word = from_word(line(i));
    if (word == 0) return i > 0 && heading_field(line(i - 1)) ? "" : std::string(foreign_heading(std::string_view(text_).substr(lines_[i].begin)).name);
    if (lowered(line(i).substr(0, 5)) == "from:" || i + 1 >= lines_.size()) return "";
    std::string const next = lowered(line(i + 1).substr(0, 12));
    for (std::string_view w : {"envoy\xC3\xA9", "date", "inviato:", "data:", "verzonden:", "datum:", "skickat:", "sendt:", "enviado:", "gesendet:", "\xC3\xA0 :", "a:", "aan:", "till:", "til:", "an:"})
      if (next.starts_with(w)) return std::string(trimmed(line(i).substr(0, line(i).find('<')).substr(word), "\"'"));
    return "";
  }

  // "From: Ann <ann@...>", "by Ann >> Sat ...", "Posted by Ann on Nov 21, 2026". What says "wrote:" may introduce a quote.
  static std::string mail_head(std::string_view words) {
    std::string name = author_of(words);
    if (name.empty() || words.ends_with(':')) return "";
    for (size_t at = name.find(" on "); at != name.npos; at = name.npos)
      if (stamp(std::string_view(name).substr(at + 4))) name.resize(at);
    return name;
  }

  bool under_head(size_t i) const { return i > 0 && (lines_[i - 1].drop || !heads_.names[i - 1].empty()) && i <= last_ + kHeadLines; }

  // A number at a button counts something. "20" above "Reply", "Like" above "3".
  bool beside_button(size_t i) const {
    size_t next = i + 1;
    while (next < lines_.size() && next < i + 3 && lines_[next].is == Is::Empty) ++next;
    bool const below = next < lines_.size() && lines_[next].is == Is::Button && !ends_words(lowered(line(next)));
    return below || (i > 0 && !under_head(i) && lines_[i - 1].is == Is::Button && lines_[i - 1].drop);
  }

  // What programs put below the words of a post or a mail: it counts nothing.
  static bool ends_words(std::string_view low) {
    for (std::string_view w : {"last edited", "sent from ", "you received this message", "to unsubscribe from"})
      if (low.starts_with(w)) return true;
    return false;
  }

  // A number that reads as an order, alone below the name of somebody with a seat.
  bool whole_post(size_t i) {
    if (!taster_.ask(line(i), kNobody).order) return false;
    size_t above = i;
    do above = up(above);
    while (above != kNone && heads_.names[above].empty() && lines_[above].drop);
    if (above == kNone) return false;
    std::string_view const name = heads_.names[above].empty() ? line(above) : std::string_view(heads_.names[above]);
    return match_seat(name, seats_).has_value() && (!heads_.names[above].empty() || plain_seat(line(above)));
  }

  // "Olle / Posts: 113": a member's line below a name.
  void read_member(size_t i) {
    lines_[i].drop = under_head(i);
    size_t const above = up(i);
    if (above != kNone && lines_[above].drop) return void(lines_[i].drop = true);
    if (above == kNone || !heads_.names[above].empty()) return void(lines_[i].drop = lines_[i].drop || above != kNone || i == 0 || lines_[i - 1].drop);
    if (lines_[above].is != Is::Text || above + 2 < i || !(plain_seat(line(above)) || name_like(line(above)))) return;
    size_t const name = owner(above);
    head(name, line(name));
    for (size_t k = name + 1; k <= i; ++k) lines_[k].drop = true;
  }

  // "Edda / Rookie" at the head of a post: a rank or a motto below a name is nobody, the line above it is. A seat's name is no rank.
  size_t owner(size_t at) {
    if (at == 0 || plain_seat(line(at))) return at;
    size_t const above = at - 1;
    bool const begins = above == 0 || lines_[above - 1].is != Is::Text;   // not the end of what somebody says
    if (!begins || lines_[above].is != Is::Text || !heads_.names[above].empty()) return at;
    return plain_seat(line(above)) || name_like(line(above)) ? above : at;
  }

  static constexpr size_t kNone = size_t(-1);
  size_t up(size_t i) const {  // the line above that is not empty
    for (size_t n = 0; n < 12 && i-- > 0; ++n)
      if (lines_[i].is != Is::Empty) return i;
    return kNone;
  }

  // The name that belongs to a date: above it, past what the page says of a member; a handle marks it.
  void read_stamp(size_t i) {
    Line& l = lines_[i];
    size_t name = kNone, at = i;
    for (size_t steps = 0; steps < kHeadLines; ++steps) {
      at = up(at);
      if (at == kNone || (at < last_ && last_ > 0) || i - at > kHeadLines + 4) break;
      if (!heads_.names[at].empty()) {
        if (name == kNone) name = at;
        break;
      }
      Line const& a = lines_[at];
      if (a.is == Is::Handle) {
        size_t const above = up(at);
        bool const named = above != kNone && heads_.names[above].empty() && (plain_seat(line(above)) || name_like(line(above)));
        if (named) name = above;
        break;
      }
      if (a.is == Is::Button && lowered(line(at)) != "unread," && lowered(line(at)) != "flag msg tools" && lowered(line(at)) != "offline" && lowered(line(at)) != "online" &&
          !lowered(line(at)).starts_with("post subject"))
        break;
      if (a.is != Is::Text) continue;
      if (!(plain_seat(line(at)) || name_like(line(at)))) break;
      if (name == kNone) name = at;
      bool const handle_above = [&] {
        for (size_t k = at, n = 0; n < 4 && (k = up(k)) != kNone; ++n) {
          if (lines_[k].is == Is::Handle) return true;
          if (lines_[k].is != Is::Text || !heads_.names[k].empty() || !name_like(line(k))) return false;
        }
        return false;
      }();
      if (!handle_above) break;
    }
    bool const close = name != kNone && (l.stamp == 2 || i - name <= 3);
    if (close && heads_.names[name].empty()) name = owner(name);
    if (close && heads_.names[name].empty()) {
      head(name, line(name));
      heads_.page = true;
    }
    bool const fresh = close && name == last_;
    if (fresh) {
      for (size_t k = name + 1; k < i; ++k) lines_[k].drop = true;
      last_ = std::max(last_, name);
    }
    l.drop = fresh || l.stamp == 2;
  }

  // "Olle <olle@example.org>", "Olle  20:14 (3 hours ago)", "Olle - 3d".
  void inline_head(size_t i, std::string_view words) {
    if (words.size() > kLineBytes || words.starts_with('>')) return;
    size_t const open = words.find('<'), close = words.find('>', open == words.npos ? 0 : open);
    bool const mail = open != words.npos && open > 0 && close != words.npos && words.substr(open, close - open).find('@') != words.npos;
    if (mail && words.substr(0, open).find(':') == words.npos) {
      std::string_view const behind = trimmed(words.substr(close + 1), ",");
      if (behind.empty() || stamp(behind)) return heads_.mails = true, head(i, trimmed(words.substr(0, open), "\"'"));
    }
    size_t const tail = words.find_last_of(" \t");
    if (tail == words.npos || !stamp_word(words.substr(tail + 1))) return;
    for (std::string_view between : {"\t", "  ", " \xE2\x80\x94 ", " \xC2\xB7 ", " \xE2\x80\xA2 ", " \xC2\xBB ", " - ", " | ", " ", ", "}) {
      size_t const at = words.find(between);
      if (at == words.npos || at == 0) continue;
      for (size_t cut = at; cut != words.npos; cut = words.find(between, cut + 1)) {
        std::string_view name = trimmed(words.substr(0, cut), ",/");
        if (name.starts_with("u/")) name.remove_prefix(2);   // "u/Ann 3h ago"
        std::string_view const when = trimmed(words.substr(cut + between.size()));
        if (stamp(when) != 2) continue;
        bool const apart = between.size() > 1 && between != " - " && between != ", ";
        if (plain_seat(name) || (apart && name_like(name))) return heads_.page = true, head(i, name);
        break;
      }
    }
  }

  std::string& text_;
  std::span<SeatName const> seats_;
  Taster& taster_;
  std::vector<Line> lines_;
  Heads heads_;
  size_t last_ = 0;  // the line of the last heading
};

}  // namespace

Heads find_heads(std::string& text, std::span<SeatName const> seats, Taster& taster) { return Page(text, seats, taster).run(); }

}  // namespace paddock::post
