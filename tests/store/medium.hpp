// A key-value medium in memory that can be torn, refused and shared, for the tests of the store.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "store/kv.hpp"

namespace paddock::store {

// What survives a crash; several tabs may look at it.
struct Medium {
  enum class Fault { None, Refuse, Tear, TearAndSay, SayOnly, DieBefore, DieAfter };
  std::map<std::string, std::string> bytes;
  Fault fault = Fault::None;
  int fault_at = -1;     // number of the put that goes wrong
  size_t torn_at = 0;    // bytes that got through
  int puts = 0;
};

class MediumTab final : public KeyValue {
 public:
  explicit MediumTab(Medium& medium, bool later = false) : medium_(medium), seen_(medium.bytes), later_(later) {}

  std::vector<std::string> keys() const override {
    std::vector<std::string> out;
    for (auto const& [key, value] : seen_) out.push_back(key);
    return out;
  }
  bool get(std::string_view key, std::string& out) const override {
    auto const found = seen_.find(std::string(key));
    if (found == seen_.end()) return false;
    out = found->second;
    return true;
  }
  void put(std::string_view key, std::string_view bytes, Done done) override {
    std::string const k(key), b(bytes);
    Medium::Fault const fault = medium_.puts++ == medium_.fault_at ? medium_.fault : Medium::Fault::None;
    seen_[k] = b;
    switch (fault) {
      case Medium::Fault::None: medium_.bytes[k] = b; return answer(done, "");
      case Medium::Fault::Refuse: return answer(done, "The disk is full.");
      case Medium::Fault::Tear: medium_.bytes[k] = b.substr(0, medium_.torn_at); return;
      case Medium::Fault::TearAndSay:
        medium_.bytes[k] = b.substr(0, medium_.torn_at);
        return answer(done, "The disk is broken.");
      case Medium::Fault::SayOnly: medium_.bytes[k] = b; return answer(done, "The disk is slow.");
      case Medium::Fault::DieBefore: return;
      case Medium::Fault::DieAfter: medium_.bytes[k] = b; return;
    }
  }
  void erase(std::string_view key) override {
    seen_.erase(std::string(key));
    medium_.bytes.erase(std::string(key));
  }
  void refresh(std::string_view key, Done done) override {
    std::string const k(key);
    if (later_) {
      waiting_.push_back([this, k, done] {
        reread(k);
        done("");
      });
      return;
    }
    reread(k);
    done("");
  }
  // Delivers one piece of news, with `later`. False: there is none.
  bool deliver() {
    if (waiting_.empty()) return false;
    auto const next = waiting_.front();
    waiting_.erase(waiting_.begin());
    next();
    return true;
  }

 private:
  void reread(std::string const& key) {
    auto const found = medium_.bytes.find(key);
    if (found == medium_.bytes.end()) seen_.erase(key);
    else seen_[key] = found->second;
  }
  void answer(Done const& done, std::string const& error) {
    if (!later_) return done(error);
    waiting_.push_back([done, error] { done(error); });
  }
  Medium& medium_;
  std::map<std::string, std::string> seen_;
  bool later_;
  std::vector<std::function<void()>> waiting_;
};

}  // namespace paddock::store
