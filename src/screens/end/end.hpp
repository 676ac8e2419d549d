// The end of a race: classification, lap chart, stories from the record, and the ways to see or tell it again.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "desk/play.hpp"
#include "screens/end/chart.hpp"
#include "screens/screen.hpp"
#include "session/letters.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

class EndScreen final : public Screen {
 public:
  void enter(Stage& stage) override;
  bool escape(Stage& stage) override;        // lets the chosen driver go
  bool wants_frame(Stage&) const override { return recap_.more && job_ == 0; }
  bool waits(Stage&) const override { return job_ != 0; }
  void draw(Stage& stage) override;
  void draw_bar(Stage& stage, Rect& room) override;
  std::string phone_subtitle(Stage& stage) override;
  void twin(Stage& stage, Twin& twin) override;
  bool twin_command(Stage& stage, std::string const& id, std::string const& value) override;

 private:
  void read(Stage& stage);
  void read_on(Stage& stage);                // what is still being worked out
  void draw_phone(Stage& stage);
  void draw_low(Stage& stage, Rect where);
  float draw_stories(Stage& stage, Rect in, float y);   // chart, cards and moments below one another
  void draw_result(Stage& stage, Rect where);
  float headline(Rect in, float y);
  float result_row(Stage& stage, Rect row, Recap::Row const& r);
  float classification(Stage& stage, Rect in, float y);
  void watch_button(Stage& stage, Rect where);
  static float more_height(Stage& stage);
  void more_buttons(Stage& stage, Rect b);   // below the first one
  float buttons(Stage& stage, Rect in);      // from the bottom up; returns their top
  void draw_chart_panel(Stage& stage, Rect where);
  void draw_legend(float right, float left, float cy);
  void show_chart(Stage& stage, Rect where, bool narrow);
  void choose(Seat seat) { chosen_ = seat == chosen_ ? kNobody : seat; }
  bool programme_shown() const { return mode_ == 0 && !chart_.programme.empty(); }
  std::string chart_title() const;
  float mode_switch(Rect where);             // as wide as it must be, at the right of `where`; returns its width
  void draw_report(Stage& stage, Rect where);
  static bool narrow(float width) { return width < px(640); }  // the cards stand below one another
  void draw_cards(Stage& stage, Rect where);
  float draw_card(Stage& stage, Rect in, Recap::Card const& card);
  float draw_moments(Stage& stage, Rect in);
  void watch(Stage& stage, int turn, bool on);
  void again(Stage& stage);
  void race_on(Stage& stage);                // a race that was ended early
  std::string const& report_text(Stage& stage);

  Play const* of_ = nullptr;
  uint64_t generation_ = 0;
  Recap recap_;
  int job_ = 0;               // works out the rest of it
  ChartData chart_;
  int mode_ = 0;              // of the chart: 0 places, else a trace
  Seat hovered_ = kNobody;
  Seat chosen_ = kNobody;     // pressed: stands out until it is pressed again
  bool report_ = false;
  post::ReportFormat format_ = post::ReportFormat::BBCode;
  post::ReportFormat text_format_ = post::ReportFormat::BBCode;
  std::string text_, link_;
};

}  // namespace paddock::app
