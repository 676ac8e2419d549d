#include "screens/gm/gm_inbox.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "imgui_internal.h"
#include "screens/gm/desk_words.hpp"
#include "screens/gm/inbox_parts.hpp"
#include "screens/gm/letter_words.hpp"
#include "ui/finger.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

constexpr size_t kPasteAtOnce = 4;  // so many characters in one go were pasted, not typed

Chip letter_chip(Letter const& l) {
  if (l.older) return {"history", "older", Tone::Quiet, {}};
  if (l.replaced) return {"history", "replaced", Tone::Quiet, {}};
  if (l.other_turn) return {"history", "Another turn", Tone::Quiet, {}};
  if (l.asks) return {"help-hexagon", "Which one?", Tone::Warn, {}};
  if (!l.stops.empty() && l.error.empty()) return {"alert-triangle", "Stops and asks", Tone::Warn, {}};
  if (!l.lost.empty() && l.error.empty() && l.seat >= 0) return {"alert-triangle", "Not all read", Tone::Warn, {}};
  if (l.seat < 0 && l.error.empty()) return {"help-hexagon", "Whose is it?", Tone::Warn, {}};
  if (!l.error.empty()) return {"alert-circle", fault_label(l), Tone::Bad, {}};
  if (!l.whole.empty()) return {"check", "in, words left out", Tone::Quiet, {}};  // what lost a word is not green
  return {"check", "in", Tone::Good, {}};
}

}  // namespace

void GmInbox::head(Stage& stage, Rect in, bool yellow) const {
  text(Type::Title, in.x + px(16), in.middle().y - px(11), "Inbox");
  StepWords const words = step_words(Step::Paste, *stage.play);
  ButtonStyle const style{.kind = ButtonStyle::Filled, .icon = words.icon};
  float const w = button_width(words.label.c_str(), style) + px(12);
  Rect const where{in.right() - w - px(14), in.middle().y - finger(36) / 2, w, finger(36)};
  if (yellow ? primary_button(where, words.label.c_str(), words.icon) : button(where, words.label.c_str(), style)) stage.push(Intent::Paste);
}

float GmInbox::paste_well(Stage& stage, Rect in, float y, bool yellow) {
  Rect const well{in.x, y, in.w, px(58)};
  size_t const before = paste_.size();
  FieldStyle style{.type = Type::Small, .hint = "Paste or drop a post, a mail or a whole thread", .lines = true};
  bool const changed = text_field(well, "##Message", paste_, style);
  probe_add("Message", well);
  bool const pasted = changed && paste_.size() > before + kPasteAtOnce;
  bool read = pasted;
  Rect const at{well.right() - px(84), well.bottom() - px(42), px(76), px(34)};
  if (!paste_.empty() && !pasted) read = yellow ? primary_button(at, "Read it") : button(at, "Read it", {.kind = ButtonStyle::Filled});
  if (read) {
    stage.push(Intent::TakeOrders, 0, paste_);
    paste_.clear();
    ImGui::ClearActiveID();
  }
  return well.bottom() + px(10);
}

