#include "desk/own_draft.hpp"

#include "desk/kept.hpp"

namespace paddock::app {

void OwnDraft::begin() {
  Seat const seat = chair_.me();
  copy_ = race_.session().midway() ? nullptr : race_.before(seat);
  if (copy_ && !text(seat).empty()) copy_->type(text(seat));
}

void OwnDraft::resume() {
  Seat const seat = chair_.me();
  Sheet const sheet = desk().type(text(seat).empty() ? ahead(seat) : whole_order(text(seat), ahead(seat)));
  if (sheet.error_column) return;
  texts_[size_t(seat)] = desk().order_text(seat);
  ahead_[size_t(seat)] = sheet.ahead;
}

void OwnDraft::written() {
  Seat const seat = chair_.me();
  texts_[size_t(seat)] = desk().order_text(seat);
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
  ahead_[size_t(chair_.me())] = sheet.ahead;
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
  if (text(chair_.me()).empty()) forget(chair_.me());
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
  for (Seat s = 0; s < kMaxSeats; ++s) forget(s);
}

Doc OwnDraft::kept() const {
  Doc out = Doc::array();
  for (Seat s = 0; s < race_.session().seats(); ++s)
    if (!text(s).empty() || !ahead(s).empty()) {
      out.push_back({{"seat", s}, {"text", text(s)}});
      if (!ahead(s).empty()) out.back()["ahead"] = ahead(s);
    }
  return out;
}

void OwnDraft::read(Doc const& drafts) {
  for (Doc const& d : drafts)
    if (Seat const s = race_.seat_in(d); s >= 0) texts_[size_t(s)] = kept_text(d, "text"), ahead_[size_t(s)] = kept_text(d, "ahead");
}

void OwnDraft::go_on_from(Doc const& drafts, Seat seat) {
  for (Doc const& d : drafts)
    if (race_.seat_in(d) == seat) texts_[size_t(seat)] = kept_text(d, "ahead");
  if (!text(seat).empty()) changes_.say("What you sent for several turns goes on at your GM's. It stands here as your draft; send it only to change it.");
}

}  // namespace paddock::app
