// What is to be sent after a turn was published, and the invitations.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/text.hpp"
#include "desk/deadline.hpp"
#include "screens/gm/desk_words.hpp"
#include "screens/gm/gm_out.hpp"
#include "screens/gm/outgoing.hpp"
#include "screens/gm/qr_box.hpp"
#include "session/ruling.hpp"
#include "ui/finger.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

float calendar_button(Stage& stage, Rect r) {
  Play const& play = *stage.play;
  if (button(r, "Calendar file", {.icon = "calendar-plus", .tip = "The deadline for a calendar, with a bell three hours before"}))
    stage.push(Intent::SaveFile, 0, calendar_of(play, stage.host.unix_time()), calendar_name(play));
  return r.bottom();
}

constexpr char const* kWhyBack = "Why? Everybody will read it";

// The turn that was published last, of this race and no other.
std::string finished_of(Play const& play) { return play.id() + " " + std::to_string(play.race().finished()); }
std::string turn_of(Play const& play) { return play.id() + " " + std::to_string(play.publishing().published()); }

}  // namespace

// What is copied here, in the order in which it is sent; the first one that has not been is the yellow one.
bool GmOut::asks_back(Play const& play) const { return play.race().finished() > 0 && back_asked_of_ == finished_of(play); }

std::vector<GmOut::Parcel> GmOut::parcels(Play const& play) const {
  std::vector<Parcel> out;
  bool const over = play.truth().actor() == kOver;
  std::string const all = over ? "It tells how the " + play.race().words().race + " ended." : "The link to " + play.race().words().turn(play.truth().turn()) + " is in it.";
  out.push_back({"Copy the report", "message-2", "The report of " + play.race().words().turn(play.publishing().published()),
                 "For your forum or your mailing list. " + all, Parcel::Report});
  if (play.truth().secret()) {
    out.push_back({"Copy the seat links", "mail", "Every seat's own link",
                   "Each shows what its seat alone may know: send everybody his own.", Parcel::Seats});
    out.push_back({"Copy the link", "link", "The link for those who look on", "It shows what everybody may know.", Parcel::Link});
  } else {
    out.push_back({"Copy the link", "link", "The link for everybody",
                   over ? "The finished " + play.race().words().race + ", to be looked at." : "For a mail or a chat: whoever opens it plays his own seat.",
                   Parcel::Link});
  }
  return out;
}

void GmOut::send_parcel(Stage& stage, Parcel const& parcel) {
  Play const& play = *stage.play;
  switch (parcel.what) {
    case Parcel::Report: stage.push(Intent::Copy, 0, forum_text(stage), "Report copied"); break;
    case Parcel::Link: stage.push(Intent::Copy, 0, table_url(stage), "Table link copied"); break;
    case Parcel::Seats: stage.push(Intent::Copy, 0, invitations(play, stage.host.base_url()), "Seat links copied"); break;
  }
  if (sent_of_ != turn_of(play)) sent_ = 0, sent_of_ = turn_of(play);
  sent_ |= 1u << parcel.what;
}

bool GmOut::was_sent(Play const& play, Parcel const& parcel) const {
  return sent_of_ == turn_of(play) && (sent_ >> parcel.what & 1);
}

Sent GmOut::sent(Play const& play) const {
  auto const all = parcels(play);
  return {invited_of_ == play.id(), std::all_of(all.begin(), all.end(), [&](Parcel const& p) { return was_sent(play, p); })};
}

StepWords GmOut::next_words(Play const& play) const {
  for (Parcel const& parcel : parcels(play))
    if (!was_sent(play, parcel)) return {parcel.label, "copy"};
  return {};
}

void GmOut::send_next(Stage& stage) {
  for (Parcel const& parcel : parcels(*stage.play))
    if (!was_sent(*stage.play, parcel)) return send_parcel(stage, parcel);
}

void GmOut::copy_invitations(Stage& stage) {
  stage.push(Intent::Copy, 0, invitations(*stage.play, stage.host.base_url()), "Invitations copied");
  invited_of_ = stage.play->id();
}

bool GmOut::shows(Step step) const {
  if (step == Step::Send) return out_ == Out::Send;
  if (step == Step::Invite) return out_ == Out::Invites;
  return step == Step::Publish || step == Step::Result;
}

