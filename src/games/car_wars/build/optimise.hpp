// Finds designs for a purse and wishes: the front of those that no other beats in firepower, protection and mobility at once.
// Every frame (pieces.hpp) meets every armament, with as much armor as each class of acceleration leaves room for; the best of
// each level of firepower and mobility is kept, and what stands on the front at the end is built and checked. Where none holds the
// wishes, all frames are met once more, none of them left out for next to no difference.
#pragma once
#include <string>
#include <vector>

#include "games/car_wars/build/pieces.hpp"
#include "games/car_wars/build/worth.hpp"

namespace paddock::car_wars::build {

struct Found {
  Design design;
  Worth worth;
  Check check;
  int tire = 0;                // damage points of the weakest
};

class Optimiser {
 public:
  static constexpr int kMostFound = 24;

  explicit Optimiser(Wishes wishes);
  // Goes on for `nodes` frames at most and takes off what it used; getting a body's pieces ready counts as many. True: it has
  // ended. However it is sliced, it finds the same.
  bool step(int64_t& nodes);

  int progress() const { return progress_; }          // of 1000
  std::string const& word() const { return word_; }
  std::vector<Found> const& found() const { return found_; }   // once it has ended; most firepower first
  int64_t tried() const { return tried_; }
  Wishes const& wishes() const { return wishes_; }

 private:
  // The best design that was met of a level of firepower and mobility.
  struct Cell {
    int32_t cost = 0, protection = -1;
    Worth worth;
    int16_t pieces = 0, points = 0;
    uint16_t frame = 0, arms = 0;
  };
  static constexpr int kFireLevels = 256, kFireStep = 6, kMoves = 160;
  static constexpr int64_t kNodesOfPieces = 400;
  static constexpr int kMostBuilds = 3000;             // of the second time

  void prepare();
  void meet(Chassisful const& frame, int row);
  void meet(Chassisful const& frame, Armament const& arms, Cell& trial);
  void offer(Cell const& trial);
  void begin_again();
  std::vector<Cell> front() const;
  std::vector<Cell> spread_out(std::vector<Cell> const& front) const;
  bool build(Cell const& cell, Found& out) const;
  void finish();

  Wishes wishes_;
  std::vector<int16_t> bodies_;
  std::vector<Pieces> pieces_;                         // of the bodies so far
  Spread car_, cycle_;
  Spread const* spread_ = nullptr;                     // of the running body
  std::vector<Cell> cells_;
  std::vector<Found> found_;
  size_t next_frame_ = 0;
  bool ready_ = false, ended_ = false, again_ = false;   // again: the second time
  int builds_ = 0;
  int progress_ = 0;
  int64_t tried_ = 0;
  std::string word_ = "Sorting bodies";
};

// Why each stands there, beside the one before it: "9 points more in front, for $300 and 10 mph less."
std::vector<std::string> explain(std::vector<Found> const& found);
Doc found_doc(Optimiser const& optimiser);             // [{"design", "figures", "words"}, ...]

}  // namespace paddock::car_wars::build
