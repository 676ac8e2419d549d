// SessionOf<G>: the Session of one game. Its parts stand in session_of_play.hpp (the door), session_of_link.hpp (what
// travels and what is kept) and session_of_view.hpp.
#pragma once
#include <algorithm>
#include <array>
#include <optional>

#include "post/envelope.hpp"
#include "session/ending.hpp"
#include "session/link_io.hpp"
#include "session/link_versions.hpp"
#include "session/race_of.hpp"
#include "session/ruling.hpp"
#include "session/save_io.hpp"
#include "session/session.hpp"
#include "session/told.hpp"
#include "session/view_io.hpp"
#include "view/marked.hpp"

namespace paddock {

template <class G>
struct KeptBy {
  struct Nothing {
    friend bool operator==(Nothing, Nothing) = default;
  };
  using Type = Nothing;
};
template <TellsOnly G>
struct KeptBy<G> {
  using Type = typename G::Kept;
};
template <class G>
using KeptOf = typename KeptBy<G>::Type;

template <Game G>
class SessionOf final : public Session {
  using State = typename G::State;
  using Event = typename G::Event;
  using Match = play::Match<G>;
  static_assert(!lasting_secrets<G>() || ViewLinks<G>, "a game with lasting secrets says what its links may hold");

 public:
  SessionOf(Match match, Role role, uint64_t game_id) : match_(std::move(match)), role_(role), game_id_(game_id) {}
  void set_hash_matches(bool matches) { hash_matches_ = matches; }
  Match& match() { return match_; }
  // What `seat` has said for later turns and this copy knows from an invite or an older copy. False: it cannot be.
  bool set_kept(Seat seat, KeptOf<G> const& kept);
  // A view: turns as `seat` (kNobody: everybody) may know them, the last one running.
  SessionOf(Match match, views::Sight<G> sight, Seat seat, uint64_t game_id)
      : match_(std::move(match)), role_(Role::Player), game_id_(game_id), viewed_(true), viewer_(seat), past_(std::move(sight.past)),
        told_rulings_(std::move(sight.rulings)) {
    match_.set_turns(std::move(sight.turns));
    if (seat >= 0) (void)sit(seat);
  }

  // ---- facts
  Setup const& setup() const override { return game().setup(); }
  char const* game_title() const override { return G::kCover.title; }
  std::string track_title() const override { return game().track_title(); }
  Words words() const override { return words_of(game()); }
  Role role() const override { return role_; }
  uint64_t game_id() const override { return game_id_; }
  int seats() const override { return int(setup().seats.size()); }
  Verdict sit(Seat seat) override;
  Seat seated() const override { return seated_; }
  Seat actor() const override {
    Seat const due = game().actor(live().state());
    return due == kOver || !waits() ? due : kNobody;   // a race that is over waits for nobody, whoever looks at it
  }
  int turn() const override { return game().turn(match_.state()); }
  Outcome outcome() const override { return game().outcome(match_.state()); }
  std::vector<Finish> finishes() const override { return finishes_of(match_); }
  uint64_t hash() const override { return hash_fields(match_.state()); }
  uint64_t public_hash() const override { return mark_at(match_.turns().size() - 1); }
  int differs_from(Session const& other) const override;
  bool hash_matches() const override { return hash_matches_; }

  // ---- the door
  int legal(Actions& out) const override;
  Verdict why_not(Action action) const override;
  Verdict play(Action action) override;
  Verdict play_all(std::span<Action const> actions) override;
  std::string name(Action action) const override { return game().name(live().state(), action); }
  bool find(std::string_view name, Action& out) const override {
    return actor() >= 0 && saves::find_word(game(), live().state(), name, out);
  }
  Sheet type(std::string_view text) override;
  Sheet read(Seat seat, std::string_view text) const override;
  OrderLine order_line() const override {
    if constexpr (HasOrderLines<G>) return G::order_line;
    else return nullptr;
  }
  OrderWords order_words() const override {
    if constexpr (HasOrderWords<G>) return G::order_words();
    else return {};
  }
  Verdict commit_text(Seat seat, std::string_view text) override;
  Verdict absent() override { return play(G::kAbsent); }
  Verdict retire() override { return play(G::kRetire); }
  void clear_draft() override;
  bool can_undo() const override {
    return live().can_unrule() || (actor() >= 0 && live().entries().size() > live().draft_begin(actor()));
  }
  bool can_redo() const override { return live().can_redo(); }
  bool undo() override { return can_undo() && live().undo(); }
  bool redo() override { return (actor() >= 0 || live().can_rule_again()) && live().redo(); }
  void reopen_turn() override;

