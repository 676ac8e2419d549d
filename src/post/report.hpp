// The turn report a GM posts: one plain struct in, four formats out. Texts of people go through one escaping writer.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "view/words.hpp"

namespace paddock::post {

struct StandingsRow {
  std::vector<std::string> cells;  // as many as Report::columns
  bool out = false;                // retired or not started: shown muted
};

struct ReportEvent {
  std::string text;  // "spins on oil"
  std::string rule;  // "NR-6.1"; may be empty
};

struct ReportPart {
  std::string title;
  std::vector<ReportEvent> events;
};

inline constexpr char const* kUnsaid = "-";   // CarReport::sent of who may still have to decide

struct CarReport {
  std::string name;      // "7 Ann"
  std::string sent;      // order as sent; "(none)" is written when empty
  std::string done;      // order as carried out
  std::string path;      // "(3,4) (3,3) (4,2)"
  std::vector<ReportEvent> events;
  std::string state;     // "speed 7, max 11, 6 WC, heading NE"
};

struct Report {
  Words words;            // what the game calls things
  std::string title;      // "Sandstorm 500"
  std::string game;       // "Nascar 10"
  int turn = 0;           // the turn that was resolved
  std::string summary;    // a sentence or two; may be empty
  std::vector<std::string> columns;  // heads of the standings
  std::vector<StandingsRow> standings;
  std::vector<ReportPart> parts;     // before the cars: what happened by parts of the board
  std::vector<CarReport> cars;
  std::vector<std::string> rulings;  // "After turn 4: Ruling by Ann: ..."; may be empty
  std::vector<std::string> map;      // lines of the ASCII map
  std::vector<std::string> dice;     // "oil, car 7: left"; may be empty
  bool opening = false;              // nothing has been played: what a game is posted with
  bool so_far = false;               // the turn waits for a choice on the way
  std::vector<std::string> settings; // of an opening: those that are not as usual
  std::string asked;                 // what is asked first, or on the way; may be empty
  bool over = false;                 // the race has ended with this turn: the standings are its classification
  std::vector<std::string> chart;    // lines of the chart of who was where, laid out for a fixed-width font; may be empty
  std::vector<std::string> moments;  // "turn 12: Ann takes the lead for good"; may be empty
  std::string link;       // table link of the next turn; may be empty
  std::vector<std::string> missing;  // names whose orders are awaited
  std::string deadline;   // day, date, time and zone in words; may be empty
};

enum class ReportFormat : uint8_t { BBCode, Markdown, Html, Plain };
inline constexpr ReportFormat kReportFormats[] = {ReportFormat::BBCode, ReportFormat::Markdown, ReportFormat::Html,
                                                  ReportFormat::Plain};
char const* format_name(ReportFormat format);                          // "bbcode", "markdown", "html", "text"
std::optional<ReportFormat> format_from(std::string_view name);

std::string write_report(Report const& report, ReportFormat format);   // HTML: a complete document of its own

}  // namespace paddock::post
