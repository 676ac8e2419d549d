// The door of events for early code, whose other code comes after the first frame: files in, clean files and what is shown out.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "session/session.hpp"
#include "store/library.hpp"
#include "view/paper.hpp"

namespace paddock::app::events {

struct Card {                           // what a start page says of an event
  std::string title, state;             // "5 races are over, 2 are drawn; round 2 of 4 is on."
  std::string next;                     // "Race 3B: Friday night"; empty: nothing is left
};

struct Look {
  Card card;
  bool league = false;
  bool raced = false;                   // a result stands
  std::vector<Paper> papers;            // standings, calendar, the final's field
  std::optional<Setup> next;            // the next race that is drawn
};

struct Event;
Look look(Event const& event);          // for code that is late itself

struct PageFile {                       // the page of a season (html.hpp) and what its file is called
  std::string name, text;
};

struct Room {
  // A file or a link; out: the clean file. What a link of that event leaves out (event_link.cpp) is as in `here`, a file or nothing.
  Expected<std::string> (*open)(std::string_view text, std::string_view here);
  Expected<Look> (*look)(std::string_view file);
  // The file with the result of a race that is over; `record`: its link or save.
  Expected<std::string> (*enter)(std::string_view file, SessionViews const& race, std::string_view record, std::string_view run_by);
  // `app`: where results open, or empty.
  Expected<PageFile> (*html)(std::string_view file, std::string_view app);
  Expected<std::string> (*take_back)(std::string_view file, std::string_view run_by);   // the file without the result that was entered last in a league
  std::string (*lost)(std::string_view now, std::string_view after, store::Library const& library);   // lost_race() of two files
  Expected<std::string> (*found)(League const& game, std::string_view text);   // the file of a league that is written down
};
extern Room const* const volatile room;   // no optimiser may know where it leads

}  // namespace paddock::app::events
