// A design on the bench: the document as it stands, what it was read as and what the check thinks of it; and the small changes of
// the document that the screen offers. Internal to show/.
#pragma once
#include "games/car_wars/build/check.hpp"
#include "view/designer.hpp"

namespace paddock::car_wars::show {

struct Bench {
  Doc const& raw;
  std::string root;              // "/spec" where the design stands in one, else ""
  Doc const& spec;               // the design itself
  build::Read read;
  build::Event event;
  build::Check check;

  build::Design const& design() const { return read.design; }
  build::Craft const& craft(bool side) const { return side ? read.design.sidecar : read.design.main; }
  build::Figures const& figures(bool side) const { return side ? check.ledger.sidecar : check.ledger.main; }
  build::Body const* body(bool side = false) const;             // null: none that the catalogue knows
  build::Plant const* plant() const;
};
Bench bench_of(Doc const& raw, Doc const& event);                // both outlive it
Bench bench_of(Doc const& raw, build::Event event);

// A list of the document's craft: "weapons" of the vehicle, or of its sidecar.
struct ListAt {
  char const* key;
  bool side = false;
};
std::string path_of(Bench const& b, std::string_view key, bool side = false);   // "/spec/sidecar/tires"
std::string path_of(Bench const& b, ListAt list, int at);        // of an entry; of the whole where it is no list

// Of a key of the craft or an entry of its list; lists that were written as a single entry become lists.
void put(Bench const& b, DesignEdit& edit, std::string_view key, Doc value, bool side = false);
void add(Bench const& b, DesignEdit& edit, ListAt list, Doc entry);
void replace(Bench const& b, DesignEdit& edit, ListAt list, int at, Doc entry);
void leave_out(Bench const& b, DesignEdit& edit, ListAt list, int at);

// One change with its words.
DesignEdit set_edit(Bench const& b, std::string says, std::string_view key, Doc value, bool side = false);
DesignEdit add_edit(Bench const& b, std::string says, ListAt list, Doc entry);
DesignEdit replace_edit(Bench const& b, std::string says, ListAt list, int at, Doc entry);
DesignEdit leave_out_edit(Bench const& b, std::string says, ListAt list, int at);
// With it what names it by its number: links, component armor.
DesignEdit leave_out_weapon(Bench const& b, std::string says, bool side, int weapon);

// Entries in the clean form.
Doc weapon_entry(build::Craft const& c, int weapon);
Doc part_entry(build::Part const& p);
Doc person_entry(build::Person const& p);
Doc shell_entry(build::Shell const& s);
std::string tires_entry(build::Craft const& c);
Doc link_entry(build::Link const& l);

// The raw key of a facing's points ("rear" is the back); the usual one where none stands there.
std::string points_path(Bench const& b, bool metal, int facing, bool side = false);

}  // namespace paddock::car_wars::show
