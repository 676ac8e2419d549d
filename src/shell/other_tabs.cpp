#include "shell/other_tabs.hpp"

namespace paddock::app {

void OtherTabs::heard(std::string_view id, LockState state) {
  if (!race_.is(id)) return;
  bool const freed = race_.locked() && state != LockState::Elsewhere;
  race_.set_lock(state);
  if (freed) reload();
}

void OtherTabs::take_over() {
  if (!race_) return;
  means_.host.steal_lock(race_->id());
  race_.set_lock(LockState::Mine);
  reload();
}

void OtherTabs::reload() {
  std::string const id = race_->id();
  race_.await_truth();
  means_.library.refresh(id, [this, id](std::string const&) {
    if (race_.is(id) && means_.library.has(id)) races_.open(id);
    means_.frames.poke();
  });
}

void OtherTabs::kept_came() {
  if (!race_) return;
  race_.all_new();
  if (!means_.library.has(race_->id())) return;
  auto session = load_session(race_->save());
  if (!session) return;
  std::string const id = race_->id();
  Doc const extra = race_->extra();
  race_.drop();
  copies_.open_beside(id, std::move(*session), extra, kNobody, From::Meanwhile);
}

}  // namespace paddock::app
