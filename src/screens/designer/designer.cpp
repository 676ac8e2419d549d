#include "screens/designer/designer.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "screens/designer/floor.hpp"
#include "session/letters.hpp"
#include "session/session.hpp"
#include "session/workshops.hpp"
#include "store/library.hpp"
#include "ui/finger.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

namespace {

std::string bench_key(Workshop const& shop) { return "bench " + std::string(shop.game); }

}  // namespace

std::unique_ptr<Screen> make_designer_screen() { return std::make_unique<DesignerScreen>(); }

DesignDraft& DesignerScreen::draft() {
  if (!draft_) draft_ = std::make_unique<DesignDraft>(*workshops().front());
  return *draft_;
}

// Another game's: what lies on the bench of the one before is kept.
void DesignerScreen::open_shop(Stage& stage) {
  Workshop const* const shop = workshop_of(stage.ui.workshop);
  if (!shop || (draft_ && &draft_->shop() == shop)) return;
  if (draft_) keep_bench(stage);
  draft_ = std::make_unique<DesignDraft>(*shop);
  name_.clear(), benched_name_.clear();
  benched_ = -1;
  parts_ = PartsPanel();
}

void DesignerScreen::enter(Stage& stage) {
  open_shop(stage);
  Expected<Doc> const kept = parse_doc(stage.library.setting("event " + std::string(draft().shop().game)));
  if (kept && *kept != draft().event() && draft().shop().clean_event(*kept)) draft().set_event(*kept);
  // What lay on the bench when the page was left or loaded again.
  if (Expected<Doc> const left = parse_doc(stage.library.setting(bench_key(draft().shop())), kDesignBytes);
      !draft().open() && left && left->is_object() && left->contains("spec"))
    take((*left)["spec"], get_text(*left, "name"));
  asked_ = false;
  parts_.enter();
  garage_.enter();
  picked_.clear();
  take_dropped(stage);
}

void DesignerScreen::take(Doc design, std::string name) {
  draft().take(std::move(design));
  name_ = std::move(name);
  picked_.clear();
  bill_.compares = false;
  bill_.other = compared_ = 0;
  tab_ = 0;
}

// A design came as a file or a tag; the shell has read it.
void DesignerScreen::take_dropped(Stage& stage) {
  if (stage.ui.dropped_design.empty()) return;
  open_shop(stage);
  std::string const text = std::move(stage.ui.dropped_design);
  stage.ui.dropped_design.clear();
  Expected<Doc> doc = parse_written(text, kDesignBytes);
  if (!doc) return toast(doc.error().text());
  if (Doc event = event_in(draft().shop(), *doc); !event.is_null()) {
    set_event(stage, std::move(event));
    return toast("The event's list is in force: " + event_words(draft().shop(), draft().event()));
  }
  std::string name;
  if (doc->contains("spec")) name = get_text(*doc, "name"), doc = Doc((*doc)["spec"]);
  take(std::move(*doc), name);
}

void DesignerScreen::carry_out(DesignEdit const& edit) {
  if (edit.empty()) return;
  if (std::string const why = draft().edit(edit); !why.empty()) toast(why, Tone::Bad, "alert-circle");
}

// It is kept: who builds for an event builds more than one.
void DesignerScreen::set_event(Stage& stage, Doc event) {
  Expected<Doc> clean = draft().shop().clean_event(event);
  if (!clean) return toast(clean.error().text(), Tone::Bad, "alert-circle");
  stage.library.set_setting("event " + std::string(draft().shop().game), clean->empty() ? "" : dump_doc(*clean));
  draft().set_event(std::move(*clean));
}

void DesignerScreen::keep(Stage& stage) {
  DesignView const& view = draft().view();
  std::string const name = name_.empty() ? view.name : name_;
  stage.library.designs().keep(draft().shop().game, name, view.tag, [name](std::string const& error) {
    if (error.empty()) toast(name + " is kept on this device");
    else toast(error, Tone::Bad, "alert-octagon");
  });
}

