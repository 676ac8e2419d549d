// The events of this device as early code and its screens see them: the file of the one that stands here, the others that are kept, one that waits for a word, what
// comes next, papers, a result to enter. What an event is stands in event.hpp; its own screen reads the file itself.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "events/kept_file.hpp"
#include "events/room.hpp"
#include "store/library.hpp"

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
  KeepBoth,    // the same: it gets a slot of its own
  Choose,      // text: the slot of another event that is kept here
  Another,     // an empty slot, where another event may begin
  Name,        // text: who runs races here, kept with each result
};

class Play;

class EventDesk : public KeptFile {
 public:
  explicit EventDesk(store::KeptText& kept) : KeptFile(kept), slots_{&kept} {}
  explicit EventDesk(store::Library& library);   // with a slot for each event that may be kept

  // ---- several of them
  struct Kept { int slot = 0; std::string title; };
  std::vector<Kept> const& others();             // what is kept in the other slots
  int slot() const { return slot_; }
  bool choose(int slot);                         // false: there is no such slot
  bool another();                                // an empty slot; false: all are taken, it stays where it is
  std::vector<std::string> all() const;          // the files of all of them, ours first
  void refresh_all();                            // another tab may have changed them
  std::string run_by;                            // who runs races here: stands with each result that is entered

  bool ready();                                  // it can be read: its code may still be on its way
  std::string const& trouble() const { return trouble_; }   // why it is not ready; one sentence
  events::Card const& card() const { return look_.card; }
  bool raced() const { return look_.raced; }
  std::vector<Paper> const& papers() const { return look_.papers; }
  std::optional<Setup> const& next() const { return look_.next; }

  // A file or a link: null, or what is wrong with it. It is taken, or stands as offered() beside another one.
  std::optional<Error> open(std::string_view text);
  std::string const& offered() const { return offered_; }   // its file; empty: none
  void answer_offer(bool replace);
  bool keep_offered();                           // in a slot of its own; false: all are taken
  // What the file would be with the result of this race, or why it does not count here.
  Expected<std::string> const& entered(Play const& play);
  Expected<std::string> entered(SessionViews const& race, std::string const& record) const;

 protected:
  void renewed() override;

 private:
  int slot_ = 0;
  std::vector<store::KeptText*> slots_;
  std::vector<Kept> others_;
  uint64_t others_of_ = 0;                       // revision that others_ was worked out at
  bool ready_ = false, read_ = false;
  events::Look look_;
  std::string offered_, trouble_;
  std::string entered_of_;                       // what entered_ was worked out from
  std::optional<Expected<std::string>> entered_;
};

// What a result is kept with, so that it can be opened and audited: the link of the whole race, else its save.
std::string record_of(Session const& race);

}  // namespace paddock::app
