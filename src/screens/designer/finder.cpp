#include "screens/designer/finder.hpp"

#include <algorithm>
#include <utility>

#include "screens/designer/card.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

void Finder::begin(Stage& stage, Workshop const& shop) {
  Doc const letter = {{"game", std::string(shop.game)}, {"budget", 0}, {"wishes", wishes_}};
  leave(stage);
  fault_.clear();
  found_.clear();
  job_ = stage.jobs ? stage.jobs->submit("designs", dump_doc(letter)) : 0;
}

void Finder::leave(Stage& stage) {
  if (job_ != 0 && stage.jobs) stage.jobs->cancel(job_);
  job_ = 0;
}

void Finder::hear(Stage& stage, Workshop const& shop) {
  if (job_ == 0 || !stage.jobs) return;
  std::optional<Job> const done = stage.jobs->take(job_);
  if (!done) return;
  job_ = 0;
  searched_ = arrived_ = true;
  if (done->state != Job::Done) return void(fault_ = done->text.empty() ? "The search was ended." : done->text);
  Expected<Doc> const list = parse_doc(done->text);
  if (!list || !list->is_array()) return void(fault_ = "The search gave no answer.");
  for (Doc const& one : *list)
    if (one.is_object() && one.contains("design")) found_.push_back({one["design"], shop.view(one["design"], Doc::object()), get_text(one, "words")});
}

void Finder::wish(EventChoice const& c, size_t option) {
  if (c.values[option].is_null()) wishes_.erase(c.key);
  else wishes_[c.key] = c.values[option];
}

std::string Finder::found_words(size_t i) const { return std::to_string(i + 1) + ". " + (found_[i].view.what.empty() ? found_[i].view.name : found_[i].view.what); }

float Finder::wishes(Workshop const& shop, Rect in, float y) {
  auto const choices = shop.wish_choices(wishes_);
  int const columns = std::clamp(int(in.w / px(165)), 1, 4);
  float const each = px(look().touch ? 78.0f : 66.0f), gap = px(12);
  for (size_t i = 0; i < choices.size(); ++i) {
    EventChoice const& c = choices[i];
    Rect cell = Rect{in.x, y + float(i / size_t(columns)) * each, in.w, each}.column(int(i) % columns, columns, gap);
    text(Type::Caption, cell.x, cell.y, c.label, Role::Text2);
    cell.cut_top(px(18));
    std::vector<std::string> options;
    for (std::string const& words : c.options) options.push_back(capital(words));
    int const now = dropdown(cell.cut_top(px(look().touch ? 48.0f : 36.0f)), ("Wish " + c.label).c_str(), options, c.chosen);
    if (now != c.chosen) wish(c, size_t(now));
  }
  return y + float((choices.size() + size_t(columns) - 1) / size_t(columns)) * each;
}

// How many there are, in which order, and the cards. Where they have just come, the page goes to them.
float Finder::results(Workshop const& shop, Rect in, float y, Doc& chosen) {
  if (found_.empty()) return y;
  if (std::exchange(arrived_, false)) ImGui::SetScrollY(ImGui::GetScrollY() + y - ImGui::GetWindowPos().y - px(20));
  text(Type::PanelTitle, in.x, y, std::to_string(found_.size()) + " found");
  y += px(30) + text_wrapped(Type::Body, in.x, y + px(30), in.w, std::string(shop.words.order_found) + " " + shop.words.card_note, Role::Text2) + px(12);
  std::vector<DesignCard> cards;
  for (size_t i = 0; i < found_.size(); ++i) {
    DesignView const& view = found_[i].view;
    cards.push_back({"Found " + std::to_string(i + 1), found_words(i), view.carries,
                     i == 0 ? found_[i].words : "Beside number " + std::to_string(i) + ": " + found_[i].words, &view});
  }
  int pressed = -1;
  y = design_cards(in, y, cards, pressed);
  if (pressed >= 0) chosen = found_[size_t(pressed)].design;
  return y;
}

float Finder::draw(Stage& stage, Workshop const& shop, Rect in, float y, Doc& chosen) {
  hear(stage, shop);
  text(Type::PanelTitle, in.x, y, "Find a design");
  y += px(30) + text_wrapped(Type::Body, in.x, y + px(30), in.w, "Say what it must have. The search brings the best trades: none of them is worse than another in everything.", Role::Text2) + px(12);
  y = wishes(shop, in, y);
  Rect row{in.x, y, std::min(in.w, px(560)), px(look().touch ? 48.0f : 40.0f)};
  if (job_ == 0) {
    Rect const at = row.cut_left(px(180));   // once they are there, one of them is taken up next
    if (found_.empty() ? primary_button(at, "Find designs", "wand") : button(at, "Find designs", {.kind = ButtonStyle::Filled, .icon = "wand"})) begin(stage, shop);
  } else {
    Job const job = stage.jobs ? stage.jobs->state(job_) : Job{};
    if (button(row.cut_left(px(110), px(12)), "Stop##finder", {.icon = "x"})) leave(stage);
    Rect const bar{row.x, row.middle().y - px(4), row.w, px(8)};
    fill(bar, colour(Role::Panel3), 4);
    fill({bar.x, bar.y, bar.w * float(std::clamp(job.progress, 0, 1000)) / 1000, bar.h}, colour(Role::Info), 4);
    text_fit(Type::Caption, bar.x, bar.bottom() + px(4), job.word.empty() ? "searching" : job.word, bar.w, Role::Text2);
  }
  y = row.bottom() + px(14);
  if (!fault_.empty()) y += text_wrapped(Type::Small, in.x, y, in.w, fault_, Role::Bad) + px(10);
  if (searched_ && found_.empty() && fault_.empty() && job_ == 0)
    y += text_wrapped(Type::Body, in.x, y, in.w, kNothingFits, Role::Text2) + px(10);
  return results(shop, in, y, chosen) + px(18);
}

}  // namespace paddock::app
