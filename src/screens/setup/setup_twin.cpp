// Set-up in words: the same choices as fields.
#include <cstdlib>

#include "core/text.hpp"
#include "desk/deadline.hpp"
#include "screens/rules/book.hpp"
#include "screens/setup/setup.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

TwinField select(std::string id, std::string label, std::string value) {
  TwinField f;
  f.id = std::move(id), f.label = std::move(label), f.value = std::move(value), f.kind = "select";
  return f;
}

int index_of(std::string const& id, std::string_view prefix) {
  return id.rfind(prefix, 0) == 0 ? std::atoi(id.c_str() + prefix.size()) : -1;
}

}  // namespace

void SetupScreen::twin(Stage&, Twin& twin) {
  if (!game_) return;
  twin.title = "New " + words_.race + " of " + game_->title;
  twin.heading = twin.title;
  std::string const why = trouble();
  twin.state = why.empty() ? "Ready to start." : why;
  TwinDecision& d = twin.decision;
  d.heading = "The " + words_.race;
  TwinField track = select("track", words_.track, std::to_string(track_));
  for (size_t i = 0; i < tracks_.size(); ++i) {
    std::string words = tracks_[i].card.title;
    for (std::string const& fact : tracks_[i].card.facts) words += ", " + fact;
    track.options.push_back({std::to_string(i), words});
  }
  d.fields.push_back(track);
  twin.field("title", "Name of the " + words_.race, setup_.title);
  if (words_.laps) {
    twin.field("laps", capital(words_.many_laps), std::to_string(setup_.laps));
    d.fields.back().hint = "0: as many as the track says";
  }
  if (by_link()) {
    TwinField pace = select("pace", "Each turn", std::to_string(pace_index(pace_)));
    for (size_t i = 0; i < kPaceWords.size(); ++i) pace.options.push_back({std::to_string(i), kPaceWords[i]});
    d.fields.push_back(std::move(pace));
  }
  for (size_t i = 0; i < setup_.seats.size(); ++i) {
    SeatSetup const& seat = setup_.seats[i];
    std::string const n = std::to_string(i), who = capital(words_.seat) + " " + std::to_string(seat.number) + ", " + livery(seat.livery).name;
    twin.field("name-" + n, who + ", its name", seat.name);
    TwinField driver = select("driver-" + n, who + ", " + words_.driver, seat.driver);
    for (DriverKind const& k : driver_kinds()) driver.options.push_back({k.id, k.words});
    d.fields.push_back(driver);
    for (SeatChoice const& c : choices_) {
      TwinField f = select(c.key + "-" + n, who + ", " + c.label, get_text(seat.options, c.key.c_str(), c.ids.empty() ? "" : c.ids[0]));
      if (c.ids.empty()) f.kind = "text", f.hint = c.hint;
      for (size_t k = 0; k < c.ids.size(); ++k) f.options.push_back({c.ids[k], c.words[k]});
      d.fields.push_back(f);
    }
  }
  for (Setting const& s : settings_) {
    TwinField f = select("set-" + s.name, s.label, value_of(s));
    f.hint = s.help;
    if (s.choices.empty()) f.kind = "text";
    for (std::string const& c : s.choices) f.options.push_back({c, s.words_of(c)});
    d.fields.push_back(f);
  }
  if (!tracks_.empty()) {
    TrackCard const& card = tracks_[size_t(track_)].card;
    twin.board.caption = card.title + ", the board in words";
    twin.board.items = card.words;
  }
  if (std::string_view const brief = brief_of(setup_.game); !brief.empty()) twin.say("In short. " + unmarked(brief));
  twin.button("start", by_link() ? "Create and copy seat links" : "Start " + words_.race, why);
  twin.button("add-seat", "Add a seat", int(setup_.seats.size()) >= grid() ? "no place is left" : "");
  twin.button("drop-seat", "Remove the last seat", setup_.seats.size() <= 2 ? "a " + words_.race + " needs two " + words_.seats : "");
}

bool SetupScreen::twin_command(Stage& stage, std::string const& id, std::string const& value) {
  if (id == "start") return start(stage), true;
  if (id == "track") return choose_track(std::atoi(value.c_str())), true;
  if (id == "title") return setup_.title = fit_points(value, 200), true;
  if (id == "laps") return setup_.laps = std::clamp(std::atoi(value.c_str()), 0, 20), true;
  if (id == "pace") return pace_ = kPaceHours[size_t(std::clamp(std::atoi(value.c_str()), 0, int(kPaceHours.size()) - 1))], true;
  if (id == "add-seat" && int(setup_.seats.size()) < grid())
    return setup_.seats.push_back(next_seat(setup_, "bot medium")), true;
  if (id == "drop-seat" && setup_.seats.size() > 2) return setup_.seats.pop_back(), true;
  auto const seat = [&](int i) { return i >= 0 && i < int(setup_.seats.size()) ? &setup_.seats[size_t(i)] : nullptr; };
  if (SeatSetup* s = seat(index_of(id, "name-"))) return s->name = fit_points(value, kNamePoints), true;
  if (SeatSetup* s = seat(index_of(id, "driver-"))) return s->driver = driver_kind(value).id, true;
  for (SeatChoice const& c : choices_)
    if (SeatSetup* s = seat(index_of(id, c.key + "-"))) return choose(*s, c, value), true;
  for (Setting const& s : settings_)
    if (id == "set-" + s.name) return set_value(s, value), true;
  return false;
}

}  // namespace paddock::app