bool DesignerScreen::kept(Stage& stage) {
  DesignView const& view = draft().view();
  auto const& all = stage.library.designs().list(draft().shop().game);
  return view.legal && std::any_of(all.begin(), all.end(), [&](auto const& one) { return one.text == view.tag && (name_.empty() || one.name == name_); });
}

std::string DesignerScreen::start_words() {
  GameInfo const* const game = find_game(draft().shop().game);
  return "Start a " + (game ? game->words() : Words{}).race + " with it";
}

// What it may be compared with: itself, what is kept here, the templates. A choice is looked up once.
void DesignerScreen::compare(Stage& stage) {
  if (!bill_.compares) return;
  auto const& own = stage.library.designs().list(draft().shop().game);
  auto const& all = garage_.templates(draft().shop());
  if (bill_.others.size() != 1 + own.size() + all.size()) {
    bill_.others = {"Itself, as it was"};
    for (auto const& one : own) bill_.others.push_back(one.name);
    for (DesignTemplate const& one : all) bill_.others.push_back(one.name + (one.shelf.empty() ? "" : ", " + one.shelf));
  }
  if (bill_.other == compared_) return;
  compared_ = bill_.other;
  size_t const n = size_t(std::max(0, compared_ - 1));
  if (compared_ == 0) return draft().compare_with(nullptr);
  if (n >= own.size()) return draft().compare_with(all[n - own.size()].design);
  Expected<Doc> doc = draft().shop().read_tag(own[n].text);
  draft().compare_with(doc ? std::move(*doc) : Doc());
}

// Every change is kept at once; an empty bench, too.
void DesignerScreen::keep_bench(Stage& stage) {
  if (benched_ == draft().changes() && benched_name_ == name_) return;
  benched_ = draft().changes();
  benched_name_ = name_;
  std::string const text = draft().open() ? dump_doc(Doc{{"name", name_}, {"spec", draft().design()}}) : "";
  if (text == stage.library.setting(bench_key(draft().shop()))) return;
  stage.library.set_setting(bench_key(draft().shop()), text, [](std::string const& error) {
    if (!error.empty()) toast("What is on the bench is not kept: " + error, Tone::Bad, "alert-octagon");
  });
}

std::string DesignerScreen::file_name() const {
  std::string out;
  for (char const c : name_.empty() ? std::string("design") : name_) {
    bool const plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (plain) out += c;
    else if (!out.empty() && out.back() != '-') out += '-';
  }
  return out.empty() ? "design" : out;
}

std::string DesignerScreen::sheet_to_print() {
  Workshop const& shop = draft().shop();
  auto const written = [&](auto page, auto write) {
    if (!name_.empty()) page.title = name_;
    return write(page);
  };
  if (shop.record_page) return written(shop.record_page(draft().design(), draft().event()), post::write_record);
  return written(shop.record_sheet(draft().design(), draft().event()), [](Paper const& paper) { return post::write_paper(paper, post::ReportFormat::Html); });
}

void DesignerScreen::grant(Stage& stage, BillPanel::Wish wish) {
  switch (wish) {
    case BillPanel::None: return;
    case BillPanel::Undo: return draft().undo();
    case BillPanel::Redo: return draft().redo();
    case BillPanel::Keep: return keep(stage);
    case BillPanel::Start: return stage.push(Intent::StartSetup, 0, std::string(draft().shop().game), draft().view().tag);
    case BillPanel::Copy: return stage.push(Intent::Copy, 0, draft().view().tag, "Tag copied");
    case BillPanel::File: {
      Expected<Doc> const clean = draft().shop().clean(draft().design());
      Doc const file = {{"name", name_}, {"spec", clean ? *clean : draft().design()}};
      return stage.push(Intent::SaveFile, 0, dump_doc(file, true), file_name() + ".json");
    }
    case BillPanel::Sheet: return stage.push(Intent::SaveFile, 0, sheet_to_print(), file_name() + ".html");
  }
}

