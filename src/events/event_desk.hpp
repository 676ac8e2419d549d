// The event of this device as early code and its screens see it: the file that is kept, another one that waits for a word, what
// comes next, papers, a result to enter. What an event is stands in event.hpp; its own screen reads the file itself.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "events/kept_file.hpp"
#include "events/room.hpp"

namespace paddock::app {

// What Intent::Event asks for, its number.
enum class EventDo : uint8_t {
  Take,        // text: the event's file as it is from now on; aux: what the toast says, or nothing
  Start,       // text: set-up of a race as JSON; begun already: it is gone on with
  Enter,       // the open race's result
  EnterKept,   // text: id of a race that is kept here and is over
  Save, KeepAgain, Forget,
  WebPage,     // the whole season as one page for a club's site
  Replace, Refuse,   // what was opened beside it
};

class Play;

class EventDesk : public KeptFile {
 public:
  explicit EventDesk(store::KeptText& kept) : KeptFile(kept) {}

  bool ready();                                  // it can be read: its code may still be on its way
  std::string const& trouble() const { return trouble_; }   // why it is not ready; one sentence
  events::Card const& card() const { return look_.card; }
  std::vector<Paper> const& papers() const { return look_.papers; }
  std::optional<Setup> const& next() const { return look_.next; }

  // A file or a link: null, or what is wrong with it. It is taken, or stands as offered() beside another one.
  std::optional<Error> open(std::string_view text);
  std::string const& offered() const { return offered_; }   // its file; empty: none
  void answer_offer(bool replace);
  // What the file would be with the result of this race, or why it does not count here.
  Expected<std::string> const& entered(Play const& play);
  Expected<std::string> entered(SessionViews const& race, std::string const& record) const;

 protected:
  void renewed() override;

 private:
  bool ready_ = false, read_ = false;
  events::Look look_;
  std::string offered_, trouble_;
  std::string entered_of_;                       // what entered_ was worked out from
  std::optional<Expected<std::string>> entered_;
};

// What a result is kept with, so that it can be opened and audited: the link of the whole race, else its save.
std::string record_of(Session const& race);

}  // namespace paddock::app
