// One line for somebody who does not know the game: what to do next. It can be sent away for good.
#include <algorithm>

#include "screens/table/count.hpp"
#include "screens/table/over_board.hpp"
#include "store/library.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

std::string key_hint(Desk const& desk) {
  for (Key const& key : desk.keys)
    if (key.enabled && key.tone != Tone::Warn && key.label == "ahead") return key.cap;
  for (Key const& key : desk.keys)
    if (key.enabled) return key.cap;
  return {};
}

// No move is possible before the car gets going.
bool stands(Desk const& desk) {
  int have = 0, need = 0;
  return read_count(desk.count, have, need) && need == 0;
}

}  // namespace

std::string advice(Desk const& desk, Words const& words, bool touch) {
  bool const empty = desk.text.empty();
  std::string const cap = key_hint(desk);
  std::string const click = touch ? "Tap" : "Click", lit = " a lit " + words.space;
  if (empty && cap.empty()) return {};
  int have = 0, need = 0;
  if (empty && desk.commit_play.size() > 1)
    return "*" + desk.commit.substr(0, desk.commit.find(": ")) + "* will do well, or write your own: " + (touch ? "tap" : "click") + lit + ", or press a key, for each step.";
  if (stands(desk)) return empty ? words.stands : "";
  if (empty && read_count(desk.count, have, need))
    return "This turn has *" + std::to_string(need) + "* steps. " + click + lit + ", or press *" + cap + "*, for each of them.";
  if (empty) return click + lit + " or press *" + cap + "*.";
  if (read_count(desk.count, have, need) && have > need)
    return "*" + std::to_string(have - need) + "* more than the *" + std::to_string(need) + "* steps of this turn: " + click + " *undo*. What is too much is cut off the end.";
  if (read_count(desk.count, have, need) && have < need && cap.empty())
    return "*" + std::to_string(need - have) + "* more to write, but no step leads on from here. " + click + " *undo* and go another way, or seal it as it is.";
  if (read_count(desk.count, have, need) && have < need) {
    std::string const left = std::to_string(need - have);
    return "*" + left + "* more " + (need - have == 1 ? "step" : "steps") + " to write. " + click +
           " the next lit " + words.space + " or press a key; orange warns.";
  }
  for (Line const& line : desk.lines)
    if (line.tone == Tone::Bad)
      return line.text + ". " + click + " *undo* to take steps back; sealing it is allowed.";
  if (!desk.commit_play.empty())
    return "Your order is complete. Now *" + desk.commit + "*: nobody reads it before everybody has sealed.";
  return desk.commit_verdict.why;
}

// A form: its first open question, or the button.
std::string form_advice(Desk const& desk, std::vector<Question> const& questions, bool touch) {
  std::string const click = touch ? "Tap" : "Click";
  Question const* open = nullptr;
  for (Question const& q : questions)
    if (!open && q.look != Question::Fold && q.chosen < 0 && !q.choices.empty()) open = &q;
  if (desk.text_entry && desk.text.empty() && desk.commit_play.size() > 1)  // something is proposed
    return "*" + desk.commit.substr(0, desk.commit.find(": ")) + "* will do well. To have it otherwise, first choose another answer or write the order as text. Nobody sees it before all have sealed.";
  for (Line const& line : desk.lines)
    if (line.tone == Tone::Bad) return line.text + " Write something else, or seal it as it is.";
  auto const picks = [](Question const& q) { return std::any_of(q.choices.begin(), q.choices.end(), [](Choice const& c) { return !c.commit.empty(); }); };
  if (open && picks(*open)) return click + " a card: the yellow button then plays it. Pressing the card once more does the same.";
  if (!desk.trays.empty() && !desk.text_entry)   // asked at the table, where all see it
    return click + " a card you like better, or press *" + desk.commit.substr(0, desk.commit.find(": ")) + "*.";
  if (!desk.trays.empty() || (open && open->choices[0].edit && desk.figures.empty()))
    return click + " what you like best first. Nobody sees it before all have sealed.";
  if (open && open->choices[0].play.empty())
    return click + " a line or a lit place. *Green* costs nothing; orange says its price. Nobody sees it before all have sealed.";
  if (open) return "*" + desk.commit + "* is the careful way. Any other line or lit place will do, too.";
  return "If that is it, press *" + desk.commit + "*. Until then you can choose again.";
}

