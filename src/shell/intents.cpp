// What screens and sheets asked for, done once at the end of the frame.
#include "screens/setup/defaults.hpp"
#include "shell/impl.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

namespace {

constexpr std::string_view kOnItsWay = "On its way: it opens when the rest of this program has come.";

bool done_without_late_code(Intent::Kind kind) {
  switch (kind) {
    case Intent::ImportFile: case Intent::Paste: case Intent::Copy: case Intent::SaveFile: case Intent::ForgetSaved: case Intent::ExportSaved:
    case Intent::SetTheme: case Intent::SetScale: case Intent::SetMotion: return true;
    default: return false;
  }
}

bool leads_on(Intent::Kind kind) {   // away from where one is
  return kind == Intent::Go || kind == Intent::OpenSheet || kind == Intent::OpenSaved || kind == Intent::StartSetup || kind == Intent::TryRace;
}

}  // namespace

void App::Impl::take(Intent intent) {
  intents.push_back(std::move(intent));
  apply_intents();
  frames.poke();
}

void App::Impl::apply_intents() {
  std::vector<Intent> asked;
  if (late_code_here() && !held.empty()) asked.swap(held), end_toast(kOnItsWay);
  asked.insert(asked.end(), intents.begin(), intents.end());
  intents.clear();
  for (Intent const& intent : asked)
    if (late_code_here() || done_without_late_code(intent.kind)) apply(intent);
    else hold(intent);
  if (!asked.empty()) frames.settle(3);
}

// Who presses twice means it once, and of all places the last; files, links and texts are all kept.
void App::Impl::hold(Intent const& intent) {
  std::erase_if(held, [&](Intent const& one) {
    return (leads_on(one.kind) && leads_on(intent.kind)) ||
           (one.kind == intent.kind && one.number == intent.number && one.text == intent.text && one.aux == intent.aux);
  });
  held.push_back(intent);
  toast(kOnItsWay, Tone::Info, "clock");
}

void App::Impl::open_sheet(Intent const& asked) {
  ui.sheet = SheetId(std::clamp<int64_t>(asked.number, 0, 4));
  if (ui.sheet == SheetId::Papers) league.refresh(), papers.to_top();
  if (ui.sheet == SheetId::Rules && !asked.text.empty()) {
    ui.rules_of_orders = asked.text == "orders";
    ui.rules_query = ui.rules_of_orders ? "" : asked.text;
  }
  ui.rule.clear();
}

void App::Impl::apply(Intent const& intent) {
  if (choice.choose(intent, library)) return read_preferences(), frames.poke();
  if (apply_to_shelf(intent)) return;
  switch (intent.kind) {
    case Intent::Go:
      if (!intent.text.empty()) ui.workshop = intent.text;
      return screens.go(ScreenId(std::clamp<int64_t>(intent.number, 0, kScreens - 1)));
    case Intent::OpenSheet: return open_sheet(intent);
    case Intent::CloseSheet: return void(ui.sheet = SheetId::None);
    case Intent::OpenRule: return void(ui.rule = intent.text);
    case Intent::OpenText: return opener.open(intent.text, intent.number == 1);
    case Intent::OpenFile: return opener.open_file(intent.aux, intent.text);
    case Intent::Paste: return host.request_paste();
    case Intent::Copy:
      host.copy_text(intent.text);
      if (intent.aux != "Copied.") offline.keep(intent, race.get());
      return toast(intent.aux.empty() ? "Copied." : intent.aux, Tone::Good, "copy");
    case Intent::SaveFile:
      if (std::string const where = host.save_file(intent.aux, intent.text); !where.empty()) toast(where, Tone::Info, "download");
      return;
    case Intent::League: return league_work.carry_out(intent);
    case Intent::Event: return event_work.carry_out(intent);
    case Intent::TakeOver: return other_tabs.take_over();
    case Intent::OpenOther: return copies.open_other();
    default: break;
  }
  if (race) apply_to_race(intent);
}

void App::Impl::apply_to_race(Intent const& intent) {
  if (intent.kind == Intent::GoOnAsGm) return copies.go_on_as_gm();
  if (race.read_only() && intent.kind != Intent::ShowTurn && intent.kind != Intent::Replay && intent.kind != Intent::PlaySpeed)
    return toast(race.locked() ? "Another tab holds this " + race->race().words().race + "; take it over first."
                               : "This " + race->race().words().race + " is read-only.", Tone::Warn, "lock");
  if (intent.kind == Intent::TakeOrders) return screens.desk().take_orders(*race, intent.text, host.unix_time());
  race->apply(intent, host);
}

void App::Impl::start_race(Intent const& asked) {
  auto doc = parse_doc(asked.text);
  if (!doc) return toast(doc.error().text(), Tone::Bad, "alert-circle");
  auto setup = setup_from_doc(*doc);
  if (!setup) return toast(setup.error().text(), Tone::Bad, "alert-circle");
  races.start(*setup);
  if (asked.number > 0 && race) race->clock().set_pace(int(asked.number), host.unix_time());
}

bool App::Impl::apply_to_shelf(Intent const& intent) {
  switch (intent.kind) {
    case Intent::OpenSaved: races.open(intent.text); return true;
    case Intent::ForgetSaved:
      if (race.is(intent.text)) race.leave();
      library.erase(intent.text);
      shelf.read(library);
      return true;
    case Intent::ExportSaved: {
      std::vector<std::string> ids;
      if (!intent.text.empty()) ids.push_back(intent.text);
      std::string const where = host.save_file("paddock-races.json", ids.empty() ? library.export_file(ids, league.text(), event.all()) : library.export_file(ids));
      if (!where.empty()) toast(where, Tone::Info, "download");
      return true;
    }
    case Intent::ImportFile: host.open_file(); return true;
    case Intent::StartSetup:
      ui.setup_game = intent.text;
      ui.setup_brings = intent.aux;
      screens.go(ScreenId::Setup);
      return true;
    case Intent::TryRace: races.start(try_race_setup(intent.text, host.entropy(), library.setting("name"))); return true;
    case Intent::StartRace: start_race(intent); return true;
    default: return false;
  }
}

}  // namespace paddock::app
