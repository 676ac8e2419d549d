// A vehicle being designed, as a workshop shows it; nothing of any game. The design is a document of the game's; every press is
// a small change of it, so that undo, comparing and passing on need nothing else.
#pragma once
#include <string>
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"
#include "view/line.hpp"
#include "view/paper.hpp"
#include "view/shape.hpp"

namespace paddock {

struct DesignEdit {
  struct Change {
    std::string path;                // RFC 6901; "/weapons/-": behind the last; objects and lists on the way are made
    Doc value;                       // null: it is taken out
  };
  std::string says;                  // "Take out the extra magazine"
  std::vector<Change> changes;       // one after the other
  bool empty() const { return changes.empty(); }
};
inline constexpr size_t kDesignBytes = 64u << 10;   // of a design's document, as text
// Refused where a path leads nowhere, is deeper than 12, or the design would become larger than kDesignBytes.
Expected<Doc> changed(Doc const& design, DesignEdit const& edit);

// One part in the bill: figures as text, empty where it has none.
struct BillRow {
  std::string title, cost, weight, spaces;
  std::string note;                  // what it is, in a plain sentence
  bool faulty = false;
  Rule rule;
  std::string path;                  // of the part in the document: links row, part of the plan and fault
  DesignEdit remove;                 // empty: it cannot be left out
};

// A key figure that says what it is where the pointer rests on it.
struct DesignFigure : Figure {
  DesignFigure(std::string name, std::string now, std::string says = {}, Tone how = Tone::Plain) : Figure{std::move(name), std::move(now), how}, help(std::move(says)) {}
  std::string help;                  // one plain sentence
};

// What may be used up: "Cost $19,482 of $20,000".
struct DesignLimit {
  std::string label, value, of;
  int permille = 0;                  // used, of what may be used
  bool over = false;
};

struct DesignFault {
  std::string title, why;            // "Front holds 5 spaces of weapons, 4 are allowed." "A third of 13, and magazines count."
  std::vector<Rule> rules;
  std::string path;
  DesignEdit mend;                   // the smallest; empty: there is none
  bool missing = false;              // nothing is wrong yet: a part that every vehicle needs is not there
};

// The vehicle from above, front up, in a box of width 100; lengths in its units.
struct DesignPlan {
  struct Area {
    float x = 0, y = 0, w = 0, h = 0;
  };
  enum Side : uint8_t { Front, Back, Left, Right, Top, Under };
  struct Part {                      // something in or on it
    Area where;
    std::string title, note;         // "Large plant", "5 spaces, 10 points"
    std::string path;
    bool faulty = false, round = false;   // round: a wheel
    std::string section;             // of the catalogue, where another one is chosen; empty: none
  };
  struct Plate {                     // armour of a side
    Side side = Front;
    std::string label, path;         // path: of the number in the document
    int points = 0, most = 999;
    std::string note;                // "and 4 of metal"
  };
  struct Room {                      // where a part may be dropped
    Area where;
    std::string place;               // as in CatalogueItem::Spot::place
    std::string label;               // "front: 5 spaces, 4 allowed"; empty: nothing to say
    bool faulty = false;
  };
  float height = 200;
  std::vector<DrawnShape> shapes;    // body and wheels; coloured by livery 0
  std::vector<DrawnShape> closed;    // the same as it drives, its inside covered: for its card; empty: `shapes`
  std::vector<Part> parts;
  std::vector<Plate> plates;
  std::vector<Room> rooms;
};

struct DesignView {
  std::string name;                  // as given, or what it is
  std::string tag;                   // short, with a checksum; empty: the document cannot be read as a design
  std::string what, carries;         // "Luxury", "2 light rockets front": of one that was found, without a name of its own
  std::string summary;               // on its card; empty: the first limit's value
  std::vector<Figure> card;          // on its card instead: the same of every design, two a row
  bool legal = false;
  std::string verdict;               // of a legal one: what it may enter; empty: WorkshopWords::legal says it
  std::string lacks;                 // of a legal one: what no rule asks for and everybody wants, a sentence
  std::vector<DesignFigure> figures; // "Top speed 90"
  std::vector<BillRow> bill;
  std::vector<DesignLimit> limits;
  std::vector<Line> notes;           // "Plant 2,000, needs a third of the weight: 1,949"
  std::vector<DesignFault> faults;   // worst first
  std::vector<DesignEdit> mends;     // what mends most first; the first is the one button
  DesignPlan plan;
};

struct CatalogueSection {
  std::string id, label, icon;       // "weapons", "Weapons", "focus-centered"
};

struct CatalogueItem {
  struct Spot {
    std::string place, label;        // "front", "Front"
    DesignEdit edit;
    std::string why;                 // not empty: it may not go there, and why
  };
  std::string id, name, note;        // "weapons/MG", "Machine gun", "7 to hit, 1d"
  std::string part;                  // as an event's lists call it: "MG"; empty: it cannot be switched
  std::string help;                  // what it does, in one or two plain sentences
  std::string cost, weight, spaces;
  std::vector<Spot> spots;           // one: a press puts it there; several: asked where
  bool chosen = false;               // of those that exclude one another: the present one
  std::string why;                   // not empty: it may not be had at all, and why
  uint32_t filters = 0;              // bit n: CataloguePage::filters[n] lets it through
};

struct CataloguePage {
  std::vector<std::string> filters;  // chips above the list
  std::vector<CatalogueItem> items;
};

// A switch of the event a vehicle is built for.
struct EventChoice {
  std::string key, label, help;      // "budget", "Budget", "What a vehicle may cost with its ammunition."
  std::vector<std::string> options;  // "$10,000"
  std::vector<Doc> values;           // what stands under `key` then; null: nothing, the default
  int chosen = 0;
};

struct DesignTemplate {
  std::string name, role, says;      // "Vesper", "Duellist", "Two linked machine guns, thick in front."
  std::string shelf;                 // "$10,000": stands with others of this division; empty: with those to start from
  Doc design;
};

}  // namespace paddock
