#include "store/kept_text.hpp"

namespace paddock::store {

KeptText::KeptText(KeyValue& kv, std::string base, size_t most)
    : kv_(kv), base_(std::move(base)), most_(most), alive_(std::make_shared<bool>(true)), slots_(Slots::make(kv_, base_)) {
  look();
}

void KeptText::look() { text_ = slots_->look().record.text; }

void KeptText::keep(std::string_view text, Done done) {
  if (text.size() > most_) return done ? done("It is larger than " + std::to_string(most_ >> 20) + " MiB, which no such file is.") : void();
  slots_->refresh([this, alive = std::weak_ptr<bool>(alive_), text = std::string(text), done](std::string const& error) {
    if (alive.expired()) return;
    if (error.empty()) write(text, done);
    else if (done) done(error);
  });
}

void KeptText::write(std::string const& text, Done const& done) {
  Slots::Seen const seen = slots_->look();
  char const* no = seen.has(RecordState::Newer) ? "A newer Paddock keeps one here; reload the page or update." : nullptr;
  if (!no && seen.record.text != text_) {
    no = "Another tab or window has changed it meanwhile. What is kept there is shown now; nothing was overwritten.";
    text_ = seen.record.text;
  }
  if (no) return done ? done(no) : void();
  slots_->write({}, text, true, [this, alive = std::weak_ptr<bool>(alive_), text, done](std::string const& error) {
    if (alive.expired()) return;
    if (error.empty()) text_ = text;
    if (done) done(error);
  });
}

void KeptText::forget() {
  slots_->erase();
  slots_ = Slots::make(kv_, base_);
  text_.clear();
}

void KeptText::refresh(Done done) {
  slots_->refresh([this, alive = std::weak_ptr<bool>(alive_), done](std::string const& error) {
    if (alive.expired()) return;
    if (error.empty()) look();
    if (done) done(error);
  });
}

}  // namespace paddock::store
