// Named texts that a person keeps for a game, on this device: designs of cars as tags. All games' stand in one record,
// so that they are small to keep and quick to list.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "store/kv.hpp"
#include "store/slots.hpp"

namespace paddock::store {

inline constexpr size_t kDesigns = 60;           // of one game
inline constexpr size_t kDesignName = 40;        // bytes
inline constexpr size_t kDesignText = 400;

class Designs {
 public:
  using Done = KeyValue::Done;  // empty string: kept; else one sentence for the user, and the list is as it was
  struct Design {
    std::string name, text;
    friend bool operator==(Design const&, Design const&) = default;
  };

  explicit Designs(KeyValue& kv);  // `kv` must outlive this
  ~Designs();
  Designs(Designs const&) = delete;
  Designs& operator=(Designs const&) = delete;

  void reread();                   // see Library::reread
  // Newest first; cheap to ask every frame. What is damaged or of a newer Paddock is not listed.
  std::vector<Design> const& list(std::string_view game) const;
  // Refuses an empty or too long name or text, control characters, and the 61st design. A name that is there already is
  // replaced and moves to the top. What another tab kept meanwhile stays.
  void keep(std::string_view game, std::string_view name, std::string_view text, Done done = {});
  void forget(std::string_view game, std::string_view name, Done done = {});

 private:
  using Lists = std::map<std::string, std::vector<Design>, std::less<>>;
  struct Edit {
    std::string game;
    Design design;
    bool keep = true;
    Done done;
  };
  void change(Edit edit);
  void start();
  void carry_out(std::string const& error);
  void end(std::string const& error);
  Lists read(Slots::Seen const& seen) const;

  std::shared_ptr<bool> alive_;  // news that comes after us goes nowhere
  std::shared_ptr<Slots> slots_;
  Lists lists_;
  std::vector<Edit> waiting_;    // the first is under way; one after the other
};

}  // namespace paddock::store