  // ---- views
  Scene scene(Seat viewer, int turn) const override { return game().scene(seen(viewer, turn), viewer); }
  Film film(int turn) const override;
  Desk desk(Seat viewer, int turn = 0) const override { return game().desk(seen(viewer, turn), viewer); }
  AskedForm form(Seat viewer, std::string_view text, int page, std::span<KeptDraft const> kept) const override;
  WhatIf what_if(Seat viewer, std::string_view text, std::string_view assumed) const override {
    if constexpr (HasWhatIf<G>) return game().what_if(seen(viewer, 0), viewer, text, assumed);
    else return {};
  }
  Standing standing(Seat viewer, int turn) const override { return game().standing(seen(viewer, turn)); }
  std::vector<Line> log(int turn) const override;
  std::vector<Line> notes(int turn, Seat viewer) const override;
  std::vector<Draw> draws(int turn) const override;
  std::vector<Progress> timeline() const override;
  std::vector<Ruling> rulings() const override { return known_rulings(); }
  std::string ruling_words(Ruling const& ruling) const override { return rulings::in_words(ruling, rulings::Places{setup(), places_of<G>()}); }
  Recap recap() const override { return recap_of(match_); }
  std::vector<ChartMark> chart_marks() const override;
  std::string map_text(int turn) const override { return game().map_text(seen(kNobody, turn)); }
  std::vector<Paper> papers(Seat viewer) const override {
    if constexpr (HasPapers<G>) {
      auto const record = chronicle_of(match_);
      return game().papers(seen(viewer, 0), record);
    } else return {};
  }
  std::string order_text(Seat seat) const override { return game().sheet_text(live().state(), seat); }
  std::string order_as_sent(Seat seat, int turn) const override;
  bool committed(Seat seat) const override;
  bool midway() const override;
  bool nothing_to_order(Seat seat) const override {
    if constexpr (AsksForNothing<G>) return game().nothing_to_order(live().state(), seat);
    else return false;
  }
  std::string passed_over(std::string_view ahead) const override {
    if constexpr (PassesOver<G>) return game().passed_over(match_.turns().back().before, ahead);
    else return std::string(ahead);
  }
  Doc position(int turn) const override {
    size_t const i = turn_index(turn);
    return to_doc(i + 1 == match_.turns().size() ? live().state() : match_.turns()[i].before);
  }
  Doc public_position(int turn) const override { return to_doc(seen(kNobody, turn)); }
  post::Report report(int turn) const override;
  post::Report opening() const override;

  std::unique_ptr<Thinker> think(Seat seat, Level level, uint64_t seed) const override {
#ifdef PADDOCK_BOTS_ELSEWHERE
    (void)seat, (void)level, (void)seed;
    return nullptr;
#else
    return game().think(observed(live().state(), seat), seat, level, seed);
#endif
  }

  uint64_t bot_seed(Seat seat) const override {
    return match_.seed().beside(uint64_t(turn()) * 64 + uint64_t(seat));
  }

