// GM desk, a letter of the inbox: what it says with unread words struck, a field to change it, and its buttons.
#include <algorithm>

#include "core/text.hpp"
#include "screens/gm/gm_inbox.hpp"
#include "screens/gm/inbox_parts.hpp"
#include "screens/gm/letter_words.hpp"
#include "session/letters.hpp"
#include "ui/finger.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

// The words of a message, line by line; what was not read is grey and struck. Returns the height; without `draw` only that.
float struck_text(float left, float top, float width, std::string_view marked, bool draw) {
  float const row = text_height(Type::Code, px(1000), "M"), blank = text_size(Type::Code, "  ").x - text_size(Type::Code, " ").x;
  float x = left, y = top;
  bool unread = false;
  for (size_t at = 0; at < marked.size();) {
    char const c = marked[at];
    if (c == post::kUnread || c == post::kRead) unread = c == post::kUnread, ++at;
    else if (c == '\n') x = left, y += row, ++at;
    else if (c == ' ') x += blank, ++at;
    else {
      char const stops[] = {' ', '\n', post::kUnread, post::kRead, '\0'};
      size_t const end = std::min(marked.find_first_of(stops, at), marked.size());
      std::string_view const word = marked.substr(at, end - at);
      float const w = text_size(Type::Code, word).x;
      if (x > left && x + w > left + width) x = left, y += row;
      if (draw) {
        text(Type::Code, x, y, word, unread ? Role::Text3 : Role::Text);
        if (unread) ink()->AddLine({x, y + row * 0.52f}, {x + w, y + row * 0.52f}, colour(Role::Text3), px(1.4f));
      }
      x += w;
      at = end;
    }
  }
  return y + row - top;
}

}  // namespace

// What came, kept whole, and below it how it was read, where that is not the same.
float GmInbox::body(Slot slot, Rect c, float y) {
  Letter const& l = slot.letter();
  if (editing(l)) return y;
  std::string const words = l.link ? cut(l.raw, 60) : shown(l, shown_words(l));
  float const h = struck_text(0, 0, c.w - px(24), words, false) + px(20);
  Rect const well{c.x, y, c.w, h};
  fill(well, colour(Role::Well), radius::kControl);
  outline(well, colour(Role::Line), radius::kControl);
  struck_text(well.x + px(12), y + px(10), c.w - px(24), words, true);
  y += h + px(8);
  bool const told = !l.clean.empty() && l.error.empty() && (l.clean != l.raw || !l.whole.empty());
  if (!told) return y + px(4);
  float const indent = text(Type::Small, c.x, y + px(1), "Read as", Role::Text3) + px(12);
  std::string const read = whole_order(order_words(*slot.stage.play, l.seat, l.clean), l.ahead);
  return y + text_wrapped(Type::OrderSmall, c.x + indent, y, c.w - indent, shown(l, read)) + px(10);
}

std::string GmInbox::shown(Letter const& l, std::string const& text) const {
  return !unfolded_.empty() && unfolded_ == l.raw ? text : beginning_of(text);
}

float GmInbox::fold(Slot slot, Rect in, float y) {
  Letter const& l = slot.letter();
  Collected const* c = l.asks ? slot.stage.play->tray().of(l.seat) : nullptr;
  auto const long_one = [](std::string const& text) { return beginning_of(text) != text; };
  if (editing(l) || l.replaced || l.other_turn || !(long_one(l.clean) || (!l.link && long_one(shown_words(l))) || (c && long_one(c->text)))) return y;
  bool const open = unfolded_ == l.raw;
  std::string const label = (open ? "Show less##" : "Show all##") + std::to_string(slot.index);
  char const* const sign = open ? "minus" : "chevron-down";
  if (button({in.x, y, button_width(label.c_str(), {.icon = sign}), px(32)}, label.c_str(), {.kind = ButtonStyle::Quiet, .icon = sign}))
    unfolded_ = open ? "" : l.raw;
  return y + px(38);
}

