// Who races where: seeding, races of a round, the final; the set-up of a race, its result, and whether that is true.
#pragma once
#include <string>
#include <vector>

#include "events/event.hpp"
#include "events/standings.hpp"
#include "session/record_letters.hpp"
#include "session/session.hpp"

namespace paddock::app::events {

// ---- dice of the event

int roll_of(Event const& event, std::string_view label, int who, int n);       // 0 to 99; what is kept goes before the seed
int seeded_roll(Event const& event, std::string_view label, int who, int n);   // what the seed says
std::string seeding_dice(int round);    // their label for the draw of that round, from 0
inline constexpr char kFinalDice[] = "final";
void keep_rolls(Event& event, std::string_view label, int who, int rolled);   // the first so many, where none are kept

// ---- seeding and races

bool in_pairs(Event const& event);       // two by two, everybody meets everybody in turn

struct Seeded {                         // a place in a draw
  int who = 0;
  std::vector<Reason> reasons;          // "laurels 3 (SC-1.2)", "roll 64 (SC-1.2)"
  int race = 0;                         // index of Draw::races
  std::string why;                      // one sentence: "Seed 13 is left over and goes to the last race."
};
struct Draw {
  std::vector<Race> races;              // without results
  std::vector<Seeded> seeds;            // best first
};
// The races of a round as they would be drawn. Error: nobody or too few are in it, results stand already, its final is not due.
Expected<Draw> draw_of(Event const& event, int round);
// The same from a table that is known: places by entrant, as places_before() gives them for a round that is drawn by_table(); and with
// so many together at most.
Expected<Draw> draw_of(Event const& event, int round, std::vector<int> places, int field);
Expected<Draw> draw_before_boards(Event const& event, int round);   // as before 0.5.17, when nobody asked how many places a board has
int field_of(Event const& event, int round);   // the most that race together: by the rules, and no more than its board has places
int field_by_rules(Event const& event);        // a final's field and the places of its board are the game's own
bool by_table(Event const& event);
std::vector<int> places_before(Event const& event, int round);
inline constexpr char kTaken = 'x';      // behind the id of a drawn race that another one of the event has
// The event with them, and with the dice that were rolled. A round that is drawn is drawn anew as long as nothing is raced.
Expected<Event> drawn(Event event, int round);

// A race or round that stands otherwise than its draw, which is worked out once more from entries, rules, dice and results, and from
// who was moved (Change::Moved). Of a league nothing is drawn.
struct DrawTold {
  std::string where;                    // a race, as race_name() has it, or the name of a round
  std::string words;                    // one sentence: who stands where, and where the draw has him
  bool wrong = true;                    // false: it is only told (dice that were thrown by hand, who is in no race)
};
std::vector<DrawTold> audit_draws(Event const& event);
// The same a round at a time.
class DrawAudit {
 public:
  DrawAudit() = default;                 // of nothing: it is done
  explicit DrawAudit(Event event);
  bool done() const { return at_ >= event_.rounds.size(); }
  int at() const { return int(at_); }
  int all() const { return int(event_.rounds.size()); }
  void step(std::vector<DrawTold>& out);

 private:
  Event event_;
  size_t at_ = 0;
};

// ---- the final of a Qualifying event

struct Finalist {
  int who = 0, rank = 0;                // from 1
  enum Is : uint8_t { In, Alternate, Out, Absent } is = Out;   // Absent: had a place or could take one, and is not there
  int points = 0;                       // of his best finish: what counts for the grid
  std::vector<Reason> reasons;          // best finish and the ties up to the one that parts him from his neighbours
  Qualified races;                      // in the order he entered them
};
struct FinalField {
  int field = 0, alternates = 0;        // how many by right are in it, and stand by
  std::vector<Finalist> ranking;        // everybody with a finish, best first
  std::vector<int> out;                 // entrants without one
};
// As the results stand; the round of the final, if any, says who is not there (`entered`), whose place goes to an alternate.
Expected<FinalField> final_field(Event const& event);

// ---- a race

// The set-up of a race: seats, designs, board, settings; in a final the points for the grid.
Expected<Setup> setup_of(Event const& event, RaceAt at);
std::string setup_difference(Event const& event, RaceAt at, Setup const& wanted, Setup const& raced);   // from what the event would start; empty: nothing
// The event with the result of a race that is over. `record`: the link or save it was opened from. The race is found by its
// set-up, or named. Error: it is not over, belongs to no open race, or is not what the event would start.
Expected<Event> entered(Event event, SessionViews const& race, std::string record, std::string run_by, std::string_view id = "");
// A result that is written down by hand: places by seat, 0: not finished.
Expected<Event> entered_by_hand(Event event, std::string_view id, std::vector<Finish> const& finishes, std::string run_by);

// Opens the record of a result and compares. Empty: it is as it says, or no record stands there; else one sentence.
struct Audit {
  std::string race;                     // its id
  bool has_record = false;
  std::string fault;
};
std::vector<Audit> audit(Event const& event);
std::string race_with(Event const& event, std::string_view record);   // the first with a result of this record; empty: none has
// The same a record at a time, for whoever has it opened elsewhere.
std::vector<RaceAt> races_with_results(Event const& event);
std::string fault_of_record(Event const& event, RaceAt at, Expected<RecordTold> const& told);

}  // namespace paddock::app::events