// Returns the y below.
float GmOut::parcel_row(Stage& stage, Rect row, Parcel const& parcel, bool next) {
  bool const sent = was_sent(*stage.play, parcel), narrow = row.w < px(380);
  float const w = button_width(parcel.label, {.icon = "copy"}) + px(12);
  icon(sent ? "check" : parcel.icon, row.x + px(10), row.y + px(12), 18, sent ? Role::Good : Role::Text2);
  float const room = row.w - px(28) - (narrow ? 0 : w + px(10));
  text_fit(Type::Body, row.x + px(28), row.y + px(1), parcel.title, room);
  float const words = px(22) + text_wrapped(Type::Caption, row.x + px(28), row.y + px(22), room, parcel.words, Role::Text3);
  Rect const press = narrow ? Rect{row.x, row.y + words + px(8), row.w, px(40)} : Rect{row.right() - w, row.middle().y - finger(36) / 2, w, finger(36)};
  if (next ? primary_button(press, parcel.label, "copy") : button(press, parcel.label, {.icon = "copy"})) send_parcel(stage, parcel);
  return std::max(press.bottom(), row.y + words) + px(narrow ? 14 : 8);
}

void GmOut::send(Stage& stage, Rect in, Step step) {
  Play const& play = *stage.play;
  Rect const area = begin_scroll("##send", in);
  float y = area.y;
  float const width = area.w - px(10);
  y += text_wrapped(Type::Strong, area.x, y, width, play.race().words().turn_title(play.publishing().published()) + " is published. This goes out now:", Role::Text) + px(8);
  bool first = step == Step::Send;
  for (Parcel const& parcel : parcels(play)) {
    y = parcel_row(stage, {area.x, y, width, px(44)}, parcel, first && !was_sent(play, parcel));
    first = first && was_sent(play, parcel);
  }
  if (play.clock().deadline() > 0 && play.truth().actor() != kOver) {
    icon("clock", area.x + px(10), y + px(18), 18, Role::Text2);
    float const w = button_width("Calendar file", {.icon = "calendar-plus"});
    float const h = text_wrapped(Type::Caption, area.x + px(28), y + px(10), width - px(40) - w, deadline_sentence(play), Role::Text2);
    calendar_button(stage, {area.x + width - w, y, w, finger(36)});
    y += std::max(px(44), h + px(14));
  }
  end_scroll(y);
}

// Asks once: the second press does it.
void GmOut::take_back_button(Stage& stage, Rect where) {
  Play const& play = *stage.play;
  std::string const why = why_not_back(play);
  bool const asked = asks_back(play);
  std::string const tip = asked ? "" : "The turn runs again. Every order lies on the desk again, and everybody will read that it was taken back.";
  if (button(where, take_back_label(play, asked).c_str(), {.icon = "arrow-back-up", .tip = tip, .enabled = why.empty(), .why = why})) take_back(stage);
}

std::string GmOut::why_not_back(Play const& play) const {
  if (asks_back(play) && points_in(back_why_) > rulings::kReasonPoints) return "A reason has at most " + std::to_string(rulings::kReasonPoints) + " letters.";
  return play.publishing().why_not_back();
}

void GmOut::why_back(Rect where) { text_field(where, "##Why it is taken back", back_why_, {.hint = kWhyBack, .active = true}); }

void GmOut::take_back(Stage& stage) {
  Play const& play = *stage.play;
  if (!why_not_back(play).empty()) return;
  if (!asks_back(play)) {
    back_asked_of_ = finished_of(play);
    back_why_.clear();                    // of another race or turn
    return;
  }
  back_asked_of_.clear();
  stage.push(Intent::TakeBack, 0, std::exchange(back_why_, {}));
  out_ = Out::Link;
}

// All of them as one text, and each by itself.
void GmOut::invites(Stage& stage, Rect in, Step step) {
  Play const& play = *stage.play;
  bool const wide = in.w >= px(500), deadline = play.clock().deadline() > 0;
  Rect row = in.cut_top(finger(40), px(8));
  StepWords const all = step_words(Step::Invite, play);
  float const w = button_width(all.label.c_str(), {.icon = all.icon}) + px(16);
  Rect const press = wide ? row.cut_left(w, px(10)) : row;
  bool const pressed = step == Step::Invite ? primary_button(press, all.label.c_str(), all.icon)
                                            : button(press, all.label.c_str(), {.kind = ButtonStyle::Filled, .icon = all.icon});
  if (pressed) copy_invitations(stage);
  if (deadline) {
    float const c = button_width("Calendar file", {.icon = "calendar-plus"});
    if (!wide) row = in.cut_top(finger(36), px(8));
    calendar_button(stage, wide ? row.cut_right(c, px(10)) : row);
  }
  if (wide) text_wrapped(Type::Caption, row.x, row.y + px(3), row.w, deadline_sentence(play), Role::Text2);
  else in.cut_top(text_wrapped(Type::Caption, in.x, in.y, in.w, deadline_sentence(play), Role::Text2), px(8));
  if (wide) {
    Rect const box = in.cut_right(in.w * 0.52f, px(12));
    fill(box, colour(Role::Well), radius::kControl);
    outline(box, colour(Role::Line), radius::kControl);
    Rect const text_area = begin_scroll("##invitation text", box.inset(px(12), px(8)));
    end_scroll(text_area.y + draw_lines(text_area, invitations(play, stage.host.base_url())));
  }
  seat_invites(stage, in);
}

