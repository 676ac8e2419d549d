// Opening anything: a link, orders, a save, a message. One function decides; what fails says so and changes nothing.
#include "shell/impl.hpp"

#include "desk/brought.hpp"
#include "session/letters.hpp"
#include "session/save_io.hpp"

namespace paddock::app {
namespace {

std::string id_of(uint64_t game_id, std::string const& suffix = "") {
  return saves::to_hex(game_id) + suffix;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && uint8_t(text.front()) <= ' ') text.remove_prefix(1);
  while (!text.empty() && uint8_t(text.back()) <= ' ') text.remove_suffix(1);
  return text;
}

}  // namespace

void App::Impl::show_problem(Problem p) {
  problem = std::move(p);
  poke();
}

void App::Impl::open_anything(std::string_view raw, bool address) {
  std::string const text(trimmed(raw));
  if (text.empty()) return toast("There was nothing to paste.", Tone::Warn, "clipboard");
  problem = Problem{};
  if (text.front() == '{') return open_file("pasted.json", text);
  std::vector<post::LinkPlace> const links = post::find_links(text);
  bool const map = ui.screen == ScreenId::Setup && !address && links.empty() && text.find('\n') != std::string::npos;
  if (map) return open_file("pasted.txt", text);
  bool const at_desk = play && play->gm() && !read_only();
  // A GM's paste may hold many orders between words: his inbox sorts it out.
  bool const orders_only = std::all_of(links.begin(), links.end(), [](auto const& l) { return l.kind == post::Kind::Orders; });
  if (at_desk && ui.screen == ScreenId::Gm && orders_only) {
    if (auto one = links.size() == 1 ? paddock::open_link(text, 0) : Expected<Opened>(Error{}); one && one->orders.game_id != play->session().game_id())
      return open_orders(*one, text);
    return intents.push_back({Intent::TakeOrders, 0, text, {}, {}});
  }
  if (links.empty() && play && !read_only() && !address) {
    if (at_desk) return intents.push_back({Intent::TakeOrders, 0, text, {}, {}});
    return intents.push_back({Intent::TypeOrder, 0, text, {}, {}});
  }
  auto opened = paddock::open_link(text, host.new_seed());
  if (!opened) return show_problem(problem_of(opened.error(), text, links.empty() && !address ? "text" : "link"));
  if (opened->kind == Opened::OrdersFor) return open_orders(*opened, text);
  open_game(std::move(*opened), links.empty() ? 't' : char(links[0].kind), post::deadline_of(text));
}

// Orders whose table is not on this device: of a race that has a seat here, or of one that nobody here knows.
Problem App::Impl::not_kept(Orders const& orders) {
  for (store::Listed const& one : library.list()) {
    if (one.id.rfind(id_of(orders.game_id), 0) != 0) continue;
    GameInfo const* game = find_game(one.summary.game);
    Words const words = game ? game->words() : Words{};
    std::string const turn = words.turn(orders.turn), present = words.turn(one.summary.turn);
    return {.title = "These orders are for " + turn + " of " + one.summary.title,
            .words = "Here you have a seat in that " + words.race + (turn == present ? "" : ", which is in " + present + " on this device") +
                     ". Orders go to the game master: send the link to whoever keeps the " + words.race + ".",
            .again = false, .calm = true};
  }
  std::string const open = play && play->gm() ? "They are not for " + play->title() + ", which is open, and the race they belong to is not kept on this device. "
                                              : "The race they belong to is not kept on this device. ";
  return {.title = "These orders are for another race", .words = open + "Open it here first, or open the link where the game master keeps the race.", .again = false};
}

// Orders find their race on this device by its id; the GM's inbox checks them.
void App::Impl::open_orders(Opened const& opened, std::string_view text) {
  std::string const id = table_for(opened.orders);
  if (!play || play->id() != id) {
    if (!library.has(id)) return show_problem(not_kept(opened.orders));
    open_saved(id);
  }
  if (!play || play->id() != id) return;
  if (Words const& words = play->words(); play->session().actor() == kOver)
    return show_problem({.title = "These orders are for " + words.turn(opened.orders.turn) + " of " + play->title(),
                         .words = "That " + words.race + " is over; nothing was taken.", .again = false, .calm = true});
  if (play->gm() && ui.screen != ScreenId::Gm) go(ScreenId::Gm);
  intents.push_back({Intent::TakeOrders, 0, std::string(text), {}, {}});
}

void App::Impl::open_game(Opened opened, char kind, int64_t deadline) {
  Session const& s = *opened.session;
  uint64_t const game = s.game_id();
  int const turn = s.turn();
  // A table link on the device of the game master must not replace the truth he keeps.
  std::string const id = id_of(s.game_id(), kind == char(post::Kind::Replay) ? "-r" : copy_suffix(s));
  open_beside(id, std::move(opened.session), {}, opened.seat, From::Link);
  if (play && play->session().game_id() == game && play->session().turn() == turn) play->hear_deadline(deadline);
}

