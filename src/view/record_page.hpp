// A vehicle's record sheet: one page to print and to tick off at a table, drawn by post/record_page.hpp. Nothing of any game.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "view/designer.hpp"

namespace paddock {

struct RecordPage {
  struct Armor {                     // boxes beside a side of the plan
    DesignPlan::Side side;
    std::string label;
    int points = 0, outer = 0;       // outer: of another layer, lost first
  };
  struct Line {                      // of a card
    std::string title, note;
    std::vector<std::pair<std::string, int>> boxes;   // "rounds", 20
  };
  struct Card {
    std::string title, note;
    std::vector<Line> lines;
  };
  struct Track {                     // cells in a row to mark; `start`: the one that is marked first, -1: none
    std::string title, note;
    std::vector<std::string> cells;
    int start = -1;
    bool write = false;              // something is written into each cell
  };
  struct Chart {                     // a table, too long for one column of the page
    std::string title, note;
    std::vector<std::pair<std::string, int>> groups;  // title, how many columns
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
  };
  std::string title, subtitle;
  std::vector<std::string> fill_in;  // what is written by hand: "Player"
  std::vector<Figure> figures;
  DesignPlan plan;
  std::string outer_note;            // what the boxes of outer layers are
  std::vector<Armor> armor;
  std::vector<int> wheels;           // boxes of each round part of the plan, in its order
  std::vector<Card> cards;
  std::vector<Track> tracks;
  Chart chart;
  std::vector<std::string> foot;
};

}  // namespace paddock