namespace {

// Nothing says whose this is: the seats to choose from.
float letter_whose(Stage& stage, Rect in, float y, size_t index) {
  Play const& play = *stage.play;
  std::string const words = stranger_words(play.inbox().letters()[index]) + " Choose the " + play.race().words().seat + ":";
  y += text_wrapped(Type::Small, in.x, y, in.w, words, Role::Text2) + px(8);
  float x = in.x;
  for (Seat s = 0; s < play.truth().seats(); ++s) {
    if (play.drivers().of(s).by != Drives::Remote || !play.tray().decides(s)) continue;
    SeatSetup const& seat = play.truth().setup().seats[size_t(s)];
    Rect const r{x, y, px(60), px(34)};
    if (r.right() > in.right()) x = in.x, y += px(42);
    Rect const box{x, y, px(60), px(34)};
    std::string const label = "It is " + seat.name + "##" + std::to_string(index);
    Touch const t = touch_area(box, label.c_str(), seat.name);
    if (t.hovered) fill(box, colour(Role::Panel3), radius::kControl);
    outline(box, colour(Role::Line2), radius::kControl);
    swatch(box.inset(px(7)), seat.livery, seat.number);
    if (t.pressed) stage.push(Intent::Mend, int64_t(index), std::to_string(s), "assign");
    x += px(68);
  }
  Rect row{in.x, y + px(42), in.w, finger(38)};
  drop_button(stage, row, index);
  return y + px(50) + finger(38);
}

// The faulty line as tokens, the faulty one red: its words, or the letters where it is one word.
float fault_tokens(Letter const& l, Rect in, float y) {
  int column = l.error_column;
  std::string_view const line = line_at(l.raw, column);
  bool const words = line.find(' ') != line.npos;
  std::vector<std::string_view> tokens;
  size_t bad = 0;
  for (size_t at = line.find_first_not_of(' '); at < line.size(); at = line.find_first_not_of(' ', at + tokens.back().size())) {
    tokens.push_back(words ? line.substr(at, line.find(' ', at) - at) : letter_in(line, at));
    if (at < size_t(column)) bad = tokens.size() - 1;
  }
  auto const width = [&](size_t i) { return std::max(px(22), text_size(Type::OrderSmall, tokens[i]).x + px(10)); };
  size_t from = bad;
  for (float left = in.w * 0.7f; from > 0 && (left -= width(from - 1) + px(3)) > 0;) --from;   // so that the faulty one is seen
  float x = in.x;
  for (size_t i = from; i < tokens.size() && (i == from || x + width(i) <= in.right()); ++i) {
    Rect const cell{x, y, std::min(width(i), in.w), px(28)};
    fill(cell, colour(i == bad ? Role::BadFace : Role::Panel3), radius::kCell);
    if (i == bad) outline(cell, colour(Role::Bad), radius::kCell);
    float const w = std::min(text_size(Type::OrderSmall, tokens[i]).x, cell.w - px(6));
    text_fit(Type::OrderSmall, cell.middle().x - w / 2, cell.middle().y - px(9), tokens[i], w + 1, i == bad ? Role::Bad : Role::Text);
    x = cell.right() + px(3);
  }
  return y + px(38);
}

}  // namespace

float GmInbox::fault(Slot slot, Rect in, float y) {
  auto [stage, index, yellow] = slot;
  Play const& play = *stage.play;
  Letter const& l = play.inbox().letters()[index];
  if (l.asks) return choice(slot, in, y);
  if (l.seat < 0 && l.error.empty()) return letter_whose(stage, in, y, index);
  if (editing(l)) return editor(slot, in, y);
  if (l.error.empty()) return l.stops.empty() ? lost(slot, in, y) : stopped(slot, in, y);
  if (l.error_column > 0) y = fault_tokens(l, in, y);
  icon("alert-circle", in.x + px(8), y + px(9), 16, Role::Bad);
  y += rich_text(in.x + px(24), y, in.w - px(24), Type::Small, fault_words(l), Role::Text2) + px(10);
  std::string const tag = "##" + std::to_string(index);
  for (size_t i = 0; i < l.mends.size(); ++i) {  // two readings are two buttons; only a single one is what one should press
    std::string const label = "Read it as " + beginning_of(l.mends[i]) + tag;
    Rect const r{in.x, y, std::min(in.w, button_width(label.c_str(), {}) + px(24)), finger(38)};
    bool const next = yellow && l.mends.size() == 1;
    if (next ? primary_button(r, label.c_str()) : button(r, label.c_str(), {.kind = ButtonStyle::Filled}))
      stage.push(Intent::Mend, int64_t(index), l.mends[i]);
    y += finger(38) + px(8);
  }
  Rect row{in.x, y, in.w, finger(38)};
  ask_button(stage, row, l, index, yellow && l.mends.size() != 1);
  if (!l.link) edit_button(slot, row);
  drop_button(stage, row, index);
  y += finger(38) + px(8);
  if (Collected const* c = play.tray().of(l.seat); c && !c->text.empty()) {
    text_fit(Type::Caption, in.x, y, "Until then the earlier order stands: " + order_line(play, l.seat, c->text), in.w, Role::Text3);
    y += px(20);
  }
  return y;
}

