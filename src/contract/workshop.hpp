// What some games offer without a race: vehicles are designed and checked, and a referee asks the rules single questions.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/doc.hpp"
#include "core/expected.hpp"
#include "core/ids.hpp"
#include "view/designer.hpp"
#include "view/record_page.hpp"

namespace paddock {

// One question of the rules ("control.roll"), as a page can offer it.
struct QuestionInfo {
  std::string_view name;
  std::string_view says;      // one sentence: what is asked
  std::string_view example;   // its givens, as JSON
};

// A search for good designs, in slices.
class DesignSearch {
 public:
  virtual ~DesignSearch() = default;
  // Goes on for about `nodes` and takes off what it used. True: it has ended. However it is sliced, it finds the same.
  virtual bool step(int64_t& nodes) = 0;
  virtual int progress() const = 0;               // of 1000
  virtual std::string const& word() const = 0;    // what it is at
  virtual Doc found() const = 0;                  // once it has ended: [{"design", "figures", "words"}, ...]
};

// What stands on the shelf before its code has come.
struct WorkshopCover {
  char const* game;
  char const* title;
  char const* icon;
  char const* blurb;          // one sentence: what one does there
  char const* press;          // the button that opens it
  bool asks = false;          // the rules answer single questions, too
};

// How a workshop's screen speaks of its game.
struct WorkshopWords {
  struct Column {
    char const *caption, *before, *after;      // "$", "$", "": of a figure; empty caption: nothing stands there
    char const* help = "";                     // what the caption means: a sentence
  };
  Column cost, weight, spaces;                 // of bill and catalogue
  char const* legal;                           // "Legal: it may enter a duel"
  char const* event;                           // "What the event lets in"
  char const* usual_event;                     // where nothing of it is chosen: "Usual parts, any budget"
  char const *shelf, *shelf_note, *shelf_word; // of templates with a shelf: "Stock of the divisions", a sentence, "Division"
  char const* switching;                       // how single parts are let in or kept out: a sentence; empty: they are not
  char const* nothing_found;                   // of a search that finds nothing: how to search
  char const* order_found = "";                // of the designs a search for good ones brings: "The most damage first."
  char const* card_note = "";                  // what the figures of DesignView::card mean: a sentence
};

// How a page speaks of the single questions: what a given and an answer are called, in words with units.
struct GivenWords {
  std::string label;                           // "Range, inches"
  std::string hint;                            // how it is written; empty: as it looks
  std::vector<std::string> values;             // all it may be, as it is written in the givens; empty: anything
  std::vector<std::string> shown;              // the same as people read them
};
struct AskWords {
  std::string_view first;                      // the question a page opens on
  std::string_view added_up, added;            // the part whose reasons are numbers that are added up: "tohit", "Added to the roll:"
  std::string (*title)(std::string_view question);              // "To hit: the whole sum"
  std::string (*part)(std::string_view part);                   // the heading of its part: "To hit"
  // `path`: where it stands in the givens ("target/at/x"); `given`: all of them, good ones.
  GivenWords (*given)(std::string_view question, std::string_view path, Doc const& given);
  std::string (*answer)(std::string_view key);                  // "Slows by, mph"
  std::string (*value)(std::string_view word);                  // "moderate skid"
  std::string (*sentence)(std::string_view question, Doc const& given, Doc const& answer);   // above the answer; empty: it needs none
  bool (*told)(std::string_view question, std::string_view key);   // by the sentence, so that the answer needs no line of it
};

struct Workshop {
  std::string_view game;
  WorkshopWords words;
  // Whether a document is one of this game's vehicles, well made or not.
  bool (*mine)(Doc const& design) = nullptr;
  // What a check answers (its form is the game's; "legal" and "errors" always), of a design in any of its forms. `event`: what
  // the event allows, {} for the defaults. Never refuses: what cannot be read as a design is an answer with its errors.
  Doc (*check)(Doc const& design, Doc const& event) = nullptr;
  Expected<Doc> (*clean)(Doc const& design) = nullptr;            // the one clean form
  Expected<std::string> (*tag)(Doc const& design) = nullptr;      // fits a chat line
  Expected<Doc> (*read_tag)(std::string_view tag) = nullptr;
  bool (*tag_like)(std::string_view text) = nullptr;              // whether a text is meant as a tag, whole or torn
  // What the workshop's screen shows of a design, and what can be had for it. `section`: of sections(), empty: all.
  DesignView (*view)(Doc const& design, Doc const& event) = nullptr;
  std::vector<CatalogueSection> (*sections)() = nullptr;
  CataloguePage (*catalogue)(Doc const& design, Doc const& event, std::string_view section) = nullptr;
  std::vector<EventChoice> (*event_choices)(Doc const& event) = nullptr;
  Expected<Doc> (*clean_event)(Doc const& event) = nullptr;      // what differs from the default; refused: where, and what is expected
  std::vector<DesignTemplate> (*templates)() = nullptr;          // to start from, the plainest first
  // What a referee prints and ticks off: tables, or a drawn page; one of them.
  Paper (*record_sheet)(Doc const& design, Doc const& event) = nullptr;
  RecordPage (*record_page)(Doc const& design, Doc const& event) = nullptr;
  bool from_nothing = false;                                     // whether {} is a design to begin with
  std::vector<EventChoice> (*wish_choices)(Doc const& wishes) = nullptr;   // what the screen offers to wish for
  // An answer, or {"error": one sentence that says what is expected}.
  Doc (*ask)(std::string_view question, Doc const& given, Doc const& settings) = nullptr;
  std::span<QuestionInfo const> (*questions)() = nullptr;
  AskWords const* ask_words = nullptr;                           // of a game with questions
  Rule (*rule)(std::string_view id) = nullptr;                   // of its registers; unknown: none
};

}  // namespace paddock
