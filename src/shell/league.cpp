// What is done with the league of this device: taken from a file, its next meeting begun, a result entered.
#include "session/save_io.hpp"
#include "shell/impl.hpp"
#include "store/record.hpp"

namespace paddock::app {
namespace {

constexpr char kMeeting[] = "league-meeting";   // of the fixture that was begun last: what it was, a blank, its game

std::string mark_of(Setup const& setup) { return saves::to_hex(store::hash128(dump_doc(setup_to_doc(setup)))[0]); }

}  // namespace

void App::Impl::open_league(Doc const& doc) {
  if (auto const wrong = league.open(doc)) return show_problem({"This league cannot be read", wrong->text(), "", "", false});
  ui.sheet = SheetId::Papers;
  papers_top = true;
  poke();
}

// A fixture that was begun already is gone on with.
void App::Impl::next_meeting() {
  if (!league.ready() || !league.next()) return toast("Every fixture has its result.", Tone::Info, "check");
  Setup const setup = *league.next();
  std::string const begun = library.setting(kMeeting), mark = mark_of(setup) + " ";
  ui.sheet = SheetId::None;
  if (begun.rfind(mark, 0) == 0 && library.has(begun.substr(mark.size()))) {
    std::string const id = begun.substr(mark.size());
    return play && play->id() == id ? go(ui.screen == ScreenId::Home ? ScreenId::Table : ui.screen) : open_saved(id);
  }
  std::string const open = play ? play->id() : "";
  start_race(setup);
  if (play && play->id() != open) library.set_setting(kMeeting, mark + play->id());
}

void App::Impl::enter_result() {
  if (!play) return;
  Expected<Doc> const& file = league.entered(*play);
  if (!file) return toast(file.error().text(), Tone::Bad, "alert-octagon");
  league.take(dump_doc(*file, true));
  ui.sheet = SheetId::Papers;
  papers_top = true;
  toast("The result is entered.", Tone::Good, "check");
}

bool App::Impl::counts_for_league() {
  bool const over = play && play->phase() == Play::Phase::Over && ui.sheet != SheetId::Papers;
  return over && league.any() && league.ready() && league.entered(*play);
}

void App::Impl::apply_league(LeagueDo what) {
  switch (what) {
    case LeagueDo::Next: return next_meeting();
    case LeagueDo::Enter: return enter_result();
    case LeagueDo::Save: return intents.push_back({Intent::SaveFile, 0, league.text(), "league.json", {}});
    case LeagueDo::KeepAgain: return league.keep();
    case LeagueDo::AskForget: return void(league.asks_forget = !league.asks_forget);
    case LeagueDo::Forget: return league.forget();
    case LeagueDo::Replace: return league.answer_offer(true);
    case LeagueDo::Refuse: return league.answer_offer(false);
    case LeagueDo::Found:
      if (auto const wrong = league.found()) league.wrong = wrong->text();
      else papers_top = true;
      return;
  }
}

}  // namespace paddock::app
