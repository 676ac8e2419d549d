// A new league while it is filled in: rows, and the plain text that it is begun from (new_league). What stands in the one stands in
// the other.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace paddock::app {

inline constexpr int kDraftSides = 16, kDraftMembers = 12;

struct LeagueDraft {
  struct Member { std::string name, number; };   // "Archer", "8.6"
  struct Side {
    std::string name, leader = "screen";
    std::vector<Member> members;
  };
  std::string title;
  std::vector<Side> sides;

  bool ready() const;                   // a title, and two sides with somebody in them
};
LeagueDraft read_draft(std::string_view text);            // nothing: two empty sides
LeagueDraft::Side empty_side();
std::string draft_text(LeagueDraft const& draft);         // without rows that are empty; all empty: nothing

}  // namespace paddock::app
