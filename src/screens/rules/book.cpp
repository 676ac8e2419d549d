#include "screens/rules/book.hpp"

#include <algorithm>
#include <map>

#include "core/assets.hpp"
#include "core/doc.hpp"
#include "session/session.hpp"
#include "session/workshops.hpp"

namespace paddock::app {
namespace {

struct Book {
  std::vector<Chapter> chapters;
};

// "NR-3.7" -> "3"; "CW-114" is in no numbered chapter.
std::string chapter_of(std::string const& id) {
  size_t const dash = id.find('-'), dot = id.find('.');
  return dash == std::string::npos || dot == std::string::npos || dot < dash ? "" : id.substr(dash + 1, dot - dash - 1);
}

RuleText rule_from(Doc const& d) {
  RuleText r;
  r.id = get_text(d, "id");
  r.title = get_text(d, "title", get_text(d, "summary"));
  r.text = get_text(d, "rule", get_text(d, "ruling", get_text(d, "text")));
  r.implemented = get_bool(d, "implemented", true) && !get_bool(d, "notImplemented") && !get_bool(d, "not implemented");
  auto const s = d.find("setting");
  if (s != d.end() && s->is_string()) r.settings.push_back(s->get<std::string>());
  auto const many = d.find("settings");
  if (many != d.end() && many->is_array())
    for (Doc const& name : *many)
      if (name.is_string()) r.settings.push_back(name.get<std::string>());
  return r;
}

// Settings name their rule too: what changes a rule is shown beside it.
void link_settings(std::string_view game, Book& book) {
  GameInfo const* info = find_game(game);
  if (!info) return;
  for (Setting const& s : info->settings())
    for (Chapter& c : book.chapters)
      for (RuleText& r : c.rules) {
        if (r.id != s.rule.text()) continue;
        bool known = false;
        for (std::string const& name : r.settings) known = known || name == s.name;
        if (!known) r.settings.push_back(s.name);
      }
}

std::string path_of(std::string_view game, char const* file) { return "assets/games/" + std::string(game) + "/" + file; }

Doc const* rules_in(Doc const& doc) {
  if (doc.is_array()) return &doc;
  for (char const* key : {"rules", "rulings"})
    if (doc.is_object() && doc.contains(key) && doc[key].is_array()) return &doc[key];
  return nullptr;
}

Book read_book(std::string_view game) {
  Book book;
  for (char const* file : {"rules.json", "rulings.json"})
    if (auto const doc = parse_doc(asset(path_of(game, file)))) add_rules(*doc, book.chapters);
  link_settings(game, book);
  return book;
}

}  // namespace

void add_rules(Doc const& doc, std::vector<Chapter>& book) {
  Doc const* rules = rules_in(doc);
  if (!rules) return;
  Doc const none, *titles = doc.is_object() && doc.contains("chapters") && doc["chapters"].is_object() ? &doc["chapters"] : &none;
  for (Doc const& d : *rules) {
    RuleText r = rule_from(d);
    if (r.id.empty()) continue;
    std::string const number = chapter_of(r.id);
    std::string const title = get_text(d, "section", number.empty() ? "" : get_text(*titles, number.c_str()));
    if (book.empty() || book.back().number != number || book.back().title != title) book.push_back({number, title, {}});
    book.back().rules.push_back(std::move(r));
  }
}

std::vector<Chapter> const& rule_book(std::string_view game) {
  static std::map<std::string, Book, std::less<>> books;
  static std::vector<Chapter> const none;
  if (asset(path_of(game, "rules.json")).empty() && asset(path_of(game, "rulings.json")).empty())
    return none;  // no such game, or its texts are still to come
  auto at = books.find(game);
  if (at == books.end()) at = books.emplace(std::string(game), read_book(game)).first;
  return at->second.chapters;
}

RuleText const* find_rule(std::string_view game, std::string_view id) {
  for (Chapter const& c : rule_book(game))
    for (RuleText const& r : c.rules)
      if (r.id == id) return &r;
  return nullptr;
}

std::string_view brief_of(std::string_view game) { return asset(path_of(game, "brief.txt")); }

std::string_view orders_page(std::string_view game) { return asset(path_of(game, "orders.txt")); }

std::string game_of_rule(std::string_view id) {
  for (GameInfo const& g : games())
    if (find_rule(g.id, id)) return g.id;
  for (WorkshopCover const& shop : workshop_covers())
    if (find_rule(shop.game, id)) return shop.game;
  return {};
}

std::vector<std::string> rules_not_implemented() {
  std::vector<std::string> out;
  for (GameInfo const& g : games())
    for (Chapter const& c : rule_book(g.id))
      for (RuleText const& r : c.rules)
        if (!r.implemented) out.push_back(r.id + " " + r.title);
  return out;
}

InForce setting_in_force(std::string_view game, std::string_view name, Doc const* settings) {
  InForce f;
  f.name = name;
  GameInfo const* info = find_game(game);
  if (!info) return f;
  for (Setting const& s : info->settings()) {
    if (s.name != name) continue;
    f.label = s.label;
    f.help = s.help;
    f.value = s.words_of(s.fallback);
    if (!settings || !settings->is_object()) break;
    auto const at = settings->find(s.name);
    if (at == settings->end()) break;
    std::string const value = at->is_string() ? at->get<std::string>() : dump_doc(*at);
    f.value = s.words_of(value);
    f.changed = value != s.fallback;
    break;
  }
  return f;
}

}  // namespace paddock::app
