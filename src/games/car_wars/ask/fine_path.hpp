// Headings finer than the tenths of a degree of core/geometry.hpp: kept as exact fractions. What lies between two tenths is taken
// between what both give: an arc of a tenth of a degree is a line within 1/2500 mil for each inch of its radius.
#pragma once
#include "core/ratio.hpp"
#include "games/car_wars/rules/board.hpp"
#include "games/car_wars/rules/path.hpp"

namespace paddock::car_wars {

struct FinePose {
  geometry::Point at;
  Ratio heading = 900;         // in tenths, like geometry::Angle; 0 to below 3600
};
Ratio from_compass(Ratio degrees);       // clockwise from +y
Ratio compass(FinePose const& pose);     // degrees, 0 to below 360
Ratio turned(Ratio heading, Ratio by);   // exact while the denominator stays below a million millions
geometry::Pose nearest(FinePose const& pose);

struct FineWay {
  driving::Way way;            // all but its angles
  Ratio angle, direction;      // in tenths
};
struct FineTrack {
  FinePose at[2];
  int count = 0;
};

// The board turned about a counter by less than a tenth of a degree, so that its heading is a whole tenth. Where it is one, nothing
// turns.
class Turned {
 public:
  explicit Turned(FinePose const& about);
  geometry::Pose self() const { return {about_, base_}; }
  geometry::Point seen(geometry::Point p) const { return turned_by(p, Ratio(0) - beyond_); }
  geometry::Point back(geometry::Point p) const { return turned_by(p, beyond_); }
  FinePose seen(FinePose const& other) const { return {seen(other.at), turned(other.heading, Ratio(0) - beyond_)}; }
  FinePose back(FinePose const& other) const { return {back(other.at), turned(other.heading, beyond_)}; }
  FineWay seen(FineWay way) const { return way.direction = turned(way.direction, Ratio(0) - beyond_), way; }

 private:
  geometry::Point turned_by(geometry::Point p, Ratio by) const;
  geometry::Point about_;
  geometry::Angle base_;
  Ratio beyond_;               // of its heading, between -1 and 1
};

// Where a way leads from a heading of whole tenths.
FineTrack moved(geometry::Pose from, geometry::Body body, FineWay const& way, ManeuverSettings const& settings);
// And from any.
FineTrack moved(FinePose const& from, geometry::Body body, FineWay const& way, ManeuverSettings const& settings);

}  // namespace paddock::car_wars
