// The two numbers of a game that stand in every link and save (G::kVersions). tools/web_page.mjs reads them, too: the page
// sends a link of other numbers to the build that wrote it.
#pragma once

namespace paddock {

struct Versions {
  int rules = 1;    // the same decisions and rolls bring about something else: a rule, or what the ghost does
  int coding = 1;   // the same bytes say something else: hint(), order of legal(), fields of State and of events, their kinds and rules
  friend bool operator==(Versions, Versions) = default;
};

}  // namespace paddock
