// The card of one seat: name, number, colours, driver, what the game lets it choose.
#include <algorithm>

#include "core/text.hpp"
#include "screens/setup/setup.hpp"
#include "ui/finger.hpp"

namespace paddock::app {

namespace {

constexpr float kLabel = 94, kHelpGap = 8;   // px: how far fields stand from the left; below a help

// What stands below a choice: how it is written, what the chosen one is, or what is wrong with it.
std::string help_of(SeatSetup const& seat, SeatChoice const& choice, std::string const& error) {
  std::string const id = get_text(seat.options, choice.key.c_str(), choice.ids.empty() ? "" : choice.ids[0]);
  if (choice.ids.empty()) return id.empty() ? choice.hint : !error.empty() ? error : choice.given.empty() ? choice.hint : choice.given;
  auto const at = std::find(choice.ids.begin(), choice.ids.end(), id);
  return choice.help[at == choice.ids.end() ? 0 : size_t(at - choice.ids.begin())];
}

float help_height(std::string const& help, float width) { return help.empty() ? 0 : text_height(Type::Small, width - px(kLabel), help) + px(kHelpGap); }

void help_line(Rect& in, std::string const& help, Role role) {
  if (!help.empty()) text_wrapped(Type::Small, in.x + px(kLabel), in.y - px(5), in.w - px(kLabel), help, role);
  in.cut_top(help_height(help, in.w));
}

}  // namespace

float SetupScreen::seat_colours(Rect in, SeatSetup& seat) {
  float const h = px(look().touch ? 40 : 26), gap = px(6);
  for (int i = 0; i < kLiveries; ++i) {
    Rect const cell = Rect{in.x, in.y + float(i / 6) * (h + gap), in.w, h}.column(i % 6, 6, gap);
    bool used = false;
    for (SeatSetup const& other : setup_.seats) used = used || (&other != &seat && other.livery == i);
    std::string const label = std::string(livery(i).name) + "##livery";
    std::string const tip = std::string(livery(i).name) + ", " + livery(i).pattern + (used ? " (taken)" : "");
    bool const pressed = touch_area(cell, label.c_str(), tip, !used).pressed;
    swatch_colour(cell, i);
    if (used) fill(cell, colour(Role::Panel, 0.72f));
    if (seat.livery == i) outline(cell.inset(-px(3)), colour(Role::Bracket), 5, 2);
    if (pressed) seat.livery = i;
  }
  return in.y + 2 * h + gap;
}

void SetupScreen::choose(SeatSetup& seat, SeatChoice const& choice, std::string const& value) {
  if (!seat.options.is_object()) seat.options = Doc::object();
  if (value.empty() || (!choice.ids.empty() && value == choice.ids[0])) seat.options.erase(choice.key);
  else seat.options[choice.key] = cut(value, 200);
}

// One of the game's own choices; its help stands below it and is cut from `in`.
void SetupScreen::seat_choice(Stage& stage, Rect where, Rect& in, SeatSetup& seat, SeatChoice const& choice) {
  std::string id = get_text(seat.options, choice.key.c_str(), choice.ids.empty() ? "" : choice.ids[0]);
  if (choice.ids.empty()) {
    std::string const kept_words = "kept " + words_.seats, kept_label = capital(kept_words) + "##seat";
    std::vector<std::string> names{kept_words};
    auto const& kept = stage.library.designs().list(setup_.game);
    for (auto const& design : kept) names.push_back(design.name);
    if (!kept.empty())
      if (int const n = dropdown(where.cut_right(px(112), px(8)), kept_label.c_str(), names, 0); n > 0) choose(seat, choice, id = kept[size_t(n) - 1].text);
    std::string const label = choice.label + "##seat choice";
    if (text_field(where, label.c_str(), id, {.hint = choice.none})) choose(seat, choice, id);
    return help_line(in, help_of(seat, choice, preview_error_), preview_error_.empty() || id.empty() ? Role::Text2 : Role::Bad);
  }
  int chosen = 0;
  for (size_t i = 0; i < choice.ids.size(); ++i)
    if (choice.ids[i] == id) chosen = int(i);
  int const now = dropdown(where, choice.label.c_str(), choice.words, chosen);
  if (now != chosen) choose(seat, choice, choice.ids[size_t(now)]);
  help_line(in, help_of(seat, choice, ""), Role::Text2);
}

std::vector<SeatChoice> SetupScreen::choices_of(int seat) const {
  std::vector<SeatChoice> out = choices_;
  std::erase_if(out, [seat](SeatChoice const& c) { return c.rows > 0 && seat >= int(c.usual.size()); });
  return out;
}

namespace {

struct Named {
  std::string name, number;
};

std::vector<Named> named_of(std::string_view text) {
  std::vector<Named> out;
  while (!text.empty()) {
    size_t const comma = std::min(text.find(','), text.size());
    std::string_view one = text.substr(0, comma);
    text.remove_prefix(std::min(comma + 1, text.size()));
    while (!one.empty() && one.front() == ' ') one.remove_prefix(1);
    while (!one.empty() && one.back() == ' ') one.remove_suffix(1);
    size_t const blank = one.rfind(' ');
    if (one.empty()) continue;
    out.push_back(blank == std::string_view::npos ? Named{std::string(one), ""} : Named{std::string(one.substr(0, blank)), std::string(one.substr(blank + 1))});
  }
  return out;
}

std::string text_of(std::vector<Named> const& list) {
  std::string out;
  for (Named const& n : list)
    if (!n.name.empty()) out += (out.empty() ? "" : ", ") + n.name + " " + n.number;
  return out;
}

}  // namespace

// A list of names with numbers, a row each. Returns the y below.
float SetupScreen::roster_rows(Rect in, SeatSetup& seat, SeatChoice const& choice) {
  size_t const index = size_t(&seat - setup_.seats.data());
  std::string const usual = index < choice.usual.size() ? choice.usual[index] : "";
  std::string const now = get_text(seat.options, choice.key.c_str(), usual.c_str());
  auto list = named_of(now);
  if (int(list.size()) > choice.rows) list.resize(size_t(choice.rows));
  bool changed = false;
  float const h = px(look().touch ? 40 : 32), gap = px(4);
  text(Type::Body, in.x, in.y, choice.label, Role::Text2);
  bool const wrong = !preview_error_.empty();
  text_fit(Type::Small, in.x + px(kLabel), in.y + px(1), wrong ? preview_error_ : choice.hint, in.w - px(kLabel), wrong ? Role::Bad : Role::Text3);
  float y = in.y + px(24);
  for (size_t i = 0; i < list.size(); ++i) {
    Rect row{in.x, y, in.w, h};
    text_right(Type::FigureRow, row.x + px(16), row.middle().y - px(9), std::to_string(i + 1), Role::Text3);
    row.cut_left(px(26));
    bool const can = list.size() > 5;
    if (icon_button(row.cut_right(h), ("Remove##rider" + std::to_string(i)).c_str(), "x", "Take out of the list", false, can)) {
      list.erase(list.begin() + long(i));
      changed = true;
      break;
    }
    changed = text_field(row.cut_right(px(64), gap), ("Number##rider" + std::to_string(i)).c_str(), list[i].number) || changed;
    row.cut_right(px(2));
    changed = text_field(row, ("Name##rider" + std::to_string(i)).c_str(), list[i].name) || changed;
    y += h + gap;
  }
  if (int(list.size()) < choice.rows && button({in.x + px(26), y, px(120), h}, "Add a row##rider", {.icon = "plus"})) {
    list.push_back({"New " + std::to_string(list.size() + 1), "1.0"});
    changed = true;
  }
  if (int(list.size()) < choice.rows) y += h + gap;
  if (changed) {
    std::string const text = text_of(list);
    if (!seat.options.is_object()) seat.options = Doc::object();
    if (text == usual) seat.options.erase(choice.key);
    else seat.options[choice.key] = cut(text, 400);
  }
  return y + px(4);
}

void SetupScreen::draw_seat_card(Stage& stage) {
  if (open_seat_ >= int(setup_.seats.size())) return void(open_seat_ = -1);
  SeatSetup& seat = setup_.seats[size_t(open_seat_)];
  bool const phone = stage.layout == Layout::Phone;
  float const row = px(look().touch ? 48 : 38), gap = px(10);
  float const width = phone ? stage.window.w : px(340);
  auto const choices = choices_of(open_seat_);
  float rows = 0;
  for (SeatChoice const& c : choices)
    rows += c.rows ? px(60) + float(c.rows) * finger(36) : row + gap + help_height(help_of(seat, c, preview_error_), width - px(36));
  float const height = std::min(px(66) + 4 * (row + gap) + rows + px(look().touch ? 100 : 76) + px(10), stage.window.h - px(24));
  Rect where{seat_at_.x - width - px(24), std::clamp(seat_at_.y - px(60), stage.view.y + px(12), std::max(stage.view.y + px(12), stage.view.bottom() - height - px(12))),
             width, height};
  if (phone) where = {0, stage.window.h - height, width, height};
  bool const stays = begin_card("##seat-card", where);
  Rect in = where.inset(px(18), px(16));
  Rect head = in.cut_top(px(32), gap);
  swatch({head.x, head.y + px(4), px(62), px(22)}, seat.livery, seat.number);
  text_fit(Type::PanelTitle, head.x + px(74), head.y + px(2), seat.name, head.w - px(120));
  bool done = icon_button(head.cut_right(px(32)), "Close##seat", "x", "Close (Esc)");
  auto const labelled = [&](char const* words) {
    Rect r = in.cut_top(row, gap);
    text(Type::Body, r.x, r.y + (r.h - px(20)) * 0.5f, words, Role::Text2);
    r.cut_left(px(kLabel));
    return r;
  };
  std::string const driver = capital(words_.driver);
  if (text_field(labelled("Name"), "Name##seat", seat.name, {.hint = driver.c_str()})) seat.name = fit_points(seat.name, kNamePoints);
  seat.number = stepper(labelled("Number"), "number", seat.number, 1, 99);
  std::vector<std::string> kinds;
  int at = 0;
  for (DriverKind const& k : driver_kinds()) {
    if (seat.driver == k.id) at = int(kinds.size());
    kinds.push_back(k.words);
  }
  int const kind = dropdown(labelled(driver.c_str()), (driver + "##seat").c_str(), kinds, at);
  seat.driver = driver_kinds()[size_t(kind)].id;
  for (SeatChoice const& choice : choices)
    if (choice.rows) in.cut_top(roster_rows(in, seat, choice) - in.y);
    else seat_choice(stage, labelled(choice.label.c_str()), in, seat, choice);
  in.cut_top(seat_colours(in, seat) - in.y, gap + px(4));
  Rect const foot = in.cut_top(row);
  bool const first = open_seat_ == 0;
  if (button(foot.column(0, 2, px(8)), words_.laps ? "Up the grid" : "Move up", {.icon = "arrow-up", .enabled = !first, .why = "It stands first already"})) {
    std::swap(setup_.seats[size_t(open_seat_)], setup_.seats[size_t(open_seat_ - 1)]);
    --open_seat_;
  }
  bool const can = setup_.seats.size() > 2;
  if (button(foot.column(1, 2, px(8)), "Remove seat", {.icon = "x", .enabled = can, .why = "Two are needed"})) {
    setup_.seats.erase(setup_.seats.begin() + open_seat_);
    done = true;
  }
  end_card();
  bool const over_row = seat_at_.has(ImGui::GetIO().MousePos);
  bool const in_list = ImGui::GetIO().MousePos.x < where.right() + px(8) && !phone ? false : over_row;
  if (done || (!stays && !in_list && !dropdown_open())) open_seat_ = -1;
}

}  // namespace paddock::app
