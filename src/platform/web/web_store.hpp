// store::KeyValue over the page's IndexedDB. Everything is in memory from the start (web/page/storage.js pushes it
// before the app starts); writes are answered when their transaction, strictly durable, is complete.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "store/kv.hpp"

namespace paddock::platform {

class WebStore final : public store::KeyValue {
 public:
  std::vector<std::string> keys() const override;
  bool get(std::string_view key, std::string& out) const override;
  void put(std::string_view key, std::string_view bytes, Done done) override;
  void erase(std::string_view key) override;
  void refresh(std::string_view key, Done done) override;

  // From the page: what is stored now (at the start, after a refresh, or because another tab wrote it).
  void stored(std::string key, std::string bytes) { values_.insert_or_assign(std::move(key), std::move(bytes)); }
  void removed(std::string_view key);
  void done(int ticket, std::string const& error);

 private:
  std::map<std::string, std::string, std::less<>> values_;
  std::map<int, Done> waiting_;
  int next_ticket_ = 1;
};

}  // namespace paddock::platform
