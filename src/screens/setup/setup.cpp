#include "screens/setup/setup.hpp"

#include <algorithm>

#include "core/order.hpp"

namespace paddock::app {

std::unique_ptr<Screen> make_setup_screen() { return std::make_unique<SetupScreen>(); }

void SetupScreen::enter(Stage& stage) {
  asked_ = false;
  choose_game(stage);
  bring_kept(stage);
}

void SetupScreen::choose_game(Stage& stage) {
  std::string id = stage.ui.setup_game;
  for (GameInfo const& g : games())
    if (id.empty() && !g.hidden) id = g.id;
  stage.ui.setup_game = id;
  open_seat_ = -1;
  open_rulings_ = false;
  if (game_ && id == game_->id) return;  // what was being set up stays
  game_ = find_game(id);
  if (!game_) return;
  setup_ = default_setup(id, stage.library.setting("name"));
  settings_ = game_->settings();
  choices_ = game_->seat_choices();
  words_ = game_->words();
  ruling_hint_ = "Search: a word or a rule";
  for (Setting const& one : settings_)
    if (!one.rule.empty()) {
      ruling_hint_ += ", as " + std::string(one.rule.text());
      break;
    }
  std::vector<std::string> groups;  // in order of their first setting
  auto const rank = [&](Setting const& one) { return std::find(groups.begin(), groups.end(), one.group) - groups.begin(); };
  for (Setting const& one : settings_)
    if (rank(one) == long(groups.size())) groups.push_back(one.group);
  sort_few(settings_, [&](Setting const& a, Setting const& b) { return rank(a) < rank(b); });
  constexpr size_t kFewGroups = 4;
  ruling_section_ = 0;
  ruling_sections_.clear();
  if (groups.size() > kFewGroups) {
    ruling_sections_ = {"All sections", "What is changed"};
    ruling_sections_.insert(ruling_sections_.end(), groups.begin(), groups.end());
  }
  std::erase_if(settings_, [](Setting const& one) { return one.name == "laps"; });  // has its own row
  forget_figures(stage);
  tracks_.clear();
  for (TrackCard& card : game_->tracks()) {
    TrackChoice choice;
    choice.card = std::move(card);
    tracks_.push_back(std::move(choice));
  }
  track_ = 0;
  preview_of_.clear();
  fresh_ = dump_doc(setup_to_doc(setup_));
}

// What was kept in the workshop a moment ago is brought by my seat; the others choose for themselves.
void SetupScreen::bring_kept(Stage& stage) {
  std::string const tag = std::move(stage.ui.setup_brings);
  stage.ui.setup_brings.clear();
  if (tag.empty() || !game_) return;
  for (SeatChoice const& choice : choices_)
    for (SeatSetup& seat : setup_.seats)
      if (choice.ids.empty() && choice.rows == 0 && seat.driver == "you") return choose(seat, choice, tag);
}

int SetupScreen::grid() const { return tracks_.empty() ? 0 : tracks_[size_t(track_)].card.seats; }

bool SetupScreen::by_link() const {
  return std::any_of(setup_.seats.begin(), setup_.seats.end(), [](SeatSetup const& s) { return sends_orders(s.driver); });
}

// What it is called when nobody names it.
std::string SetupScreen::title_hint() const {
  if (std::string title = versus_title(setup_, words_); !title.empty()) return title;
  return tracks_.empty() ? "Name of the " + words_.race : tracks_[size_t(track_)].card.title;
}

std::string SetupScreen::trouble() const {
  if (std::string words = problem_with(setup_, grid(), words_); !words.empty()) return words;
  return preview_error_;
}

void SetupScreen::choose_track(int index) {
  if (index < 0 || index >= int(tracks_.size())) return;
  track_ = index;
  TrackChoice const& t = tracks_[size_t(index)];
  setup_.track = t.text.empty() ? t.card.id : "";
  setup_.track_text = t.text;
  setup_.laps = 0;
  while (grid() > 0 && int(setup_.seats.size()) > grid()) setup_.seats.pop_back();
  open_seat_ = -1;
}

// A map file was dropped or picked; the shell has checked it (Files::open_map).
void SetupScreen::take_map(Stage& stage) {
  if (stage.ui.dropped_map.empty() || !game_) return;
  std::string const map = std::move(stage.ui.dropped_map);
  stage.ui.dropped_map.clear();
  auto card = game_->track_card(map);
  if (!card) return;
  TrackChoice choice;
  choice.text = map;
  choice.card = std::move(*card);
  if (choice.card.title.empty()) choice.card.title = "Your map";
  tracks_.push_back(std::move(choice));
  choose_track(int(tracks_.size()) - 1);
  toast("Your map is ready.");
}

// The preview is a real start position; it is made anew when what it shows changes.
void SetupScreen::refresh() {
  Setup plain = setup_;
  plain.title.clear();
  for (SeatSetup& s : plain.seats) s.name = "x" + std::to_string(&s - plain.seats.data()), s.driver.clear();
  std::string const key = dump_doc(setup_to_doc(plain));
  if (key != preview_of_) {
    preview_of_ = key;
    auto session = start_session(plain, 1, 1);
    preview_error_ = session ? "" : session.error().what;
    if (session) preview_ = std::move(*session);
  }
}

void SetupScreen::start(Stage& stage) {
  if (!trouble().empty()) return;
  forget_figures(stage);
  Setup race = setup_;
  if (race.title.empty()) race.title = title_hint();
  bool const shared = std::any_of(race.seats.begin(), race.seats.end(), [](SeatSetup const& s) { return s.driver == "screen"; });
  for (SeatSetup& s : race.seats)   // others read it
    if ((by_link() || shared) && s.name == my_seat_name(words_)) s.name = by_link() ? "Host" : numbered_seat(words_, s.number);
  for (SeatSetup const& s : setup_.seats)  // where seats are clubs, none is the name of a driver
    if (s.driver == "you" && s.name != my_seat_name(words_) && words_.names.empty()) stage.library.set_setting("name", s.name);
  stage.push(Intent::StartRace, by_link() ? pace_ : 0, dump_doc(setup_to_doc(race)));
}

bool SetupScreen::escape(Stage&) {
  if (open_seat_ >= 0) return open_seat_ = -1, true;
  if (open_rulings_) return open_rulings_ = false, true;
  if (game_ && !asked_ && dump_doc(setup_to_doc(setup_)) != fresh_) {
    toast("Esc once more leaves this set-up. What you have changed waits here for you.", Tone::Info, "alert-triangle");
    return asked_ = true;
  }
  return false;
}

std::string SetupScreen::phone_subtitle(Stage&) { return game_ ? game_->title : ""; }

void SetupScreen::draw(Stage& stage) {
  if (!game_) return;
  pending_ = false;
  take_figures(stage);
  take_map(stage);
  refresh();
  if (stage.layout == Layout::Phone) {
    draw_phone(stage);
  } else if (stage.layout == Layout::Tablet && stage.view.h > stage.view.w) {
    draw_upright(stage);
  } else {
    float const gutter = px(size::kGutter);
    Rect area = stage.view.inset(gutter);
    bool const narrow = stage.layout == Layout::Tablet;
    Rect const left = area.cut_left(px(narrow ? 220 : 300), gutter), right = area.cut_right(px(narrow ? 320 : 380), gutter);
    Rect const facts_at = area.cut_bottom(px(72), gutter);
    draw_board(stage, area);
    draw_tracks(stage, left);
    draw_facts(facts_at);
    draw_race(stage, right);
    if (open_rulings_) draw_rulings(stage, {area.x, area.y, area.w, facts_at.bottom() - area.y});
  }
  if (open_seat_ >= 0) draw_seat_card(stage);
}

// A tablet held upright: the board above, as wide as the screen and half as tall; the lists below it.
void SetupScreen::draw_upright(Stage& stage) {
  float const gutter = px(size::kGutter);
  Rect area = stage.view.inset(gutter);
  Rect const all = area;
  Rect const board = area.cut_top(stage.view.h * 0.5f, gutter);
  draw_board(stage, board);
  if (area.h > px(520)) draw_facts(area.cut_top(px(72), gutter));   // else the rows of the tracks have to do
  draw_tracks(stage, area.cut_left((area.w - gutter) * 0.46f, gutter));
  draw_race(stage, area);
  if (open_rulings_) draw_rulings(stage, all);
}

void SetupScreen::draw_phone(Stage& stage) {
  Rect view = stage.view;
  Rect foot = view.cut_bottom(px(size::kPrimaryTouch + 24));
  Rect const board = view.cut_top(std::min(px(210), view.h * 0.3f));
  draw_board(stage, board);
  PanelStyle style{.border = false, .scroll = true};
  style.round = 0;
  Rect const inside = begin_panel("##setup-sheet", view, Region::Decision, style);
  Rect in = inside.inset(px(16), px(14));
  in.h = 1e5f;
  text(Type::Title, in.x, in.y + px(6), words_.track);
  if (button(in.cut_top(px(36), px(8)).cut_right(px(132)), "Your own", {.icon = "upload"})) stage.push(Intent::ImportFile);
  for (int i = 0; i < int(tracks_.size()); ++i) {
    Rect const row = in.cut_top(track_height(i, inside.w));
    track_row(stage, {inside.x, row.y, inside.w, row.h}, i);
  }
  in.cut_top(px(16));
  in.cut_top(race_head(stage, in) - in.y, px(14));
  in.cut_top(seats(stage, in) - in.y, px(14));
  in.cut_top(rulings(stage, in) - in.y, px(16));
  end_panel(in_short(inside, in) + px(16));
  PanelStyle bar{.border = false};
  bar.round = 0;
  begin_panel("##setup-foot", foot, Region::Decision, bar);
  hairline(foot.x, foot.right(), foot.y);
  start_button(stage, foot.inset(px(16), px(12)));
  end_panel();
  if (open_rulings_) draw_rulings(stage, stage.view);
}

}  // namespace paddock::app
