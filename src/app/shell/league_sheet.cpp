// A league's file on this device: its tables, the next meeting, a result that is entered.
#include "app/shell/impl.hpp"
#include "app/shell/paper_box.hpp"

namespace paddock::app {
namespace {

// The game whose league this is; null: none here has one of that kind.
League const* league_in(Doc const& doc) {
  GameInfo const* game = find_game(get_text(doc, "game"));
  return game ? game->league : nullptr;
}

}  // namespace

void App::Impl::open_league(Doc const& doc) {
  League const* league = league_in(doc);
  if (!league) return show_problem({"This league is of another game", "A newer Paddock may know it.", "", "", false});
  auto clean = league->open(doc);
  if (!clean) return show_problem({"This league cannot be read", clean.error().text(), "", "", false});
  league_text = dump_doc(*clean, true);
  ui.sheet = SheetId::Link;
  poke();
}

void App::Impl::draw_league(Rect& in) {
  if (league_text.empty()) return;
  auto const doc = parse_doc(league_text);
  League const* league = doc ? league_in(*doc) : nullptr;
  if (!league) return;
  text_fit(Type::Title, in.x, in.y, get_text(*doc, "title"), in.w - px(44));
  if (icon_button({in.right() - px(32), in.y - px(4), px(32), px(32)}, "Put the league away", "x", "Put the league away; its file stays as it is"))
    return league_text.clear();
  in.cut_top(px(30));
  Rect const row = in.cut_top(px(size::kControl), px(12));
  auto const next = league->setup(*doc, 0);
  if (button(row.column(0, 2, px(8)), "Next meeting##league", {.kind = ButtonStyle::Filled, .icon = "motorbike", .enabled = bool(next), .why = "Every fixture has its result"}))
    intents.push_back({Intent::StartRace, 0, dump_doc(setup_to_doc(*next)), {}, {}});
  bool const over = play && play->truth().actor() == kOver;
  bool enter = button(row.column(1, 2, px(8)), "Enter this result##league", {.icon = "check", .enabled = over, .why = "The open meeting is not over"});
  if (enter) {
    auto entered = league->enter(*doc, play->truth().setup(), play->truth().position());
    if (!entered) return toast(entered.error().text(), Tone::Bad, "alert-octagon");
    league_text = dump_doc(*entered, true);
    intents.push_back({Intent::SaveFile, 0, league_text, "league.json", {}});
  }
  if (auto const papers = league->papers(*doc))
    for (Paper const& paper : *papers) draw_paper(in, paper, intents);
}

}  // namespace paddock::app
