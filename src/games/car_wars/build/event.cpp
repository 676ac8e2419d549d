#include "games/car_wars/build/event.hpp"

#include <algorithm>

#include "core/ratio.hpp"
#include "games/car_wars/rules/register.hpp"

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
      bool const ruling = it.key().starts_with("CW-") || it.key().starts_with("R-") || it.key().starts_with("A-");
      if ((ruling || it.key() == "settings") && !it->is_object()) return {"/" + it.key().substr(0, 60), "an object is expected, names of settings with their values"};
      if (ruling && it.key()[0] != 'A' && rule_named(it.key()) == Rule{}) return {"/" + it.key().substr(0, 60), "there is no such ruling"};
      if (!ruling && std::find(std::begin(kOthers), std::end(kOthers), it.key()) == std::end(kOthers) && std::find(known_.begin(), known_.end(), it.key()) == known_.end())
        return {"/" + it.key().substr(0, 60), "an event has no such setting"};
    }
    return {};
  }
  template <Whole T>
  void operator()(char const* key, T& value, int64_t least = 0, int64_t most = 1) {
    known_.push_back(key);
    Doc const* const at = find(key);
    if (!at || at->is_null()) return;
    std::string const text = at->is_string() ? at->get<std::string>() : "";   // as a set-up has it
    std::optional<Ratio> const number = std::is_same_v<T, bool> ? std::nullopt : ratio_of(*at);
    if (std::is_same_v<T, bool> && at->is_boolean()) value = T(at->get<bool>());
    else if (std::is_same_v<T, bool> && (text == "yes" || text == "no")) value = T(text == "yes");
    else if (number && number->den == 1 && number->num >= least && number->num <= most) value = T(number->num);
    else error_ = {std::string("/") + key, std::is_same_v<T, bool> ? "true or false is expected" : "a whole number from " + std::to_string(least) + " to " + std::to_string(most) + " is expected"};
  }

  // A choice by its word, or by the number that the word is.
  template <Whole T>
  void operator()(char const* key, T& value, Names names) {
    known_.push_back(key);
    Doc const* const at = find(key);
    if (!at || at->is_null()) return;
    std::string all;
    for (size_t n = 0; n < names.size(); ++n) {
      std::optional<Ratio> const said = ratio_of(*at);
      if (*at == Doc(names[n]) || (said && said == ratio_of(Doc(names[n])))) return void(value = T(n));
      all += (n > 0 ? ", " : "") + std::string(names[n]);
    }
    error_ = {std::string("/") + key, "one of these is expected: " + all};
  }

 private:
  Doc const* find(char const* key) const {
    if (auto it = doc_.find(key); it != doc_.end()) return &*it;
    for (auto it = doc_.begin(); it != doc_.end(); ++it)
      if (it->is_object() && (it.key() == "settings" || it.key().starts_with("CW-") || it.key().starts_with("A-")))
        if (auto in = it->find(key); in != it->end()) return &*in;
    return nullptr;
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
    out.push_back(id.get<std::string>());
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
  Doc out = Doc::object();
  if (event.level != Level::uacfh) out["level"] = kLevels[int(event.level)];
  if (event.military) out["military"] = true;
  if (event.banned) out["banned"] = true;
  if (event.budget > 0) out["budget"] = event.budget;
  if (event.max_weight > 0) out["max_weight"] = event.max_weight;
  if (!event.allow.empty()) out["allow"] = event.allow;
  if (!event.ban.empty()) out["ban"] = event.ban;
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

std::string why_banned(Item const& item, Event const& event, std::string_view also) {
  if (listed(event.ban, item.id) || (!also.empty() && listed(event.ban, also))) return "this event does not let it in";
  if (!event.allow.empty() && (listed(event.allow, item.id) || listed(event.allow, also))) return "";
  if (item.level > event.level) return std::string("it is an item of level ") + kLevels[int(item.level)] + ", and this event goes to " + kLevels[int(event.level)];
  if (!item.banned && !item.military) return "";
  if (item.military) return event.military ? "" : "it is military";
  if (item.level == Level::pyramid || event.banned) return "";   // the event let the whole book in
  return "it is off by the tournament guidelines";
}

}  // namespace paddock::car_wars::build
