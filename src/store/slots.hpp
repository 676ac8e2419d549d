// Two copies of one thing, written in turn. A write goes to the copy that is not the newest sound one, so whatever
// happens in the middle of it, the newest sound one is still there.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "store/kv.hpp"
#include "store/record.hpp"

namespace paddock::store {

class Slots : public std::enable_shared_from_this<Slots> {
 public:
  using Done = KeyValue::Done;
  static std::shared_ptr<Slots> make(KeyValue& kv, std::string base) {
    return std::shared_ptr<Slots>(new Slots(kv, std::move(base)));
  }

  struct Seen {
    Record record;               // the newest sound copy
    int newest = -1;             // its slot, -1: none
    uint64_t fingerprint = 0;    // of its bytes
    RecordState state[2] = {RecordState::Missing, RecordState::Missing};
    bool has(RecordState s) const { return state[0] == s || state[1] == s; }
  };
  Seen look() const;             // what the key-value has in memory
  void know(Seen const& seen);   // from now on a write builds on this copy

  // See Library::save. `force`: whatever another tab wrote is replaced.
  void write(Summary const& summary, std::string_view text, bool force, Done done);
  bool busy() const { return busy_; }
  void refresh(Done done);       // both copies from the medium
  void erase();                  // writes that wait are told so; the older copy goes first
  static std::string key(std::string_view base, int slot);

 private:
  Slots(KeyValue& kv, std::string base) : kv_(kv), base_(std::move(base)) {}
  struct Job {
    Record record;
    bool force = false;
    std::vector<Done> done;
  };
  void start();
  void store_it();
  std::string refusal(Seen const& seen);
  void end(std::string const& error);

  KeyValue& kv_;
  std::string base_;
  uint64_t known_ = 0;         // generation our next write builds on
  uint64_t known_print_ = 0;
  uint64_t tried_print_ = 0;   // of a write that failed, or so it was said
  bool busy_ = false, erased_ = false;
  std::unique_ptr<Job> job_, next_;
};

}  // namespace paddock::store
