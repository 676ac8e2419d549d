// The league of this device as screens show it: an event like another (event_desk.hpp) that is begun by writing its sides down and
// whose sheet has one next step.
#pragma once
#include <optional>
#include <string>

#include "contract/league.hpp"
#include "events/event_desk.hpp"

namespace paddock::app {

// What Intent::League asks for, its number.
enum class LeagueDo : uint8_t { Next, Enter, Save, KeepAgain, AskForget, Forget, Replace, Refuse, Found, WebPage, TakeBack, Undo,
                               Take };   // text: its file as it is from now on; aux: what the toast says

class LeagueDesk final : public EventDesk {
 public:
  explicit LeagueDesk(store::KeptText& kept) : EventDesk(kept) {}

  std::optional<events::Card> const& offered_card() const { return offered_card_; }   // opened, would replace this one
  bool asks_forget = false;                      // the sheet asks whether to forget it

  // A league's file, old or new: null, or what is wrong with it. It is taken, or stands as offered_card() beside another one.
  std::optional<Error> open(std::string_view text);
  void answer_offer(bool replace);
  // A new league from the text a person writes; null: it stands here, else what is wrong and where.
  bool can_found();                              // some game here has leagues, and none is kept
  static std::string_view example();             // of such a text
  static LeagueWords const* words();
  static std::string_view how_to_found();        // what such a text says
  std::optional<Error> found();
  std::optional<Error> take_back();              // the result that was entered last
  bool can_undo() const { return !taken_from_.empty() && text() == taken_to_; }
  void undo();                                   // it stands again
  std::string written, wrong;                    // the text; why it was refused, one sentence
  // What is done next, the yellow button of its sheet: of a question what loses nothing. `play`: the open race, or null.
  std::optional<LeagueDo> next_step(Play const* play);

 private:
  void renewed() override;

  std::optional<events::Card> offered_card_;
  std::string taken_from_, taken_to_;            // files around the result that was taken back last
};

}  // namespace paddock::app
