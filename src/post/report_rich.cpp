// Markdown and HTML.
#include <algorithm>

#include "post/report_writer.hpp"

namespace paddock::post {
namespace {

bool is_www(std::string_view line, size_t at) {
  return (line[at] | 32) == 'w' && (line[at + 1] | 32) == 'w' && (line[at + 2] | 32) == 'w';
}

class MarkdownWriter final : public ReportWriter {
 public:
  void begin(std::string_view) override {}
  void heading(int level, std::string_view text) override {
    if (!out_.empty()) out_ += "\n";
    out_ += std::string(size_t(level), '#') + " " + safe(text) + "\n\n";
  }
  void paragraph(std::string_view text) override { out_ += safe(text) + "\n\n"; }
  void labelled(std::string_view label, std::string_view text, bool code) override {
    out_ += "- *" + safe(label) + ":* " + (code ? "`" + ticks_out(text) + "`" : safe(text)) + "\n";
  }
  void table(std::span<std::string const> heads, std::span<StandingsRow const> rows) override {
    line(heads, heads.size());
    out_ += "|";
    for (size_t i = 0; i < heads.size(); ++i) out_ += " --- |";
    out_ += "\n";
    for (StandingsRow const& row : rows) line(row.cells, heads.size());
    out_ += "\n";
  }
  void list(std::span<ReportEvent const> items) override {
    for (ReportEvent const& e : items)
      out_ += "- " + safe(e.text) + (e.rule.empty() ? "" : " (" + safe(e.rule) + ")") + "\n";
  }
  void block(std::span<std::string const> lines) override {
    out_ += "```text\n";
    for (std::string const& l : lines) {
      std::string clean = map_line(l);
      for (char& c : clean) c = c == '`' ? '\'' : c;  // three of them would end the block
      out_ += clean + "\n";
    }
    out_ += "```\n\n";
  }
  void link(std::string_view label, std::string_view url) override {
    if (is_web_address(url)) out_ += "- [" + safe(label) + "](" + std::string(url) + ")\n";
    else out_ += "- " + safe(label) + ": `" + ticks_out(url) + "`\n";
  }
  std::string finish() override { return std::move(out_); }

