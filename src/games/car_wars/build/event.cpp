#include "games/car_wars/build/event.hpp"

#include <algorithm>

#include "core/doc_object.hpp"
#include "core/filled.hpp"
#include "core/ratio.hpp"
#include "games/car_wars/rules/known_settings.hpp"

namespace paddock::car_wars::build {
namespace {

// Lays what a document says over a struct with fields(); what it does not name stays.
class Overlay {
 public:
  explicit Overlay(Doc const& doc) : doc_(doc) {}
  Error const& error() const { return error_; }
  // A name that nothing here has: a slip of the pen would have no effect, and nobody would notice.
  Error unknown() const {
    static constexpr std::string_view kOthers[] = {"level", "allow", "ban", "settings", "name", "title", "note"};
    for (auto it = doc_.begin(); it != doc_.end(); ++it) {
      std::string const& name = it.key();
      if (holds_settings(name)) {
        if (Error error = unknown_in(*it, "/" + name.substr(0, 60)); !error.what.empty()) return error;
      } else if (std::find(std::begin(kOthers), std::end(kOthers), name) == std::end(kOthers) && !mine(name)) {
        return {"/" + name.substr(0, 60), name.starts_with("CW-") || name.starts_with("R-") ? "there is no such ruling" : "an event has no such setting"};
      }
    }
    return {};
  }
  template <Whole T>
  void operator()(char const* key, T& value, int64_t least = 0, int64_t most = 1) {
    value = T(whole(key, std::is_same_v<T, bool>, int64_t(value), least, most));
  }
  template <Whole T>
  void operator()(char const* key, T& value, Names names) { value = T(choice(key, int64_t(value), names)); }

