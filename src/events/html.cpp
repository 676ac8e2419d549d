// The page of a season: what all sections need, its head, and the sections in order.
#include "events/html.hpp"

#include <algorithm>

#include "contract/league.hpp"
#include "core/assets.hpp"
#include "core/scan.hpp"
#include "events/board.hpp"
#include "events/changes.hpp"
#include "events/house.hpp"
#include "events/html_parts.hpp"
#include "events/papers.hpp"
#include "events/rules.hpp"
#include "post/paper.hpp"
#include "session/session.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

GameInfo const* game_info(Event const& event) { return find_game(event.game); }

std::string title_of(Event const& event) { return event.title.empty() ? "Season" : event.title; }

std::string kind_words(Event const& event) {
  if (event.kind == Kind::Qualifying) return "Qualifying and final";
  if (event.kind == Kind::League) return "League";
  return event.kind == Kind::Championship ? "Championship" : "Series";
}

void write_state(Booklet& b) {
  Event const& e = b.event;
  auto const over = std::count_if(e.rounds.begin(), e.rounds.end(), is_over);
  size_t run = 0, drawn = 0;
  for (Round const& r : e.rounds) {
    drawn += r.races.size();
    for (Race const& race : r.races) run += race.result.has_value();
  }
  std::string words = to_string(over) + " of " + counted(int(e.rounds.size()), "round", "rounds") + (over == 1 ? " is" : " are") + " over";
  if (drawn > e.rounds.size()) words += ", " + to_string(run) + " of " + to_string(drawn) + " results are in";
  b.out.put("p", words + ".", {{"class", "state"}});
}

// A step for each round: over, begun or open, who won it, and the way to its results.
void write_steps(Booklet& b) {
  if (b.event.rounds.empty()) return;
  auto const steps = b.out.in("ol", {{"class", "steps"}, {"aria-label", "Rounds"}});
  for (int r = 0; r < int(b.event.rounds.size()); ++r) {
    Round const& round = b.event.rounds[size_t(r)];
    bool const begun = std::any_of(round.races.begin(), round.races.end(), [](Race const& race) { return race.result.has_value(); });
    auto const step = b.out.in("li", {{"class", is_over(round) ? "over" : begun ? "begun" : "open"}});
    auto const link = b.out.in("a", {{"href", "#" + round_id(r)}});
    b.out.put("b", round_short(b, r));
    b.out.put("span", is_over(round) ? "over" : begun ? "running" : "to come", {{"class", "unseen"}});
  }
}

// The first three of the only table, or the first of each tier.
void write_podium(Booklet& b) {
  if (b.now.rounds == 0) return;
  bool const one = b.now.tiers.size() == 1;
  std::string points = points_word(b.event);
  points[0] = lower(points[0]);
  auto const podium = b.out.in("ul", {{"class", "podium"}});
  for (Table const& t : b.now.tiers)
    for (size_t i = 0; i < t.lines.size() && i < (one ? 3u : 1u); ++i) {
      Line const& line = t.lines[i];
      auto const card = b.out.in("li", {{"class", livery_class(b, line.who)}});
      b.out.put("span", one ? place_text(line.place) : tier_name(b, t.tier), {{"class", "rank"}});
      entrant_link(b, line.who);
      if (b.event.kind != Kind::Qualifying) b.out.put("span", points_text(line.points) + " " + points, {{"class", "pts"}});
    }
}

void way(Booklet& b, char const* to, char const* words, bool there) {
  if (there) b.out.put("a", words, {{"href", to}});
}

void write_ways(Booklet& b) {
  bool const final = b.event.kind == Kind::Qualifying;
  auto const nav = b.out.in("nav", {{"aria-label", "Sections"}});
  way(b, "#final", "Final", final);
  way(b, "#standings", "Standings", true);
  way(b, "#teams", "Teams", !b.now.teams.empty());
  way(b, "#calendar", "Calendar", true);
  way(b, "#draws", "Draws", final);
  way(b, "#entrants", "Entrants", !b.event.entrants.empty());
  way(b, "#rules", "Rules", true);
}

