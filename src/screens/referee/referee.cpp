#include "screens/referee/referee.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/text.hpp"
#include "session/workshops.hpp"
#include "ui/finger.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

// "Layers it meets"; of one of them "Layers it meets, 2".
std::string thing_words(Inquiry const& of, std::string_view path) {
  int const row = row_of(path);
  return row < 0 ? of.words().answer(leaf_of(path)) : of.words().answer(leaf_of(parent_of(path))) + ", " + std::to_string(row + 1);
}

std::string lower_first(std::string words) {
  if (!words.empty() && words[0] >= 'A' && words[0] <= 'Z') words[0] = char(words[0] + 32);
  return words;
}

bool beside(std::string_view key) { return key == "reasons" || key == "ruling" || key == "error"; }

// "To hit: range" -> "Range": its part stands above.
std::string row_words(AskWords const& words, std::string_view question) {
  std::string const whole = words.title(question);
  size_t const colon = whole.find(": ");
  return capital(colon == whole.npos ? whole : whole.substr(colon + 2));
}

// What only says the title again stands there once.
std::string_view more_than(std::string const& title, std::string_view says) {
  std::string_view said = says;
  if (said.ends_with('.')) said.remove_suffix(1);
  if (said.starts_with("The ")) said.remove_prefix(4);
  return capital(std::string(said)) == title ? std::string_view() : says;
}

}  // namespace

std::unique_ptr<Screen> make_referee_screen() { return std::make_unique<RefereeScreen>(); }

Inquiry& RefereeScreen::inquiry() {
  if (!inquiry_) inquiry_ = std::make_unique<Inquiry>(*workshop_of(workshop_cover("", true).game));
  return *inquiry_;
}

// Of a list that is a page itself the top is seen first, as long as nothing was chosen from it.
void RefereeScreen::enter(Stage& stage) {
  bool const first = !inquiry_;
  picking_ = true, shown_ = first && stage.layout == Layout::Phone ? inquiry().chosen() : -1;
}

bool RefereeScreen::escape(Stage& stage) {
  if (!query_.empty()) return query_.clear(), true;
  if (stage.layout == Layout::Phone && !picking_) return picking_ = true;
  return false;
}

std::string RefereeScreen::phone_subtitle(Stage&) { return "A single question to the rules"; }

float RefereeScreen::question_row(Rect in, float y, int index) {
  QuestionInfo const& q = inquiry().questions()[size_t(index)];
  bool const on = index == inquiry().chosen();
  std::string const title = row_words(inquiry().words(), q.name);
  std::string_view const says = more_than(title, q.says);
  float const words = says.empty() ? 0 : text_height(Type::Caption, in.w - px(16), says), h = std::max(px(32) + words, finger(32));
  Rect const row{in.x, y, in.w, h};
  if (on && shown_ != index) ImGui::SetScrollFromPosY(row.middle().y - ImGui::GetWindowPos().y), shown_ = index;
  if (!ImGui::IsRectVisible(row.min(), row.max())) return y + h;
  Touch const touch = touch_area(row, (std::string(q.name) + "##question").c_str());
  if (touch.pressed) inquiry().choose(index), shown_ = index, picking_ = false;
  if (on) fill(row, colour(Role::AccentFace), radius::kControl);
  else if (touch.hovered) fill(row, colour(Role::Panel3, 0.6f), radius::kControl);
  text(Type::Strong, in.x + px(8), y + px(5), title, on ? Role::AccentText : Role::Text);
  if (!says.empty()) text_wrapped(Type::Caption, in.x + px(8), y + px(25), in.w - px(16), says, Role::Text2);
  return y + h;
}

void RefereeScreen::draw_list(Rect where) {
  Rect in = begin_panel("##questions", where, Region::Board, {}).inset(px(12), px(12));
  Rect const field = in.cut_top(finger(36), px(8));
  text_field(field, "##Find a question", query_, {.hint = "Find a question: skid, to hit, fire"});
  probe_add("Find a question", field);
  Rect const list = begin_scroll("##question-list", in);
  float y = list.y;
  std::string_view part;
  for (int const index : inquiry().found(query_)) {
    std::string_view const its = part_of(inquiry().questions()[size_t(index)].name);
    if (its != part) {
      part = its;
      text(Type::Title, list.x + px(8), y + px(10), inquiry().words().part(part), Role::Text2);
      y += px(38);
    }
    y = question_row(list, y, index);
  }
  if (part.empty()) text_wrapped(Type::Small, list.x + px(8), y + px(8), list.w, "No question has these words.", Role::Text2), y += px(40);
  end_scroll(y);
  end_panel();
}

