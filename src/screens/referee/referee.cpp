#include "screens/referee/referee.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"
#include "session/workshops.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

// "needed" -> "Needed", "speed_for_damage" -> "Speed for damage".
std::string words_of(std::string_view key) {
  std::string out(key);
  std::replace(out.begin(), out.end(), '_', ' ');
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = char(out[0] - 32);
  return out;
}

// "control.roll" -> "roll"; a question may be its part's only one ("brake").
std::string_view own_name(std::string_view question) {
  std::string_view const part = part_of(question);
  return part.size() < question.size() ? question.substr(part.size() + 1) : part;
}

bool beside(std::string_view key) { return key == "reasons" || key == "ruling" || key == "error"; }

}  // namespace

std::unique_ptr<Screen> make_referee_screen() { return std::make_unique<RefereeScreen>(); }

Inquiry& RefereeScreen::inquiry() {
  if (!inquiry_) inquiry_ = std::make_unique<Inquiry>(*workshop_of(workshop_cover("", true).game));
  return *inquiry_;
}

void RefereeScreen::enter(Stage&) {
  picking_ = true;
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
  float const words = text_height(Type::Caption, in.w - px(16), q.says), h = px(32) + words;
  Rect const row{in.x, y, in.w, h};
  if (!ImGui::IsRectVisible(row.min(), row.max())) return y + h;
  Touch const touch = touch_area(row, (std::string(q.name) + "##question").c_str());
  if (touch.pressed) inquiry().choose(index), picking_ = false;
  if (on) fill(row, colour(Role::AccentFace), radius::kControl);
  else if (touch.hovered) fill(row, colour(Role::Panel3, 0.6f), radius::kControl);
  text(Type::Strong, in.x + px(8), y + px(5), words_of(own_name(q.name)), on ? Role::AccentText : Role::Text);
  text_wrapped(Type::Caption, in.x + px(8), y + px(25), in.w - px(16), q.says, Role::Text2);
  return y + h;
}

void RefereeScreen::draw_list(Rect where) {
  Rect in = begin_panel("##questions", where, Region::Board, {}).inset(px(12), px(12));
  Rect const field = in.cut_top(px(look().touch ? 44.0f : 36.0f), px(8));
  text_field(field, "##Find a question", query_, {.hint = "Find a question: skid, to hit, fire"});
  probe_add("Find a question", field);
  Rect const list = begin_scroll("##question-list", in);
  float y = list.y;
  std::string_view part;
  for (int const index : inquiry().found(query_)) {
    std::string_view const its = part_of(inquiry().questions()[size_t(index)].name);
    if (its != part) {
      part = its;
      text(Type::Title, list.x + px(8), y + px(10), words_of(part), Role::Text2);
      y += px(38);
    }
    y = question_row(list, y, index);
  }
  if (part.empty()) text_wrapped(Type::Small, list.x + px(8), y + px(8), list.w, "No question has these words.", Role::Text2), y += px(40);
  end_scroll(y);
  end_panel();
}

// What is known, a field each. Returns the y below.
float RefereeScreen::form(Rect in) {
  float y = in.y;
  float const label_w = std::min(px(190), in.w * 0.36f), h = px(look().touch ? 44.0f : 36.0f);
  for (size_t i = 0; i < inquiry().givens().size(); ++i) {
    Inquiry::Given const& given = inquiry().givens()[i];
    text_fit(Type::Body, in.x, y + (h - px(20)) / 2, words_of(given.key), label_w - px(8), Role::Text2);
    std::string value = given.text;
    bool const lines = !given.plain && value.size() > 60;
    Rect const field{in.x + label_w, y, in.w - label_w, lines ? h * 2.4f : h};
    std::string const label = "##given " + given.key;
    if (text_field(field, label.c_str(), value, {.type = given.plain ? Type::Body : Type::Code, .hint = "not known", .lines = lines, .wrap = lines}))
      inquiry().put(i, value);
    probe_add("Given " + given.key, field);
    y = field.bottom() + px(8);
  }
  return y;
}

