// The decision as a form: three answers, each with a ghost of where it ends.
#include "games/null/show/parts.hpp"

namespace paddock::null {
namespace {

std::shared_ptr<Ghost const> ghost_of(State const& s, Seat seat, int steps) {
  auto ghost = std::make_shared<Ghost>();
  Token end = runner_of(s, seat);
  Vec const from = end.at;
  end.at.x += float(steps);
  ghost->paths.push_back({Path::Preview, seat, {from, end.at}});
  DrawnShape words;
  words.kind = DrawnShape::Text;
  words.text = "+" + std::to_string(steps), words.at = {(from.x + end.at.x) / 2, from.y - 0.3f}, words.radius = 0.3f;
  ghost->shapes.push_back(words);
  ghost->tokens.push_back(end);
  return ghost;
}

}  // namespace

std::vector<Question> Null::questions(State const& s, Seat seat, std::string_view text) const {
  if (seat < 0 || actor(s) != seat) return {};
  Question q;
  q.label = brings(s) ? "Spring" : "Steps";
  q.rule = brings(s) ? kBring : kPick;
  Sheet const sheet = read(s, seat, text);
  if (!sheet.error_column && !sheet.actions.empty()) q.chosen = sheet.actions[0].arg - 1;
  for (int n = 1; n <= 3; ++n) {
    Choice c;
    c.text = c.order = std::to_string(n);
    c.note = brings(s) ? "let go with the first 3 that nobody else takes" : "if nobody else takes as many";
    if (!brings(s)) c.ghost = ghost_of(s, seat, n);
    q.choices.push_back(std::move(c));
  }
  return {q};
}

}  // namespace paddock::null
