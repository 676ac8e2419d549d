#include "events/kept_file.hpp"

namespace paddock::app {

void KeptFile::set(std::string text) {
  text_ = std::move(text);
  ++revision_;
  renewed();
}

void KeptFile::take(std::string text) {
  set(std::move(text));
  keep();
}

// A refusal because of another tab shows what that one kept; where the medium fails, what stands here stays.
void KeptFile::keep() {
  std::string const before = kept_->text();
  if (text_ == before) return error_.clear();
  ++keeping_;
  kept_->keep(text_, [this, before, text = text_, kept = kept_](std::string const& error) {
    --keeping_;
    if (kept != kept_) return;           // another one stands here by now
    error_ = error;
    ++revision_;
    if (!error.empty() && kept_->text() != before && text_ == text) {
      notice_ = std::exchange(error_, {});
      set(kept_->text());
    }
    if (changed) changed();
  });
}

void KeptFile::turn_to(store::KeptText& kept) {
  kept_ = &kept;
  error_.clear();
  set(kept_->text());
}

void KeptFile::forget() {
  kept_->forget();
  error_.clear();
  set("");
}

// What was read before a change of our own is no news.
void KeptFile::refresh() {
  kept_->refresh([this, revision = revision_, kept = kept_](std::string const&) {
    if (kept != kept_ || !error_.empty() || keeping_ || revision != revision_ || kept_->text() == text_) return;
    set(kept_->text());
    if (changed) changed();
  });
}

}  // namespace paddock::app