std::string value_text(Doc const& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_integer()) return to_string(value.get<int64_t>());
  if (!value.is_structured()) return dump_doc(value);
  std::string out;
  for (auto const& [name, part] : value.items())
    out += (out.empty() ? "" : ", ") + (value.is_object() ? name + " " : "") + value_text(part);
  return out.empty() ? "none" : out;
}

}  // namespace

Booklet::Booklet(Event const& of, std::string base, post::Markup& to)
    : event(of), base_url(std::move(base)), out(to), after(season(of)), now(standings(of)), lines(of.entrants.size()),
      places(after.size() * of.entrants.size()) {
  if (GameInfo const* game = game_info(of)) {
    words = game->words();
    if (game->league) words.driver = game->league->words.side;   // whom the tables tell of
  }
  for (Table const& t : now.tiers)
    for (Line const& line : t.lines) lines[size_t(line.who)] = &line;
  for (size_t r = 0; r < after.size(); ++r)
    for (Table const& t : after[r].tiers)
      for (size_t i = 0; i < t.lines.size(); ++i)
        places[r * of.entrants.size() + size_t(t.lines[i].who)] = t.lines[i].starts ? int(i) + 1 : 0;
}

void write_top(Booklet& b) {
  b.out.put("a", "Skip to the results", {{"class", "skip"}, {"href", "#main"}});
  auto const header = b.out.in("header");
  b.out.put("div", "", {{"class", "kerb"}, {"aria-hidden", "true"}});
  auto const inside = b.out.in("div", {{"class", "page"}});
  GameInfo const* game = game_info(b.event);
  b.out.put("p", (game ? std::string(game->title) + ", " : "") + kind_words(b.event), {{"class", "kind"}});
  b.out.put("h1", title_of(b.event));
  write_state(b);
  write_steps(b);
  write_podium(b);
  write_ways(b);
}

void write_rules(Booklet& b) {
  auto const section = b.out.in("section", {{"aria-labelledby", "rules"}});
  heading(b, "rules", "Rules");
  auto const list = b.out.in("dl", {{"class", "facts"}});
  for (RuleInfo const& rule : rule_list()) {
    if (std::string_view(rule.name) == "withdrawn" && !any_withdrawn(b.event)) continue;   // of most events there is nothing to say
    auto const pair = b.out.in("div");
    b.out.put("dt", rule.label);
    b.out.put("dd", value_text(rule_value(b.event.rules, rule.name)));
  }
  auto const house = [&](std::string const& label, std::string const& value) {
    auto const pair = b.out.in("div");
    b.out.put("dt", label), b.out.put("dd", value);
  };
  if (std::string const map = map_words(b.event); !map.empty()) house("Board", map);
  for (HouseRule const& rule : house_rules(b.event)) house(rule.label, rule.value + " (usually " + rule.usual + ")");
}

std::string season_html(Event const& event, std::string const& base_url) {
  post::Markup out(title_of(event), std::string(asset("assets/events/season.css")) + livery_style());
  Booklet b(event, base_url, out);
  write_top(b);
  {
    auto const main = out.in("main", {{"id", "main"}, {"class", "page"}});
    write_final(b);
    write_tables(b);
    write_teams(b);
    write_calendar(b);
    write_draws(b);
    write_entrants(b);
    write_rules(b);
  }
  {
    auto const footer = out.in("footer", {{"class", "page"}});
    out.put("p", (event.run_by.empty() ? "" : "Run by " + event.run_by + ". ") + "Made with Paddock.");
  }
  return out.finish();
}

std::string html_file(Event const& event) {
  Paper paper;
  paper.name = "season", paper.title = title_of(event);
  return post::paper_file(paper, post::ReportFormat::Html);
}

}  // namespace paddock::app::events
