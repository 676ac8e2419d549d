#include "platform/native/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace paddock::platform {
namespace {

std::string env(char const* name) {
  char const* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::string home() {
  std::string const at = env("HOME");
  return at.empty() ? "." : at;
}

// Closes on every way out.
struct Descriptor {
  int fd;
  ~Descriptor() {
    if (fd >= 0) ::close(fd);
  }
};

std::string failure(std::string const& path, int error) {
  bool const full = error == ENOSPC || error == EDQUOT;
  if (full) return "The disk is full, so this was not saved: free some space and save again.";
  bool const forbidden = error == EROFS || error == EACCES || error == EPERM;
  if (forbidden) return "This was not saved: there is no right to write " + path + ".";
  return "This was not saved: writing " + path + " failed (" + std::strerror(error) + ").";
}

bool write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t const wrote = ::write(fd, bytes.data(), bytes.size());
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(wrote));
  }
  return true;
}

// The line XDG_DOWNLOAD_DIR="$HOME/Downloads" of user-dirs.dirs.
std::string configured_downloads() {
  std::string const config = env("XDG_CONFIG_HOME").empty() ? home() + "/.config" : env("XDG_CONFIG_HOME");
  std::string text;
  if (!read_file(config + "/user-dirs.dirs", text, 65536)) return "";
  std::string const key = "XDG_DOWNLOAD_DIR=\"";
  size_t const at = text.find(key);
  if (at == std::string::npos) return "";
  size_t const end = text.find('"', at + key.size());
  if (end == std::string::npos) return "";
  std::string value = text.substr(at + key.size(), end - at - key.size());
  if (value.rfind("$HOME", 0) == 0) value = home() + value.substr(5);
  return value;
}

}  // namespace

std::string data_folder() {
  std::string const base = env("XDG_DATA_HOME");
  return (base.empty() ? home() + "/.local/share" : base) + "/paddock";
}

bool file_exists(std::string const& path) {
  struct stat info {};
  return ::stat(path.c_str(), &info) == 0;
}

std::string download_folder() {
  std::string const configured = configured_downloads();
  if (!configured.empty() && file_exists(configured)) return configured;
  std::string const usual = home() + "/Downloads";
  return file_exists(usual) ? usual : ".";
}

bool make_folders(std::string const& path) {
  for (size_t at = 1; at <= path.size(); ++at) {
    if (at < path.size() && path[at] != '/') continue;
    if (::mkdir(path.substr(0, at).c_str(), 0700) != 0 && errno != EEXIST) return false;
  }
  return file_exists(path);
}

bool read_file(std::string const& path, std::string& out, size_t limit) {
  Descriptor const file{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
  struct stat info {};
  if (file.fd < 0 || ::fstat(file.fd, &info) != 0 || !S_ISREG(info.st_mode)) return false;
  if (static_cast<size_t>(info.st_size) > limit) return false;
  out.assign(static_cast<size_t>(info.st_size), '\0');
  size_t got = 0;
  while (got < out.size()) {
    ssize_t const part = ::read(file.fd, out.data() + got, out.size() - got);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) break;
    got += static_cast<size_t>(part);
  }
  out.resize(got);
  return true;
}

std::string write_file(std::string const& path, std::string_view bytes) {
  std::string const temporary = path + ".tmp" + std::to_string(::getpid());
  {
    Descriptor const file{::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600)};
    if (file.fd < 0) return failure(path, errno);
    if (!write_all(file.fd, bytes) || ::fsync(file.fd) != 0) {
      int const error = errno;
      ::unlink(temporary.c_str());
      return failure(path, error);
    }
  }
  if (::rename(temporary.c_str(), path.c_str()) != 0) {
    int const error = errno;
    ::unlink(temporary.c_str());
    return failure(path, error);
  }
  size_t const slash = path.rfind('/');
  std::string const folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  Descriptor const directory{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (directory.fd >= 0) ::fsync(directory.fd);
  return "";
}

std::string base_name(std::string const& path) {
  size_t const slash = path.rfind('/');
  return slash == std::string::npos ? path : path.substr(slash + 1);
}

}  // namespace paddock::platform
