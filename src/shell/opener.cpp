#include "shell/opener.hpp"

#include <algorithm>

#include "session/letters.hpp"
#include "session/save_io.hpp"
#include "session/workshops.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && uint8_t(text.front()) <= ' ') text.remove_prefix(1);
  while (!text.empty() && uint8_t(text.back()) <= ' ') text.remove_suffix(1);
  return text;
}

// "#e..." with a code behind it: an event (events/event_file.hpp), whose letter is none of the links of races.
bool has_event_link(std::string_view text) {
  size_t const at = text.find("#e");
  if (at == text.npos) return false;
  std::string_view const code = text.substr(at + 2, 40);
  return code.size() >= 20 && std::all_of(code.begin(), code.begin() + 20, [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
         });
}

}  // namespace

void Opener::open(std::string_view raw, bool address) {
  std::string const text(trimmed(raw));
  ScreenId const screen = means_.ui.screen;
  if (text.empty()) return toast("There was nothing to paste.", Tone::Warn, "clipboard");
  problem_.close();
  if (text.front() == '{') return open_file("pasted.json", text);
  if (has_event_link(text)) return files_.open_event(text);
  std::vector<post::LinkPlace> const links = post::find_links(text);
  bool const at_race = race_ && !race_.read_only() && (screen == ScreenId::Table || screen == ScreenId::Gm);
  if (std::optional<FoundDesign> const design = links.empty() && !address ? design_in(text) : std::nullopt)
    if (!at_race || race_->session().setup().game != design->game) return to_workshop(*design);   // at its own race a car is an order
  if (!address && links.empty() && text.find('\n') != std::string::npos && files_.looks_like_map(text)) return files_.open_map(text);
  bool const at_desk = race_ && race_->drivers().by_link() && !race_.read_only();
  // A GM's paste may hold many orders between words: his inbox sorts it out.
  bool const orders_only = std::all_of(links.begin(), links.end(), [](auto const& l) { return l.kind == post::Kind::Orders; });
  if (at_desk && screen == ScreenId::Gm && orders_only) {
    if (auto one = links.size() == 1 ? open_link(text, 0) : Expected<Opened>(Error{}); one && one->orders.game_id != race_->session().game_id())
      return open_orders(*one, text);
    return push(Intent::TakeOrders, text);
  }
  if (links.empty() && race_ && !race_.read_only() && !address) return push(at_desk ? Intent::TakeOrders : Intent::TypeOrder, text);
  if (std::string const why = links.empty() && !address ? why_no_tag(text) : ""; !why.empty())
    return problem_.show({.title = "This design tag is torn", .words = why, .again = true});
  auto opened = open_link(text, means_.host.new_seed());
  if (!opened) return problem_.show(problem_of(opened.error(), text, links.empty() && !address ? "text" : "link"));
  if (opened->kind == Opened::OrdersFor) return open_orders(*opened, text);
  open_game(std::move(*opened), links.empty() ? 't' : char(links[0].kind), post::deadline_of(text));
}

// Orders whose table is not on this device: of a race that has a seat here, or of one that nobody here knows.
Problem Opener::not_kept(Orders const& orders) const {
  for (store::Listed const& one : means_.library.list()) {
    if (one.id.rfind(saves::to_hex(orders.game_id), 0) != 0) continue;
    GameInfo const* game = find_game(one.summary.game);
    auto const kept = means_.library.load(one.id);
    auto const doc = kept ? parse_doc(kept->text) : Expected<Doc>(kept.error());
    auto const race = doc ? load_session(*doc) : Expected<std::unique_ptr<Session>>(doc.error());
    Words const words = race ? (*race)->words() : game ? game->words() : Words{};   // how it counts its turns depends on its set-up
    std::string const turn = words.turn(orders.turn), present = words.turn(one.summary.turn);
    return {.title = "These orders are for " + turn + " of " + one.summary.title,
            .words = "Here you have a seat in that " + words.race + (turn == present ? "" : ", which is in " + present + " on this device") +
                     ". Orders go to the game master: send the link to whoever keeps the " + words.race + ".",
            .again = false, .calm = true};
  }
  std::string const open = race_ && race_->drivers().by_link() ? "They are not for " + race_->race().title() + ", which is open, and the race they belong to is not kept on this device. "
                                                : "The race they belong to is not kept on this device. ";
  return {.title = "These orders are for another race", .words = open + "Open it here first, or open the link where the game master keeps the race.", .again = false};
}

// Orders find their race on this device by its id; the GM's inbox checks them.
void Opener::open_orders(Opened const& opened, std::string_view text) {
  std::string const id = copies_.table_for(opened.orders);
  if (!race_.is(id)) {
    if (!means_.library.has(id)) return problem_.show(not_kept(opened.orders));
    races_.open(id);
  }
  if (!race_.is(id)) return;
  if (Words const& words = race_->race().words(); race_->session().actor() == kOver)
    return problem_.show({.title = "These orders are for " + words.turn(opened.orders.turn) + " of " + race_->race().title(),
                          .words = "That " + words.race + " is over; nothing was taken.", .again = false, .calm = true});
  if (race_->drivers().by_link()) races_.to_desk();
  push(Intent::TakeOrders, std::string(text));
}

void Opener::open_game(Opened opened, char kind, int64_t deadline) {
  Session const& s = *opened.session;
  uint64_t const game = s.game_id();
  int const turn = s.turn();
  // A table link on the device of the game master must not replace the truth he keeps.
  std::string const id = saves::to_hex(game) + (kind == char(post::Kind::Replay) ? "-r" : copy_suffix(s));
  copies_.open_beside(id, std::move(opened.session), {}, opened.seat, From::Link);
  if (race_ && race_->session().game_id() == game && race_->session().turn() == turn) race_->clock().hear(deadline);
}

void Opener::to_workshop(FoundDesign const& design) {
  means_.ui.dropped_design = dump_doc(design.doc);
  means_.intents.push_back({Intent::Go, int(ScreenId::Designer), std::string(design.game), {}, {}});
}

void Opener::open_file(std::string_view name, std::string_view bytes) {
  std::string_view const text = trimmed(bytes.substr(0, store::kFileBytes));
  if (text.empty()) return problem_.show({.title = "This file is empty", .words = "Choose the file again.", .excerpt = std::string(name), .again = false, .file = true});
  if (Problem why = no_text(bytes); why.any()) return problem_.show(std::move(why));
  if (std::optional<FoundDesign> const design = text.front() == '{' ? design_in(text) : std::nullopt) return to_workshop(*design);
  if (text.front() == '{') return files_.looks_like_map(text) ? files_.open_map(text) : files_.open(text);
  if (means_.ui.screen == ScreenId::Setup) return files_.open_map(text);
  open(text);
  problem_.of_file();
}

}  // namespace paddock::app
