// One text that a person keeps on this device under a fixed name: the file of his league or event. Two copies like a game's, so that
// a full disk or a crash leaves the one before; what another tab kept meanwhile is never overwritten.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "store/kv.hpp"
#include "store/slots.hpp"

namespace paddock::store {

inline constexpr size_t kKeptText = 1u << 20;   // bytes of one, unless it is told another limit

class KeptText {
 public:
  using Done = KeyValue::Done;     // empty string: kept; else one sentence for the user, and what was kept stays

  KeptText(KeyValue& kv, std::string base, size_t most = kKeptText);  // `kv` must outlive this
  KeptText(KeptText const&) = delete;
  KeptText& operator=(KeptText const&) = delete;

  std::string const& text() const { return text_; }  // what the medium has, as far as we know; empty: nothing
  // Refuses when another tab wrote since text() was read; text() is then what that tab wrote.
  void keep(std::string_view text, Done done = {});
  void forget();
  void refresh(Done done);         // reads again what another tab may have written

 private:
  void write(std::string const& text, Done const& done);
  void look();

  KeyValue& kv_;
  std::string base_, text_;
  size_t most_;
  std::shared_ptr<bool> alive_;    // news that comes after us goes nowhere
  std::shared_ptr<Slots> slots_;
};

}  // namespace paddock::store
