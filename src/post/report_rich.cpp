// Markdown and HTML.
#include <algorithm>
#include <optional>

#include "post/markup.hpp"
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
  void begin(std::string_view title) override { out_.emplace(title, kStyle); }
  void heading(int level, std::string_view text) override {
    static constexpr char const* kTags[] = {"h1", "h2", "h3"};
    put(kTags[std::clamp(level, 1, 3) - 1], text);
  }
  void paragraph(std::string_view text) override { put("p", text); }
  void labelled(std::string_view label, std::string_view text, bool code) override {
    auto const list = block_of("dl");
    out_->put("dt", label);
    auto const inside = out_->in("dd");
    if (code) out_->put("code", text);
    else out_->text(text);
  }
  void table(std::span<std::string const> heads, std::span<StandingsRow const> rows) override {
    auto const table = block_of("table");
    {
      auto const head = block_of("thead");
      auto const row = out_->in("tr");
      for (std::string const& h : heads) out_->put("th", h, {{"scope", "col"}});
    }
    auto const body = block_of("tbody");
    for (StandingsRow const& r : rows) {
      auto const row = block_of("tr", r.out ? "out" : "");
      for (size_t i = 0; i < heads.size(); ++i) out_->put("td", i < r.cells.size() ? r.cells[i] : "");
    }
  }
  void list(std::span<ReportEvent const> items) override {
    auto const list = block_of("ul");
    for (ReportEvent const& e : items) {
      auto const item = block_of("li");
      out_->text(e.text);
      if (e.rule.empty()) continue;
      out_->verbatim(" ");
      out_->put("span", e.rule, {{"class", "rule"}});
    }
  }
  void block(std::span<std::string const> lines) override {
    auto const pre = block_of("pre");
    for (std::string const& l : lines) out_->verbatim(map_line(l) + "\n");
  }
  void link(std::string_view label, std::string_view url) override {
    auto const p = block_of("p");
    if (is_web_address(url)) return out_->put("a", label, {{"href", url}});
    out_->verbatim(one_line(label) + ": ");
    out_->put("code", url);
  }
  std::string finish() override { return out_->finish(); }

 private:
  Markup::Inside block_of(char const* tag, std::string_view kind = {}) {
    out_->line();
    return out_->in(tag, {{"class", kind}});
  }
  void put(char const* tag, std::string_view text) {
    out_->put(tag, text);
    out_->line();
  }
  std::optional<Markup> out_;
};

}  // namespace

std::unique_ptr<ReportWriter> make_markdown_writer() { return std::make_unique<MarkdownWriter>(); }
std::unique_ptr<ReportWriter> make_html_writer() { return std::make_unique<HtmlWriter>(); }

}  // namespace paddock::post
