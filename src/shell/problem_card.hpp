// The card of what just went wrong, or of a choice between two copies; it stays until it is answered.
#pragma once
#include <utility>

#include "screens/screen.hpp"
#include "shell/frames.hpp"
#include "shell/problem.hpp"

namespace paddock::app {

class ProblemCard {
 public:
  explicit ProblemCard(Frames& frames) : frames_(frames) {}
  bool any() const { return problem_.any(); }
  std::string const& title() const { return problem_.title; }
  void show(Problem problem);
  void close() { problem_ = Problem{}; }
  void of_file() { problem_.file = problem_.file || problem_.again; }   // what went wrong came from a file
  void draw(Stage& stage);
  void twin(Twin& twin) const;
  bool twin_command(Stage& stage, std::string const& id);

 private:
  bool draw_buttons(Stage& stage, Rect row) const;   // true: it is answered

  Frames& frames_;
  Problem problem_;
};

}  // namespace paddock::app