// One of known words from a list, or a text; its hint below. Returns the y below.
float RefereeScreen::field(Rect in, size_t i) {
  Inquiry::Given const& given = inquiry().givens()[i];
  std::string const label = "##given " + given.path;
  if (!given.words.values.empty()) {
    std::vector<std::string> shown = {"not said"};
    shown.insert(shown.end(), given.words.shown.begin(), given.words.shown.end());
    auto const it = std::find(given.words.values.begin(), given.words.values.end(), given.text);
    bool const known = it != given.words.values.end();
    if (!known && !given.text.empty()) shown[0] = given.text;          // what was written otherwise, by words or a link
    int const now = known ? int(it - given.words.values.begin()) + 1 : 0, then = dropdown(in, label.c_str(), shown, now);
    if (then != now) inquiry().put(i, then == 0 ? "" : given.words.values[size_t(then - 1)]);
    return in.bottom();
  }
  std::string value = given.text;
  bool const lines = given.kind == Inquiry::Given::json && value.size() > 60;
  if (lines) in.h *= 2.4f;
  FieldStyle const style{.type = given.kind == Inquiry::Given::json ? Type::Code : Type::Body, .hint = "not known", .lines = lines, .wrap = lines};
  if (text_field(in, label.c_str(), value, style)) inquiry().put(i, value);
  probe_add("Given " + given.path, in);
  if (given.words.hint.empty()) return in.bottom();
  return in.bottom() + px(2) + text_wrapped(Type::Caption, in.x, in.bottom() + px(3), in.w, given.words.hint, Role::Text3);
}

// Numbers of one thing (where a car stands) share a row, each under its caption. How many of them from `i` on.
size_t RefereeScreen::beside_one_another(size_t i) {
  auto const& all = inquiry().givens();
  std::string_view const parent = parent_of(all[i].path);
  std::string_view const thing = leaf_of(parent);
  if (thing != "at" && thing != "start" && thing != "point") return 1;
  size_t n = 1;
  while (n < 3 && i + n < all.size() && parent_of(all[i + n].path) == parent && all[i + n].words.values.empty()) ++n;
  return n;
}

// The heading of what several fields belong to; of one of several such things its number, and what takes it out.
float RefereeScreen::begin_thing(Rect in, float y, std::string_view thing) {
  text(Type::Strong, in.x, y + px(2), thing_words(inquiry(), thing));
  int const row = row_of(thing);
  std::string_view const list = parent_of(thing);
  for (Inquiry::Rows const& rows : inquiry().rows()) {
    if (row < 0 || rows.path != list || rows.count < 2) continue;
    float const side = px(look().touch ? 36.0f : 26.0f);
    std::string const label = "Remove " + lower_first(thing_words(inquiry(), thing)) + "##less " + std::string(thing);
    if (icon_button({in.right() - side, y - px(3), side, side}, label.c_str(), "x", "Takes it out")) changed_ = {std::string(list), row};
  }
  return y + px(look().touch ? 36.0f : 26.0f);
}

// Behind the last field of a list, whose end is given `i`: the way to one more.
float RefereeScreen::end_rows(Rect in, size_t i) {
  for (Inquiry::Rows const& rows : inquiry().rows()) {
    if (inquiry().end_of(rows) != i) continue;
    std::string const label = "One more: " + lower_first(inquiry().words().answer(leaf_of(rows.path))) + "##more " + rows.path;
    in.w = std::min(in.w, button_width(label.c_str(), {.icon = "plus"}));
    if (button(in, label.c_str(), {.icon = "plus", .enabled = rows.count < Inquiry::kMostRows, .why = "So many are enough."})) changed_ = {rows.path, -1};
    in.y = in.bottom() + px(10);
  }
  return in.y;
}

// What is known. Returns the y below.
float RefereeScreen::form(Rect in) {
  float y = in.y;
  bool const phone = in.w < px(480);
  float const label_w = phone ? in.w * 0.42f : std::min(px(250), in.w * 0.4f), h = finger(36);
  std::string_view heading;
  auto const& all = inquiry().givens();
  for (size_t i = 0; i < all.size();) {
    size_t const n = beside_one_another(i);
    std::string_view parent = parent_of(all[i].path);
    if (n > 1 && leaf_of(parent) != "point") parent = parent_of(parent);
    std::string_view const thing = n > 1 && leaf_of(parent_of(all[i].path)) == "point" ? std::string_view{} : parent;
    if (!thing.empty() && thing != heading) y = begin_thing(in, y, thing);
    heading = thing;
    if (n == 1) {
      float const words = text_wrapped(Type::Body, in.x, y + px(8), label_w - px(10), all[i].words.label, Role::Text2);
      y = std::max(field({in.x + label_w, y, in.w - label_w, h}, i), y + words + px(10)) + px(8);
      y = end_rows({in.x + label_w, y, in.w - label_w, h}, ++i);
      continue;
    }
    text(Type::Body, in.x, y, inquiry().words().answer(leaf_of(parent_of(all[i].path))), Role::Text2);
    y += px(24);
    float captions = 0, bottom = y;
    Rect const row{in.x, y, in.w, h};
    for (size_t k = 0; k < n; ++k) captions = std::max(captions, text_wrapped(Type::Caption, row.column(int(k), int(n), px(8)).x, y, row.column(int(k), int(n), px(8)).w, all[i + k].words.label, Role::Text3));
    for (size_t k = 0; k < n; ++k) bottom = std::max(bottom, field(row.column(int(k), int(n), px(8)).moved(0, captions + px(4)), i + k));
    y = bottom + px(8), i += n;
  }
  if (auto const [list, row] = std::exchange(changed_, {}); !list.empty()) row < 0 ? inquiry().add_row(list) : inquiry().remove_row(list, row);
  return y;
}

