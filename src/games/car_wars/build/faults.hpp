// What the parts of the check share. Internal to build/.
#pragma once
#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/build/job.hpp"
#include "games/car_wars/build/names.hpp"
#include "view/line.hpp"

namespace paddock::car_wars::build {

// The JSON pointer of an entry of one of a craft's lists.
std::string place_of(Craft const& c, bool side, char const* list, int at);
// Where the document says what is fitted to one of a craft's weapons.
std::string place_of(Craft const& c, bool side, Weapon const& w, int fitting);

struct Judge : Job {
  std::vector<Fault>& faults;

  std::string root() const;
  std::string path(char const* key) const;
  std::string path(char const* list, int at) const { return place_of(c, side, list, at); }
  static std::string entry(std::string const& list, int at) { return at < 0 ? list : under(list, at); }
  std::string path(Weapon const& w) const;
  std::string path(Part const& p) const;

  void say(char const* rule, std::string const& path, char const* why) const;
  void say(char const* rule, std::string const& path, char const* why, Doc mend) const;
  void say(char const* rule, std::string const& path, std::string const& why) const;
  void say(char const* rule, std::string const& path, std::string const& why, Doc mend) const;
  void say(std::string_view rule, std::string const& path, std::string const& why, Doc mend = nullptr) const;
  // The same of what has to go: taking out what stands there mends it.
  void take_out(char const* rule, std::string const& path, char const* why) const;
  void take_out(char const* rule, std::string const& path, std::string const& why) const;
  // The same of what is not let in. The fault; null: there are too many already.
  Fault* ban(std::string_view rule, std::string const& path, std::string const& why, Doc mend) const;
  // Whether a mend may bring it in.
  bool lets(Item const& it) const { return forbidden_by(it, set()).empty() && why_banned(it, e).empty(); }
  bool lets(Items rows, std::string_view id) const;
  // A mend: one accessory more, if the event lets it in. A design may have no list of them yet.
  Doc with_part(char const* id) const;
  std::string path(Weapon const& w, int fitting) const { return place_of(c, side, w, fitting); }
  // The same of one of several options: an accessory among them, else the whole list of options.
  std::string options_path(Weapon const& w, unsigned options) const;
  // An item that the event does not let in, or that a ruling forbids.
  // `removable`: taking it out mends it; `what`: the kind of thing, where the name does not say it (" chassis"); `also`: its other
  // name for allow and ban lists. The fault, null: it is let in.
  Fault* item(Item const& item, std::string const& path, bool removable = true) const { return this->item(item, path, removable, ""); }
  Fault* item(Item const& item, std::string const& path, bool removable, std::string const& what, std::string_view also = "") const;
  // The same of what has no row of its own: what is done to a tire, a frame, a round; what a vehicle has without saying so.
  void word(std::string_view id, std::string const& path, std::string_view also = "", Doc mend = nullptr) const;
};

Doc tires_doc(TireGroup const& g);   // as the clean form writes them
Doc part_doc(Part const& p);
Doc weapon_doc(Craft const& c, int index);
Doc link_doc(Link const& l);

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