  // ---- truth out
  std::shared_ptr<G const> shared_game() const { return match_.shared_game(); }
  Expected<bool> rule(Doc const& patch, std::string_view author, std::string_view reason) override;
  Expected<std::vector<std::optional<std::string>>> take_back(int turns, std::string_view author, std::string_view reason) override;
  Doc save() const override;
  bool secret() const override { return lasting_secrets<G>() && !outcome().over; }
  bool replay_is_secret() const override { return (lasting_secrets<G>() || tells_only(game())) && !outcome().over; }
  std::string replay_link() const override { return viewed_ ? view_link(kNobody) : write_link('r', match_, match_.entries().size(), kNobody); }
  std::string table_link() const override { return past_link('t', kNobody); }
  std::string invite_link(Seat seat) const override { return past_link('i', seat); }
  void recall(Session const& older) override;
  std::string orders_link(Seat seat) const override;
  uint32_t revision(Seat seat) const override { return seat >= 0 && seat < kMaxSeats ? revisions_[size_t(seat)] : 0; }
  void set_revision(Seat seat, uint32_t sealed) override {
    if (seat >= 0 && seat < kMaxSeats) revisions_[size_t(seat)] = std::max(revisions_[size_t(seat)], sealed);
  }
  Expected<Sheet> read_orders(Orders const& orders) const override;
  std::unique_ptr<Session> fork() const override {
    auto copy = std::make_unique<SessionOf>(*this);
    copy->match_.keep_rulings();
    return copy;
  }
  std::unique_ptr<Session> rehearsal(uint64_t seed) const override {
    auto copy = std::make_unique<SessionOf>(*this);
    copy->match_.keep_rulings();
    copy->match_.reseed(seed);
    return copy;
  }
  std::unique_ptr<Session> as_table(Seed const& seed) const override;

 private:
  G const& game() const { return match_.game(); }
  // A player's own draft is played on a copy of what he may know; the shared past stays in match_.
  bool waits() const { return role_ == Role::Player && !draft_; }
  Match& live() { return draft_ ? *draft_ : match_; }
  Match const& live() const { return draft_ ? *draft_ : match_; }
  State observed(State s, Seat viewer) const {
    game().observe(s, viewer);
    return s;
  }
  // Index into match_.turns() of a turn number; the last one for 0 and for what does not exist.
  size_t turn_index(int turn) const {
    int const index = turn - game().turn(match_.start());
    size_t const last = match_.turns().size() - 1;
    return turn == 0 || index < 0 || size_t(index) > last ? last : size_t(index);
  }
  State seen(Seat viewer, int turn) const {
    size_t const i = turn_index(turn);
    bool const now = i + 1 == match_.turns().size();
    return observed(now ? live().state() : match_.turns()[i].before, viewer);
  }
  bool finished(int turn) const {
    return turn >= first_turn() && turn_index(turn) + 1 < match_.turns().size();
  }
  int first_turn() const { return game().turn(match_.start()); }
  int last_turn() const { return first_turn() + int(match_.turns().size()) - 1; }   // after a race one more than turn()
  rulings::List const& known_rulings() const { return viewed_ ? told_rulings_ : match_.rulings(); }
  bool told(int turn) const;
  post::Report report_head() const;
  void tell_standings(post::Report& r, Standing const& standing) const;
  void tell_cars(post::Report& r, int turn, State const& before, State const& after) const;
  std::string write_link(char kind, Match const& record, size_t entries, Seat seat) const;
  std::string view_link(Seat seat) const;
  uint64_t mark_at(size_t index) const;          // index into match_.turns(): what everybody may know of its beginning
  // Whether two copies differ at a turn only by rulings that one of them, which stands there, has not heard of.
  bool unheard(SessionOf const& other, int turn) const;
  views::Past past_before(size_t index) const;   // index into match_.turns()
  std::optional<uint32_t> mark_of(int turn) const;  // nothing: this copy does not know that turn
  std::string past_link(char kind, Seat seat) const;
  std::optional<KeptOf<G>> kept_of(Seat seat) const;
  State known(State const& s, Seat seat) const;
  void recall_kept(SessionOf const& old);

  Match match_;
  Role role_;
  uint64_t game_id_;
  bool hash_matches_ = true;
  bool viewed_ = false;       // match_ is what `viewer_` may know of it, without entries or tape
  Seat viewer_ = kNobody;
  views::Past past_;          // of the turns before the first one held
  rulings::List told_rulings_;
  Seat seated_ = kNobody;
  std::array<uint32_t, kMaxSeats> revisions_{};   // of each seat that was taken here in this turn
  std::optional<Match> draft_;
  std::optional<KeptOf<G>> kept_;
  Seat kept_seat_ = kNobody;
};

}  // namespace paddock

#include "session/session_of_link.hpp"
#include "session/session_of_play.hpp"
#include "session/session_of_view.hpp"