float GmInbox::choice(Slot slot, Rect in, float y) {
  auto [stage, index, yellow] = slot;
  Play const& play = *stage.play;
  Letter const& l = slot.letter();
  icon("help-hexagon", in.x + px(8), y + px(9), 16, Role::Warn);
  y += text_wrapped(Type::Small, in.x + px(24), y, in.w - px(24), ask_words(play, l, stage.host.unix_time()), Role::Text2) + px(8);
  y += text_wrapped(Type::Caption, in.x, y, in.w, "In: " + shown(l, collected_words(play, l.seat)), Role::Text3) + px(4);
  y += text_wrapped(Type::Caption, in.x, y, in.w, "New: " + shown(l, order_words(play, l.seat, l.clean)), Role::Text2) + px(10);
  y = fold(slot, in, y);
  Rect row{in.x, y, in.w, finger(38)};
  std::string const take = "Take the new one##" + std::to_string(index);
  Rect const r = row.cut_left(button_width(take.c_str(), {}) + px(16), px(8));
  if (yellow ? primary_button(r, take.c_str()) : button(r, take.c_str(), {.kind = ButtonStyle::Filled}))
    stage.push(Intent::Mend, int64_t(index), "", "take");
  ask_button(stage, row, l, index);
  drop_button(stage, row, index);
  return y + finger(38) + px(8);
}

// The card goes; whether the order it brought goes with it is the GM's word.
float GmInbox::aside(Slot slot, Rect in, float y) {
  auto [stage, index, yellow] = slot;
  Play const& play = *stage.play;
  Letter const& l = slot.letter();
  icon("help-hexagon", in.x + px(8), y + px(9), 16, Role::Warn);
  y += text_wrapped(Type::Small, in.x + px(24), y, in.w - px(24), aside_words(play, l), Role::Text2) + px(10);
  Rect row{in.x, y, in.w, finger(38)};
  std::string const tag = "##" + std::to_string(index), stays = "It stays in" + tag, out = "Take it out, too" + tag;
  if (button(row.cut_left(button_width(stays.c_str(), {}), px(8)), stays.c_str(), {.kind = ButtonStyle::Filled})) {
    stage.push(Intent::Mend, int64_t(index), "", "drop");
    aside_.clear();
  }
  if (button(row.cut_left(button_width(out.c_str(), {}), px(8)), out.c_str(), {.kind = ButtonStyle::Filled})) {
    take_out(stage, l, index);
    aside_.clear();
  }
  return y + finger(38) + px(8);
}

// The words of a letter to be changed by hand.
float GmInbox::editor(Slot slot, Rect in, float y) {
  auto const index = slot.index;
  auto const rows = 2 + std::count(edit_.begin(), edit_.end(), '\n') + ptrdiff_t(edit_.size() / 48);
  Rect const field{in.x, y, in.w, px(24) + px(19) * float(std::clamp<ptrdiff_t>(rows, 2, 12))};
  text_field(field, "##Change the order", edit_, {.type = Type::Code, .hint = "The order as it should be read", .active = true, .lines = true});
  probe_add("Change the order", field);
  y = field.bottom() + px(8);
  Rect row{in.x, y, in.w, finger(38)};
  std::string const tag = "##" + std::to_string(index), again = "Read it again" + tag, leave = "Leave it" + tag;
  Rect const r = row.cut_left(button_width(again.c_str(), {}) + px(24), px(8));
  ButtonStyle const second{.kind = ButtonStyle::Filled, .enabled = !edit_.empty(), .why = "There is nothing to read"};
  if (slot.yellow ? primary_button(r, again.c_str(), {}, second.enabled, second.why) : button(r, again.c_str(), second)) {
    slot.stage.push(Intent::Mend, int64_t(index), edit_);
    edit_of_.clear();
  }
  if (button(row.cut_left(button_width(leave.c_str(), {})), leave.c_str(), {.kind = ButtonStyle::Quiet})) edit_of_.clear();
  return y + finger(38) + px(8);
}

