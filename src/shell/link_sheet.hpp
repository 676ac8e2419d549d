// The links and files of the open race.
#pragma once
#include <string>
#include <vector>

#include "shell/means.hpp"
#include "shell/race.hpp"

namespace paddock::app {

// A link of the open race that its people hand on.
struct LinkRow {
  char const* title;
  std::string words;
  char const* button_label;
  std::string link;           // "#t..."
};
std::vector<LinkRow> links_of(Play const& play);

class LinkSheet {
 public:
  explicit LinkSheet(OpenRace& race) : race_(race) {}
  void draw(Stage& stage, Rect where);
  void twin(Stage& stage, Twin& twin) const;
  bool twin_command(Stage& stage, std::string const& id);

 private:
  void draw_row(Stage& stage, Rect& in, LinkRow const& row, bool with_code) const;
  void save_as_file(Stage& stage);

  OpenRace& race_;
};

}  // namespace paddock::app
