// The decision as a form. One number is asked for; every page asks for it by another look.
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

// What all looks share: which number stands in the draft, and what becomes of the draft when it is another one.
struct Asked {
  State const& s;
  Seat seat;
  std::string_view text;
  bool spring;                       // NL-1.5, else steps of NL-1.1
  int now;                           // 0: none yet

  Question question(Question::Look look) const {
    Question q;
    q.look = look;
    q.label = spring ? "Spring" : "Steps";
    q.rule = spring ? kBring : kPick;
    q.chosen = now - 1;
    return q;
  }
  Choice choice(int n) const {
    Choice c;
    c.text = std::to_string(n);
    c.edit = edit_between(text, c.text);
    if (!spring && n <= 3) c.ghost = ghost_of(s, seat, n);
    return c;
  }
};

Question ladder(Asked const& asked) {
  Question q = asked.question(Question::Ladder);
  for (int n = 1; n <= 3; ++n) {
    q.choices.push_back(asked.choice(n));
    q.choices.back().note = asked.spring ? "let go with the first 3 that nobody else takes" : "if nobody else takes as many";
  }
  return q;
}

Question slider(Asked const& asked) {
  Question q = asked.question(Question::Slider);
  q.range.low = 1, q.range.high = 3, q.range.value = std::max(asked.now, 1), q.range.written = asked.now > 0;
  q.range.unit = "of 3";
  q.range.marks = {{1, "short"}, {2, "middle"}, {3, "long"}};
  q.range.length = int32_t(asked.text.size());
  return q;
}

std::string number_words(int n) {
  static constexpr char const* kOnes[] = {"", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
                                          "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
  static constexpr char const* kTens[] = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
  if (n < 20) return kOnes[n];
  return kTens[n / 10] + std::string(n % 10 ? "-" : "") + kOnes[n % 10];
}

// Ninety-nine numbers, three of which may be taken.
Question list(Asked const& asked) {
  Question q = asked.question(Question::List);
  q.filters = {"odd", "even", "allowed"};
  for (int n = 1; n <= 99; ++n) {
    Choice c = asked.choice(n);
    c.value = c.text;
    c.text = number_words(n);
    c.filters = (n % 2 ? 1u : 2u) | (n <= 3 ? 4u : 0u);
    c.enabled = n <= 3;
    if (!c.enabled) c.why = "3 is the most", c.rule = q.rule;
    q.choices.push_back(std::move(c));
  }
  return q;
}

DrawnShape drawn(DrawnShape::Kind kind, Tone tone, std::vector<Vec> points) {
  DrawnShape s;
  s.kind = kind, s.tone = tone, s.points = std::move(points);
  return s;
}

// The line with the three places ahead.
Question plan(Asked const& asked) {
  Question q = asked.question(Question::Plan);
  auto drawing = std::make_shared<Drawing>();
  drawing->width = 12, drawing->height = 4;
  DrawnShape lane = drawn(DrawnShape::Segment, Tone::Quiet, {{1, 2}, {11.5f, 2}});
  lane.width = 0.08f, lane.dash = 0.4f;
  DrawnShape runner = drawn(DrawnShape::Polygon, Tone::Plain, {{2.2f, 2}, {1.4f, 2.7f}, {0.4f, 2.7f}, {0.7f, 2}, {0.4f, 1.3f}, {1.4f, 1.3f}});
  runner.paint = DrawnShape::BySeat, runner.fill = 1;
  DrawnShape reach = drawn(DrawnShape::Sector, Tone::Good, {});
  reach.at = {1.4f, 2}, reach.inner = 1, reach.radius = 10.2f, reach.start = -0.18f, reach.end = 0.18f, reach.fill = 0.15f;
  DrawnShape most = drawn(DrawnShape::Text, Tone::Quiet, {});
  most.text = "3 at most", most.at = {10, 0.5f}, most.radius = 0.6f;
  drawing->shapes = {lane, reach, runner, most};
  for (int n = 1; n <= 3; ++n) {
    q.choices.push_back(asked.choice(n));
    q.choices.back().value = n == 1 ? "step" : "steps";
    drawing->places.push_back({{float(n) * 3 + 1, 2}, 2, 2});
  }
  q.drawing = std::move(drawing);
  return q;
}

}  // namespace

std::vector<FormPage> Null::form_pages(State const& s, Seat seat, std::string_view) const {
  if (seat < 0 || actor(s) != seat) return {};
  return {{"Ladder"}, {"Slider"}, {"List"}, {"Plan"}};
}

std::vector<Question> Null::questions(State const& s, Seat seat, std::string_view text, int page) const {
  if (seat < 0 || actor(s) != seat) return {};
  Sheet const sheet = read(s, seat, text);
  bool const written = !sheet.error_column && !sheet.actions.empty();
  Asked const asked{s, seat, text, brings(s), written ? sheet.actions[0].arg : 0};
  switch (page) {
    case 1: return {slider(asked)};
    case 2: return {list(asked)};
    case 3: return {plan(asked)};
    default: return {ladder(asked)};
  }
}

}  // namespace paddock::null
