// What cases ask of an event: its draw, its final, its table, the seats of its final.
#include "cli/cli.hpp"
#include "events/draw.hpp"
#include "events/event_file.hpp"

namespace paddock::cli {
namespace {

namespace events = app::events;
using events::Event;

std::string const& name_of(Event const& event, int who) { return event.entrants[size_t(who)].name; }

Doc reasons_doc(std::vector<events::Reason> const& reasons) {
  Doc out = Doc::array();
  for (events::Reason const& one : reasons) out.push_back(events::reason_text(one));
  return out;
}

Doc draw_doc(Event const& event, events::Draw const& draw) {
  Doc d{{"races", Doc::array()}, {"reasons", Doc::object()}, {"why", Doc::object()}};
  for (events::Race const& race : draw.races) {
    d["races"].push_back(Doc::array());
    for (int who : race.grid) d["races"].back().push_back(name_of(event, who));
  }
  for (events::Seeded const& seed : draw.seeds) {
    d["reasons"][name_of(event, seed.who)] = reasons_doc(seed.reasons);
    d["why"][name_of(event, seed.who)] = seed.why;
  }
  return d;
}

Doc final_doc(Event const& event, events::FinalField const& field) {
  Doc d{{"ranking", Doc::array()}, {"field", Doc::array()}, {"alternates", Doc::array()}, {"out", Doc::array()}, {"reasons", Doc::object()}};
  for (events::Finalist const& one : field.ranking) {
    std::string const& name = name_of(event, one.who);
    d["ranking"].push_back(name);
    if (one.is == events::Finalist::In) d["field"].push_back(name);
    if (one.is == events::Finalist::Alternate) d["alternates"].push_back(name);
    d["reasons"][name] = reasons_doc(one.reasons);
  }
  for (int who : field.out) d["out"].push_back(name_of(event, who));
  return d;
}

Doc seats_doc(Setup const& setup) {
  Doc d = Doc::object();
  for (SeatSetup const& seat : setup.seats) d[seat.name] = seat.options;
  return d;
}

}  // namespace

Expected<Doc> event_answer(Doc const& given) {
  auto event = events::read_event(given.contains("file") ? given["file"] : Doc());
  if (!event) return event.error();
  Doc d{{"table", Doc::object()}};
  if (int const round = int(get_int(given, "draw")); round > 0) {
    auto const draw = events::draw_of(*event, round - 1);
    if (!draw) return draw.error();
    d["draw"] = draw_doc(*event, *draw);
    auto after = events::drawn(std::move(*event), round - 1);
    if (!after) return after.error();
    event = std::move(*after);
  }
  if (auto const field = events::final_field(*event)) d["final"] = final_doc(*event, *field);
  for (events::Table const& table : events::standings(*event).tiers)
    for (events::Line const& line : table.lines) d["table"][name_of(*event, line.who)] = events::points_text(line.points);
  if (std::string const race = get_text(given, "race"); !race.empty()) {
    auto const setup = events::setup_of(*event, events::find_race(*event, race));
    if (!setup) return setup.error();
    d["seats"] = seats_doc(*setup);
  }
  return d;
}

}  // namespace paddock::cli
