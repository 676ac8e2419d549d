#include "shell/league_work.hpp"

#include "session/save_io.hpp"
#include "store/record.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr char kMeeting[] = "league-meeting";   // of the fixture that was begun last: what it was, a blank, its game

std::string mark_of(Setup const& setup) { return saves::to_hex(store::hash128(dump_doc(setup_to_doc(setup)))[0]); }

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
  std::string const begun = means_.library.setting(kMeeting), mark = mark_of(setup) + " ";
  means_.ui.sheet = SheetId::None;
  if (begun.rfind(mark, 0) == 0 && means_.library.has(begun.substr(mark.size()))) {
    std::string const id = begun.substr(mark.size());
    return race_.is(id) ? races_.to_table() : races_.open(id);
  }
  std::string const open = race_ ? race_->id() : "";
  races_.start(setup);
  if (race_ && race_->id() != open) means_.library.set_setting(kMeeting, mark + race_->id());
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

void LeagueWork::take_back() {
  if (auto const wrong = league_.take_back()) return toast(wrong->text(), Tone::Bad, "alert-octagon");
  toast("The latest result is taken back; Undo stands in the league's sheet.", Tone::Good, "check");
}

void LeagueWork::save_page() {
  auto page = events::room->html(league_.text(), means_.host.base_url());
  if (!page) return toast(page.error().text(), Tone::Bad, "alert-octagon");
  means_.intents.push_back({Intent::SaveFile, 0, std::move(page->text), std::move(page->name), {}});
}

void LeagueWork::carry_out(LeagueDo what) {
  switch (what) {
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
    case LeagueDo::Found:
      if (auto const wrong = league_.found()) league_.wrong = wrong->text();
      else papers_.to_top();
      return;
  }
}

}  // namespace paddock::app
