// The records of an event's results are opened one after another beside the frames (desk/jobs.hpp), and compared; meanwhile its draws
// are looked into, a round a frame.
#pragma once
#include <string>
#include <vector>

#include "events/draw.hpp"

namespace paddock::app {
class Jobs;
}

namespace paddock::app::events {

class AuditRun {
 public:
  bool busy() const { return at_ < ids_.size() || !draws_.done(); }
  int done() const { return int(at_); }
  int all() const { return int(ids_.size()); }
  std::string under_way() const;         // "Record 2 of 7"
  std::string const& words() const { return words_; }   // what it has shown, a sentence a line; empty: nobody has asked
  void begin(Jobs& jobs, Event const& event);
  bool hear(Jobs& jobs, Event const& event);             // once a frame; true: there is news
  void cancel(Jobs* jobs);

 private:
  void next(Jobs& jobs, Event const& event);
  void told(Event const& event, std::string const& fault);
  void end();

  std::vector<std::string> ids_;         // of the races that have a record
  size_t at_ = 0;
  int job_ = 0, good_ = 0, bad_ = 0, without_ = 0, back_ = 0;
  std::string words_;
  DrawAudit draws_;
  std::vector<DrawTold> drawn_;          // races that stand otherwise than their draw, told behind the records
};

}  // namespace paddock::app::events
