// The writers behind write_report: one interface for the parts of a report, four markups. Text of people enters a
// writer only as a Plain argument and is escaped there; markup is written by the writer itself from literals. There is
// no way to append a raw string.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "post/report.hpp"

namespace paddock::post {

class ReportWriter {
 public:
  virtual ~ReportWriter() = default;
  virtual void begin(std::string_view title) = 0;
  virtual void heading(int level, std::string_view text) = 0;                  // 1..3
  virtual void paragraph(std::string_view text) = 0;
  virtual void labelled(std::string_view label, std::string_view text, bool code) = 0;  // "Sent: MMRM"
  virtual void table(std::span<std::string const> heads, std::span<StandingsRow const> rows) = 0;
  virtual void list(std::span<ReportEvent const> items) = 0;
  virtual void block(std::span<std::string const> lines) = 0;                  // ASCII map, letter for letter
  virtual void link(std::string_view label, std::string_view url) = 0;
  virtual std::string finish() = 0;
};

std::unique_ptr<ReportWriter> make_bbcode_writer();
std::unique_ptr<ReportWriter> make_markdown_writer();
std::unique_ptr<ReportWriter> make_html_writer();
std::unique_ptr<ReportWriter> make_plain_writer();
std::unique_ptr<ReportWriter> writer_for(ReportFormat format);

// Letters for one line of output: controls, bidi marks and line breaks gone, broken UTF-8 replaced; no length limit
// but a generous one.
std::string one_line(std::string_view text);
// A map line: letters and blanks as they are, controls, invisible ones and broken UTF-8 as '?'.
std::string map_line(std::string_view text);
// Cells padded to a table for a fixed-width font.
std::vector<std::string> aligned(std::span<std::string const> heads, std::span<StandingsRow const> rows);
bool is_web_address(std::string_view url);  // http(s), nothing that could end an attribute or a tag

}  // namespace paddock::post
