#include "desk/own_draft.hpp"

#include "desk/kept.hpp"

namespace paddock::app {

void OwnDraft::begin() {
  Seat const seat = chair_.me();
  ahead_.clear();
  copy_ = race_.session().midway() ? nullptr : race_.before(seat);
  if (copy_ && !text(seat).empty()) copy_->type(text(seat));
}

void OwnDraft::written() {
  ahead_.clear();
  texts_[size_t(chair_.me())] = desk().order_text(chair_.me());
  changes_.touch();
}

Verdict OwnDraft::play(std::vector<Action> const& actions) {
  Verdict const v = desk().play_all(actions);
  if (!v) changes_.say(with_rule(v));
  written();
  return v;
}

Sheet OwnDraft::type(std::string_view text) {
  Sheet sheet;
  if (!chair_.person() || race_.read_only() || race_.session().midway()) return sheet;
  sheet = desk().type(text);
  if (sheet.error_column) return sheet;
  written();
  ahead_ = sheet.ahead;
  if (race_.player() && !ahead_.empty())
    changes_.say("A link carries the orders of this turn alone. To order for later ones, too, send the whole text by mail.");
  return sheet;
}

// The copy holds empty orders of the seats before mine: undo must not reach them.
bool OwnDraft::can_undo() const {
  if (chair_.viewer() < 0 || films_.running() || !chair_.deciding() || !session().can_undo()) return false;
  return !session().order_text(chair_.me()).empty();
}

bool OwnDraft::undo() {
  if (!can_undo()) return false;
  bool const done = desk().undo();
  if (desk().actor() != chair_.me()) desk().redo();
  written();
  return done;
}

bool OwnDraft::redo() {
  if (!can_redo() || films_.running() || !chair_.deciding()) return false;
  bool const done = desk().redo();
  written();
  return done;
}

void OwnDraft::clear() {
  if (!chair_.person()) return;
  desk().clear_draft();
  forget(chair_.me());
  changes_.touch();
}

std::string const& OwnDraft::finish(std::vector<Action> const& commit) {
  for (size_t i = 0; i + 1 < commit.size(); ++i) desk().play(commit[i]);
  return texts_[size_t(chair_.me())] = desk().order_text(chair_.me());
}

Verdict OwnDraft::seal(std::vector<Action> const& commit) {
  Verdict const v = race_.session().play_all(commit);
  written();
  return v;
}

void OwnDraft::forget_all() {
  for (auto& text : texts_) text.clear();
}

Doc OwnDraft::kept() const {
  Doc out = Doc::array();
  for (Seat s = 0; s < race_.session().seats(); ++s)
    if (!text(s).empty()) out.push_back({{"seat", s}, {"text", text(s)}});
  return out;
}

void OwnDraft::read(Doc const& drafts) {
  for (Doc const& d : drafts)
    if (Seat const s = race_.seat_in(d); s >= 0) texts_[size_t(s)] = kept_text(d, "text");
}

}  // namespace paddock::app
