// SessionOf: links, what a view holds, saves. Included by session_of.hpp only.
#pragma once

namespace paddock {

template <Game G>
std::string SessionOf<G>::write_link(char kind, Match const& record, size_t entries, Seat seat) const {
  if (!hash_matches_) return {};   // nothing of a save that does not add up is handed on
  post::Encoder c;
  links::prime(c);
  Setup setup = game().setup();
  uint64_t id = game_id_;
  links::transfer_setup(c, setup);
  links::transfer_id(c, id);
  if (kind == 'i') c.uniform(uint32_t(seat), kMaxSeats);
  TapeDice tape(record.tape());
  links::CoderDice dice(c, &tape);
  Match replay(match_.shared_game(), 0, dice);
  links::transfer_entries(c, replay, &record, entries);
  c.uniform(uint32_t(hash_fields(replay.state())) & 0xFFFF, 0x10000);
  if constexpr (TellsOnly<G>)
    if (kind == 'i' && record.told()) {
      auto kept = kept_of(seat);
      links::transfer_kept(c, kept);
    }
  return links::fragment(post::Kind(kind), c.finish(), G::kVersions, G::kCover.id);
}

template <Game G>
int SessionOf<G>::differs_from(Session const& other) const {
  if (other.game_id() != game_id_ || std::string_view(other.setup().game) != setup().game) return game().turn(match_.start());
  auto const& theirs = static_cast<SessionOf const&>(other).match_.turns();
  auto const& that = static_cast<SessionOf const&>(other);
  int const my_first = first_turn(), first = std::max(my_first, game().turn(theirs.front().before));
  int const last = std::min(turn(), other.turn());
  bool common = false;   // a turn that both know
  // Turns whose starts are both held are compared whole, earlier ones by their marks.
  for (int t = std::min(my_first - int(past_.size()), first); t < first && t <= last; ++t) {
    auto const a = mark_of(t), b = that.mark_of(t);
    common = common || (a && b);
    if (a && b && *a != *b && !unheard(that, t)) return t;
  }
  size_t at = 0;
  for (size_t mine = 0; mine < match_.turns().size(); ++mine) {
    int const turn = game().turn(match_.turns()[mine].before);
    while (at < theirs.size() && game().turn(theirs[at].before) < turn) ++at;
    if (at == theirs.size()) break;
    if (game().turn(theirs[at].before) != turn) continue;
    common = true;
    if (mark_at(mine) != that.mark_at(at) && !unheard(that, turn)) return turn;
    ++at;   // the end of a race may bear the number of the turn that brought it
  }
  return common ? 0 : first;   // nothing shows that one goes on from the other
}

template <Game G>
std::optional<uint32_t> SessionOf<G>::mark_of(int turn) const {
  for (size_t i = 0; i < match_.turns().size(); ++i)
    if (game().turn(match_.turns()[i].before) == turn) return uint32_t(mark_at(i));
  int const at = turn - game().turn(match_.start()) + int(past_.size());
  if (at < 0 || size_t(at) >= past_.size()) return {};
  return past_[size_t(at)];
}

template <Game G>
views::Past SessionOf<G>::past_before(size_t index) const {
  views::Past out = past_;
  for (size_t i = 0; i < index; ++i) out.push_back(uint32_t(mark_at(i)));
  return out;
}

template <Game G>
uint64_t SessionOf<G>::mark_at(size_t index) const {
  uint64_t const mark = hash_fields(observed(match_.turns()[index].before, kNobody));
  auto const& ruled = known_rulings();
  return ruled.empty() ? mark : rulings::mixed(mark, ruled, first_turn() + int(index));
}

template <Game G>
bool SessionOf<G>::unheard(SessionOf const& other, int turn) const {
  auto const &mine = known_rulings(), &theirs = other.known_rulings();
  if (mine.empty() && theirs.empty()) return false;
  return (last_turn() == turn && rulings::unheard(mine, theirs, turn)) ||
         (other.last_turn() == turn && rulings::unheard(theirs, mine, turn));
}

// The running turn as it began and the finished one before it, as `seat` may know them.
template <Game G>
std::string SessionOf<G>::view_link(Seat seat) const {
  if (!hash_matches_) return {};
  if constexpr (lasting_secrets<G>()) {
    post::Encoder c;
    links::prime(c);
    Setup setup = game().setup();
    uint64_t id = game_id_;
    links::transfer_setup(c, setup);
    links::transfer_id(c, id);
    c.uniform(uint32_t(seat + 1), kMaxSeats + 1);
    auto const& all = match_.turns();
    size_t const begin = all.size() < 2 ? 0 : all.size() - 2;
    views::Sight<G> sight{{}, past_before(begin), known_rulings()};
    for (size_t i = begin; i < all.size(); ++i)
      sight.turns.push_back({observed(all[i].before, seat), i + 1 < all.size() ? all[i].events : std::vector<Event>{}, 0});
    views::transfer_sight<G>(c, sight);
    return links::fragment(post::Kind::View, c.finish(), G::kVersions, G::kCover.id);
  } else {
    return {};
  }
}

// Of a game with told records an invite and a link for all hold the finished turns as such a record.
template <Game G>
std::string SessionOf<G>::past_link(char kind, Seat seat) const {
  if (secret() || viewed_) return view_link(seat);
  if constexpr (TellsOnly<G>)
    if (game().tells_only()) {
      Match const record = told_record(match_);
      return write_link(kind, record, record.entries().size(), seat);
    }
  return write_link(kind, match_, match_.turns().back().first_entry, seat);
}

// The table knows what every seat keeps to itself, a player's copy what his own does, unless it never heard.
template <Game G>
std::optional<KeptOf<G>> SessionOf<G>::kept_of(Seat seat) const {
  if constexpr (TellsOnly<G>) {
    if (role_ == Role::Player) return kept_seat_ == seat ? kept_ : std::nullopt;
    return game().kept(match_.turns().back().before, seat);
  }
  return {};
}

template <Game G>
bool SessionOf<G>::set_kept(Seat seat, KeptOf<G> const& kept) {
  State trial = match_.state();
  if constexpr (TellsOnly<G>)
    if (kept == KeptOf<G>{} ? seat >= 0 && seat < seats() : game().keep(trial, seat, kept)) {
      kept_ = kept;
      kept_seat_ = seat;
      if (seated_ >= 0) (void)sit(seated_);
      return true;
    }
  return false;
}

// What `seat` may know, with what only this copy can tell it of itself.
template <Game G>
typename SessionOf<G>::State SessionOf<G>::known(State const& s, Seat seat) const {
  State out = observed(s, seat);
  if constexpr (TellsOnly<G>)
    if (kept_ && kept_seat_ == seat) (void)game().keep(out, seat, *kept_);
  return out;
}

// A link that says nothing of it: what stood on the older copy stands, and what was sealed there to stand from then on.
template <Game G>
void SessionOf<G>::recall_kept(SessionOf const& old) {
  if constexpr (TellsOnly<G>) {
    if (role_ != Role::Player || kept_ || !match_.told() || old.seated_ < 0 || old.turn() > turn()) return;
    State const& s = old.turn() < turn() ? old.draft_->state() : old.draft_->start();
    (void)set_kept(old.seated_, game().kept(s, old.seated_));
  }
}

template <Game G>
std::unique_ptr<Session> SessionOf<G>::as_table(Seed const& seed) const {
  if (role_ != Role::Player || viewed_ || secret()) return nullptr;
  auto table = std::make_unique<SessionOf>(match_, Role::Table, game_id_);
  table->match_.reseed(seed);
  table->set_hash_matches(hash_matches_);
  return table;
}

template <Game G>
void SessionOf<G>::recall(Session const& older) {
  if (older.game_id() != game_id_ || setup().game != older.setup().game) return;
  SessionOf const& old = static_cast<SessionOf const&>(older);
  recall_kept(old);
  if (!viewed_) return;
  int const first = game().turn(match_.start());
  Turns<G> turns;
  for (auto const& t : old.match_.turns())
    if (game().turn(t.before) < first) turns.push_back(t);
  if (!old.viewed_ || old.viewer_ != viewer_ || turns.empty() || game().turn(turns.back().before) + 1 != first) return;
  if (past_.size() > turns.size()) past_.resize(past_.size() - turns.size());   // the marks of those turns
  else past_ = old.past_;
  turns.insert(turns.end(), match_.turns().begin(), match_.turns().end());
  match_.set_turns(std::move(turns));
}

// Head of an orders link: game, turn, seat, revision, position. The letters follow.
inline void transfer_orders_head(post::Coder& c, Orders& o) {
  links::transfer_id(c, o.game_id);
  uint64_t const turn = c.number(uint64_t(o.turn), 1);
  if (turn > links::kMostEntries) c.fail();
  o.turn = int(turn);
  o.seat = Seat(c.uniform(uint32_t(o.seat < 0 ? 0 : o.seat), kMaxSeats));
  o.revision = uint32_t(c.number(o.revision, 2));
  o.position = c.uniform(o.position >> 16, 0x10000) << 16 | c.uniform(o.position & 0xFFFF, 0x10000);
}

template <Game G>
std::string SessionOf<G>::orders_link(Seat seat) const {
  if (!hash_matches_) return {};
  Orders o{game_id_, turn(), seat, revision(seat), uint32_t(public_hash()), ""};
  post::Encoder c;
  transfer_orders_head(c, o);
  Match replay(match_.shared_game(), 0);
  replay.set_position(observed(match_.turns().back().before, seat));
  size_t const begin = draft_ ? 0 : match_.turns().back().first_entry;
  Actions legal;
  for (size_t i = begin; i < live().entries().size(); ++i) {
    auto const& e = live().entries()[i];
    if (e.seat != seat) continue;
    c.flag(true, 5);
    links::transfer_action(c, game(), replay.state(), e.action, legal);
    SeededDice none(0);
    replay.play_trusted(e.action, none);
  }
  c.flag(false, 5);
  return links::fragment(post::Kind::Orders, c.finish(), G::kVersions, {});
}

template <Game G>
Expected<Sheet> SessionOf<G>::read_orders(Orders const& o) const {
  if (o.game_id != game_id_) return Error{"", "These orders belong to another game."};
  if (o.seat < 0 || o.seat >= seats()) return Error{"", "These orders name a seat this game does not have."};
  if (o.turn != turn()) return Error{"", "These orders are for " + words().turn(o.turn) + "; the table is at " + words().turn(turn()) + "."};
  if (o.position != uint32_t(public_hash()))
    return Error{"", "These orders were written for another history of this game; send the player the newest table link."};
  auto const link = post::open_link(o.payload, "o");
  if (!link) return link.error();
  if (auto ours = links::readable(*link, G::kVersions, G::kCover.title); !ours) return ours.error();
  post::Decoder c(link->payload);
  Orders head;
  transfer_orders_head(c, head);
  Match replay(match_.shared_game(), 0);
  replay.set_position(observed(match_.turns().back().before, o.seat));
  Sheet sheet;
  Actions legal;
  bool any = false;
  for (; c.flag(false, 5) && !c.failed(); any = true) {
    if (game().actor(replay.state()) != o.seat) return Error{"", "These orders hold more than one commitment."};
    Action const a = links::transfer_action(c, game(), replay.state(), Action{}, legal);
    if (c.failed()) break;
    if (a == G::kSeal) continue;
    if (a == G::kAbsent || a == G::kRetire) return Error{"", "These orders hold a ruling only the GM can make."};
    sheet.actions.push_back(a);
    SeededDice none(0);
    replay.play_trusted(a, none);
    if (sheet.actions.size() > 1000) c.fail();
  }
  if (c.failed()) return Error{"", "These orders break off; ask for the link again."};
  if (!any) return Error{"", "This link holds no order: it was made before one was given. What stood before stays."};
  sheet.clean = game().sheet_text(replay.state(), o.seat);
  return sheet;
}

template <Game G>
Doc SessionOf<G>::save() const {
  Doc d = Doc::object();
  d["format"] = "paddock-save";
  d["schema"] = saves::kSchema;
  d["rules"] = G::kVersions.rules;
  d["coding"] = G::kVersions.coding;   // a save does not depend on it; it tells which build kept it
  d["setup"] = setup_to_doc(game().setup());
  d["id"] = saves::to_hex(game_id_);
  d["seed"] = match_.seed().hex();
  d["role"] = role_ == Role::Player ? "player" : "table";
  if (viewed_) {
    if constexpr (lasting_secrets<G>()) {
      d["view"] = views::to_doc<G>(match_.turns());
      if (!told_rulings_.empty()) d["rulings"] = rulings::told_to_save(told_rulings_);
    }
    d["viewer"] = int(viewer_);
    if (!past_.empty()) d["past"] = views::past_to_doc(past_);
  }
  if (seated_ >= 0) {
    d["seat"] = int(seated_);
    d["draft"] = saves::entries_to_doc(*draft_);
    if (uint32_t const sealed = revision(seated_)) d["revision"] = int64_t(sealed);
  }
  if (match_.told()) d["told"] = match_.told();
  if constexpr (TellsOnly<G>)
    if (kept_) d["kept"] = to_doc(*kept_), d["keptSeat"] = int(kept_seat_);
  d["actions"] = saves::entries_to_doc(match_);
  if (!match_.rulings().empty()) d["rulings"] = rulings::to_save(match_.rulings());
  d["tape"] = saves::tape_to_doc(match_.tape());
  d["hash"] = hash_matches_ ? saves::to_hex(saves::hash_of(d, hash())) : "unsound";   // kept again it is none the better
  return d;
}

}  // namespace paddock
