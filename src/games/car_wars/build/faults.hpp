// What the parts of the check share. Internal to build/.
#pragma once
#include <algorithm>

#include "games/car_wars/build/job.hpp"
#include "games/car_wars/build/names.hpp"
#include "view/line.hpp"

namespace paddock::car_wars::build {

// The JSON pointer of an entry of one of a craft's lists.
std::string place_of(Craft const& c, bool side, std::string_view list, int at);
// Where the document says what is fitted to one of a craft's weapons.
std::string place_of(Craft const& c, bool side, Weapon const& w, int fitting);

struct Judge : Job {
  std::vector<Fault>& faults;

  std::string root() const { return side ? "/sidecar" : ""; }
  std::string path(char const* key) const { return root() + "/" + key; }
  std::string path(char const* list, int at) const { return place_of(c, side, list, at); }
  static std::string entry(std::string const& list, int at) { return at < 0 ? list : list + "/" + std::to_string(at); }
  std::string path(Weapon const& w) const { return path("weapons", w.at); }
  std::string path(Part const& p) const { return path(p.of_plant ? "plant_mods" : "accessories", p.at); }

  void say(std::string_view rule, std::string path, std::string why, Doc mend = nullptr) const {
    if (faults.size() < 96) faults.push_back({std::string(rule), std::move(path), std::move(why), std::move(mend)});
  }
  // The same of what is not let in. The fault; null: there are too many already.
  Fault* ban(std::string_view rule, std::string path, std::string why, Doc mend) const {
    size_t const before = faults.size();
    say(rule, std::move(path), std::move(why), std::move(mend));
    if (faults.size() == before) return nullptr;
    faults.back().banned = true;
    return &faults.back();
  }
  // Whether a mend may bring it in.
  bool lets(Item const& it) const { return forbidden_by(it, set()).empty() && why_banned(it, e).empty(); }
  template <class T>
  bool lets(std::vector<T> const& rows, std::string_view id) const {
    return std::any_of(rows.begin(), rows.end(), [&](T const& row) { return row.id == id && lets(row); });
  }
  // A mend: one accessory more, if the event lets it in. A design may have no list of them yet.
  Doc with_part(char const* id) const;
  std::string path(Weapon const& w, int fitting) const { return place_of(c, side, w, fitting); }
  // The same of one of several options: an accessory among them, else the whole list of options.
  std::string options_path(Weapon const& w, unsigned options) const {
    for (int i = 0; i < kFitConceal; ++i)
      if ((w.options & options & 1u << i) != 0 && w.said[size_t(i)].accessory >= 0) return path(w, i);
    return path(w) + "/options";
  }
  // An item that the event does not let in, or that a ruling forbids.
  // `removable`: taking it out mends it; `what`: the kind of thing, where the name does not say it (" chassis"); `also`: its other
  // name for allow and ban lists. The fault, null: it is let in.
  Fault* item(Item const& item, std::string const& path, bool removable = true, std::string_view what = "", std::string_view also = "") const;
  // The same of what has no row of its own: what is done to a tire, a frame, a round; what a vehicle has without saying so.
  void word(std::string_view id, std::string const& path, std::string_view also = "", Doc mend = nullptr) const {
    if (bans(e, id) || (!also.empty() && bans(e, also))) ban("R-13", path, "'" + std::string(id) + "' may not be used: this event does not let it in.", std::move(mend));
  }
};

Doc tires_doc(TireGroup const& g);   // as the clean form writes them
Doc part_doc(Part const& p);
Doc weapon_doc(Craft const& c, int index);
Doc link_doc(Link const& l);

inline Doc set_to(std::string path, Doc value) { return {{"path", std::move(path)}, {"value", std::move(value)}}; }
inline Doc Judge::with_part(char const* id) const {
  if (!lets(catalogue().parts, id)) return nullptr;
  auto const first = std::find_if(c.parts.begin(), c.parts.end(), [](Part const& p) { return !p.of_plant; });
  if (first != c.parts.end() && (c.bare & kBareParts) != 0) return set_to(path("accessories"), Doc::array({part_doc(*first), id}));
  return first != c.parts.end() ? set_to(path("accessories") + "/-", id) : set_to(path("accessories"), Doc::array({id}));
}
inline Doc removed(std::string path) { return set_to(std::move(path), nullptr); }
std::string said(Exact e);                       // 12, 12.5, 37/3
inline std::string said(int64_t n) { return std::to_string(n); }

void check_body(Judge& j);
void check_totals(Judge& j);
void check_power(Judge& j);
void check_tires(Judge& j);
void check_crew(Judge& j);
void check_weapons(Judge& j);
void check_loads(Judge& j, int weapon);
void check_mount(Judge& j, Weapon const& w);
void check_holders(Judge& j);
void check_places(Judge& j);                     // thirds, corners, dischargers
void check_links(Judge& j);
void check_parts(Judge& j);
void check_guards(Judge& j);
void check_armour(Judge& j);
void check_shells(Judge& j);

}  // namespace paddock::car_wars::build
