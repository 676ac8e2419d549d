// Looks for good designs: wishes, a search beside the frames with progress and cancel, and what it found with the trade between them.
#pragma once
#include <string>
#include <vector>

#include "desk/jobs.hpp"
#include "screens/designer/designing.hpp"

namespace paddock::app {

inline constexpr char kNothingFits[] = "Nothing fits all of it. Ask for less, or allow more money.";

std::string figures_words(DesignView const& view);   // "Price $9,988, Top mph 110"

class Finder {
 public:
  // Draws from `y` on and returns the y below; a found design that was pressed goes to `chosen`.
  float draw(Stage& stage, Workshop const& shop, Rect in, float y, Doc& chosen);
  bool busy() const { return job_ != 0; }
  void leave(Stage& stage);                  // ends what is under way
  void twin(Stage& stage, Workshop const& shop, Twin& twin);
  bool command(Stage& stage, Workshop const& shop, std::string const& id, std::string const& value, Doc& chosen);

 private:
  struct Found {
    Doc design;
    DesignView view;
    std::string words;
  };
  void begin(Stage& stage, Workshop const& shop);
  void hear(Stage& stage, Workshop const& shop);
  float wishes(Workshop const& shop, Rect in, float y);
  void wish(EventChoice const& choice, size_t option);
  std::string found_words(size_t i) const;   // what it is
  float results(Workshop const& shop, Rect in, float y, Doc& chosen);
  Doc wishes_ = Doc::object();
  std::vector<Found> found_;
  std::string fault_;
  int job_ = 0;
  bool searched_ = false, arrived_ = false;   // arrived: they have come and were not gone to yet
};

}  // namespace paddock::app