// The answer in one sentence, or what is wrong with what is known.
float RefereeScreen::headline(Rect in, float y) {
  if (std::string const fault = inquiry().fault(); !fault.empty()) {
    icon("alert-circle", in.x + px(9), y + px(10), 18, Role::Warn);
    return y + text_wrapped(Type::Body, in.x + px(28), y, in.w - px(28), fault, Role::Text) + px(12);
  }
  std::string const whole = inquiry().sentence();
  return whole.empty() ? y : y + text_wrapped(Type::PanelTitle, in.x, y, in.w, whole) + px(14);
}

// What it comes of.
float RefereeScreen::answer(Rect in, float y) {
  if (!inquiry().fault().empty()) return y;
  Doc const& said_all = inquiry().answer();
  AskWords const& words_for = inquiry().words();
  float const label_w = std::min(px(250), in.w * 0.5f);
  for (auto const& [key, value] : said_all.items()) {
    bool const twice = said_all.contains(key + "s") && said_all[key + "s"] == value;   // "face" and "faces"
    if (beside(key) || twice || words_for.told(inquiry().question().name, key)) continue;
    std::string const words = said(value, &words_for);
    float const label = text_wrapped(Type::Body, in.x, y, label_w - px(10), words_for.answer(key), Role::Text2);
    y += std::max(label, text_wrapped(Type::Strong, in.x + label_w, y, in.w - label_w, words)) + px(8);
  }
  auto const rule_line = [&](std::string text_words, std::string value, std::string const& rule) {
    Line line;
    line.text = std::move(text_words), line.value = std::move(value);
    if (Rule const known = inquiry().rule(rule); !known.empty()) line.rules.push_back(known);
    y += rich_line(in.x, y, in.w, line, {.lead_css = 0}) + px(6);
  };
  bool cited = false;              // what it is ruled by stands at a reason already
  if (said_all.contains("reasons") && said_all["reasons"].is_array()) {
    hairline(in.x, in.right(), y);
    y += px(10);
    bool const added = part_of(inquiry().question().name) == inquiry().words().added_up;
    if (added) {
      text(Type::Caption, in.x, y, inquiry().words().added, Role::Text3);
      y += px(22);
    }
    for (Doc const& one : said_all["reasons"]) {
      cited = cited || get_text(one, "rule") == get_text(said_all, "ruling");
      std::string value = one.contains("value") && !one["value"].is_null() ? said(one["value"], &words_for) : "";
      if (added && !value.empty() && value[0] > '0' && value[0] <= '9') value.insert(0, "+");
      rule_line(capital(get_text(one, "reason")), std::move(value), get_text(one, "rule"));
    }
  }
  if (std::string const ruling = get_text(said_all, "ruling"); !ruling.empty() && !cited) rule_line("Ruled by", "", ruling);
  return y;
}

float RefereeScreen::question_head(Rect in, bool phone) {
  QuestionInfo const& q = inquiry().question();
  if (phone) {
    ButtonStyle const style{.kind = ButtonStyle::Quiet, .icon = "chevron-left"};
    if (button({in.x - px(10), in.y, button_width("All questions", style), px(size::kTouchMin)}, "All questions", style)) picking_ = true;
    in.cut_top(px(size::kTouchMin), px(4));
  }
  float y = in.y + text_wrapped(Type::Caption, in.x, in.y, in.w, inquiry().words().part(part_of(q.name)), Role::Text2) + px(2);
  y += text_wrapped(Type::PanelTitle, in.x, y, in.w, row_words(inquiry().words(), q.name)) + px(6);
  return y + text_wrapped(Type::Body, in.x, y, in.w, q.says, Role::Text2) + px(16);
}

