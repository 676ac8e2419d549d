// What the record of a race - a link of the whole of it, or the text of its save - has to say of its result. Opening one takes a
// while: it is work for whoever works beside the frames ("record").
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "session/session.hpp"
#include "session/work.hpp"

namespace paddock {

struct RecordTold {
  Setup setup;
  bool sound = false;                   // false: it was changed after the race
  bool over = false;
  std::vector<Finish> finishes;         // of a race that is over, a seat each
};
// Error: it cannot be opened, or is no race.
Expected<RecordTold> tell_record(std::string_view record);

// The letter is the record; the result is what it told, as text. A record that cannot be opened is a fault.
std::unique_ptr<Work> begin_record(std::string_view letter, Position& at);
Expected<RecordTold> read_record_told(std::string_view result);

}  // namespace paddock
