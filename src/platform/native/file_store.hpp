// store::KeyValue over a folder: one file a key, read into memory at the start, written atomically.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "store/kv.hpp"

namespace paddock::platform {

class FileStore final : public store::KeyValue {
 public:
  // `later` queues work for the next turn of the main loop, so that `done` is never called inside put().
  using Later = std::function<void(std::function<void()>)>;
  FileStore(std::string folder, Later later);

  std::vector<std::string> keys() const override;
  bool get(std::string_view key, std::string& out) const override;
  void put(std::string_view key, std::string_view bytes, Done done) override;
  void erase(std::string_view key) override;
  void refresh(std::string_view key, Done done) override;

 private:
  std::string path_of(std::string_view key) const;
  void load_all();

  std::string folder_;
  Later later_;
  std::map<std::string, std::string, std::less<>> values_;
};

// A key as a file name: letters, digits, '-', '_' and '.' stand, the rest is %XX. And back; false for a foreign name.
std::string file_name_of(std::string_view key);
bool key_of(std::string_view file_name, std::string& key);

}  // namespace paddock::platform
