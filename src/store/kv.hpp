// The key-value back end a platform gives us: bytes in, bytes out. The store (save slots, checksums) stands on top of it.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace paddock::store {

// All keys and values are read into memory when the platform starts, so reading is immediate. Writing is not:
// `done` is called later on the main thread, with an empty string when the bytes are safely kept, else with one
// sentence for the user (full disk, private window, ...).
class KeyValue {
 public:
  using Done = std::function<void(std::string const& error)>;

  virtual ~KeyValue() = default;
  virtual std::vector<std::string> keys() const = 0;
  virtual bool get(std::string_view key, std::string& out) const = 0;
  virtual void put(std::string_view key, std::string_view bytes, Done done) = 0;
  virtual void erase(std::string_view key) = 0;

  // Re-reads one key from the medium, because another tab or process may have written it; then calls `done`.
  virtual void refresh(std::string_view key, Done done) = 0;
};

}  // namespace paddock::store
