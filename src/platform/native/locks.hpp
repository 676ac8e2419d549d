// One program a game: an flock on a file per game. The system drops it when the program ends, however it ends.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "desk/host.hpp"

namespace paddock::platform {

class Locks {
 public:
  explicit Locks(std::string folder);
  ~Locks();
  Locks(Locks const&) = delete;
  Locks& operator=(Locks const&) = delete;

  app::LockState take(std::string_view game_id);
  // Puts a new lock file in the place of the old one and takes that; the loser sees it by lost().
  app::LockState steal(std::string_view game_id);
  void release(std::string_view game_id);
  // Games whose lock another program has stolen since the last call; they are released here. Cheap: one stat a game.
  std::vector<std::string> lost();

 private:
  std::string path_of(std::string_view game_id) const;

  std::string folder_;
  std::map<std::string, int, std::less<>> held_;  // game -> open descriptor
};

}  // namespace paddock::platform