 private:
  static std::string safe(std::string_view text) {
    std::string out;
    std::string const line = one_line(text);
    // "1." and "1)" begin a list, "www." and "://" are made links of.
    size_t const digits = std::min(line.find_first_not_of("0123456789"), line.size());
    for (size_t i = 0; i < line.size(); ++i) {
      char const c = line[i];
      bool const counts = i == digits && digits > 0 && (c == '.' || c == ')');
      bool const address = std::string_view(line).substr(i, 3) == "://" || (c == '.' && i >= 3 && is_www(line, i - 3));
      if (counts || address) {
        out.push_back('\\');
        out.push_back(c);
        continue;
      }
      if (c == '<') {
        out += "&lt;";
        continue;
      }
      if (c == '&') {
        out += "&amp;";
        continue;
      }
      bool const marks_line = out.empty() && (c == '-' || c == '+' || c == '=' || c == '>');
      if (marks_line || std::string_view("\\`*_[]#|~").find(c) != std::string_view::npos) out.push_back('\\');
      out.push_back(c);
    }
    return out;
  }
  static std::string ticks_out(std::string_view text) {
    std::string out = one_line(text);
    for (char& c : out) c = c == '`' ? '\'' : c;
    return out;
  }
  void line(std::span<std::string const> cells, size_t columns) {
    out_ += "|";
    for (size_t i = 0; i < columns; ++i) out_ += " " + (i < cells.size() ? safe(cells[i]) : std::string()) + " |";
    out_ += "\n";
  }
  std::string out_;
};

// No script, no outside file: opens from a mail attachment and prints on paper.
constexpr char kStyle[] =
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#1c2126;"
    "background:#fff}"
    "table{border-collapse:collapse}th,td{text-align:left;padding:.2em .8em .2em 0;border-bottom:1px solid #c9d0d6}"
    "pre{background:#f2f4f6;padding:1em;overflow-x:auto;line-height:1.15}.out{color:#6b747c}.rule{color:#5a6772}"
    "dt{font-weight:600}dl{display:grid;grid-template-columns:max-content 1fr;gap:.1em 1em;margin:.3em 0}dd{margin:0}"
    "@media(prefers-color-scheme:dark){body{color:#e6eaee;background:#14181c}pre{background:#1d2329}"
    "th,td{border-color:#39424a}a{color:#7db7ff}.out,.rule{color:#98a4ae}}";

class HtmlWriter final : public ReportWriter {
 public:
  void begin(std::string_view title) override {
    out_ += "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
    out_ += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
    out_ += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n";
    out_ += "<title>" + safe(title) + "</title>\n<style>" + std::string(kStyle) + "</style>\n</head>\n<body>\n";
  }
  void heading(int level, std::string_view text) override {
    std::string const tag = "h" + std::to_string(level) + ">";
    out_ += "<" + tag + safe(text) + "</" + tag + "\n";
  }
  void paragraph(std::string_view text) override { out_ += "<p>" + safe(text) + "</p>\n"; }
  void labelled(std::string_view label, std::string_view text, bool code) override {
    out_ += "<dl><dt>" + safe(label) + "</dt><dd>" + (code ? "<code>" : "") + safe(text) + (code ? "</code>" : "") +
            "</dd></dl>\n";
  }
  void table(std::span<std::string const> heads, std::span<StandingsRow const> rows) override {
    out_ += "<table>\n<thead><tr>";
    for (std::string const& h : heads) out_ += "<th scope=\"col\">" + safe(h) + "</th>";
    out_ += "</tr></thead>\n<tbody>\n";
    for (StandingsRow const& row : rows) {
      out_ += row.out ? "<tr class=\"out\">" : "<tr>";
      for (size_t i = 0; i < heads.size(); ++i)
        out_ += "<td>" + (i < row.cells.size() ? safe(row.cells[i]) : std::string()) + "</td>";
      out_ += "</tr>\n";
    }
    out_ += "</tbody>\n</table>\n";
  }
  void list(std::span<ReportEvent const> items) override {
    out_ += "<ul>\n";
    for (ReportEvent const& e : items)
      out_ += "<li>" + safe(e.text) +
              (e.rule.empty() ? "" : " <span class=\"rule\">" + safe(e.rule) + "</span>") + "</li>\n";
    out_ += "</ul>\n";
  }
  void block(std::span<std::string const> lines) override {
    out_ += "<pre>\n";
    for (std::string const& l : lines) out_ += escaped(map_line(l)) + "\n";
    out_ += "</pre>\n";
  }
  void link(std::string_view label, std::string_view url) override {
    if (is_web_address(url)) out_ += "<p><a href=\"" + escaped(url) + "\">" + safe(label) + "</a></p>\n";
    else out_ += "<p>" + safe(label) + ": <code>" + safe(url) + "</code></p>\n";
  }
  std::string finish() override {
    out_ += "</body>\n</html>\n";
    return std::move(out_);
  }

 private:
  static std::string safe(std::string_view text) { return escaped(one_line(text)); }
  static std::string escaped(std::string_view text) {
    std::string out;
    for (char c : text) {
      switch (c) {
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '&': out += "&amp;"; break;
        case '"': out += "&quot;"; break;
        case '\'': out += "&#39;"; break;
        default: out.push_back(c);
      }
    }
    return out;
  }
  std::string out_;
};

}  // namespace

std::unique_ptr<ReportWriter> make_markdown_writer() { return std::make_unique<MarkdownWriter>(); }
std::unique_ptr<ReportWriter> make_html_writer() { return std::make_unique<HtmlWriter>(); }

}  // namespace paddock::post
