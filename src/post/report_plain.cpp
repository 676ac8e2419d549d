// Plain text and BBCode: both lay tables out for a fixed-width font.
#include "core/text.hpp"
#include "post/report_writer.hpp"

namespace paddock::post {
namespace {

class PlainWriter final : public ReportWriter {
 public:
  void begin(std::string_view) override {}
  void heading(int level, std::string_view text) override {
    std::string const line = one_line(text);
    if (!out_.empty()) out_ += "\n";
    out_ += line + "\n";
    if (level < 3) out_ += std::string(points_in(line), level == 1 ? '=' : '-') + "\n";
  }
  void paragraph(std::string_view text) override { out_ += one_line(text) + "\n"; }
  void labelled(std::string_view label, std::string_view text, bool) override {
    out_ += "  " + one_line(label) + ": " + one_line(text) + "\n";
  }
  void table(std::span<std::string const> heads, std::span<StandingsRow const> rows) override {
    for (std::string const& line : aligned(heads, rows)) out_ += "  " + line + "\n";
  }
  void list(std::span<ReportEvent const> items) override {
    for (ReportEvent const& e : items)
      out_ += "  - " + one_line(e.text) + (e.rule.empty() ? "" : " [" + one_line(e.rule) + "]") + "\n";
  }
  void block(std::span<std::string const> lines) override {
    out_ += "\n";
    for (std::string const& line : lines) out_ += map_line(line) + "\n";
  }
  void link(std::string_view label, std::string_view url) override {
    out_ += "  " + one_line(label) + ": " + one_line(url) + "\n";
  }
  std::string finish() override { return std::move(out_); }

 private:
  std::string out_;
};

class BbWriter final : public ReportWriter {
 public:
  void begin(std::string_view) override {}
  void heading(int level, std::string_view text) override {
    if (!out_.empty()) out_ += "\n";
    if (level == 1) out_ += "[size=150][b]" + safe(text) + "[/b][/size]\n";
    else if (level == 2) out_ += "[b][u]" + safe(text) + "[/u][/b]\n";
    else out_ += "[b]" + safe(text) + "[/b]\n";
  }
  void paragraph(std::string_view text) override { out_ += safe(text) + "\n"; }
  void labelled(std::string_view label, std::string_view text, bool) override {
    out_ += "[i]" + safe(label) + ":[/i] " + safe(text) + "\n";
  }
  void table(std::span<std::string const> heads, std::span<StandingsRow const> rows) override {
    code(aligned(heads, rows));
  }
  void list(std::span<ReportEvent const> items) override {
    out_ += "[list]\n";
    for (ReportEvent const& e : items)
      out_ += "[*]" + safe(e.text) + (e.rule.empty() ? "" : " (" + safe(e.rule) + ")") + "\n";
    out_ += "[/list]\n";
  }
  void block(std::span<std::string const> lines) override {
    std::vector<std::string> clean;
    for (std::string const& line : lines) clean.push_back(map_line(line));
    code(clean);
  }
  void link(std::string_view label, std::string_view url) override {
    if (is_web_address(url)) out_ += "[url=" + std::string(url) + "]" + safe(label) + "[/url]\n";
    else out_ += safe(label) + ": " + safe(url) + "\n";
  }
  std::string finish() override { return std::move(out_); }

 private:
  // BBCode knows no escape: a bracket of a person's text becomes a parenthesis, and an address is broken up, which boards
  // would make a link of.
  static std::string safe(std::string_view text) {
    std::string out = one_line(text);
    for (size_t at = out.find("://"); at != out.npos; at = out.find("://", at + 4)) out.insert(at + 1, " ");
    for (char& c : out) c = c == '[' ? '(' : c == ']' ? ')' : c;
    return out;
  }
  void code(std::vector<std::string> const& lines) {
    out_ += "[code]\n";
    for (std::string line : lines) {
      for (char& c : line) c = c == '[' ? '(' : c == ']' ? ')' : c;  // "[/code]" in a name would end the block
      out_ += line + "\n";
    }
    out_ += "[/code]\n";
  }
  std::string out_;
};

}  // namespace

std::unique_ptr<ReportWriter> make_plain_writer() { return std::make_unique<PlainWriter>(); }
std::unique_ptr<ReportWriter> make_bbcode_writer() { return std::make_unique<BbWriter>(); }

}  // namespace paddock::post
