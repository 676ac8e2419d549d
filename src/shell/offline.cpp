#include "shell/offline.hpp"

#include "desk/play.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr size_t kWaiting = 6;  // texts kept, newest last

// "Orders link copied" -> "Orders link"
std::string what_of(std::string words) {
  constexpr std::string_view kTail = " copied";
  if (!words.empty() && words.back() == '.') words.pop_back();
  if (words.size() > kTail.size() && words.ends_with(kTail)) words.resize(words.size() - kTail.size());
  return words.empty() ? "Text" : words;
}

}  // namespace

void OfflineCard::heard(bool online) {
  if (online && !online_) open_ = !outgoing_.empty();
  online_ = online;
}

void OfflineCard::keep(Intent const& copied, Play const* play) {
  if (online_) return;
  std::string const of = play ? play->race().title() + ", " + play->race().words().turn(play->truth().turn()) + ": " : "";
  std::string const title = of + what_of(copied.aux);
  std::erase_if(outgoing_, [&](Outgoing const& o) { return o.text == copied.text || o.title == title; });
  outgoing_.push_back({title, copied.text});
  if (outgoing_.size() > kWaiting) outgoing_.erase(outgoing_.begin());
}

void OfflineCard::draw(Stage& stage) {
  if (!open_) return;
  Rect const &window = stage.window, &view = stage.view;
  float const width = std::min(px(460), window.w - px(24)), inner = width - px(40);
  char const* const words = online_ ? "The connection is back. This was made meanwhile and may go out now."
                            : outgoing_.empty() ? "Everything works. Links and orders that you copy meanwhile wait here to be sent."
                                               : "Everything works. What you send waits here until you copy it or come back online.";
  float const words_h = text_height(Type::Body, inner, words), row_h = px(look().touch ? 52 : 44);
  float const height = px(40) + px(34) + words_h + px(12) + float(outgoing_.size()) * row_h;
  Rect const where{window.right() - width - px(12), view.y + px(12), width, height};
  bool stays = begin_card("##offline", where);
  Rect in = where.inset(px(20));
  icon("wifi-off", in.x + px(12), in.y + px(13), 24, Role::Text2);
  char const* const title = online_ ? "Back online" : "No connection, no harm";
  text_fit(Type::PanelTitle, in.x + px(36), in.y, title, in.w - px(76));
  probe_add(title, {in.x, in.y, in.w, px(26)});
  if (icon_button({in.right() - px(32), in.y - px(3), px(32), px(32)}, "Close##offline", "x", "Close (Esc)")) stays = false;
  in.cut_top(px(34));
  in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w, words, Role::Text2), px(12));
  for (Outgoing const& o : outgoing_) {
    Rect row = in.cut_top(row_h);
    hairline(row.x, row.right(), row.y);
    icon("flag-3", row.x + px(9), row.middle().y, 18, Role::Text2);
    std::string const label = "Copy##" + o.title;
    float const w = button_width(label.c_str(), {.icon = "copy"}), h = row_h - px(10);
    if (button(row.cut_right(w, px(10)).centred(w, h), label.c_str(), {.icon = "copy"}))
      stage.push(Intent::Copy, 0, o.text, "Copied.");
    text_fit(Type::Body, row.x + px(28), row.middle().y - px(10), o.title, row.w - px(28));
  }
  end_card();
  if (stays) return;
  open_ = false;
  if (online_) outgoing_.clear();
}

}  // namespace paddock::app