float RefereeScreen::answer(Rect in, float y) {
  Doc const& said_all = inquiry().answer();
  if (std::string const fault = inquiry().fault(); !fault.empty()) {
    icon("alert-circle", in.x + px(9), y + px(10), 18, Role::Warn);
    return y + text_wrapped(Type::Body, in.x + px(28), y, in.w - px(28), fault, Role::Text) + px(12);
  }
  for (auto const& [key, value] : said_all.items()) {
    if (beside(key)) continue;
    std::string const words = said(value);
    text(Type::Caption, in.x, y, words_of(key), Role::Text3);
    bool const brief = text_size(Type::PanelTitle, words).x <= in.w;
    if (brief) text(Type::PanelTitle, in.x, y + px(16), words), y += px(50);
    else y += px(20) + text_wrapped(Type::Body, in.x, y + px(18), in.w, words) + px(10);
  }
  auto const rule_line = [&](std::string text_words, std::string value, std::string const& rule) {
    Line line;
    line.text = std::move(text_words), line.value = std::move(value);
    if (Rule const known = inquiry().rule(rule); !known.empty()) line.rules.push_back(known);
    y += rich_line(in.x, y, in.w, line, {.lead_css = 0}) + px(6);
  };
  if (said_all.contains("reasons") && said_all["reasons"].is_array()) {
    hairline(in.x, in.right(), y);
    y += px(10);
    for (Doc const& one : said_all["reasons"])
      rule_line(get_text(one, "reason"), one.contains("value") && !one["value"].is_null() ? said(one["value"]) : "", get_text(one, "rule"));
  }
  if (std::string const ruling = get_text(said_all, "ruling"); !ruling.empty()) rule_line("Ruled by", "", ruling);
  return y;
}

void RefereeScreen::draw_question(Rect where) {
  Rect in = begin_panel("##question", where, Region::Decision, {.scroll = true}).inset(px(20), px(16));
  QuestionInfo const& q = inquiry().question();
  text(Type::PanelTitle, in.x, in.y, words_of(part_of(q.name)) + ": " + words_of(own_name(q.name)));
  float y = in.y + px(32);
  y += text_wrapped(Type::Body, in.x, y, in.w, q.says, Role::Text2) + px(16);
  y = form({in.x, y, in.w, 0}) + px(8);
  hairline(in.x, in.right(), y);
  y = answer(in, y + px(14));
  end_panel(y + px(20));
}

void RefereeScreen::draw(Stage& stage) {
  if (stage.layout == Layout::Phone) return picking_ ? draw_list(stage.view) : draw_question(stage.view);
  Rect area = stage.view.inset(px(size::kGutter));
  draw_list(area.cut_left(std::min(px(360), area.w * 0.4f), px(size::kGutter)));
  area.w = std::min(area.w, px(760));
  draw_question(area);
}

void RefereeScreen::twin(Stage&, Twin& twin) {
  twin.title = twin.heading = "The referee's calculator";
  QuestionInfo const& q = inquiry().question();
  twin.state = std::string(q.says);
  TwinField pick;
  pick.id = "question", pick.label = "Question", pick.kind = "select", pick.value = std::string(q.name);
  for (QuestionInfo const& one : inquiry().questions()) pick.options.push_back({std::string(one.name), std::string(one.name) + ": " + std::string(one.says)});
  twin.decision.heading = "What is known";
  twin.decision.fields.push_back(std::move(pick));
  for (size_t i = 0; i < inquiry().givens().size(); ++i)
    twin.field("given-" + std::to_string(i), words_of(inquiry().givens()[i].key), inquiry().givens()[i].text);
  if (std::string const fault = inquiry().fault(); !fault.empty()) twin.preview.push_back(fault);
  for (auto const& [key, value] : inquiry().answer().items())
    if (key != "error") twin.preview.push_back(words_of(key) + ": " + said(value));
}

bool RefereeScreen::twin_command(Stage&, std::string const& id, std::string const& value) {
  if (id == "question") {
    for (int i = 0; i < int(inquiry().questions().size()); ++i)
      if (inquiry().questions()[size_t(i)].name == value) return inquiry().choose(i), true;
    return false;
  }
  if (id.rfind("given-", 0) != 0) return false;
  return inquiry().put(size_t(std::atoi(id.c_str() + 6)), cut(value, 4000)), true;
}

}  // namespace paddock::app
