// The league of this device as screens show it: what is kept, another one that waits for a word, papers, the next meeting.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "contract/league.hpp"
#include "events/kept_file.hpp"
#include "events/season.hpp"

namespace paddock::app {

// What Intent::League asks for, its number.
enum class LeagueDo : uint8_t { Next, Enter, Save, KeepAgain, AskForget, Forget, Replace, Refuse, Found };

class Play;

class LeagueDesk final : public KeptFile {
 public:
  explicit LeagueDesk(store::KeptText& kept) : KeptFile(kept) {}

  // ---- what stands here
  bool ready();                                  // it can be read: its game's code may still be on its way
  std::string const& trouble() const { return trouble_; }   // why it is not ready; one sentence
  LeagueCard const& card() const { return look_.card; }
  std::vector<Paper> const& papers() const { return look_.papers; }
  std::optional<Setup> const& next() const { return look_.next; }
  std::optional<LeagueCard> const& offered() const { return offered_card_; }  // opened, would replace this one
  bool asks_forget = false;                      // the sheet asks whether to forget it

  // ---- what is done with it
  // The league of a file: null, or what is wrong with it. It is taken, or stands as offered() beside another one.
  std::optional<Error> open(Doc const& file);
  void answer_offer(bool replace);
  // A new league from the text a person writes; null: it stands here, else what is wrong and where.
  bool can_found();                              // some game here has leagues; its example stands in `written` then
  static std::string_view how_to_found();        // what such a text says
  std::optional<Error> found();
  std::string written, wrong;                    // the text; why it was refused, one sentence
  // What is done next, the yellow button of its sheet: of a question what loses nothing. `play`: the open race, or null.
  std::optional<LeagueDo> next_step(Play const* play);
  // What the file would be with the result of this meeting, or why it does not count here.
  Expected<Doc> const& entered(Play const& play);

 private:
  void renewed() override;

  League const* league_ = nullptr;               // of its game; null: not ready
  Doc doc_;
  std::string offered_, trouble_;
  LeagueLook look_;
  std::optional<LeagueCard> offered_card_;
  std::string entered_of_;                       // what entered_ was worked out from
  std::optional<Expected<Doc>> entered_;
};

}  // namespace paddock::app
