// The start page: what waits for you, what runs, what to start, what to open.
#pragma once
#include <string>

#include "contract/workshop.hpp"
#include "events/event_desk.hpp"
#include "events/league.hpp"
#include "screens/home/demo.hpp"
#include "screens/home/shelf.hpp"
#include "screens/pictures.hpp"
#include "screens/screen.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

class HomeScreen final : public Screen {
 public:
  HomeScreen(Shelf const& shelf, LeagueDesk& league, EventDesk& event) : shelf_(shelf), league_(league), event_(event) {}
  void draw(Stage& stage) override;
  void twin(Stage& stage, Twin& twin) override;
  bool twin_command(Stage& stage, std::string const& id, std::string const& value) override;
  bool escape(Stage& stage) override;
  bool plays(Stage&) const override { return demo_ && demo_drawn_ && demo_->moving(); }

 private:
  // home.cpp
  void draw_wide(Stage& stage, Rect page);
  void draw_phone(Stage& stage, Rect page);
  float races(Stage& stage, Rect main, bool fits);
  float races_as_rows(Stage& stage, Rect main, float least);   // `least`: of the first one's height
  void headline(Rect row, bool with_tabs);
  void footer(Stage& stage, Rect where);
  float side_column(Stage& stage, Rect where);
  // cards.cpp
  void empty_card(Stage& stage, Rect where);
  void hero(Stage& stage, Rect where, Shelved const& race, bool phone);
  void hero_words(Stage& stage, Rect in, Shelved const& race);
  void card(Stage& stage, Rect where, Shelved const& race, int slot);
  float hero_height(Stage& stage, float width, Shelved const& race, bool phone) const;   // with room for its sentence
  float card_height(Stage& stage, float width, Shelved const& race) const;
  void card_foot(Stage& stage, Rect foot, Shelved const& race);
  void forget_row(Stage& stage, Rect row, Shelved const& race);
  void race_row(Stage& stage, Rect row, Shelved const& race);
  float rows_height(size_t from) const;
  void race_rows(Stage& stage, Rect where, size_t from);
  // side.cpp
  float start_cards(Stage& stage, Rect where, float room);   // returns their height
  void start_event(Stage& stage, Rect& page);   // cuts what it needs
  static float event_height(float width);
  struct Side {                              // beside the games: what it is, two ways in
    char const* icon;
    std::string title, blurb;
    char const *first, *second;
  };
  int side_row(Rect where, Side const& side);   // which button was pressed, -1: none
  void start_card(Stage& stage, Rect where, GameInfo const& game, int index);
  void workshop_row(Stage& stage, Rect row, WorkshopCover const& shop);
  static void build_press(Stage& stage, Rect at, WorkshopCover const& shop);
  static void ask_press(Stage& stage, Rect at, ButtonStyle const& style);
  void open_box(Stage& stage, Rect where, bool phone);
  struct Kept {                              // the league or the event of this device, as a row
    char const* icon;
    std::string title, words;
    char const *next, *look;                 // labels
    std::string why;                         // why there is no next; empty: there is one
  };
  int kept_row(Stage& stage, Rect& in, Kept const& kept);   // cuts what it needs; which button was pressed, -1: none
  void league_row(Stage& stage, Rect& in);
  void event_row(Stage& stage, Rect& in);
  float lately(Stage& stage, Rect where, size_t count);
  float finished_list(Stage& stage, Rect where);
  void finished_row(Stage& stage, Rect row, Shelved const& race, bool removable);

  Shelf const& shelf_;
  LeagueDesk& league_;
  EventDesk& event_;
  int tab_ = 0;               // 0 running, 1 finished
  std::string typed_;         // in the box for links
  std::string forget_;        // id of the race that is asked about
  std::unique_ptr<LivePicture> demo_;
  bool demo_drawn_ = false;   // in this frame
  float card_picture_ = 0;    // how tall the pictures of a race's cards are
  std::vector<std::unique_ptr<Session>> samples_;  // their boards are the pictures of the games to start
};

std::unique_ptr<Screen> make_home_screen(Shelf const& shelf, LeagueDesk& league, EventDesk& event);

// "Two races wait for you"
std::string headline_words(Shelf const& shelf);
std::string count_words(int n, bool capital);
inline char const* game_icon(Cover const* game) { return game ? game->icon : "flag-3"; }
// What stands on a race's card: its state, and the button that opens it.
struct CardState {
  Chip chip;
  std::string action;   // what the button says
  char const* icon;
};
CardState card_state(Shelved const& race);
// What a race's card says in a sentence.
std::string race_sentence(Shelved const& race, int64_t now);  // with when the turn closes, where that is known

}  // namespace paddock::app