namespace {

// How the letter came: beside its driver's name, or where there is no room below it, in full. Returns the height of both lines.
float letter_from(Stage& stage, Letter const& l, Rect beside, Rect in, size_t index) {
  std::string const words = came_from(l, stage.host.unix_time());
  bool const below = text_size(Type::Caption, words).x > beside.w;
  Rect const from = below ? Rect{in.x, beside.y + px(24), in.w, text_height(Type::Caption, in.w, escaped_stars(words)) + px(8)} : beside;
  text_wrapped(Type::Caption, from.x, from.y + px(4), from.w, escaped_stars(words), Role::Text3);
  if (!l.typed_in()) {
    touch_area(from, ("Unsigned##" + std::to_string(index)).c_str());
    tooltip(kUnsigned);
  }
  return px(34) + (below ? from.h : 0);
}

}  // namespace

float GmInbox::draw_letter(Slot slot, Rect in, float y) {
  auto [stage, index, yellow] = slot;
  Play const& play = *stage.play;
  Letter const& l = play.inbox().letters()[index];
  float const top = y;
  bool const open = l.open();
  Rect const c = in.inset(px(14), 0);
  y += px(14);
  float x = c.x;
  if (l.seat >= 0) {
    SeatSetup const& seat = play.truth().setup().seats[size_t(l.seat)];
    swatch({x, y + px(2), px(46), px(20)}, seat.livery, seat.number);
    x += px(56);
    x += text(Type::Strong, x, y + px(2), seat.name) + px(10);
  } else {
    icon("help-hexagon", x + px(10), y + px(12), 20, Role::Warn);
    x += px(28);
    x += text(Type::Strong, x, y + px(2), l.author.empty() ? "Somebody" : l.author) + px(10);
  }
  Chip const state = letter_chip(l);
  float right = c.right();
  if (!open) {  // what is settled can be put aside, too
    right -= px(30);
    std::string const aside = "Put aside##" + std::to_string(index);
    bool const in_now = order_is_in(play, l);
    if (icon_button({right + px(4), y - px(1), px(26), px(26)}, aside.c_str(), "x", in_now ? "Put this message aside; its order stays in, or goes" : "Put this message aside")) {
      if (in_now) aside_ = aside_ == l.raw ? "" : l.raw;
      else stage.push(Intent::Mend, int64_t(index), "", "drop");
    }
  }
  float const chip_w = chip_width(state);
  chip(right - chip_w, y + px(12), state);
  y += letter_from(slot.stage, l, {x, y, right - chip_w - px(8) - x, px(24)}, c, index);
  bool const compact = l.replaced || (l.link && !open) || l.asks;
  if (!compact) {
    y = body(slot, c, y);
  } else if (!l.replaced && !l.asks && !l.other_turn) {
    y += text_wrapped(Type::OrderSmall, c.x, y, c.w, shown(l, order_words(play, l.seat, l.clean)), Role::Text) + px(8);
  } else if (l.replaced) {
    y += text_wrapped(Type::Caption, c.x, y, c.w, replaced_words(play, l), Role::Text3) + px(8);
  }
  if (!l.asks) y = fold(slot, c, y);
  if (l.other_turn) y += text_wrapped(Type::Small, c.x, y, c.w, l.error, Role::Text2) + px(8);
  if (!l.left.empty() && l.whole.empty() && !l.replaced)
    y += text_wrapped(Type::Caption, c.x, y, c.w, "Left out: " + l.left, Role::Text3) + px(8);
  if (!open && !aside_.empty() && aside_ == l.raw && order_is_in(play, l)) y = aside(slot, c, y);
  if (open) {
    y = fault(slot, c, y);
    if (yellow) brackets(ink(), {in.x + px(2), top + px(6), in.w - px(4), y - top - px(4)}, size::kArmPanel);
  }
  hairline(in.x, in.right(), y + px(2));
  return y + px(3);
}

