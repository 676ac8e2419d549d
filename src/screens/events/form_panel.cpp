#include "screens/events/form_panel.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/text.hpp"
#include "events/board.hpp"
#include "events/draw.hpp"
#include "events/event_desk.hpp"
#include "events/event_file.hpp"
#include "events/event_new.hpp"
#include "screens/events/panels.hpp"
#include "session/session.hpp"
#include "ui/widgets.hpp"

namespace paddock::app::events {
namespace {

constexpr char const* kKindNames[] = {"Qualifying and a final", "Season", "Championship"};
constexpr char const* kShortNames[] = {"Qualifying", "Season", "Championship"};   // on a phone
constexpr char const* kKindWords[] = {
    "Several races at each slot, in which nobody is in two; the best of all slots meet in a final.",
    "Rounds with a table of points: divisions, dropped rounds, teams.",
    "Rounds that are scored by the points of the game itself."};
struct Decides { char const *id, *words; };
constexpr Decides kDecides[] = {{"screen", "People at this screen"}, {"link", "People by link"}, {"forum", "People in a forum"}, {"mail", "People by e-mail"},
                                {"bot easy", "Bots, easy"}, {"bot medium", "Bots, medium"}, {"bot hard", "Bots, hard"}};
int decides_of(std::string const& id) {
  for (int i = 0; i < int(std::size(kDecides)); ++i)
    if (id == kDecides[i].id) return i;
  return 0;
}

float label(Rect in, float y, char const* words, char const* help) {
  float const w = text(Type::Strong, in.x, y, words);
  text_fit(Type::Small, in.x + w + px(10), y + px(1), help, in.w - w - px(10), Role::Text3);
  return y + px(26);
}

bool blank(std::string_view line) { return line.find_first_not_of(" \t\r") == line.npos; }

constexpr char const* kTooFew = "Two entrants at least";

}  // namespace

void FormPanel::ready() {
  if (games_.empty()) choose_kind(int(kind_));
}

void FormPanel::choose_kind(int kind) {
  kind_ = Kind(kind);
  games_.clear();
  for (GameInfo const& g : games())
    if (!g.hidden && !g.coming && (kind_ != Kind::Qualifying || (g.contest && g.contest->qualifying))) games_.emplace_back(g.id);
  auto const at = std::find(games_.begin(), games_.end(), game_);
  choose_game(at == games_.end() ? 0 : int(at - games_.begin()));
}

void FormPanel::choose_game(int index) {
  if (games_.empty()) return;
  std::string const was = std::exchange(game_, games_[size_t(std::clamp(index, 0, int(games_.size()) - 1))]);
  if (was == game_) return;
  board_ = 0, map_wrong_.clear();
  map_fits_ = !map_.empty() && own_board(game_, map_);
  if (map_fits_) board_ = int(board_words().size()) - 1;
}

void FormPanel::take_board(std::string const& text) {
  auto const board = own_board(game_, text);
  if (!board) return void(map_wrong_ = "Board: " + board.error().text());
  map_ = text, map_name_ = board->title.empty() ? "your own" : board->title;
  map_fits_ = true, board_ = int(board_words().size()) - 1;
  map_wrong_.clear();
}

std::vector<std::string> FormPanel::board_words() const {
  std::vector<std::string> out{"Each board in turn"};
  if (GameInfo const* game = find_game(game_))
    for (TrackCard const& one : game->tracks()) out.emplace_back(one.title);
  if (map_fits_) out.push_back("Your own: " + map_name_);
  return out;
}

bool FormPanel::enough() const {
  int named = 0;
  for (size_t at = 0; at < entrants_.size() && named < 2;) {
    size_t const end = std::min(entrants_.find('\n', at), entrants_.size());
    named += !blank(std::string_view(entrants_).substr(at, end - at));
    at = end + 1;
  }
  return named >= 2;
}

// The text as it is read: the title, then the lines, with who decides for whoever says nothing.
void FormPanel::start(Stage& stage) {
  if (!enough()) return void((wrong_ = std::string(kTooFew) + ", each in a line.", to_entrants_ = true));
  Plan plan{kind_, game_, rounds_, {}, 0, stage.host.new_seed(), own() ? map_ : ""};
  if (GameInfo const* game = own() ? nullptr : find_game(game_)) {
    auto const tracks = game->tracks();
    for (size_t i = 0; i < tracks.size(); ++i)
      if (board_ == 0 || size_t(board_) == i + 1) plan.boards.emplace_back(tracks[i].id);
  }
  std::string text = (title_.empty() ? "An event" : title_) + "\n";
  for (size_t at = 0; at < entrants_.size();) {
    size_t const end = std::min(entrants_.find('\n', at), entrants_.size());
    std::string const line = entrants_.substr(at, end - at);
    text += (blank(line) ? line : with_driver(line, driver_)) + "\n";
    at = end + 1;
  }
  auto const event = new_event(plan, text);
  if (!event) {
    std::string const& where = event.error().where;   // "line 3" of the text is line 2 of the field
    int const line = where.rfind("line ", 0) == 0 ? std::atoi(where.c_str() + 5) - 1 : 0;
    wrong_ = (line > 0 ? "Entrants, line " + std::to_string(line) + ": " : "") + event.error().what;
    return;
  }
  if (auto const can = draw_of(*event, 0); !can) return void(wrong_ = can.error().what);
  wrong_.clear();
  stage.push(Intent::Event, int64_t(EventDo::Take), write_event_text(*event), "The event is made. Next its first round is drawn.");
}

// A map that the game cannot race on is not forgotten.
std::string FormPanel::map_note() const {
  if (map_.empty() || map_fits_) return "";
  return map_name_ + ", your own, is no board of " + std::string(find_game(game_)->title) + "; it is here again when its game is chosen.";
}

// Two beside one another, each under its caption; on a phone below one another.
static Rect captioned(Rect in, float& y, int column, bool phone, char const* words) {
  Rect const at = phone ? in : in.column(column, 2, px(12));
  text_fit(Type::Caption, at.x, y, words, at.w, Role::Text3);
  Rect const out{at.x, y + px(20), at.w, px(app::look().touch ? 48 : 40)};
  if (phone || column == 1) y = out.bottom() + px(12);
  return out;
}

float FormPanel::what_and_who(Rect in, float y, bool phone) {
  std::vector<std::string> games, decides;
  for (std::string const& id : games_) games.emplace_back(find_game(id)->title);
  for (Decides const& one : kDecides) decides.emplace_back(one.words);
  int const game = int(std::find(games_.begin(), games_.end(), game_) - games_.begin());
  if (int const now = dropdown(captioned(in, y, 0, phone, "Game"), "Game##event", games, game); now != game) choose_game(now);
  driver_ = kDecides[dropdown(captioned(in, y, 1, phone, "Who decides, where a name below says nothing"), "Who decides##event", decides, decides_of(driver_))].id;
  return y;
}

float FormPanel::how_long(Stage& stage, Rect in, float y, bool phone) {
  Rect const count = captioned(in, y, 0, phone, kind_ == Kind::Qualifying ? "Slots before the final" : "Rounds");
  rounds_ = stepper({count.x, count.y, px(160), count.h}, "Rounds##event", rounds_, 1, 30);
  Rect board = captioned(in, y, 1, phone, "Board");
  if (icon_button(board.cut_right(board.h, px(6)), "Your own board##event", "upload", "A file of your own; you may also drop it here or paste its text")) stage.push(Intent::ImportFile);
  board_ = dropdown(board, "Board##event", board_words(), board_);
  if (std::string const note = map_note(); !note.empty()) y += text_wrapped(Type::Small, in.x, y, in.w, note, Role::Text2) + px(12);
  return y + px(4);
}

float FormPanel::who(Rect in, float y, float bottom, bool phone) {
  y = label(in, y, "Entrants", phone ? "one name a line" : "one name a line, like: Ann");
  Rect const box{in.x, y, in.w, std::clamp(bottom - y - px(110), px(130), px(260))};   // the yellow button stays in sight
  FieldStyle const style{.type = Type::Small, .hint = "Ann\nBo (bot medium)\nCy: team Reds, number 7, laurels 3, handicap 2", .lines = true, .wrap = true, .focus_now = std::exchange(to_entrants_, false)};
  if (text_field(box, "##Entrants", entrants_, style)) wrong_.clear();
  probe_add("Entrants", box);
  return box.bottom() + px(16);
}

// The yellow button; grey while there is nobody to start, and what is missing leads to its field.
float FormPanel::go(Stage& stage, Rect in, float y, bool phone) {
  Rect const press{in.x, y, phone ? in.w : px(240), px(app::look().touch ? size::kPrimaryTouch : size::kPrimary)};
  if (primary_button(press, "Start the event", "trophy", enough(), kTooFew)) start(stage);
  if (enough()) return press.bottom();
  float const w = std::min(in.w, button_width(kTooFew, {.icon = "pencil"})), h = px(app::look().touch ? size::kTouchMin : size::kControl);
  Rect const lead = phone ? Rect{in.x, press.bottom() + px(8), in.w, h} : Rect{press.right() + px(12), press.middle().y - h / 2, w, h};
  if (button(lead, kTooFew, {.kind = ButtonStyle::Quiet, .icon = "pencil", .tip = "Writes in the field of the entrants"})) to_entrants_ = true;
  return std::max(press.bottom(), lead.bottom());
}

void FormPanel::draw(Stage& stage, EventDesk& desk, Rect where) {
  ready();
  bool const phone = stage.layout == Layout::Phone;
  PanelStyle style{.kerb = PanelStyle::Yours, .scroll = true};
  if (phone) style.shadow = style.border = false, style.round = 0;
  Rect in = begin_panel("##new event", where, Region::Decision, style).inset(px(phone ? 16 : 24), px(18));
  text(Type::PanelTitle, in.x, in.y, "A new event");
  float y = in.y + px(30);
  y += text_wrapped(Type::Body, in.x, y, in.w, "Qualifying races and a final, or a season: the draw, the tables and what is next follow from its results. Or open the file or link of one.", Role::Text2) + px(16);
  Rect const open{in.x, y, std::min(in.w, px(380)), px(app::look().touch ? 48 : 40)};
  if (button(open.column(0, 2, px(8)), "Open a file##event", {.kind = ButtonStyle::Filled, .icon = "file-import"})) stage.push(Intent::ImportFile);
  if (button(open.column(1, 2, px(8)), "Paste a link##event", {.kind = ButtonStyle::Filled, .icon = "clipboard"})) stage.push(Intent::Paste);
  y = open.bottom() + px(18);
  if (!desk.others().empty()) y = draw_kept(stage, desk, in, y) + px(16);
  hairline(in.x, in.right(), y);
  y += px(16);
  Rect const kinds{in.x, y, in.w, px(app::look().touch ? 48 : 40)};
  if (int const kind = segmented(kinds, "Kind", phone ? kShortNames : kKindNames, int(kind_)); kind != int(kind_)) choose_kind(kind);
  y = kinds.bottom() + px(8);
  y += text_wrapped(Type::Small, in.x, y, in.w, kKindWords[size_t(kind_)], Role::Text2) + px(14);
  y = what_and_who(in, y, phone);
  y = how_long(stage, in, y, phone);
  Rect const name{in.x, y, in.w, px(app::look().touch ? 48 : 40)};
  text_field(name, "##Name of the event", title_, {.hint = "Name of the event"});
  probe_add("Name of the event", name);
  y = name.bottom() + px(16);
  y = who(in, y, where.bottom(), phone);
  for (std::string const* wrong : {&map_wrong_, &wrong_})
    if (!wrong->empty()) y += text_wrapped(Type::Body, in.x, y, in.w, *wrong, Role::Bad) + px(12);
  end_panel(go(stage, in, y, phone) + px(24));
}

void FormPanel::twin(EventDesk& desk, Twin& twin) {
  ready();
  twin.heading = "A new event";
  twin.state = desk.others().empty() ? "No event is kept on this device." : "Another event may begin here; others are kept on this device.";
  TwinDecision& d = twin.decision;
  d.heading = "Start one, or open a file or link of one";
  auto const pick = [&](char const* id, char const* words, std::string value, std::vector<TwinOption> options) {
    d.fields.push_back({id, words, std::move(value), "", "", "select", std::move(options)});
  };
  std::vector<TwinOption> kinds, games, decides, boards;
  auto const names = board_words();
  for (size_t i = 0; i < names.size(); ++i) boards.push_back({std::to_string(i), names[i]});
  for (int i = 0; i < 3; ++i) kinds.push_back({kKinds[i], std::string(kKindNames[i]) + ". " + kKindWords[i]});
  for (std::string const& id : games_) games.push_back({id, find_game(id)->title});
  for (Decides const& one : kDecides) decides.push_back({one.id, one.words});
  pick("new-kind", "Kind", kKinds[size_t(kind_)], std::move(kinds));
  pick("new-game", "Game", game_, std::move(games));
  pick("new-driver", "Who decides for whoever says nothing else", driver_, std::move(decides));
  pick("new-board", "Board", std::to_string(board_), std::move(boards));
  d.fields.push_back({"new-map", "A board of your own, its text", "", map_wrong_, "Or open its file, or paste it.", "area", {}});
  if (std::string const note = map_note(); !note.empty()) twin.say(note);
  twin.field("new-count", kind_ == Kind::Qualifying ? "Slots before the final" : "Rounds", std::to_string(rounds_));
  twin.field("new-title", "Name of the event", title_);
  d.fields.push_back({"new-entrants", "Entrants, one a line", entrants_, wrong_, kExampleLine, "area", {}});
  twin.button("new-start", "Start the event").button("new-file", "Open a file of an event").button("new-paste", "Paste a link of an event");
  twin_kept(desk, twin);
}

bool FormPanel::twin_does(Stage& stage, std::string const& id, std::string const& value) {
  ready();
  if (id == "new-kind") {
    for (int i = 0; i < 3; ++i)
      if (value == kKinds[i]) choose_kind(i);
  } else if (id == "new-game") choose_game(int(std::find(games_.begin(), games_.end(), value) - games_.begin()));
  else if (id == "new-driver") driver_ = kDecides[decides_of(value)].id;
  else if (id == "new-title") title_ = cut(value, 80);
  else if (id == "new-entrants") entrants_ = cut(value, 40000);
  else if (id == "new-count") rounds_ = std::clamp(std::atoi(value.c_str()), 1, 30);
  else if (id == "new-board") board_ = std::clamp(std::atoi(value.c_str()), 0, int(board_words().size()) - 1);
  else if (id == "new-map") value.empty() ? map_wrong_.clear() : take_board(cut(value, kMapBytes + 1));
  else if (id == "new-start") start(stage);
  else if (id == "new-file") stage.push(Intent::ImportFile);
  else if (id == "new-paste") stage.push(Intent::Paste);
  else return false;
  return true;
}

}  // namespace paddock::app::events
