#include "shell/league_work.hpp"

#include "events/begun.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr char kMeeting[] = "league-meeting";   // as it was kept before begun.hpp: what the fixture was, a blank, its game

}  // namespace

void LeagueWork::open(std::string_view file) {
  if (auto const wrong = league_.open(file)) return problem_.show({"This league cannot be read", wrong->text(), "", "", false});
  means_.ui.sheet = SheetId::Papers;
  papers_.to_top();
  means_.frames.poke();
}

// A fixture that was begun already is gone on with.
void LeagueWork::next_meeting() {
  if (!league_.ready() || !league_.next()) return toast("Every fixture has its result.", Tone::Info, "check");
  Setup const setup = *league_.next();
  means_.ui.sheet = SheetId::None;
  std::string const old = means_.library.setting(kMeeting);
  if (size_t const blank = old.find(' '); blank != old.npos && begun_mark(setup) == old.substr(0, blank + 1)) {
    remember_begun(means_.library, setup, old.substr(blank + 1));
    means_.library.set_setting(kMeeting, "");
  }
  if (std::string const id = begun_race(means_.library, setup); !id.empty()) return race_.is(id) ? races_.to_table() : races_.open(id);
  std::string const open = race_ ? race_->id() : "";
  races_.start(setup);
  if (race_ && race_->id() != open) remember_begun(means_.library, setup, race_->id());
}

void LeagueWork::enter_result() {
  if (!race_) return;
  auto file = league_.entered(race_->truth(), record_of(race_->truth()));
  if (!file) return toast(file.error().text(), Tone::Bad, "alert-octagon");
  league_.take(std::move(*file));
  means_.ui.sheet = SheetId::Papers;
  papers_.to_top();
  toast("The result is entered.", Tone::Good, "check");
}

// The meeting that is on starts with what the one before left behind.
void LeagueWork::take_back() {
  auto const after = events::room->take_back(league_.text(), "");
  if (std::string const why = after ? events::room->lost(league_.text(), *after, means_.library) : ""; !why.empty()) return toast(why, Tone::Bad, "alert-octagon");
  if (auto const wrong = league_.take_back()) return toast(wrong->text(), Tone::Bad, "alert-octagon");
  toast("The latest result is taken back; Undo stands in the league's sheet.", Tone::Good, "check");
}

void LeagueWork::save_page() {
  auto page = events::room->html(league_.text(), means_.host.base_url());
  if (!page) return toast(page.error().text(), Tone::Bad, "alert-octagon");
  means_.intents.push_back({Intent::SaveFile, 0, std::move(page->text), std::move(page->name), {}});
}

void LeagueWork::carry_out(Intent const& asked) {
  switch (LeagueDo(asked.number)) {
    case LeagueDo::Next: return next_meeting();
    case LeagueDo::Enter: return enter_result();
    case LeagueDo::Save: return means_.intents.push_back({Intent::SaveFile, 0, league_.text(), "league.json", {}});
    case LeagueDo::KeepAgain: return league_.keep();
    case LeagueDo::AskForget: return void(league_.asks_forget = !league_.asks_forget);
    case LeagueDo::Forget: return league_.forget();
    case LeagueDo::Replace: return league_.answer_offer(true);
    case LeagueDo::Refuse: return league_.answer_offer(false);
    case LeagueDo::WebPage: return save_page();
    case LeagueDo::TakeBack: return take_back();
    case LeagueDo::Undo: return league_.undo();
    case LeagueDo::Take:
      league_.take(asked.text);
      return toast(asked.aux, Tone::Good, "check");
    case LeagueDo::Found:
      if (auto const wrong = league_.found()) league_.wrong = wrong->text();
      else papers_.to_top();
      return;
  }
}

}  // namespace paddock::app