// Whose messages are here, and nothing of what they say.
void GmInbox::blind(Stage& stage, Rect in, bool yellow) const {
  Play const& play = *stage.play;
  Rect const note = in.inset(px(16), px(6));
  float y = note.y + px(6);
  icon("eye-off", note.x + px(10), y + px(10), 20, Role::AccentText);
  y += text_wrapped(Type::Small, note.x + px(30), y, note.w - px(30), kBlindDesk, Role::Text2) + px(14);
  StepWords const own = step_words(Step::Order, play);
  Rect const write{note.x, y, note.w, px(44)};
  if (yellow ? primary_button(write, own.label.c_str(), own.icon) : button(write, own.label.c_str(), {.kind = ButtonStyle::Filled, .icon = own.icon}))
    stage.push(Intent::Go, int64_t(ScreenId::Table));
  y += px(60);
  Rect const area = begin_scroll("##sealed letters", {in.x, y, in.w, in.bottom() - y});
  y = area.y;
  for (Letter const& l : play.inbox().letters()) {
    if (l.replaced) continue;
    Rect const row{area.x + px(14), y, area.w - px(28), px(44)};
    std::string const who = l.seat >= 0 ? play.race().seat_name(l.seat) : l.author.empty() ? "Somebody" : l.author;
    if (l.seat >= 0) {
      SeatSetup const& seat = play.truth().setup().seats[size_t(l.seat)];
      swatch({row.x, row.middle().y - px(10), px(46), px(20)}, seat.livery, seat.number);
    } else {
      icon("help-hexagon", row.x + px(20), row.middle().y, 20, Role::Warn);
    }
    float const x = row.x + px(56) + text(Type::Strong, row.x + px(56), row.middle().y - px(10), who) + px(10);
    text_fit(Type::Caption, x, row.middle().y - px(8), ago(l.when, stage.host.unix_time()), row.right() - px(90) - x, Role::Text3);
    Chip const state = l.open() ? Chip{"alert-circle", "wants your hand", Tone::Warn, {}} : Chip{"lock", "sealed", Tone::Good, {}};
    chip(row.right() - chip_width(state), row.middle().y, state);
    hairline(in.x, in.right(), row.bottom());
    y = row.bottom();
  }
  end_scroll(y + px(8));
}

void GmInbox::draw(Stage& stage, Rect where, Step step) {
  Play const& play = *stage.play;
  Rect in = begin_panel("##inbox", where, Region::Decision);
  bool const paste = step == Step::Paste, typed = !paste_.empty();   // what was typed is read first
  head(stage, in.cut_top(px(56)), paste && !typed);
  in.y = paste_well(stage, in.inset(px(12), 0), in.y, paste && typed);
  in.h = where.bottom() - in.y;
  if (play.publishing().blind()) {
    blind(stage, in, step == Step::Order);
    return end_panel();
  }
  Rect const area = begin_scroll("##letters", in);
  float y = area.y;
  if (std::string const& notes = play.inbox().notes(); !notes.empty()) {
    icon("alert-triangle", area.x + px(24), y + px(10), 16, Role::Warn);
    y += text_wrapped(Type::Caption, area.x + px(40), y + px(2), area.w - px(56), notes, Role::Text2) + px(12);
  }
  if (play.inbox().letters().empty()) {
    float const x = area.x + px(16), width = area.w - px(32);
    y += px(14);
    bool const over = play.truth().actor() == kOver;
    if (over) y += text_wrapped(Type::Small, x, y, width, "The " + play.race().words().race + " is over: no more orders are awaited.", Role::Text3);
    else y += text_wrapped(Type::Small, x, y, width,
                      "Orders come as links, as forum posts or as mails. Paste any of them, also many at once: "
                      "what belongs to " +
                          play.race().words().turn(play.truth().turn()) + " is found, who wrote it is read from the text.",
                      Role::Text3) +
         px(10);
    if (!over) y += text_wrapped(Type::Small, x, y, width, "When a second order of the same " + play.race().words().seat + " comes, you are asked which one stands.",
                      Role::Text3);
  }
  size_t const yellow = step == Step::Letters ? yellow_letter(play.inbox().letters(), edit_of_) : play.inbox().letters().size();
  for (int pass = 0; pass < 2; ++pass)  // what wants a hand stands on top
    for (size_t i = 0; i < play.inbox().letters().size(); ++i) {
      if (play.inbox().letters()[i].open() != (pass == 0)) continue;
      y = draw_letter({stage, i, i == yellow}, {area.x, 0, area.w, 0}, y);
    }
  end_scroll(y + px(8));
  end_panel();
}

}  // namespace paddock::app
