// The event of this device: what is next, its rounds, draws, tables, chart, entrants. The screen only arranges its panels.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "screens/events/form_panel.hpp"
#include "screens/events/offer_panel.hpp"
#include "screens/events/panels.hpp"

namespace paddock::app {

class EventsScreen final : public Screen {
 public:
  explicit EventsScreen(EventDesk& desk) : desk_(desk) {}
  void enter(Stage& stage) override;
  void draw(Stage& stage) override;
  void draw_bar(Stage& stage, Rect& middle) override;
  std::string phone_subtitle(Stage& stage) override;
  bool escape(Stage& stage) override;
  bool waits(Stage&) const override { return parts_ && parts_->pick.audit.busy(); }
  void twin(Stage& stage, Twin& twin) override;
  bool twin_command(Stage& stage, std::string const& id, std::string const& value) override;

 private:
  struct Parts {                        // late code: made when the screen is entered
    std::optional<events::EventView> view;
    events::EventPick pick;
    events::FormPanel form;
    events::OfferPanel offer;
    std::string fault;                  // why the kept file cannot be read
    uint64_t revision = 0;              // of the desk, when it was read
    uint64_t told = 0;                  // of what the shell was told last, and of which round; 0: of nothing
    int told_round = -1;
  };
  bool read(Stage& stage);              // false: there is no event to show
  void tell_shell(Stage& stage, bool any);
  events::EventFrame frame(Stage& stage) { return {stage, desk_, *parts_->view, parts_->pick}; }
  void draw_tab(events::EventFrame const& f, Rect where);
  void draw_tabs(events::EventFrame const& f, Rect& in);
  void draw_wide(events::EventFrame const& f);
  void draw_phone(events::EventFrame const& f);

  EventDesk& desk_;
  std::unique_ptr<Parts> parts_;
};

}  // namespace paddock::app
