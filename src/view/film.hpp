// A finished turn as motion over a Scene.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/ids.hpp"
#include "view/scene.hpp"

namespace paddock {

// A turn as motion. Time is in steps. Everybody drives from 0 to `arrival`; what then happens (a crash, dust settling)
// lasts until `length`.
struct Film {
  struct Key {
    float time = 0;
    Vec at;
    float angle = 0;
    std::optional<Vec> pivot{};   // of a Rigid track: what it turns about until the next key; none: what takes both poses into one another
  };
  struct Track {
    Seat seat = kNobody;
    int8_t piece = 0;
    std::vector<Key> keys;  // by time; the token stands still before the first and after the last. Angles run on without
                            // jumps (a spin adds 2 pi)
    bool leaves = false;    // the car is gone after its last key (it has finished)
    bool enters = false;    // and not there before its first
    bool driven = true;     // else it was put there: no trail tells of it
    // From key to key: a smooth curve through all of them, straight, or like a stiff body that turns about a pivot.
    enum Motion : uint8_t { Smooth, Linear, Rigid } motion = Smooth;
  };
  struct Effect {
    // What happened: its picture, unless `look` says another one, and its icon on the timeline, unless there is one here.
    enum Kind : uint8_t { Skid, OffTrack, Sand, OilTurn, Crash, Repair, Violation, Bank, Flag, NewOil, BagFound, Other } kind = Other;
    // From `at` to `to`: Beam, Tracer, Lob (a thing thrown), and Smoke and Dust all along it. At one place: the others.
    enum Look : uint8_t { OfKind, Beam, Tracer, Lob, Burst, Smoke, Dust, Sparks, Ring } look = OfKind;
    float time = 0;
    Vec at;
    std::optional<Vec> to{};
    float lasts = 0, size = 1;  // of a look: steps, 0 its own; as a multiple of its usual size
    Tone tone = Tone::Plain;    // of a look: Plain its own colour
    char const* icon = "";      // on the timeline, in `tone`
    Seat seat = kNobody;
    std::string text;       // "sandbag, speed 4"
    Rule rule;
    int8_t lays = -1;       // Counter::Kind that lies on this place from then on, -1: nothing changes
  };
  float length = 0, arrival = 0;
  int legs = 1;             // how many drive one after the other
  std::vector<Track> tracks;
  std::vector<Effect> effects;
  // A film of several boards brings its own stage: tokens, cards and captions instead of the scene's.
  template <class T>
  struct Timed : T {
    float from = 0, until = 1e9f;
  };
  std::vector<Token> cast;
  std::vector<Timed<LaidCard>> cards;
  std::vector<Timed<Tag>> tags;
  // What comes or goes while it runs, besides what the scene has.
  std::vector<Timed<DrawnShape>> shapes;
  std::vector<Timed<Counter>> counters;
  struct Part {
    float from = 0;
    int page = 0;           // of Scene::pages: what is shown from then on
    std::string label{};    // what it is called on the timeline: "fire"; empty: nothing is said
  };
  std::vector<Part> parts;  // by time
  // What chance decides: everything waits while its card is looked at.
  struct Told {
    float time = 0;
    Seat seat = kNobody;
    bool drawn = false;           // the film shows it by itself: the card is for its own driver
    std::string title, sum;       // "Chance table"; "5 + 3 - 1 chip": how it came to `total`
    std::vector<uint8_t> dice;    // six-sided, as they fell
    std::vector<CardFace> cards;  // or the card that was turned over
    int total = 0;                // after all that was added; 0: none
    std::string result, then;     // "spin"; what follows, may be empty
    Tone tone = Tone::Plain;
    Rule rule;
    struct Band { int high = 0; std::string words; Tone tone = Tone::Plain; };
    std::vector<Band> bands;      // of the table, from 2 on: each up to `high`
  };
  std::vector<Told> told;         // by time
};

}  // namespace paddock
