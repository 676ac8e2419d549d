// Work that is done beside the frames - in a Worker of the page, on a thread, or in slices of the frames (desk/jobs.hpp) - by
// kinds with a name. A letter goes in and a result comes out, both text: who asks and who works share nothing.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace paddock {

class RaceRecord;

class Work {
 public:
  virtual ~Work() = default;
  // A slice of about `budget` nodes. True: it has ended, with a result or a fault. However it is sliced, they are the same.
  virtual bool step(int budget) = 0;

  int progress = 0;            // of 1000, as far as it can be told
  std::string word;            // what it is at, may be empty
  std::string result;
  std::string fault;           // a sentence; not empty: there is no result
};

// The position that letters are about, kept from one to the next: what its game has worked out once is used again.
class Position {
 public:
  Position();
  ~Position();
  RaceRecord const* open(std::string_view link);   // null: it cannot be read

 private:
  std::string link_;
  std::unique_ptr<RaceRecord> race_;
};

struct WorkKind {
  char const* name;
  std::unique_ptr<Work> (*begin)(std::string_view letter, Position& at);   // null: a letter of another form
};

// "bot", "card", "recap", "designs", "record": bot_letters.hpp, card_letters.hpp, recap_letters.hpp ... Empty in the page's own module, which leaves them to its Worker.
std::span<WorkKind const> work_kinds();

// One piece of work after another.
class Workbench {
 public:
  explicit Workbench(std::span<WorkKind const> kinds = work_kinds()) : kinds_(kinds) {}
  void begin(std::string_view kind, std::string_view letter);
  bool step(int budget);              // true: it has ended
  void drop() { work_.reset(); }
  Work const* work() const { return work_.get(); }   // null: none was begun, or it was dropped

 private:
  std::span<WorkKind const> kinds_;
  Position at_;                       // outlives the work on it
  std::unique_ptr<Work> work_;
};

}  // namespace paddock
