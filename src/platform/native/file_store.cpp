#include "platform/native/file_store.hpp"

#include <dirent.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <utility>

#include "platform/native/files.hpp"

namespace paddock::platform {
namespace {

constexpr std::string_view kSuffix = ".paddock";
constexpr size_t kValueLimit = 16u << 20;
constexpr size_t kNameLimit = 240;
constexpr char kHex[] = "0123456789abcdef";

bool plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
}

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

// A neighbour file that write_file (files.cpp) left behind because its program was killed; its number is at the end.
bool left_behind(std::string const& file_name) {
  size_t const at = file_name.rfind(".tmp");
  if (at == std::string::npos || file_name.find(kSuffix) == std::string::npos) return false;
  int const program = std::atoi(file_name.c_str() + at + 4);
  return program > 0 && ::kill(program, 0) != 0 && errno == ESRCH;
}

}  // namespace

std::string file_name_of(std::string_view key) {
  std::string name;
  for (char const c : key) {
    if (plain(c) && !(c == '.' && name.empty())) {
      name.push_back(c);
      continue;
    }
    auto const byte = static_cast<unsigned char>(c);
    name += {'%', kHex[byte >> 4], kHex[byte & 15]};
  }
  return name.append(kSuffix);
}

bool key_of(std::string_view file_name, std::string& key) {
  if (file_name.size() <= kSuffix.size()) return false;
  if (file_name.substr(file_name.size() - kSuffix.size()) != kSuffix) return false;
  file_name.remove_suffix(kSuffix.size());
  key.clear();
  for (size_t at = 0; at < file_name.size(); ++at) {
    if (file_name[at] != '%') {
      key.push_back(file_name[at]);
      continue;
    }
    if (at + 2 >= file_name.size()) return false;
    int const high = hex_value(file_name[at + 1]), low = hex_value(file_name[at + 2]);
    if (high < 0 || low < 0) return false;
    key.push_back(static_cast<char>(high << 4 | low));
    at += 2;
  }
  return true;
}

FileStore::FileStore(std::string folder, Later later) : folder_(std::move(folder)), later_(std::move(later)) {
  make_folders(folder_);
  load_all();
}

void FileStore::load_all() {
  DIR* folder = ::opendir(folder_.c_str());
  if (folder == nullptr) return;
  while (dirent const* entry = ::readdir(folder)) {
    std::string key, value;
    if (left_behind(entry->d_name)) ::unlink((folder_ + "/" + entry->d_name).c_str());
    if (key_of(entry->d_name, key) && read_file(folder_ + "/" + entry->d_name, value, kValueLimit)) {
      values_[key] = std::move(value);
    }
  }
  ::closedir(folder);
}

std::string FileStore::path_of(std::string_view key) const { return folder_ + "/" + file_name_of(key); }

std::vector<std::string> FileStore::keys() const {
  std::vector<std::string> result;
  for (auto const& [key, value] : values_) result.push_back(key);
  return result;
}

bool FileStore::get(std::string_view key, std::string& out) const {
  auto const found = values_.find(key);
  if (found == values_.end()) return false;
  out = found->second;
  return true;
}

void FileStore::put(std::string_view key, std::string_view bytes, Done done) {
  std::string error;
  if (file_name_of(key).size() > kNameLimit || bytes.size() > kValueLimit) {
    error = "This was not saved: it is too large to keep.";
  } else {
    error = write_file(path_of(key), bytes);
  }
  if (error.empty()) values_.insert_or_assign(std::string(key), std::string(bytes));
  if (done) later_([done = std::move(done), error] { done(error); });
}

void FileStore::erase(std::string_view key) {
  auto const found = values_.find(key);
  if (found != values_.end()) values_.erase(found);
  ::unlink(path_of(key).c_str());
}

void FileStore::refresh(std::string_view key, Done done) {
  std::string value;
  if (read_file(path_of(key), value, kValueLimit)) {
    values_.insert_or_assign(std::string(key), std::move(value));
  } else if (auto const found = values_.find(key); found != values_.end()) {
    values_.erase(found);
  }
  if (done) later_([done = std::move(done)] { done(""); });
}

}  // namespace paddock::platform
