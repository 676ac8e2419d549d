// SessionOf: links, what a view holds, saves. Included by session_of.hpp only.
#pragma once

namespace paddock {

template <Game G>
std::string SessionOf<G>::write_link(char kind, size_t entries, Seat seat) const {
  post::Encoder c;
  links::prime(c);
  Setup setup = game().setup();
  uint64_t id = game_id_;
  links::transfer_setup(c, setup);
  links::transfer_id(c, id);
  if (kind == 'i') c.uniform(uint32_t(seat), kMaxSeats);
  TapeDice tape(match_.tape());
  links::CoderDice dice(c, &tape);
  Match replay(match_.shared_game(), 0, dice);
  links::transfer_entries(c, replay, &match_, entries);
  c.uniform(uint32_t(hash_fields(replay.state())) & 0xFFFF, 0x10000);
  return post::fragment(post::Kind(kind), c.finish());
}

// The running turn as it began and the finished one before it, as `seat` may know them.
template <Game G>
std::string SessionOf<G>::view_link(Seat seat) const {
  if constexpr (secret_dice<G>()) {
    post::Encoder c;
    links::prime(c);
    Setup setup = game().setup();
    uint64_t id = game_id_;
    links::transfer_setup(c, setup);
    links::transfer_id(c, id);
    c.uniform(uint32_t(seat + 1), kMaxSeats + 1);
    auto const& all = match_.turns();
    Turns<G> turns;
    for (size_t i = all.size() < 2 ? 0 : all.size() - 2; i < all.size(); ++i)
      turns.push_back({observed(all[i].before, seat), i + 1 < all.size() ? all[i].events : std::vector<Event>{}, 0});
    views::transfer_turns<G>(c, turns);
    return post::fragment(post::Kind::View, c.finish());
  } else {
    return {};
  }
}

template <Game G>
std::unique_ptr<Session> SessionOf<G>::as_table(uint64_t seed) const {
  if (role_ != Role::Player || viewed_ || secret()) return nullptr;
  TapeDice dice(match_.tape());
  Match match(match_.shared_game(), seed, dice);
  for (auto const& e : match_.entries()) match.play_trusted(e.action, dice);
  auto table = std::make_unique<SessionOf>(std::move(match), Role::Table, game_id_);
  table->set_hash_matches(hash_matches_ && table->hash() == hash_fields(match_.state()));
  return table;
}

template <Game G>
void SessionOf<G>::recall(Session const& older) {
  if (!viewed_ || older.game_id() != game_id_ || setup().game != older.setup().game) return;
  SessionOf const& old = static_cast<SessionOf const&>(older);
  int const first = game().turn(match_.start());
  Turns<G> turns;
  for (auto const& t : old.match_.turns())
    if (game().turn(t.before) < first) turns.push_back(t);
  if (!old.viewed_ || old.viewer_ != viewer_ || turns.empty() || game().turn(turns.back().before) + 1 != first) return;
  turns.insert(turns.end(), match_.turns().begin(), match_.turns().end());
  match_.set_turns(std::move(turns));
}

// Head of an orders link: game, turn, seat, revision, position. The letters follow.
inline void transfer_orders_head(post::Coder& c, Orders& o) {
  links::transfer_id(c, o.game_id);
  o.turn = int(c.number(uint64_t(o.turn), 1));
  o.seat = Seat(c.uniform(uint32_t(o.seat < 0 ? 0 : o.seat), kMaxSeats));
  o.revision = uint32_t(c.number(o.revision, 2));
  o.position = c.uniform(o.position >> 16, 0x10000) << 16 | c.uniform(o.position & 0xFFFF, 0x10000);
}

template <Game G>
std::string SessionOf<G>::orders_link(Seat seat) const {
  Orders o{game_id_, turn(), seat, 0, uint32_t(public_hash()), ""};
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
  return post::fragment(post::Kind::Orders, c.finish());
}

template <Game G>
Expected<Sheet> SessionOf<G>::read_orders(Orders const& o) const {
  if (o.game_id != game_id_) return Error{"", "These orders belong to another game."};
  if (o.seat < 0 || o.seat >= seats()) return Error{"", "These orders name a seat this game does not have."};
  if (o.turn != turn()) return Error{"", "These orders are for " + words().turn(o.turn) + "; the table is at " + words().turn(turn()) + "."};
  if (o.position != uint32_t(public_hash()))
    return Error{"", "These orders were written for another history of this game; send the player the newest table link."};
  post::Decoder c(o.payload);
  Orders head;
  transfer_orders_head(c, head);
  Match replay(match_.shared_game(), 0);
  replay.set_position(observed(match_.turns().back().before, o.seat));
  Sheet sheet;
  Actions legal;
  while (c.flag(false, 5) && !c.failed()) {
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
  sheet.clean = game().sheet_text(replay.state(), o.seat);
  return sheet;
}

template <Game G>
Doc SessionOf<G>::save() const {
  Doc d = Doc::object();
  d["format"] = "paddock-save";
  d["schema"] = saves::kSchema;
  d["rules"] = saves::kRulesVersion;
  d["setup"] = setup_to_doc(game().setup());
  d["id"] = saves::to_hex(game_id_);
  d["seed"] = saves::to_hex(match_.seed());
  d["role"] = role_ == Role::Player ? "player" : "table";
  if (viewed_) {
    if constexpr (secret_dice<G>()) d["view"] = views::to_doc<G>(match_.turns());
    d["viewer"] = int(viewer_);
  }
  if (seated_ >= 0) {
    d["seat"] = int(seated_);
    d["draft"] = saves::entries_to_doc(*draft_);
  }
  d["actions"] = saves::entries_to_doc(match_);
  d["tape"] = saves::tape_to_doc(match_.tape());
  d["hash"] = saves::to_hex(hash());
  return d;
}

}  // namespace paddock