// What is known, and the answer beside it; where there is no room, its sentence stands above and the reasons below.
void RefereeScreen::draw_question(Rect where, Rect beside, bool phone) {
  Rect in = begin_panel("##question", where, Region::Decision, {.scroll = true}).inset(px(20), px(16));
  float head = question_head(in, phone);
  if (beside.w <= 0) {
    head = headline(in, head);
    hairline(in.x, in.right(), head);
    head += px(14);
  }
  float y = form({in.x, head, in.w, 0}) + px(8);
  if (beside.w <= 0) {
    hairline(in.x, in.right(), y);
    y = answer(in, y + px(14));
  }
  end_panel(y + px(20));
  if (beside.w <= 0) return;
  in = begin_panel("##answer", beside, Region::Log, {.scroll = true}).inset(px(20), px(16));
  text(Type::Caption, in.x, in.y, "Answer", Role::Text2);
  end_panel(answer(in, headline(in, in.y + px(22))) + px(20));
}

void RefereeScreen::draw(Stage& stage) {
  if (stage.layout == Layout::Phone) return picking_ ? draw_list(stage.view) : draw_question(stage.view, {}, true);
  Rect area = stage.view.inset(px(size::kGutter));
  draw_list(area.cut_left(std::min(px(340), area.w * 0.4f), px(size::kGutter)));
  Rect beside;
  if (area.w >= px(800)) beside = area.cut_right(std::min(px(560), area.w * 0.45f), px(size::kGutter));
  draw_question(area, beside, false);
}

namespace {

// "Target, Stands at: To the north, thousandths of an inch"
std::string given_label(Inquiry const& of, size_t i) {
  Inquiry::Given const& given = of.givens()[i];
  std::string out;
  for (std::string_view parent = parent_of(given.path); !parent.empty(); parent = parent_of(parent)) {
    out = thing_words(of, parent) + (out.empty() ? "" : ", ") + out;
    if (row_of(parent) >= 0) parent = parent_of(parent);
  }
  return (out.empty() ? "" : out + ": ") + given.words.label;
}

}  // namespace

void RefereeScreen::twin(Stage&, Twin& twin) {
  twin.title = twin.heading = "The referee's calculator";
  QuestionInfo const& q = inquiry().question();
  twin.state = std::string(q.says);
  TwinField pick;
  pick.id = "question", pick.label = "Question", pick.kind = "select", pick.value = std::string(q.name);
  for (QuestionInfo const& one : inquiry().questions()) pick.options.push_back({std::string(one.name), inquiry().words().title(one.name) + ". " + std::string(one.says)});
  twin.decision.heading = "What is known";
  twin.decision.fields.push_back(std::move(pick));
  for (size_t i = 0; i < inquiry().givens().size(); ++i)
    twin.field("given-" + std::to_string(i), given_label(inquiry(), i), inquiry().givens()[i].text);
  for (Inquiry::Rows const& rows : inquiry().rows()) {
    std::string const name = lower_first(inquiry().words().answer(leaf_of(rows.path)));
    if (rows.count < Inquiry::kMostRows) twin.button("more-" + rows.path, "One more: " + name);
    if (rows.count > 1) twin.button("less-" + rows.path, "Take out the last of: " + name);
  }
  if (std::string const fault = inquiry().fault(); !fault.empty()) twin.preview.push_back(fault);
  if (std::string const whole = inquiry().sentence(); !whole.empty()) twin.preview.push_back(whole);
  for (auto const& [key, value] : inquiry().answer().items())
    if (key != "error" && key != "reasons" && !inquiry().words().told(q.name, key)) twin.preview.push_back(inquiry().words().answer(key) + ": " + said(value, &inquiry().words()));
  if (Doc const& all = inquiry().answer(); all.contains("reasons") && all["reasons"].is_array())
    for (Doc const& one : all["reasons"]) twin.preview.push_back(get_text(one, "reason") + (one.contains("value") && !one["value"].is_null() ? ": " + said(one["value"], &inquiry().words()) : ""));
}

bool RefereeScreen::twin_command(Stage&, std::string const& id, std::string const& value) {
  if (id == "question") {
    for (int i = 0; i < int(inquiry().questions().size()); ++i)
      if (inquiry().questions()[size_t(i)].name == value) return inquiry().choose(i), true;
    return false;
  }
  for (Inquiry::Rows const& rows : inquiry().rows()) {
    if (id == "more-" + rows.path) return inquiry().add_row(std::string(rows.path)), true;
    if (id == "less-" + rows.path) return inquiry().remove_row(std::string(rows.path), rows.count - 1), true;
  }
  if (id.rfind("given-", 0) != 0) return false;
  return inquiry().put(size_t(std::atoi(id.c_str() + 6)), cut(value, 4000)), true;
}

}  // namespace paddock::app
