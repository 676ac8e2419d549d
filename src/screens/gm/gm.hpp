// The GM's desk: who is missing, what came in, what would happen, what goes out. Three columns, left to right as the
// work flows; on narrow screens one at a time.
#pragma once
#include <string>
#include <vector>

#include "screens/gm/gm_inbox.hpp"
#include "screens/gm/gm_out.hpp"
#include "screens/gm/gm_seats.hpp"
#include "session/mend.hpp"

namespace paddock::app {

class GmScreen final : public Screen {
 public:
  void enter(Stage& stage) override;
  void draw(Stage& stage) override;
  void draw_bar(Stage& stage, Rect& room) override;
  std::string phone_subtitle(Stage& stage) override;
  void twin(Stage& stage, Twin& twin) override;
  bool twin_command(Stage& stage, std::string const& id, std::string const& value) override;
  std::vector<std::string> mends(SessionOrders const& game, Seat seat, std::string_view order) const override { return mends_of(game, seat, order); }
  void take_orders(Play& play, std::string_view text, int64_t now) override { play.inbox().paste(text, now); }
  void draw_code(Rect where, std::string_view words) const override;
  void context_lost() override { outlook_.context_lost(); }

 private:
  enum class Page : uint8_t { Seats, Inbox, Preview, Publish };
  void draw_page(Stage& stage, Rect area, Step step);
  bool shows(Step step) const;                         // the open page has the button of this step itself
  void draw_next(Stage& stage, Rect where, Step step); // else it stands below the page
  void go_on(Stage& stage, Step step);

  GmSeats seats_;
  GmInbox inbox_;
  GmOutlook outlook_;
  GmOut out_;
  Page page_ = Page::Seats;
};

}  // namespace paddock::app
