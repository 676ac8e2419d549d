// Where no event is kept: a small form for a new one, or a file or a link is opened.
#pragma once
#include <string>
#include <vector>

#include "events/event.hpp"
#include "screens/screen.hpp"

namespace paddock::app {
class EventDesk;
}

namespace paddock::app::events {

class FormPanel {
 public:
  void draw(Stage& stage, EventDesk& desk, Rect where);
  void twin(EventDesk& desk, Twin& twin);
  bool twin_does(Stage& stage, std::string const& id, std::string const& value);
  std::string const& game() { return ready(), game_; }
  void take_board(std::string const& text);   // a map of one's own

 private:
  void ready();                          // what stands in the fields at first
  void choose_kind(int kind);
  void choose_game(int index);
  bool enough() const;                   // entrants for a race
  void start(Stage& stage);
  std::vector<std::string> board_words() const;
  std::string map_note() const;
  float what_and_who(Rect in, float y, bool phone);
  bool own() const { return map_fits_ && board_ + 1 == int(board_words().size()); }
  float how_long(Stage& stage, Rect in, float y, bool phone);
  float who(Rect in, float y, float bottom, bool phone);
  float go(Stage& stage, Rect in, float y, bool phone);

  Kind kind_ = Kind::Series;
  std::string game_, title_, entrants_, driver_ = "screen";
  int rounds_ = 4, board_ = 0;           // board_: 0: each in turn, else of this number, behind the built-in ones the own map
  std::string map_, map_name_;           // it stays when the game is changed to one that it is no board of
  bool map_fits_ = false;
  std::string wrong_, map_wrong_;
  bool to_entrants_ = false;             // their field is written in from the next frame on
  std::vector<std::string> games_;       // that may hold an event of that kind
};

}  // namespace paddock::app::events
