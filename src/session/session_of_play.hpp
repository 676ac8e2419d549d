// SessionOf: the one door. Included by session_of.hpp only.
#pragma once

namespace paddock {

template <Game G>
Verdict SessionOf<G>::sit(Seat seat) {
  if (role_ != Role::Player) return {{}, "At this table every seat is open already."};
  if (seat < 0 || seat >= seats()) return {{}, "There is no such seat in this game."};
  if (viewed_ && viewer_ < 0) return {{}, "This link is for looking on; ask the GM for the link of your seat."};
  if (viewed_ && seat != viewer_) return {{}, "This link holds what " + setup().seats[size_t(viewer_)].name + " may know; each seat has a link of its own."};
  seated_ = seat;
  draft_.emplace(match_.shared_game(), match_.seed());
  draft_->set_position(known(match_.state(), seat));
  return {};
}

template <Game G>
int SessionOf<G>::legal(Actions& out) const {
  out.clear();
  if (actor() >= 0) game().legal(live().state(), out);
  return out.size();
}

template <Game G>
Verdict SessionOf<G>::why_not(Action action) const {
  if (!hash_matches_) return {{}, "This save does not add up; it can be looked at, not played on."};
  if (waits()) return {{}, "Take a seat first."};
  if (actor() < 0) return {{}, "The game waits for nobody here."};
  return game().why_not(live().state(), action);
}

template <Game G>
Verdict SessionOf<G>::play(Action action) {
  if (Verdict v = why_not(action); !v) return v;
  if (role_ == Role::Player && action == G::kSeal) ++revisions_[size_t(seated_)];
  return live().play(action);
}

template <Game G>
Verdict SessionOf<G>::play_all(std::span<Action const> actions) {
  for (Action a : actions)
    if (Verdict v = play(a); !v) return v;
  return {};
}

template <Game G>
void SessionOf<G>::clear_draft() {
  if (role_ == Role::Player) {
    if (seated_ >= 0) sit(seated_);
  } else if (actor() >= 0) {
    match_.rewind(match_.draft_begin(actor()));
  }
}

template <Game G>
void SessionOf<G>::reopen_turn() {
  if (role_ == Role::Player) clear_draft();
  else match_.rewind(match_.turns().back().first_entry);
}

template <Game G>
Expected<bool> SessionOf<G>::rule(Doc const& patch, std::string_view author, std::string_view reason) {
  Error error = rulings::refusal(role_ == Role::Table, hash_matches_);
  if (error.what.empty() && patch.is_object() && patch.contains("takenBack")) error = rulings::no_place("takenBack");
  if (error.what.empty() && rulings::make(match_, {std::string(author), std::string(reason), patch}, error)) return true;
  return error;
}

template <Game G>
Expected<std::vector<std::optional<std::string>>> SessionOf<G>::take_back(int turns, std::string_view author, std::string_view reason) {
  Error error = rulings::refusal(role_ == Role::Table, hash_matches_);
  size_t const all = match_.turns().size(), n = size_t(std::max(turns, 0));
  Match const was = match_;
  if (!error.what.empty() || !rulings::take_back(match_, n, author, reason, error)) return error;
  std::vector<std::optional<std::string>> orders{size_t(seats()), std::nullopt};
  auto const& first = was.turns()[all - 1 - n];
  State s = first.before;
  TapeDice dice(std::span<Roll const>(was.tape()).subspan(was.tape_end(first.first_entry)));
  NoLog log;
  std::array<bool, kMaxSeats> done{};
  for (size_t i = first.first_entry; i < was.turns()[all - n].first_entry; ++i) {
    auto const& e = was.entries()[i];
    bool const seals = e.action == G::kSeal, ends = seals || e.action == G::kAbsent || e.action == G::kRetire;
    if (seals && !done[size_t(e.seat)]) {
      orders[size_t(e.seat)] = game().sheet_text(s, e.seat);
      if constexpr (HasEmptyOrder<G>)
        if (orders[size_t(e.seat)]->empty()) orders[size_t(e.seat)] = game().empty_order(s);
    }
    if (ends) done[size_t(e.seat)] = true;   // what it answered on the way is asked again
    game().apply(s, e.action, dice, log);
  }
  return orders;
}

template <Game G>
Sheet SessionOf<G>::read(Seat seat, std::string_view text) const {
  if constexpr (ReadsOnTheWay<G>) {
    if (actor() >= 0 && seat >= 0 && game().on_the_way(live().state())) return game().read(known(live().state(), seat), seat, text);
  }
  State const fresh = known(match_.turns().back().before, seat);
  if (seat < 0 || game().actor(fresh) != seat) return {.error_column = 1, .error = "This seat has nothing to order now."};
  return game().read(fresh, seat, text);
}

template <Game G>
Sheet SessionOf<G>::type(std::string_view text) {
  Seat const seat = actor();
  if (seat < 0) return {.error_column = 1, .error = "Nobody is to decide here now."};
  Sheet sheet = read(seat, text);
  if (sheet.error_column) return sheet;
  clear_draft();
  if (Verdict v = play_all(sheet.actions); !v) {
    sheet.error_column = 1;
    sheet.forbidden = true;
    sheet.error = v.why;
    sheet.rule = v.rule;
  }
  return sheet;
}

template <Game G>
Verdict SessionOf<G>::commit_text(Seat seat, std::string_view text) {
  if (actor() != seat) return {{}, "It is not this seat's turn to decide."};
  Sheet const sheet = type(text);
  if (sheet.error_column)
    return {sheet.rule, "Column " + std::to_string(sheet.error_column) + ": " + sheet.error};
  if constexpr (ReadsOnTheWay<G>) return play(game().closing(live().state()));
  else return play(G::kSeal);
}

}  // namespace paddock