// A table link on another device than his: the GM takes the race up where its last turn ended.
void App::Impl::go_on_as_gm() {
  auto table = play->session().as_table(host.new_seed());
  if (!table) return toast("A GM cannot go on from this link; open a back-up file of the race.", Tone::Warn, "alert-triangle");
  std::string const link_copy = play->id(), id = id_of(table->game_id());
  bool const mine = open_beside(id, std::move(table), {}, kNobody, From::Gm);
  library.erase(link_copy);             // it held nothing but the turns that the table holds
  if (!mine || problem.any()) return;
  Words const& words = play->words();
  show_problem({.title = "You are the GM of this " + words.race + " now",
                .words = "It goes on from " + words.turn(play->session().turn()) + ". Orders that have come in for it are in no "
                         "table link: ask for them again, or open a back-up file instead. The dice from now on are new.",
                .again = false, .calm = true});
}

void App::Impl::open_saved(std::string const& id) {
  auto loaded = library.load(id);
  if (!loaded) return show_problem(problem_of(loaded.error(), "", "save"));
  if (!loaded->note.empty()) toast(loaded->note, Tone::Warn, "alert-triangle");
  open_save_doc(loaded->text, id);
}

void App::Impl::open_save_doc(std::string_view text, std::string const& id, Seat seat) {
  auto doc = parse_doc(text);
  if (!doc) return show_problem(problem_of(doc.error(), text, "save"));
  auto session = load_session(*doc);
  if (!session) return show_problem(problem_of(session.error(), "", "save"));
  auto game = std::make_unique<Play>(id, std::move(*session), Play::extra_of(*doc), seat);
  uint64_t const as_kept = game->generation();
  become(std::move(game));
  if (seat < 0) saved_generation = as_kept;  // nothing new to write
}

void App::Impl::open_file(std::string_view name, std::string_view bytes) {
  std::string_view const text = trimmed(bytes.substr(0, store::kFileBytes));
  if (text.empty()) return show_problem({"This file is empty", "Choose the file again.", std::string(name), "", false});
  bool const map = ui.screen == ScreenId::Setup && text.front() != '{';
  if (map) {
    GameInfo const* game = late_code_here() ? find_game(ui.setup_game) : nullptr;
    auto const card = game ? game->track_card(text) : Expected<TrackCard>(Error{"", "the set-up is still on its way; drop the map again"});
    if (!card) return show_problem(problem_of(card.error(), text, "map"));
    return void(ui.dropped_map = text);
  }
  if (text.front() != '{') return open_anything(text);
  if (auto doc = parse_doc(text); doc && get_text(*doc, "format") == "paddock-league") return open_league(*doc);
  if (auto games = store::Library::read_file(text)) {
    auto const one = games->size() == 1 ? parse_doc(games->front().text) : Expected<Doc>(Error{});
    if (one) open_save(*one);
    else library.import_file(text, [this](int kept_count, std::string const& error) {
      if (!error.empty()) toast(error, Tone::Bad, "alert-circle");
      if (kept_count > 0) toast(kept_count == 1 ? "One race taken in." : std::to_string(kept_count) + " races taken in.");
      shelf.read(library);
      poke();
    });
    if (auto doc = parse_doc(text, store::kFileBytes); doc && doc->contains("league")) open_league((*doc)["league"]);
    return;
  } else if (auto doc = parse_doc(text); doc && get_text(*doc, "format") == "paddock-save") {
    return open_save(*doc);
  } else {
    show_problem(problem_of(games.error(), text, "file"));
  }
}

void App::Impl::open_save(Doc const& save) {
  auto session = load_session(save);
  if (!session) return show_problem(problem_of(session.error(), "", "file"));
  std::string const base = id_of((*session)->game_id(), copy_suffix(**session));
  open_beside(base, std::move(*session), Play::extra_of(save), kNobody, From::File);
}

void App::Impl::start_race(Setup const& setup) {
  Seed const seed = host.new_seed();
  uint64_t const game_id = host.entropy();
  auto session = start_session(setup, seed, game_id);   // with what seats bring: it tells of a fault
  Setup open = setup;
  auto const brought = take_brought(open);
  if (session && !brought.empty()) session = start_session(open, seed, game_id);
  if (!session) return show_problem({"This race cannot start", session.error().text(), "", "", false});
  std::string const id = id_of(game_id);
  become(std::make_unique<Play>(id, std::move(*session)));
  for (size_t i = 0; i < brought.size(); ++i)
    if (!brought[i].empty()) play->collect(Seat(i), {.way = Collected::TypedIn, .text = brought[i], .actions = {}, .why = {}});
  if (play->gm()) go(ScreenId::Gm);   // to its invitations
}

void App::Impl::become(std::unique_ptr<Play> game) {
  bool const same = play && play->id() == game->id();  // its lock is not let go meanwhile
  LockState const held = lock;
  leave_game(!same);
  play = std::move(game);
  play->use(jobs);
  saved_generation = 0;
  lock = same ? held : host.lock(play->id());
  board->set_entrants(entrants(play->session().setup()));
  ui.selected = kNobody;
  ui.tab = PhoneTab::Board;
  ui.sheet = SheetId::None;
  bool const over = play->phase() == Play::Phase::Over;
  bool const desk = play->gm() && play->next_here() == kNobody;
  go(over ? ScreenId::End : desk ? ScreenId::Gm : ScreenId::Table);
}

void App::Impl::leave_game(bool unlock) {
  if (!play) return;
  keep();
  if (unlock) host.release_lock(play->id());
  play.reset();
  mail.clear();
  lock = LockState::Free;
  save_conflict = false;
  save_error.clear();
}

}  // namespace paddock::app
