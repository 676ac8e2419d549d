#include "post/markup.hpp"

#include <algorithm>
#include <cassert>

#include "core/scan.hpp"
#include "post/report_writer.hpp"

namespace paddock::post {

bool is_place_in_page(std::string_view link) {
  return link.size() > 1 && link[0] == '#' &&
         std::all_of(link.begin() + 1, link.end(), [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; });
}

Markup::Markup(std::string_view title, std::string_view style) {
  out_ += "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
          "<meta name=\"color-scheme\" content=\"light dark\"/>\n"
          "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n";
  put("title", title);
  out_ += "\n<style>";
  out_ += style;
  out_ += "</style>\n</head>\n<body>\n";
}

Markup::Inside Markup::in(char const* tag, Attributes attributes) {
  begin(tag, attributes);
  out_ += '>';
  open_.push_back(tag);
  return Inside(*this);
}

void Markup::put(char const* tag, std::string_view words, Attributes attributes) {
  auto const inside = in(tag, attributes);
  text(words);
}

void Markup::lone(char const* tag, Attributes attributes) {
  begin(tag, attributes);
  out_ += "/>";
}

void Markup::text(std::string_view words) { escaped(one_line(words)); }
void Markup::verbatim(std::string_view words) { escaped(words); }

std::string Markup::finish() {
  assert(open_.empty());
  out_ += "</body>\n</html>\n";
  return std::move(out_);
}

void Markup::begin(char const* tag, Attributes attributes) {
  out_ += '<';
  out_ += tag;
  for (Attribute const& a : attributes) {
    bool const address = std::string_view(a.name) == "href";
    if (a.value.empty() || (address && !is_place_in_page(a.value) && !is_web_address(a.value))) continue;
    out_ += ' ';
    out_ += a.name;
    out_ += "=\"";
    escaped(a.value);
    out_ += '"';
  }
}

void Markup::close() {
  out_ += "</";
  out_ += open_.back();
  out_ += '>';
  open_.pop_back();
}

void Markup::escaped(std::string_view words) {
  for (char c : words) switch (c) {
      case '<': out_ += "&lt;"; break;
      case '>': out_ += "&gt;"; break;
      case '&': out_ += "&amp;"; break;
      case '"': out_ += "&quot;"; break;
      case '\'': out_ += "&#39;"; break;
      default: out_.push_back(c);
    }
}

}  // namespace paddock::post
