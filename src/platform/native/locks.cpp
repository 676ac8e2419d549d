#include "platform/native/locks.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

#include "platform/native/file_store.hpp"
#include "platform/native/files.hpp"

namespace paddock::platform {

Locks::Locks(std::string folder) : folder_(std::move(folder)) { make_folders(folder_); }

Locks::~Locks() {
  for (auto const& [game, fd] : held_) ::close(fd);
}

std::string Locks::path_of(std::string_view game_id) const { return folder_ + "/" + file_name_of(game_id); }

app::LockState Locks::take(std::string_view game_id) {
  if (held_.find(game_id) != held_.end()) return app::LockState::Mine;
  int const fd = ::open(path_of(game_id).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (fd < 0) return app::LockState::Mine;  // nowhere to keep a lock: nowhere to keep the game either
  if (::flock(fd, LOCK_EX | LOCK_NB) != 0) {
    ::close(fd);
    return app::LockState::Elsewhere;
  }
  held_.emplace(std::string(game_id), fd);
  return app::LockState::Mine;
}

app::LockState Locks::steal(std::string_view game_id) {
  if (held_.find(game_id) != held_.end()) return app::LockState::Mine;
  ::unlink(path_of(game_id).c_str());
  return take(game_id);
}

void Locks::release(std::string_view game_id) {
  auto const found = held_.find(game_id);
  if (found == held_.end()) return;
  ::close(found->second);
  held_.erase(found);
}

std::vector<std::string> Locks::lost() {
  std::vector<std::string> result;
  for (auto const& [game, fd] : held_) {
    struct stat mine {}, present {};
    bool const still = ::fstat(fd, &mine) == 0 && ::stat(path_of(game).c_str(), &present) == 0 &&
                       mine.st_ino == present.st_ino && mine.st_dev == present.st_dev;
    if (!still) result.push_back(game);
  }
  for (std::string const& game : result) release(game);
  return result;
}

}  // namespace paddock::platform