 private:
  static bool holds_settings(std::string const& name) { return name == "settings" || names_ruling(name); }
  bool mine(std::string const& name) const { return std::find(known_.begin(), known_.end(), name) != known_.end(); }
  // A sheet may hold the duel's own settings, too, and those that have one answer alone.
  Error unknown_in(Doc const& doc, std::string const& path) const {
    if (!doc.is_object()) return {path, "an object is expected, names of settings with their values"};
    for (auto const& [name, value] : doc.items()) {
      std::string const here = under(path, name.substr(0, 60));
      if (names_ruling(name)) {
        if (Error error = unknown_in(value, here); !error.what.empty()) return error;
      } else if (!mine(name) && ruling_of_setting(name).empty() && name != "spike_halves" && name != "ground_bonus_any_weapon") {   // of 0.4.0
        return {here, filled("there is no setting '{}'", {name.substr(0, 60)})};
      } else if (std::string fault = mine(name) ? "" : fixed_fault(name, value); !fault.empty()) {
        return {here, std::move(fault)};
      }
    }
    return {};
  }
  static Doc const* find_in(Doc const& doc, char const* key) {
    if (auto it = doc.find(key); it != doc.end()) return &*it;
    for (auto const& [name, value] : doc.items())
      if (value.is_object() && holds_settings(name))
        if (Doc const* const in = find_in(value, key)) return in;
    return nullptr;
  }
  // What is said of a setting; null: nothing.
  Doc const* find(char const* key) {
    known_.push_back(key);
    Doc const* const at = find_in(doc_, key);
    return at && !at->is_null() ? at : nullptr;
  }
  int64_t whole(char const* key, bool yes_or_no, int64_t otherwise, int64_t least, int64_t most) {
    Doc const* const at = find(key);
    if (!at) return otherwise;
    std::string const text = at->is_string() ? at->get<std::string>() : "";   // as a set-up has it
    std::optional<Ratio> const number = yes_or_no ? std::nullopt : ratio_of(*at);
    if (yes_or_no && at->is_boolean()) return at->get<bool>();
    if (yes_or_no && (text == "yes" || text == "no")) return text == "yes";
    if (number && number->den == 1 && number->num >= least && number->num <= most) return number->num;
    expect(key, yes_or_no ? "true or false" : filled("a whole number from {} to {}", {least, most}));
    return otherwise;
  }
  // A choice by its word, or by the number that the word is.
  int64_t choice(char const* key, int64_t otherwise, Names names) {
    Doc const* const at = find(key);
    if (!at) return otherwise;
    std::string all;
    for (size_t n = 0; n < names.size(); ++n) {
      std::optional<Ratio> const said = ratio_of(*at);
      if (*at == Doc(names[n]) || (said && said == ratio_of(Doc(names[n])))) return int64_t(n);
      all += (n > 0 ? ", " : "") + std::string(names[n]);
    }
    expect(key, "one of " + all);
    return otherwise;
  }
  void expect(char const* key, std::string what) {
    std::string const ruling = ruling_of_setting(key);
    error_ = {std::string("/") + key, filled("{} is expected{}", {what, ruling.empty() ? "" : filled(" ({})", {ruling})})};
  }
  Doc const& doc_;
  std::vector<std::string_view> known_;
  Error error_;
};

Error read_ids(Doc const& doc, char const* key, std::vector<std::string>& out) {
  if (!doc.contains(key) || doc[key].is_null()) return {};
  if (!doc[key].is_array() || doc[key].size() > 999) return {std::string("/") + key, "a list of at most 999 ids is expected"};
  for (Doc const& id : doc[key]) {
    if (!id.is_string()) return {std::string("/") + key, "a list of ids is expected"};
    std::string_view nearest;
    std::string const said = id.get<std::string>();
    if (!is_known_id(said, nearest))   // a slip of the pen would ban nothing, and nobody would notice
      return {filled("/{}/{}", {key, out.size()}),
              filled("there is no '{}' in the catalogue{}", {said.substr(0, 60), nearest.empty() ? "" : filled("; '{}' comes nearest", {nearest})})};
    out.push_back(said);
  }
  return {};
}
bool listed(std::vector<std::string> const& ids, std::string_view id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

}  // namespace

Expected<Event> read_event(Doc const& doc) {
  Event e;
  if (doc.is_null()) return e;
  if (!doc.is_object()) return Error{"", "an event is an object like {\"military\": true}"};
  Overlay over(doc);
  over("military", e.military), over("banned", e.banned), over("budget", e.budget, 0, 9'999'999), over("max_weight", e.max_weight, 0, 999'999);
  bool alone = false, pods = false;          // as events up to 0.4.0 and 0.5.7 ask it
  over("sidecar_dm_alone", alone), e.settings.sidecar_weight_counts = !alone;
  over("incendiary_pods", pods), e.settings.incendiary_vfrp = e.settings.incendiary_mfr = pods;
  fields(over, e.settings);
  if (!over.error().what.empty()) return over.error();
  if (Error unknown = over.unknown(); !unknown.what.empty()) return unknown;
  if (doc.contains("level")) {
    int found = -1;
    for (int i = 0; i < 4; ++i)
      if (doc["level"].is_string() && doc["level"].get_ref<std::string const&>() == kLevels[i]) found = i;
    if (found < 0) return Error{"/level", "Classic, CWC, UACFH or PYRAMID is expected"};
    e.level = Level(found);
  }
  for (auto const& [key, list] : {std::pair("allow", &e.allow), std::pair("ban", &e.ban)})
    if (Error error = read_ids(doc, key, *list); !error.what.empty()) return error;
  return e;
}

Doc write_event(Event const& event) {
  DocObject out;
  if (event.level != Level::uacfh) out.with("level", kLevels[int(event.level)]);
  if (event.military) out.with("military", true);
  if (event.banned) out.with("banned", true);
  if (event.budget > 0) out.with("budget", event.budget);
  if (event.max_weight > 0) out.with("max_weight", event.max_weight);
  if (!event.allow.empty()) out.with("allow", event.allow);
  if (!event.ban.empty()) out.with("ban", event.ban);
  Doc const mine = to_doc(event.settings), plain = to_doc(BuildSettings{});
  for (auto it = mine.begin(); it != mine.end(); ++it)
    if (*it != plain[it.key()]) out[it.key()] = *it;
  return out;
}

std::string_view forbidden_by(Item const& item, BuildSettings const& s, std::string_view also) {
  bool const pods = also.starts_with("MFR/") ? s.incendiary_mfr : s.incendiary_vfrp;
  bool const let = (item.forbidden == "CW-004" && s.rubber_armor) || (item.forbidden == "CW-017" && pods) || (item.forbidden == "CW-028" && s.backpacks) ||
                   (item.id == "gas_mask" && s.gas_masks);
  return let ? std::string_view() : std::string_view(item.forbidden);
}

std::string_view body_forbidden_by(Body const& body, BuildSettings const& s) {
  bool const let[] = {s.car_bodies, s.racing_bodies, s.trikes, s.cycles, s.sidecars};   // by Kind
  return let[size_t(body.kind)] ? std::string_view() : "CW-001";
}

std::string_view turret_forbidden_by(WeaponKind const& kind, BuildSettings const& s) {
  bool const spray = kind.id == "SS" || kind.id == "PS" || kind.id == "HDSS" || kind.id == "HDPS";
  if (!kind.no_turret.empty()) return s.turret_oil ? std::string_view() : std::string_view(kind.no_turret);
  return spray && !s.turret_sprays ? "CW-016" : std::string_view();
}

bool bans(Event const& event, std::string_view id) { return listed(event.ban, id); }

std::string why_banned(Item const& item, Event const& event, std::string_view also) {
  if (listed(event.ban, item.id) || (!also.empty() && listed(event.ban, also))) return "this event does not let it in";
  if (!event.allow.empty() && (listed(event.allow, item.id) || listed(event.allow, also))) return "";
  if (item.level > event.level) return filled("it is an item of level {}, and this event goes to {}", {kLevels[int(item.level)], kLevels[int(event.level)]});
  if (!item.banned && !item.military) return "";
  if (item.military) return event.military ? "" : "it is military";
  if (item.level == Level::pyramid || event.banned) return "";   // the event let the whole book in
  return "it is off by the tournament guidelines";
}

}  // namespace paddock::car_wars::build
