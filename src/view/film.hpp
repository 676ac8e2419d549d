// A finished turn as motion over a Scene.
#pragma once
#include <cstdint>
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
  };
  struct Track {
    Seat seat = kNobody;
    int8_t piece = 0;
    std::vector<Key> keys;  // by time; the token stands still before the first and after the last. Angles run on without
                            // jumps (a spin adds 2 pi); positions are joined by a smooth curve through the keys
    bool leaves = false;    // the car is gone after its last key (it has finished)
    bool enters = false;    // and not there before its first
  };
  struct Effect {
    enum Kind : uint8_t { Skid, OffTrack, Sand, OilTurn, Crash, Repair, Violation, Bank, Flag, NewOil, BagFound } kind = Skid;
    float time = 0;
    Vec at;
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
  struct Part {
    float from = 0;
    int page = 0;           // of Scene::pages: what is shown from then on
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
