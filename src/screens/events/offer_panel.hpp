// Another file of an event was opened beside the one that is kept: put together, taken in its place, or left.
#pragma once
#include <optional>
#include <string>

#include "events/event_file.hpp"
#include "screens/events/panels.hpp"

namespace paddock::app::events {

class OfferPanel {
 public:
  void draw(EventFrame const& f, Rect where);
  void twin(EventFrame const& f, Twin& twin);
  bool twin_does(EventFrame const& f, std::string const& id);

 private:
  void read(EventFrame const& f);
  void put_together(EventFrame const& f);
  float conflicts(Rect in, float y) const;
  std::string what_it_is() const;

  std::string of_;                       // what it was read from
  std::optional<Event> other_;
  std::optional<Expected<Merged>> merged_;
  std::string fault_;                    // why the other one cannot be read
};

}  // namespace paddock::app::events
