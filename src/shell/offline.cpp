// Without a connection everything works; what was made to be sent waits here until it can go out (ui.md, states: offline).
#include "shell/impl.hpp"

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

// Called for everything that is copied while there is no connection.
void App::Impl::keep_outgoing(Intent const& copied) {
  if (is_online) return;
  std::string const title = (play ? play->title() + ", " + play->words().turn(play->session().turn()) + ": " : "") + what_of(copied.aux);
  std::erase_if(outgoing, [&](Outgoing const& o) { return o.text == copied.text || o.title == title; });
  outgoing.push_back({title, copied.text});
  if (outgoing.size() > kWaiting) outgoing.erase(outgoing.begin());
}

void App::Impl::draw_offline() {
  if (!offline_open) return;
  float const width = std::min(px(460), window.w - px(24)), inner = width - px(40);
  char const* const words = is_online ? "The connection is back. This was made meanwhile and may go out now."
                            : outgoing.empty() ? "Everything works. Links and orders that you copy meanwhile wait here to be sent."
                                               : "Everything works. What you send waits here until you copy it or come back online.";
  float const words_h = text_height(Type::Body, inner, words), row_h = px(look().touch ? 52 : 44);
  float const height = px(40) + px(34) + words_h + px(12) + float(outgoing.size()) * row_h;
  Rect const where{window.right() - width - px(12), view.y + px(12), width, height};
  bool stays = begin_card("##offline", where);
  Rect in = where.inset(px(20));
  icon("wifi-off", in.x + px(12), in.y + px(13), 24, Role::Text2);
  char const* const title = is_online ? "Back online" : "No connection, no harm";
  text_fit(Type::PanelTitle, in.x + px(36), in.y, title, in.w - px(76));
  probe_add(title, {in.x, in.y, in.w, px(26)});
  if (icon_button({in.right() - px(32), in.y - px(3), px(32), px(32)}, "Close##offline", "x", "Close (Esc)")) stays = false;
  in.cut_top(px(34));
  in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w, words, Role::Text2), px(12));
  for (Outgoing const& o : outgoing) {
    Rect row = in.cut_top(row_h);
    hairline(row.x, row.right(), row.y);
    icon("flag-3", row.x + px(9), row.middle().y, 18, Role::Text2);
    std::string const label = "Copy##" + o.title;
    float const w = button_width(label.c_str(), {.icon = "copy"}), h = row_h - px(10);
    if (button(row.cut_right(w, px(10)).centred(w, h), label.c_str(), {.icon = "copy"}))
      intents.push_back({Intent::Copy, 0, o.text, "Copied.", {}});
    text_fit(Type::Body, row.x + px(28), row.middle().y - px(10), o.title, row.w - px(28));
  }
  end_card();
  if (stays) return;
  offline_open = false;
  if (is_online) outgoing.clear();
}

}  // namespace paddock::app
