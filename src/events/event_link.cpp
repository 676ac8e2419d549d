// An event as a link, and the text of either.
#include "events/event_file.hpp"
#include "session/letters.hpp"
#include "session/session.hpp"

namespace paddock::app::events {
namespace {

constexpr uint64_t kCoding = 1;         // what stands in the payload
constexpr size_t kLinkBytes = 256u << 10;

// What most events say, so that it costs next to nothing. It belongs to kCoding: another one makes other links.
constexpr char kUsual[] =
    R"({"format":"paddock-event","schema":1,"kind":"qualifying","title":"","game":"","runBy":"","seed":"0123456789abcdef",)"
    R"("rules":{"scoring":"table","points":[25,18,15,12,10,8,6,4,2,1],"bonuses":{},"dropped":0,"ties":["wins","countback","headToHead","last"],)"
    R"("handicap":"none","field":12,"format":"field","grid":"draw","tiers":[],"promoted":0,"relegated":0,"teamCounts":0},)"
    R"("entrants":[{"name":"Ann","number":1,"livery":0,"laurels":1,"team":""},{"name":"Bo","number":2,"livery":1}],)"
    R"("rounds":[{"name":"Round 1","date":"","board":"","entered":["Ann","Bo"],"races":[{"id":"1A","grid":["Ann","Bo"],)"
    R"("result":{"places":[1,2,3,4,0],"points":[0,"1/2"],"marks":{"fastest":["Ann"]},"runBy":""}}]}],)"
    R"("dice":[{"of":"seeding 1","rolls":{"Ann":64,"Bo":[12,80]}},{"of":"final","rolls":{}}]})";

}  // namespace

bool is_event_file(std::string_view text) {
  size_t const first = text.find_first_not_of(" \t\r\n");
  return first != text.npos && text[first] == '{';
}

Doc open_options(Doc options) {
  for (GameInfo const& game : games()) {
    if (!options.is_object() || !options.contains(game.id) || game.coming) continue;
    for (SeatChoice const& choice : game.seat_choices())
      if (choice.lasting) options[game.id].erase(choice.key);
    if (options[game.id].empty()) options.erase(game.id);
  }
  return options;
}

void take_secrets(Entrant& of, Entrant const& from) {
  if (of.options == open_options(from.options)) of.options = from.options;
}

Expected<std::string> event_link(Event const& event) {
  Event light = event;
  for (Entrant& one : light.entrants) one.options = open_options(std::move(one.options));
  for (Round& round : light.rounds)
    for (Race& race : round.races)
      if (race.result) race.result->record.clear();
  Doc doc = write_event(light);
  doc.erase("standings");
  std::string const text = dump_doc(doc);
  Error const large{"", "This event is too large for a link of " + std::to_string(kEventLink) + " characters; send its file."};
  if (text.size() > kLinkBytes / 2) return large;
  post::Encoder c;
  c.number(kCoding);
  c.prime(kUsual);
  c.text(text, kLinkBytes);
  std::string link = post::fragment(post::Kind::Event, c.finish());
  if (link.size() > kEventLink) return large;
  return link;
}

Expected<Event> read_event_text(std::string_view text) {
  if (is_event_file(text)) {
    auto doc = parse_written(text, kEventBytes);
    if (!doc) return doc.error();
    return read_event(*doc);
  }
  auto envelope = post::open_link(text, "e");
  if (!envelope) return envelope.error();
  post::Decoder c(envelope->payload);
  if (c.number(0) != kCoding) return Error{"", "This link of an event was made by a newer Paddock; reload the page to update."};
  c.prime(kUsual);
  std::string const file = c.text("", kLinkBytes);
  if (c.failed()) return Error{"", "This link is damaged: its event cannot be read. Ask for it again."};
  auto doc = parse_doc(file);
  if (!doc) return doc.error();
  return read_event(*doc);
}

}  // namespace paddock::app::events