void GmOut::seat_invites(Stage& stage, Rect in) {
  Play const& play = *stage.play;
  Rect const area = begin_scroll("##invites", in);
  float y = area.y;
  for (Seat s : seats_away(play)) {
    SeatSetup const& seat = play.truth().setup().seats[size_t(s)];
    Rect const line{area.x, y, area.w - px(10), finger(32) + px(8)};
    float const cy = line.middle().y;
    swatch({line.x, cy - px(10), px(46), px(20)}, seat.livery, seat.number);
    std::string const label = "Copy invite##" + seat.name + std::to_string(s);
    float const b = button_width(label.c_str(), {.icon = "link"});
    text_fit(Type::Body, line.x + px(58), cy - px(10), seat.name, line.w - px(66) - b);
    if (button({line.right() - b, cy - finger(32) / 2, b, finger(32)}, label.c_str(), {.icon = "link"}))
      stage.push(Intent::Copy, 0, full_link(stage.host.base_url(), play.invite_link(s)), "Invite link of " + seat.name + " copied");
    y += line.h + px(2);
  }
  end_scroll(y);
}

// ------------------------------------------------------------------------------------------------ in words

void GmOut::twin(Stage& stage, Twin& twin) {
  Play const& play = *stage.play;
  bool const over = play.truth().actor() == kOver;
  if (!over) {
    twin.say(deadline_sentence(play));
    TwinField pace{"gm-pace", "Each turn", std::to_string(pace_index(play.clock().pace())), "", "", "select", {}};
    for (size_t i = 0; i < kPaceWords.size(); ++i) pace.options.push_back({std::to_string(i), kPaceWords[i]});
    twin.decision.fields.push_back(std::move(pace));
    if (play.clock().deadline() > 0) twin.button("gm-extend", "One day more for this turn");
    if (play.clock().deadline() > 0) twin.button("gm-calendar", "Save the deadline as a calendar file");
  }
  if (play.publishing().published() > 0) {
    twin.say(play.race().words().turn_title(play.publishing().published()) + " is published. This goes out now.");
    for (Parcel const& parcel : parcels(play))
      twin.button("gm-send-" + std::to_string(parcel.what), std::string(parcel.label) + (was_sent(play, parcel) ? ", copied" : "") + ". " + parcel.words);
  }
  if (play.race().finished() > 0) {
    bool const asked = asks_back(play);
    if (asked) twin.say(take_back_words(play, true)).field("gm-why-back", kWhyBack, back_why_);
    twin.button("gm-unpublish", take_back_label(play, asked), why_not_back(play));
  }
  twin.say("Table link: " + table_url(stage));
  twin.button("gm-copy", "Copy the table link");
  if (!seats_away(play).empty()) twin.button("gm-invite-all", "Copy all invitations as one text");
  for (Seat s : seats_away(play)) twin.button("gm-invite-" + std::to_string(s), "Copy the invite link of " + play.race().seat_name(s));
}

bool GmOut::command(Stage& stage, std::string const& id, std::string const& value) {
  Play const& play = *stage.play;
  std::string const& base = stage.host.base_url();
  if (id == "gm-pace") {
    size_t const chosen = size_t(std::clamp(std::atoi(value.c_str()), 0, int(kPaceHours.size()) - 1));
    if (chosen != size_t(pace_index(play.clock().pace()))) stage.push(Intent::Pace, kPaceHours[chosen]);
  } else if (id == "gm-extend") {
    if (play.clock().deadline() > 0) stage.push(Intent::Extend, 24);
  } else if (id == "gm-calendar") {
    if (play.clock().deadline() > 0) stage.push(Intent::SaveFile, 0, calendar_of(play, stage.host.unix_time()), calendar_name(play));
  } else if (id == "gm-unpublish") {
    take_back(stage);
  } else if (id == "gm-why-back") {
    back_why_ = value;
  } else if (id == "gm-copy") {
    stage.push(Intent::Copy, 0, table_url(stage), "Table link copied");
  } else if (id == "gm-invite-all") {
    copy_invitations(stage);
  } else if (id.rfind("gm-invite-", 0) == 0) {
    int const seat = std::atoi(id.c_str() + 10);
    if (seat >= 0 && seat < play.truth().seats()) stage.push(Intent::Copy, 0, full_link(base, play.invite_link(Seat(seat))), "Invite link copied");
  } else if (id.rfind("gm-send-", 0) == 0 && play.publishing().published() > 0) {
    for (Parcel const& parcel : parcels(play))
      if (id == "gm-send-" + std::to_string(parcel.what)) send_parcel(stage, parcel);
  } else {
    return false;
  }
  return true;
}

}  // namespace paddock::app
