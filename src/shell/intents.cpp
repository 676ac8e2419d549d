// What screens asked for, done once at the end of the frame.
#include "shell/impl.hpp"

#include "screens/setup/defaults.hpp"

namespace paddock::app {

void App::Impl::apply_intents() {
  std::vector<Intent> todo;
  todo.swap(intents);
  for (Intent const& intent : todo) apply(intent);
  if (!todo.empty()) settle = std::max(settle, 3);
}

void App::Impl::go(ScreenId id) {
  bool const of_game = id == ScreenId::Table || id == ScreenId::Gm || id == ScreenId::End;
  if (of_game && !play) id = ScreenId::Home;
  if (!of_game) leave_game();
  went(id);
  ui.screen = id;
  ui.leaving = false;
  ui.whole_window = ui.left_drawer = false;
  ui.rule.clear();
  entered = nullptr;
  if (id == ScreenId::Home) shelf.read(library), league.refresh();
  host.set_title(play ? play->title() + ", Paddock" : "Paddock");
}

void App::Impl::apply(Intent const& intent) {
  if (apply_look_intent(intent) || apply_shelf_intent(intent)) return;
  switch (intent.kind) {
    case Intent::Go: return go(ScreenId(std::clamp<int64_t>(intent.number, 0, 4)));
    case Intent::OpenSheet:
      ui.sheet = SheetId(std::clamp<int64_t>(intent.number, 0, 4));
      if (ui.sheet == SheetId::Papers) league.refresh(), papers_top = true;
      if (ui.sheet == SheetId::Rules && !intent.text.empty()) {
        ui.rules_of_orders = intent.text == "orders";
        ui.rules_query = ui.rules_of_orders ? "" : intent.text;
      }
      return ui.rule.clear();
    case Intent::CloseSheet: return void(ui.sheet = SheetId::None);
    case Intent::OpenRule: return void(ui.rule = intent.text);
    case Intent::OpenText: return open_anything(intent.text);
    case Intent::Paste: return host.request_paste();
    case Intent::Copy:
      host.copy_text(intent.text);
      if (intent.aux != "Copied.") keep_outgoing(intent);
      return toast(intent.aux.empty() ? "Copied." : intent.aux, Tone::Good, "copy");
    case Intent::SaveFile:
      if (std::string const where = host.save_file(intent.aux, intent.text); !where.empty()) toast(where, Tone::Info, "download");
      return;
    case Intent::League: return apply_league(LeagueDo(intent.number));
    case Intent::TakeOver: return take_over();
    case Intent::OpenOther: return open_other();
    default: break;
  }
  if (!play) return;
  if (intent.kind == Intent::GoOnAsGm) return go_on_as_gm();
  if (read_only() && intent.kind != Intent::ShowTurn && intent.kind != Intent::Replay && intent.kind != Intent::PlaySpeed)
    return toast(lock == LockState::Elsewhere ? "Another tab holds this " + play->words().race + "; take it over first."
                                              : "This " + play->words().race + " is read-only.", Tone::Warn, "lock");
  if (intent.kind == Intent::TakeOrders) return take_orders(intent.text);
  play->apply(intent, host);
}

// What reads messages comes with the desk's code; until it is here they wait.
void App::Impl::take_orders(std::string const& text) {
  if (late_code_here()) screens[size_t(ScreenId::Gm)]->take_orders(*play, text, host.unix_time());
  else mail += (mail.empty() ? "" : "\n\n") + text;
}

bool App::Impl::apply_shelf_intent(Intent const& intent) {
  switch (intent.kind) {
    case Intent::OpenSaved: open_saved(intent.text); return true;
    case Intent::ForgetSaved:
      if (play && play->id() == intent.text) leave_game();
      library.erase(intent.text);
      shelf.read(library);
      return true;
    case Intent::ExportSaved: {
      std::vector<std::string> ids;
      if (!intent.text.empty()) ids.push_back(intent.text);
      std::string const where = host.save_file("paddock-races.json", library.export_file(ids, ids.empty() ? league.text() : ""));
      if (!where.empty()) toast(where, Tone::Info, "download");
      return true;
    }
    case Intent::ImportFile: host.open_file(); return true;
    case Intent::StartSetup:
      ui.setup_game = intent.text;
      go(ScreenId::Setup);
      return true;
    case Intent::TryRace: start_race(try_race_setup(intent.text, host.entropy(), library.setting("name"))); return true;
    case Intent::StartRace: {
      auto doc = parse_doc(intent.text);
      if (!doc) return toast(doc.error().text(), Tone::Bad, "alert-circle"), true;
      auto setup = setup_from_doc(*doc);
      if (!setup) return toast(setup.error().text(), Tone::Bad, "alert-circle"), true;
      start_race(*setup);
      if (intent.number > 0 && play) play->set_pace(int(intent.number), host.unix_time());
      return true;
    }
    default: return false;
  }
}

}  // namespace paddock::app
