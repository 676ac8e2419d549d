// SessionOf: what can be seen. Included by session_of.hpp only.
#pragma once

namespace paddock {

template <Game G>
bool SessionOf<G>::committed(Seat seat) const {
  State const& s = live().state();
  Seat const now = game().actor(s);
  if (now < 0) return true;
  if (now == seat) return false;  // sealed and asked again while the turn is carried out
  for (size_t i = live().entries().size(); i-- > (draft_ ? 0 : match_.turns().back().first_entry);) {
    auto const& e = live().entries()[i];
    if (e.seat == seat) return e.action == G::kSeal || e.action == G::kAbsent || e.action == G::kRetire;
  }
  return false;
}

template <Game G>
bool SessionOf<G>::midway() const {
  if (role_ != Role::Table) return false;
  Seat const now = actor();
  if constexpr (AsksOnTheWay<G>) {
    if (now >= 0 && game().on_the_way(live().state())) return true;   // nobody has to seal anything first
  }
  for (size_t i = match_.turns().back().first_entry; now >= 0 && i < match_.entries().size(); ++i) {
    auto const& e = match_.entries()[i];
    if (e.seat == now && (e.action == G::kSeal || e.action == G::kAbsent || e.action == G::kRetire)) return true;
  }
  return false;
}

// Turns whose events may be told: the finished ones, and what has been seen of the running one.
template <Game G>
bool SessionOf<G>::told(int turn) const {
  return finished(turn) || (turn == this->turn() && midway());
}

template <Game G>
AskedForm SessionOf<G>::form(Seat viewer, std::string_view text, int page, std::span<KeptDraft const> kept) const {
  State const state = seen(viewer, 0);
  AskedForm out;
  if constexpr (HasFormPages<G>) {
    out.pages = game().form_pages(state, viewer, text);
    out.page = std::clamp(page, 0, std::max(int(out.pages.size()) - 1, 0));
    out.questions = game().questions(state, viewer, text, out.page);
  } else {
    out.questions = game().questions(state, viewer, text);
  }
  if constexpr (OffersKept<G>)
    if (!kept.empty()) game().offer_kept(state, viewer, text, kept, out.questions);
  return out;
}

template <Game G>
Film SessionOf<G>::film(int turn) const {
  if (!told(turn)) return {};
  auto const& t = match_.turns()[turn_index(turn)];
  return game().film(observed(t.before, kNobody), t.events);
}

template <Game G>
std::vector<Line> SessionOf<G>::log(int turn) const {
  std::vector<Line> lines;
  auto const& ruled = known_rulings();
  if (turn == first_turn() && !ruled.empty()) rulings::add_lines(lines, ruled, turn, rulings::Places{setup(), places_of<G>()});
  if (!told(turn)) return lines;
  auto const& t = match_.turns()[turn_index(turn)];
  for (size_t i = 0; i < t.events.size(); ++i) {
    Line line = say_among(game(), t.before, t.events, i);
    if (!line.text.empty()) lines.push_back(std::move(line));
  }
  if (!ruled.empty()) rulings::add_lines(lines, ruled, turn + 1, rulings::Places{setup(), places_of<G>()});
  return lines;
}

template <Game G>
std::vector<Line> SessionOf<G>::notes(int turn, Seat viewer) const {
  if constexpr (HasNotes<G>) {
    size_t const index = turn_index(turn), next = index + 1;
    if (!told(turn)) return {};
    State const& after = next < match_.turns().size() ? match_.turns()[next].before : live().state();
    return game().notes(observed(match_.turns()[index].before, viewer), observed(after, viewer), viewer);
  } else {
    return {};
  }
}

template <Game G>
std::vector<Draw> SessionOf<G>::draws(int turn) const {
  std::vector<Draw> out;
  if (!told(turn) || secret()) return out;
  size_t const index = turn_index(turn);
  size_t const end = index + 1 < match_.turns().size() ? match_.tape_end(match_.turns()[index + 1].first_entry) : match_.tape().size();
  for (size_t i = match_.tape_end(match_.turns()[index].first_entry); i < end; ++i)
    out.push_back({int(i) + 1, game().say_roll(match_.tape()[i])});
  return out;
}

template <Game G>
std::vector<Progress> SessionOf<G>::timeline() const {
  std::vector<Progress> out;
  int last_step = 0;
  for (size_t i = 0; i + 1 < match_.turns().size(); ++i) {
    auto const& t = match_.turns()[i];
    Progress p;
    p.turn = game().turn(t.before);
    for (auto const& effect : game().film(t.before, t.events).effects) {
      bool known = false;
      for (auto kind : p.kinds) known = known || kind == effect.kind;
      if (!known) p.kinds.push_back(effect.kind);
      if (effect.icon[0] && (!p.icon[0] || effect.tone > p.tone)) p.icon = effect.icon, p.tone = effect.tone;
    }
    Standing const standing = game().standing(match_.turns()[i + 1].before);
    bool const begins = standing.step > last_step && last_step > 0 && !words().group;   // of a large turn it is a part
    if (begins) p.label = words().lap + " " + std::to_string(standing.step);
    last_step = standing.step;
    out.push_back(std::move(p));
  }
  return out;
}

template <Game G>
std::vector<ChartMark> SessionOf<G>::chart_marks() const {
  auto const record = chronicle_of(match_);
  return game().chart_marks(record);
}

template <Game G>
std::string SessionOf<G>::order_as_sent(Seat seat, int turn) const {
  if (!finished(turn)) return "";
  size_t const index = turn_index(turn);
  size_t const end = match_.turns()[index + 1].first_entry;
  Match replay(match_.shared_game(), 0);
  replay.set_position(observed(match_.turns()[index].before, seat));
  bool sealed = false;
  for (size_t i = match_.turns()[index].first_entry; i < end; ++i) {
    auto const& e = match_.entries()[i];
    if (e.seat != seat) continue;
    sealed = e.action == G::kSeal;
    if (sealed) break;
    if (e.action == G::kAbsent || e.action == G::kRetire) return "";
    if constexpr (TellsOnly<G>)
      if (!G::shown(e.action)) continue;
    SeededDice none(0);
    replay.play_trusted(e.action, none);
  }
  std::string text = game().sheet_text(replay.state(), seat);
  if constexpr (HasEmptyOrder<G>)
    if (sealed && text.empty()) return game().empty_order(replay.state());
  return text;
}

template <Game G>
post::Report SessionOf<G>::report_head() const {
  post::Report r;
  r.title = setup().title.empty() ? track_title() : setup().title;
  if (!hash_matches_) r.title += " (of a save that does not add up)";
  r.game = G::kCover.title;
  r.words = words();
  return r;
}

template <Game G>
void SessionOf<G>::tell_standings(post::Report& r, Standing const& standing) const {
  bool const apart = !standing.note_label.empty();   // `more` has it, too
  r.columns = {"", words().seat, standing.main_label};
  for (auto const& row : standing.rows) {
    auto const& seat = setup().seats[size_t(row.seat)];
    post::StandingsRow line{{std::to_string(row.place), std::to_string(seat.number) + " " + seat.name, apart ? std::to_string(row.main) : standing.number(row)},
                            row.state == Standing::Row::Retired};
    for (Figure const& f : row.more) line.cells.push_back(f.value);
    r.standings.push_back(line);
  }
  if (!standing.rows.empty())
    for (Figure const& f : standing.rows[0].more) r.columns.push_back(f.label);
}

inline std::vector<std::string> map_lines(std::string const& map) {
  std::vector<std::string> out;
  for (size_t at = 0; at < map.size();) {
    size_t const end = std::min(map.find('\n', at), map.size());
    out.push_back(map.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

// "Your order" -> "your order"
inline std::string small(std::string text) {
  if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = char(text[0] + 32);
  return text;
}

inline post::ReportPart report_part(TurnPart const& part) {
  post::ReportPart out{part.title, {}};
  for (Line const& line : part.lines) out.events.push_back({unmarked(line.text), line.rules.empty() ? "" : line.rules[0].id});
  return out;
}

template <Game G>
void SessionOf<G>::tell_cars(post::Report& r, int turn, State const& before, State const& after) const {
  auto const& events = match_.turns()[turn_index(turn)].events;
  std::vector<bool> told(events.size());
  if constexpr (HasTurnParts<G>)
    for (TurnPart const& part : game().parts(before, after, events)) {
      r.parts.push_back(report_part(part));
      for (size_t i : part.told) told[i] = true;
    }
  for (auto const& row : game().standing(after).rows) {
    auto const& seat = setup().seats[size_t(row.seat)];
    Account const account = game().account(before, after, events, row.seat);
    // What was sent stays unsaid where secrets last, after the end, too, unless the game has it otherwise.
    bool opens = false;
    if constexpr (requires { G::kOrdersOpen; }) opens = actor() == kOver;
    std::string const sent = r.so_far ? post::kUnsaid : lasting_secrets<G>() && !opens ? "(not shown)" : order_as_sent(row.seat, turn);
    post::CarReport c{std::to_string(seat.number) + " " + seat.name, sent, account.done, account.path, {}, account.state};
    for (size_t i = 0; i < events.size(); ++i) {
      if (events[i].seat != row.seat || told[i]) continue;
      Line said = say_among(game(), before, events, i);
      if (!said.text.empty()) c.events.push_back({unmarked(said.text), said.rules.empty() ? "" : said.rules[0].id});
    }
    r.cars.push_back(std::move(c));
  }
}

template <Game G>
post::Report SessionOf<G>::report(int turn) const {
  post::Report r = report_head();
  r.turn = words().number(turn);
  if (!this->told(turn)) return r;
  r.so_far = !finished(turn);
  size_t const index = turn_index(turn);
  auto public_now = [&](State const& s) { return secret() || r.so_far ? observed(s, kNobody) : s; };
  State const before = public_now(match_.turns()[index].before), after = public_now(r.so_far ? match_.state() : match_.turns()[index + 1].before);
  Standing const standing = game().standing(after);
  bool const named = r.words.group != nullptr;   // the title has turn and part; the figures would have those that come
  for (Figure const& f : standing.top)
    if (!named && f.label != "Turn" && !f.label.ends_with(" turn"))   // the title says it of this one, the figure of the next
      r.summary += (r.summary.empty() ? "" : ", ") + f.label + " " + f.value;
  tell_standings(r, standing);
  tell_cars(r, turn, before, after);
  if (auto const& ruled = known_rulings(); !ruled.empty()) {
    rulings::Places const places{setup(), places_of<G>()};
    rulings::add_words(r.rulings, ruled, turn, "Before " + words().turn(turn), places);
    rulings::add_words(r.rulings, ruled, turn + 1, "After " + words().turn(turn), places);
  }
  for (Draw const& d : draws(turn)) {
    std::string line = std::to_string(d.number) + ". " + d.line.text + ": " + d.line.value;
    if (d.line.seat >= 0) line += " (" + setup().seats[size_t(d.line.seat)].name + ")";
    r.dice.push_back(std::move(line));
  }
  r.map = map_lines(game().map_text(after));
  if (r.so_far) r.asked = setup().seats[size_t(actor())].name + " is asked: " + small(game().desk(observed(match_.state(), actor()), actor()).title) + ".";
  if (actor() == kOver && index + 2 == match_.turns().size()) tell_ending(*this, r);
  return r;
}

template <Game G>
post::Report SessionOf<G>::opening() const {
  post::Report r = report_head();
  r.opening = true;
  State const s = observed(match_.turns().front().before, kNobody);
  Standing const standing = game().standing(s);
  r.summary = words().track + ": " + track_title();
  if (words().laps && standing.steps > 0) r.summary += ", " + std::to_string(standing.steps) + " " + (standing.steps == 1 ? words().lap : words().many_laps);
  r.summary += ". " + words().start;
  tell_standings(r, standing);
  if constexpr (HasOpening<G>)
    for (TurnPart const& part : game().opening(s)) r.parts.push_back(report_part(part));
  auto const all = G::settings();
  for (auto it = setup().settings.begin(); it != setup().settings.end(); ++it) {
    auto const one = std::find_if(all.begin(), all.end(), [&](Setting const& t) { return t.name == it.key(); });
    if (one == all.end()) continue;
    std::string const value = it.value().is_string() ? it.value().template get<std::string>() : dump_doc(it.value());
    if (value == one->fallback) continue;
    r.settings.push_back(one->label + ": " + one->words_of(value) + ", not " + one->words_of(one->fallback) + (one->rule.id[0] ? " [" + std::string(one->rule.id) + "]" : ""));
  }
  r.map = map_lines(game().map_text(s));
  Seat const first = match_.turns().size() == 1 ? game().actor(match_.state()) : kNobody;
  if (first >= 0 && game().turn(match_.state()) == first_turn()) r.asked = capital(words().turn(first_turn())) + ": " + small(game().desk(observed(match_.state(), first), first).title) + ".";
  return r;
}

}  // namespace paddock
