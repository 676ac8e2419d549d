// The workshop: a vehicle from above, what can be had for it, its bill, what the rules say. It only arranges the panels.
#pragma once
#include <memory>
#include <string>

#include "screens/designer/bill.hpp"
#include "screens/designer/event_card.hpp"
#include "screens/designer/faults.hpp"
#include "screens/designer/garage.hpp"
#include "screens/designer/parts.hpp"
#include "screens/designer/plan.hpp"

namespace paddock::app {

class DesignerScreen final : public Screen {
 public:
  void enter(Stage& stage) override;
  void draw(Stage& stage) override;
  void draw_bar(Stage& stage, Rect& room) override;
  std::string phone_subtitle(Stage& stage) override;
  bool key(Stage& stage, int imgui_key, bool ctrl, bool shift) override;
  bool escape(Stage& stage) override;
  bool waits(Stage&) const override { return garage_.searching(); }
  void twin(Stage& stage, Twin& twin) override;
  bool twin_command(Stage& stage, std::string const& id, std::string const& value) override;

 private:
  void draw_wide(Designing at, Rect area);
  void draw_upright(Designing at, Rect area);
  void draw_phone(Designing at, Rect view);
  void draw_low(Designing at, Rect area);
  void draw_tab(Designing at, Rect where);   // of those: plan, parts or bill
  void take_dropped(Stage& stage);
  void take(Doc design, std::string name);
  void carry_out(DesignEdit const& edit);
  void set_event(Stage& stage, Doc event);
  std::string sheet_to_print();     // HTML
  void grant(Stage& stage, BillPanel::Wish wish);
  void keep(Stage& stage);
  bool bill_in_sight(Stage const& stage) const;
  bool kept(Stage& stage);      // under its name, as it stands
  std::string start_words();
  void keep_bench(Stage& stage);
  void open_shop(Stage& stage);
  void compare(Stage& stage);
  std::string file_name() const;
  // designer_twin.cpp
  void twin_parts(Twin& twin);
  void twin_bill(Twin& twin);
  bool twin_change(std::string const& id, std::string const& value);

  DesignDraft& draft();         // made when it is first wanted: then the code of games has come
  std::unique_ptr<DesignDraft> draft_;
  PartsPanel parts_;
  PlanPanel plan_;
  BillPanel bill_;
  FaultsPanel faults_;
  Garage garage_;
  EventCard event_card_;
  Rect event_at_;               // its button
  std::string name_, picked_;
  int compared_ = 0;            // which of BillPanel::others the draft is compared with
  int benched_ = -1;            // DesignDraft::changes() of what is kept of the bench, with its name
  std::string benched_name_;
  static constexpr char const* kTabs[] = {"Plan", "Parts", "Bill"};
  static constexpr float kWide = 1180;   // px from which nothing is a page
  int tab_ = 0;                 // of a phone; a tablet has the last two
  bool asked_ = false;          // Esc was pressed once
};

}  // namespace paddock::app
