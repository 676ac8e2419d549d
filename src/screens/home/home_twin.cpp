// Home in words.
#include "screens/home/home.hpp"
#include "screens/table/view.hpp"
#include "session/workshops.hpp"

namespace paddock::app {

void HomeScreen::twin(Stage& stage, Twin& twin) {
  twin.heading = "Paddock";
  twin.state = headline_words(shelf_) + ".";
  TwinDecision& d = twin.decision;
  d.heading = "Start or open a race";
  bool first = true;
  for (GameInfo const& g : games())
    if (!g.hidden) {
      twin.say(std::string(g.title) + ". " + g.blurb);
      twin.button(first ? "try" : "try-" + std::string(g.id), std::string("Try a race of ") + g.title + " against bots");
      first = false;
      twin.button("setup-" + std::string(g.id), std::string("Set up a race of ") + g.title);
    }
  for (WorkshopCover const& shop : workshop_covers()) {
    twin.say(std::string(shop.title) + ". " + shop.blurb);
    twin.button(shop.asks ? "workshop" : std::string("workshop-") + shop.game, std::string(shop.press) + ", " + shop.title);
    if (shop.asks) twin.button("referee", std::string("Ask the rules of ") + shop.title);
  }
  if (league_.any()) {
    bool const ready = league_.ready();
    twin.say("League: " + league_.card().title + ". " + (ready ? league_.card().state + " " + league_.card().next : league_.trouble()));
    twin.button("league-next", "Next meeting of the league", !ready ? league_.trouble() : league_.next() ? "" : "every fixture has its result");
  }
  if (event_.any()) {
    bool const ready = event_.ready();
    twin.say("Event: " + (ready ? event_.card().title + ". " + event_.card().state + " " + event_.card().next : event_.trouble()));
    twin.button("event-next", "Next race of the event", !ready ? event_.trouble() : event_.next() ? "" : "no race is drawn that has no result");
  }
  twin.button("events", event_.any() ? "Open the event" : "Start an event: qualifying races and a final, or a season");
  twin.field("link", "Link, orders or message to open", typed_);
  d.fields.back().hint = "A turn link, a seat link, or a forum post with orders in it.";
  twin.button("open-link", "Open it", typed_.empty() ? "nothing is written in the field yet" : "");
  twin.button("file", "Open a file: a race, a back-up, a league, an event");
  for (Shelved const& race : shelf_.running())
    twin.button("open-" + race.listed.id, "Open " + race.listed.summary.title + ": " + race_sentence(race, stage.host.unix_time()),
                race.listed.readable ? "" : "it is damaged");
  for (Shelved const& race : shelf_.finished())
    twin.button("open-" + race.listed.id, "See the result of " + race.listed.summary.title +
                                              (race.winner.empty() ? "" : ", " + race.winner + " won"));
  if (shelf_.kept() > 0) twin.button("backup", "Back up all races to a file");
}

bool HomeScreen::twin_command(Stage& stage, std::string const& id, std::string const& value) {
  if (id == "try") return stage.push(Intent::TryRace), true;
  if (id.rfind("try-", 0) == 0) return stage.push(Intent::TryRace, 0, id.substr(4)), true;
  if (id.rfind("setup-", 0) == 0) return stage.push(Intent::StartSetup, 0, id.substr(6)), true;
  if (id == "referee") return stage.push(Intent::Go, int(ScreenId::Referee)), true;
  if (id == "workshop") return stage.push(Intent::Go, int(ScreenId::Designer), workshop_cover("", true).game), true;
  if (id.rfind("workshop-", 0) == 0) return stage.push(Intent::Go, int(ScreenId::Designer), id.substr(9)), true;
  if (id == "events") return stage.push(Intent::Go, int(ScreenId::Events)), true;
  if (id == "event-next" && event_.ready() && event_.next())
    return stage.push(Intent::Event, int64_t(EventDo::Start), dump_doc(setup_to_doc(*event_.next()))), true;
  if (id == "link") return typed_ = value, true;
  if (id == "open-link") return stage.push(Intent::OpenText, 0, typed_), true;
  if (id.rfind("open-", 0) == 0) return stage.push(Intent::OpenSaved, 0, id.substr(5)), true;
  if (id == "file") return stage.push(Intent::ImportFile), true;
  if (id == "backup") return stage.push(Intent::ExportSaved), true;
  return false;
}

}  // namespace paddock::app