std::string short_advice(std::string_view words, size_t lines, std::function<size_t(std::string_view)> const& lines_of) {
  if (lines_of(words) <= lines) return std::string(words);
  auto const ends = [&](std::string_view at) {   // its last place that leaves room, with what stands behind it
    for (size_t cut = words.rfind(at); cut != words.npos && cut > 0; cut = words.rfind(at, cut - 1))
      if (lines_of(words.substr(0, cut + 2)) <= lines) return cut;
    return size_t(0);
  };
  if (size_t const sentence = ends(". ")) return std::string(words.substr(0, sentence + 1));
  std::string out(words.substr(0, ends(" ")));
  if (std::count(out.begin(), out.end(), '*') % 2 != 0) out += '*';
  return out + "\xE2\x80\xA6";
}

namespace {

std::string advice_now(Deciding at) {
  Stage& stage = at.stage;
  TableView& view = at.view;
  Draft& draft = at.draft;
  Play const& play = *stage.play;
  bool const wanted = play.phase() == Play::Phase::Decide && view.now &&
                      (play.race().finished() < (draft.questions.empty() ? 2 : 4) || stands(view.desk)) && !stage.read_only;
  if (!wanted || stage.library.setting("coach") == "off") return {};
  Desk desk = view.desk;
  if (!draft.picked.empty()) desk.commit = draft.picked_commit;   // what the yellow button says
  return draft.questions.empty() ? advice(desk, play.race().words(), look().touch) : form_advice(desk, draft.questions, look().touch);
}

}  // namespace

// On a phone two lines, however much there is to say, so that the board does not jump; a tap lays all of it over the board.
float draw_coach(Deciding at, Rect free) {
  Stage& stage = at.stage;
  std::string const words = advice_now(at);
  if (words.empty()) return 0;
  bool const phone = stage.layout == Layout::Phone || stage.low, open = stage.ui.hint_open == words;
  Type const type = phone ? Type::Small : Type::Body;
  float const width = std::min(px(560), free.w), inner = width - px(phone ? 84 : 90), line = line_height(type);
  auto const lines_of = [&](std::string_view part) { return size_t(text_height(type, inner, part) / line + 0.5f); };
  std::string const shown = phone && !open ? short_advice(words, 2, lines_of) : words;
  float const words_h = text_height(type, inner, shown), least = phone ? 2 * line + px(12) : px(44);
  float const height = std::max(least, words_h + px(phone ? 12 : 24));
  Rect const box{free.x + (free.w - width) / 2, free.bottom() - height, width, height};
  begin_panel("##coach", box, Region::Board, {.round = radius::kControl});
  Rect const close{box.right() - px(40), box.middle().y - px(16), px(32), px(32)};
  bool const more = phone && words.size() > shown.size(), tap = (more || open) && touch_area({box.x, box.y, close.x - box.x, box.h}, "All of the hint", open ? "Less" : "All of it").pressed;
  icon(more ? "chevron-down" : "help-hexagon", box.x + px(phone ? 20 : 24), box.middle().y, 20, Role::Info);
  rich_text(box.x + px(phone ? 38 : 46), box.y + (height - words_h) * 0.5f, inner, type, shown, Role::Text);
  if (icon_button(close, "No more hints", "x", "No more hints")) stage.library.set_setting("coach", "off");
  end_panel();
  if (tap) stage.ui.hint_open = open ? "" : words;
  return phone ? least : height;
}

}  // namespace paddock::app