void DesignerScreen::draw(Stage& stage) {
  workshop_floor(stage, stage.view);
  take_dropped(stage);
  stage.ui.design_name = !draft().open() ? "" : name_.empty() ? draft().view().name : name_;
  keep_bench(stage);      // what the last frame, a key or the text view has changed
  DesignEdit asked;
  Doc event = draft().event();
  bool event_asked = false;
  bool const switching = event_card_.open() && *draft().shop().words.switching;
  if (!draft().open()) {
    Doc chosen;
    std::string name;
    if (garage_.draw(stage, draft(), stage.view, chosen, name)) garage_.leave(stage), take(std::move(chosen), std::move(name));
    return;
  }
  std::string const start = start_words();
  Designing at{stage, draft(), asked, event, event_asked, switching, picked_, kept(stage), start};
  if (stage.layout == Layout::Phone) draw_phone(at, stage.view);
  else if (stage.low) draw_low(at, stage.view.inset(px(size::kGutter)));
  else if (stage.view.w < px(kWide)) draw_upright(at, stage.view.inset(px(size::kGutter)));
  else draw_wide(at, stage.view.inset(px(size::kGutter)));
  parts_.end_frame();
  if (event_card_.draw(stage, draft().shop(), event_at_, event) || event_asked) set_event(stage, std::move(event));
  grant(stage, bill_.take_wish());
  compare(stage);
  grant(stage, faults_.take_wish());
  carry_out(asked);
}

void DesignerScreen::draw_wide(Designing at, Rect area) {
  float const gutter = px(size::kGutter);
  Rect const left = area.cut_left(px(296), gutter), right = area.cut_right(px(392), gutter);
  Rect const below = typing(at.stage) ? Rect{} : area.cut_bottom(FaultsPanel::height(draft().view(), area.w, area.h * 0.42f), gutter);
  parts_.draw(at, left);
  plan_.draw(at, area, parts_);
  if (!below.empty()) faults_.draw(at, below);
  bill_.draw(at, right, name_);
}

// A phone on its side: the verdict and what cures it stand beside what is looked at.
void DesignerScreen::draw_low(Designing at, Rect area) {
  Rect side = area.cut_right(px(280), px(size::kGutter));
  Rect const tabs_at = side.cut_top(finger(40), px(8));
  begin_panel("##designer-tabs", tabs_at, Region::Board);
  tab_ = segmented(tabs_at, "Plan, parts or bill", kTabs, tab_);
  end_panel();
  faults_.draw(at, side);
  draw_tab(at, area);
}

void DesignerScreen::draw_tab(Designing at, Rect where) {
  if (tab_ == 0) plan_.draw(at, where, parts_);
  else if (tab_ == 1) parts_.draw(at, where);
  else bill_.draw(at, where, name_);
}

// A tablet: parts or bill beside the vehicle.
void DesignerScreen::draw_upright(Designing at, Rect area) {
  float const gutter = px(size::kGutter);
  Rect side = area.cut_right(std::min(px(392), area.w * 0.46f), gutter);
  tab_ = std::min(tab_, 1);
  Rect const tabs_at = side.cut_top(px(look().touch ? 48.0f : 40.0f), px(8));
  begin_panel("##designer-tabs", tabs_at, Region::Board);
  tab_ = segmented(tabs_at, "Parts or bill", std::span(kTabs).subspan(1), tab_);
  end_panel();
  Rect const below = typing(at.stage) ? Rect{} : area.cut_bottom(FaultsPanel::height(draft().view(), area.w, area.h * 0.42f), gutter);
  plan_.draw(at, area, parts_);
  if (!below.empty()) faults_.draw(at, below);
  if (tab_ == 0) parts_.draw(at, side);
  else bill_.draw(at, side, name_);
}