// Read in part: what is missing, and whether it stands without.
float GmInbox::lost(Slot slot, Rect in, float y) {
  auto [stage, index, yellow] = slot;
  Letter const& l = slot.letter();
  icon("alert-triangle", in.x + px(8), y + px(9), 16, Role::Warn);
  y += text_wrapped(Type::Small, in.x + px(24), y, in.w - px(24),
                    (l.link ? "For later turns the link says what does not read: \"" : "What is struck was not read, and may belong to the order: \"") + l.lost + "\". Change it, ask, or take it without.",
                    Role::Text2) + px(10);
  Rect row{in.x, y, in.w, finger(38)};
  std::string const tag = "##" + std::to_string(index), change = "Change it" + tag, take = "Take it without" + tag;
  Rect const r = row.cut_left(button_width(change.c_str(), {}) + px(24), px(8));
  if (yellow ? primary_button(r, change.c_str()) : button(r, change.c_str(), {.kind = ButtonStyle::Filled}))
    edit(l);
  if (button(row.cut_left(button_width(take.c_str(), {}), px(8)), take.c_str(), {.kind = ButtonStyle::Filled}))
    stage.push(Intent::Mend, int64_t(index), "", "take");
  y += finger(38) + px(8);
  row = {in.x, y, in.w, finger(38)};
  ask_button(stage, row, l, index);
  drop_button(stage, row, index);
  return y + finger(38) + px(8);
}

// The rest of a sheet that waits for its writer's word: he is asked, and the GM may decide for him.
float GmInbox::stopped(Slot slot, Rect in, float y) {
  auto [stage, index, yellow] = slot;
  Letter const& l = slot.letter();
  if (!l.ahead.empty() && l.ahead != l.raw) y += text_wrapped(Type::Caption, in.x, y, in.w, "Then: " + l.ahead, Role::Text3) + px(8);
  icon("alert-triangle", in.x + px(8), y + px(9), 16, Role::Warn);
  std::string const asks = "The sheet stops here. " + l.stops + " Its writer wants to be asked; you may go on with it all the same.";
  y += text_wrapped(Type::Small, in.x + px(24), y, in.w - px(24), asks, Role::Text2) + px(10);
  Rect row{in.x, y, in.w, finger(38)};
  std::string const go_on = "Go on with it##" + std::to_string(index);
  ask_button(stage, row, l, index, yellow);
  if (button(row.cut_left(button_width(go_on.c_str(), {}), px(8)), go_on.c_str(), {.kind = ButtonStyle::Filled})) stage.push(Intent::Mend, int64_t(index), "", "take");
  y += finger(38) + px(8);
  row = {in.x, y, in.w, finger(38)};
  edit_button(slot, row);
  drop_button(stage, row, index);
  return y + finger(38) + px(8);
}

void GmInbox::edit(Letter const& l) {
  edit_of_ = l.raw;
  edit_ = l.link ? l.clean : without_marks(l.whole.empty() ? l.raw : l.whole);
}

void GmInbox::edit_button(Slot slot, Rect& row) {
  std::string const label = "Change it##" + std::to_string(slot.index);
  if (button(row.cut_left(button_width(label.c_str(), {.icon = "pencil"}), px(8)), label.c_str(), {.icon = "pencil"})) edit(slot.letter());
}

void ask_button(Stage& stage, Rect& row, Letter const& l, size_t index, bool yellow) {
  std::string const name = l.seat >= 0 ? stage.play->race().seat_name(l.seat) : "the sender";
  std::string const label = "Ask " + name + "##" + std::to_string(index);
  Rect const where = row.cut_left(button_width(label.c_str(), {.icon = "message-reply"}) + (yellow ? px(16) : 0), px(8));
  if (yellow ? primary_button(where, label.c_str(), "message-reply") : button(where, label.c_str(), {.icon = "message-reply"}))
    stage.push(Intent::Copy, 0, question_of(*stage.play, l), "Question for " + name + " copied");
}

void take_out(Stage& stage, Letter const& l, size_t index) {
  stage.push(Intent::ReopenTurn, l.seat);
  stage.push(Intent::Mend, int64_t(index), "", "drop");
}

void drop_button(Stage& stage, Rect& row, size_t index) {
  std::string const label = "Put aside##" + std::to_string(index);
  if (button(row.cut_left(button_width(label.c_str(), {})), label.c_str(), {.kind = ButtonStyle::Quiet}))
    stage.push(Intent::Mend, int64_t(index), "", "drop");
}

}  // namespace paddock::app
