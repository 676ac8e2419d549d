// What an entrant brings to his races, on his page: the choices that a game offers a seat. A design is written (a tag, JSON) or taken
// from the designs that are kept on this device; the seat of each race that is run from the event has it.
#include <algorithm>

#include "core/text.hpp"
#include "events/edit.hpp"
#include "screens/events/panels.hpp"
#include "session/session.hpp"

namespace paddock::app::events {
namespace {

struct Brought {
  std::string game;
  SeatChoice choice;
  std::string id() const { return game + "-" + choice.key; }
};

// Lists of names with numbers belong to leagues, whose sides have them from their file.
std::vector<Brought> choices_of(EventFrame const& f) {
  std::vector<Brought> out;
  if (f.view.event.kind == Kind::League) return out;
  for (std::string const& id : games_of(f.view.event))
    if (GameInfo const* game = find_game(id))
      for (SeatChoice& one : game->seat_choices())
        if (one.rows == 0) out.push_back({id, std::move(one)});
  return out;
}

void change(EventFrame const& f, Brought const& b, std::string const& value) {
  auto const event = with_choice(f.view.event, f.pick.who, b.game, b.choice.key, value);
  f.pick.brings_fault = event ? lost_race(f, *event) : event.error().text();
  if (f.pick.brings_fault.empty()) return f.pick.brings.clear(), take_event(f, event, "");
  f.pick.brings = b.id(), f.pick.brings_text = value;
}

std::string caption(EventFrame const& f, Brought const& b) {
  bool const several = games_of(f.view.event).size() > 1;
  GameInfo const* game = find_game(b.game);
  return several && game ? b.choice.label + ", " + game->title : b.choice.label;
}

float chosen(EventFrame const& f, Rect in, float y, Brought const& b, std::string const& value) {
  Rect const at{in.x, y, in.w, px(app::look().touch ? 48 : 40)};
  auto const& ids = b.choice.ids;
  auto const found = std::find(ids.begin(), ids.end(), value);
  int const now = found == ids.end() ? 0 : int(found - ids.begin());
  if (int const then = dropdown(at, (caption(f, b) + "##brings").c_str(), b.choice.words, now); then != now) change(f, b, then == 0 ? "" : ids[size_t(then)]);
  return at.bottom();
}

// Cars of the garage, and whatever is written.
float written(EventFrame const& f, Rect in, float y, Brought const& b, std::string const& value) {
  float const h = px(app::look().touch ? 48 : 40);
  bool const open = f.pick.brings == b.id();
  if (!open) {
    Rect row{in.x, y, in.w, h};
    bool const press = icon_button(row.cut_right(h, px(8)), ("Write " + caption(f, b)).c_str(), "pencil", "Write it down, or take one of the garage");
    text_fit(Type::Small, row.x, row.middle().y - px(9), value.empty() ? "the usual one" : value, row.w, value.empty() ? Role::Text3 : Role::Text2);
    if (press) f.pick.brings = b.id(), f.pick.brings_text = value, f.pick.brings_fault.clear();
    return row.bottom();
  }
  auto const& kept = f.stage.library.designs().list(b.game);
  if (!kept.empty()) {
    std::vector<std::string> names{"From the garage"};
    for (auto const& one : kept) names.push_back(one.name);
    Rect const at{in.x, y, in.w, h};
    if (int const then = dropdown(at, ("Garage " + caption(f, b) + "##brings").c_str(), names, 0); then > 0) f.pick.brings_text = kept[size_t(then - 1)].text;
    y = at.bottom() + px(6);
  }
  in_sight(f, "brings " + b.id(), y - px(30), y + px(6) + 2 * h);
  Rect const box{in.x, y, in.w, h};
  text_field(box, ("##Brings " + b.choice.label).c_str(), f.pick.brings_text, {.type = Type::Small, .hint = b.choice.hint, .error = !f.pick.brings_fault.empty()});
  probe_add("Brings " + b.choice.label, box);
  y = box.bottom() + px(6);
  if (!f.pick.brings_fault.empty()) y += text_wrapped(Type::Caption, in.x, y, in.w, f.pick.brings_fault, Role::Bad) + px(6);
  Rect const row{in.x, y, in.w, h};
  if (button(row.column(0, 3, px(8)), "Keep##brings", {.kind = ButtonStyle::Filled, .icon = "check"})) change(f, b, f.pick.brings_text);
  if (button(row.column(1, 3, px(8)), "The usual one##brings")) change(f, b, "");
  if (button(row.column(2, 3, px(8)), "Leave it##brings")) f.pick.brings.clear(), f.pick.brings_fault.clear();
  return row.bottom();
}

}  // namespace

float draw_brings(EventFrame const& f, Rect in, float y) {
  auto const all = choices_of(f);
  if (all.empty()) return y;
  text(Type::Title, in.x, y + px(10), "What he brings");
  y += px(38);
  for (Brought const& b : all) {
    std::string const value = choice_of_entrant(f.view.event, f.pick.who, b.game, b.choice.key);
    text_fit(Type::Caption, in.x, y, caption(f, b), in.w, Role::Text3);
    y = (b.choice.ids.empty() ? written(f, in, y + px(18), b, value) : chosen(f, in, y + px(18), b, value)) + px(10);
  }
  return y;
}

void twin_brings(EventFrame const& f, Twin& twin) {
  for (Brought const& b : choices_of(f)) {
    std::string const value = choice_of_entrant(f.view.event, f.pick.who, b.game, b.choice.key);
    TwinField field{"bring-" + b.id(), "He brings: " + caption(f, b), value, f.pick.brings == b.id() ? f.pick.brings_fault : "", b.choice.hint, b.choice.ids.empty() ? "text" : "select", {}};
    for (size_t i = 0; i < b.choice.ids.size(); ++i) field.options.push_back({b.choice.ids[i], b.choice.words[i]});
    twin.decision.fields.push_back(std::move(field));
  }
}

bool twin_brings_what(EventFrame const& f, std::string const& id, std::string const& value) {
  if (id.rfind("bring-", 0) != 0 || f.pick.who < 0) return false;
  for (Brought const& b : choices_of(f))
    if (id.substr(6) == b.id()) return change(f, b, cut(value, 2000)), true;
  return false;
}

}  // namespace paddock::app::events
