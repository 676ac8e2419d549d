// A page to print or to keep.
#pragma once
#include <string>
#include <vector>

namespace paddock {

// A page to print or to keep: titles and tables, drawn by post/paper.hpp.
struct Paper {
  std::string name, title, subtitle; // "Programme"
  struct Table {
    std::string title, note;
    std::vector<std::string> columns;  // a leading '>' : at the right
    std::vector<std::vector<std::string>> rows;
  };
  std::vector<Table> tables;
  std::vector<std::string> foot;
};

}  // namespace paddock
