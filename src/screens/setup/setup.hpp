// The set-up screen: track, real board, seats, rulings, start.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "screens/pictures.hpp"
#include "screens/screen.hpp"
#include "screens/setup/defaults.hpp"
#include "session/session.hpp"
#include "store/library.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

// A track that can be chosen: built in, or the player's own map.
struct TrackChoice {
  TrackCard card;
  std::string text;                    // of an own map
  std::unique_ptr<Session> sample;     // for its outline; made when first shown
  bool sampled = false;
  int job = 0;                         // works out the card's figures
};

class SetupScreen final : public Screen {
 public:
  void enter(Stage& stage) override;
  void draw(Stage& stage) override;
  bool escape(Stage& stage) override;
  bool wants_frame(Stage&) const override { return pending_; }
  bool waits(Stage& stage) const override;
  std::string phone_subtitle(Stage& stage) override;
  void twin(Stage& stage, Twin& twin) override;
  bool twin_command(Stage& stage, std::string const& id, std::string const& value) override;

 private:
  // setup.cpp
  void draw_phone(Stage& stage);
  void draw_upright(Stage& stage);
  void take_map(Stage& stage);
  void bring_kept(Stage& stage);
  void choose_game(Stage& stage);
  void choose_track(int index);
  void refresh();
  void start(Stage& stage);
  bool by_link() const;
  int grid() const;
  std::string title_hint() const;
  std::string trouble() const;
  // tracks.cpp
  void draw_tracks(Stage& stage, Rect where);
  float track_row(Stage& stage, Rect row, int index);
  static float track_words(TrackCard const& card, float width);  // heights and widths, in pixels
  static float track_room(float row);
  static float track_side(float row);
  float track_height(int index, float row);
  void outline_of(Stage& stage, Rect where, int index);
  void ask_figures(Stage& stage, TrackChoice& t);
  void take_figures(Stage& stage);
  void forget_figures(Stage& stage);
  void draw_board(Stage& stage, Rect free);
  void draw_facts(Rect where);
  void draw_legend(Rect in);
  // race.cpp
  void draw_race(Stage& stage, Rect where);
  float race_head(Stage& stage, Rect in);
  void laps_row(Rect row);
  float seats(Stage& stage, Rect in);
  void seat_row(Stage& stage, Rect row, int index);
  float rulings(Stage& stage, Rect in);
  float in_short(Rect list, Rect body) const;
  void start_button(Stage& stage, Rect where);
  // seat_card.cpp
  void draw_seat_card(Stage& stage);
  float roster_rows(Rect in, SeatSetup& seat, SeatChoice const& choice);
  std::vector<SeatChoice> choices_of(int seat) const;
  void seat_choice(Stage& stage, Rect where, Rect& in, SeatSetup& seat, SeatChoice const& choice);
  static void choose(SeatSetup& seat, SeatChoice const& choice, std::string const& value);
  float seat_colours(Rect in, SeatSetup& seat);
  // rulings.cpp
  void draw_rulings(Stage& stage, Rect where);
  float ruling_row(Rect in, Setting const& s);
  bool ruling_wanted(Setting const& s) const;
  void draw_ruling_filter(Rect& in);
  void main_choice(Rect row, Setting const& s);
  std::string value_of(Setting const& s) const;
  void set_value(Setting const& s, std::string const& value);
  static std::vector<std::string> shown_choices(Setting const& s);   // each begins with a capital
  int changed_count() const;

  int pace_ = 0;              // hours a turn, of races by link
  Setup setup_;
  GameInfo const* game_ = nullptr;
  std::vector<Setting> settings_;
  std::vector<SeatChoice> choices_;
  Words words_;                    // what the game calls things
  std::vector<TrackChoice> tracks_;
  int track_ = 0;
  std::unique_ptr<Session> preview_;
  std::string fresh_;                  // as it was before anything was changed
  bool asked_ = false;                 // Esc was pressed once
  std::string preview_of_, preview_error_;
  int open_seat_ = -1;                 // whose card is open
  Rect seat_at_;
  bool open_rulings_ = false;
  std::string ruling_query_, ruling_hint_;
  std::vector<std::string> ruling_sections_;   // all, the changed ones, then group by group; empty where there are few
  int ruling_section_ = 0;
  bool pending_ = false;               // an outline is still to come
};

}  // namespace paddock::app
