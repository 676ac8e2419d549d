// libFuzzer: files of events. A bad one is refused with one sentence; of one that is accepted everything can be worked out, it is
// written as it was read, and made one with itself it stays as it is.
#include "events/draw.hpp"
#include "events/event_file.hpp"
#include "fuzz.hpp"

using namespace paddock;
namespace events = paddock::app::events;

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  auto const event = events::read_event_text(text_of(data, size));
  if (!read_well(event)) return 0;
  std::string const clean = events::write_event_text(*event);
  auto const again = events::read_event_text(clean);
  if (!again || events::write_event_text(*again) != clean) abort();
  auto const merged = events::merge(*event, *again);
  if (!merged || !merged->conflicts.empty() || events::write_event_text(merged->event) != clean) abort();
  for (int round = 0; round < int(event->rounds.size()); ++round)
    if (auto const with = events::drawn(*event, round))
      if (!events::read_event(events::write_event(*with))) abort();
  (void)events::season(*event);
  (void)events::final_field(*event);
  (void)events::audit_draws(*event);
  (void)events::moves(*event);
  if (auto const at = events::next_race(*event); at.any()) (void)events::setup_of(*event, at);
  if (!event->entrants.empty()) (void)events::page_of(*event, 0);
  return 0;
}