void DesignerScreen::draw_phone(Designing at, Rect view) {
  Rect const tabs_at = view.cut_top(px(52));
  PanelStyle flat{.shadow = false, .border = false};
  flat.round = 0;
  begin_panel("##designer-tabs", tabs_at, Region::Board, flat);
  tab_ = segmented(tabs_at.inset(px(12), px(4)), "Plan, parts or bill", kTabs, tab_);
  end_panel();
  // Beside the parts only the verdict and what cures it: the list needs the room.
  float const brief = px(70) + px(look().touch ? size::kPrimaryTouch : size::kPrimary);
  if (tab_ != 2 && !typing(at.stage)) faults_.draw(at, view.cut_bottom(FaultsPanel::height(draft().view(), view.w, tab_ == 1 ? brief : view.h * 0.34f)));
  draw_tab(at, tab_ == 0 ? view.inset(px(8), px(8)) : view);
}

void DesignerScreen::draw_bar(Stage& stage, Rect& room) {
  if (!draft().open()) return;
  DesignView const& view = draft().view();
  float const cy = room.middle().y;
  ButtonStyle const style{.icon = "tools", .tip = "Templates, your designs, files"};
  float const w = button_width("Garage", style);
  if (button({room.right() - w, cy - px(16), w, px(32)}, "Garage", style)) {
    if (draft().touched()) keep(stage);
    draft().close();
  }
  Chip const state = view.legal ? Chip{"shield-check", "Legal", Tone::Good, {}} : Chip{"alert-circle", verdict_words(view), Tone::Bad, {}};
  float x = room.x + px(8);
  float const end = room.right() - w - px(12);
  std::string const words = event_words(draft().shop(), draft().event());
  std::string const tip = event_card_.open() ? std::string() : std::string(draft().shop().words.event) + ": " + words;   // the card says it itself
  ButtonStyle const quiet{.kind = ButtonStyle::Quiet, .icon = "gavel", .tip = tip, .selected = event_card_.open()};
  if (x + chip_width(state) + px(10) + button_width("Event##event", quiet) < end) x += chip(x, cy, state) + px(10);   // the sheet beside the plan says the same
  bool const brief = x + button_width((words + "##event").c_str(), quiet) > end;
  std::string const label = (brief ? "Event" : words) + "##event";
  event_at_ = {x, cy - px(16), std::min(button_width(label.c_str(), quiet), end - x), px(32)};
  if (event_at_.w > px(40) && button(event_at_, label.c_str(), quiet)) event_card_.toggle();
  room.cut_right(w, px(12)), room.cut_left(event_at_.right() - room.x, px(12));
}

std::string DesignerScreen::phone_subtitle(Stage&) { return draft().open() ? verdict_words(draft().view()) : "Templates and your designs"; }

bool DesignerScreen::key(Stage&, int imgui_key, bool ctrl, bool shift) {
  if (!draft().open() || !ctrl) return false;
  if (imgui_key == ImGuiKey_Z && !shift) return draft().undo(), true;
  if (imgui_key == ImGuiKey_Y || (imgui_key == ImGuiKey_Z && shift)) return draft().redo(), true;
  return false;
}

bool DesignerScreen::bill_in_sight(Stage const& stage) const {
  if (stage.layout == Layout::Phone || stage.low) return tab_ == 2;
  return stage.view.w >= px(kWide) || tab_ == 1;
}

bool DesignerScreen::escape(Stage& stage) {
  if (event_card_.escape() || plan_.escape() || parts_.escape()) return true;
  if (!picked_.empty()) return picked_.clear(), true;
  if (draft().open() && bill_.compares && bill_in_sight(stage)) return bill_.compares = false, true;
  if (!draft().open()) return false;
  if (draft().touched() && !asked_) {
    toast("Esc once more closes this design. Keep it first if you want it again.", Tone::Info, "alert-triangle");
    return asked_ = true;
  }
  asked_ = false;
  return draft().close(), true;
}

}  // namespace paddock::app
