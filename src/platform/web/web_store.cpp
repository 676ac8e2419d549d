#include "platform/web/web_store.hpp"

#include <utility>

#include "platform/web/bridge.hpp"

namespace paddock::platform {

std::vector<std::string> WebStore::keys() const {
  std::vector<std::string> result;
  for (auto const& [key, value] : values_) result.push_back(key);
  return result;
}

bool WebStore::get(std::string_view key, std::string& out) const {
  auto const found = values_.find(key);
  if (found == values_.end()) return false;
  out = found->second;
  return true;
}

void WebStore::put(std::string_view key, std::string_view bytes, Done done) {
  values_.insert_or_assign(std::string(key), std::string(bytes));
  int const ticket = next_ticket_++;
  waiting_.emplace(ticket, std::move(done));
  pw_put(ticket, key.data(), key.size(), bytes.data(), bytes.size());
}

void WebStore::erase(std::string_view key) {
  removed(key);
  pw_erase(key.data(), key.size());
}

void WebStore::refresh(std::string_view key, Done done) {
  int const ticket = next_ticket_++;
  waiting_.emplace(ticket, std::move(done));
  pw_refresh(ticket, key.data(), key.size());
}

void WebStore::removed(std::string_view key) {
  if (auto const found = values_.find(key); found != values_.end()) values_.erase(found);
}

void WebStore::done(int ticket, std::string const& error) {
  auto const found = waiting_.find(ticket);
  if (found == waiting_.end()) return;
  Done const call = std::move(found->second);
  waiting_.erase(found);
  if (call) call(error);
}

}  // namespace paddock::platform
