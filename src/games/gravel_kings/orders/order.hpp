// Conditional orders as words: a seat's sheet is a row of numbers that the one grammar below reads, whoever writes them -
// a click, a typed text, a link. Every beginning of a sheet knows which words may follow.
//
//   sheet   = { head , { ( PLAY | TAKE | DISCARD ) , clause , { ";" , clause } } }
//   head    = HEAT n ( START | LAP n ) RIDER n                              one word
//   clause  = [ IF , cond , ":" ] , item , { ">" , item }
//   item    = card | GS | # n | HIDDEN | ( HIGH | LOW ) , pattern
//   pattern = { lane | card | ( ">=" | "<=" | "=" ) , int | SAFE | RISKY }
//   cond    = conj , { OR , conj }      conj = prim , { AND , prim }
//   prim    = NOT , prim | "(" , cond , ")" | test
//   test    = FREE(lane) | FLOOR(lane) , cmp , int | ( HAVE( | LEGAL( | OPEN( ) , pattern , ")" | MYPOS , cmp , int
//           | who.flag | who.VALUE , cmp , int | who.LANE , = , lane | who.CARD , = , card | who.TOOK , = , ( card | HIDDEN )
#pragma once
#include <span>
#include <string>

#include "games/gravel_kings/rules/heat.hpp"

namespace paddock::gravel_kings {

using Words = std::span<int16_t const>;

enum Word : int16_t {
  kPlay = 1, kTake, kDiscard, kIf, kColon, kThen, kSemi, kHidden, kHigh, kLow, kSafe, kRisky, kOr, kAnd, kNot, kLeft, kRight,
  kHave, kLegal, kOpenTest, kMyPos,
  kFreeTest = 30,    // + lane
  kFloorTest = 40,   // + lane
  kEq = 50, kNe, kLt, kLe, kGt, kGe,
  kLane = 60,        // + lane
  kSlot = 70,        // + 1 to 9
  kHead = 1000,      // + heat * 100 + step * 10 + rider
  kInt = 2000,       // + 0 to 99
  kFlag = 4000,      // + who * 10 + flag
  kAttr = 4200,      // + who * 10 + attribute
  kCard = 10000,     // + card; copy 0: whichever
};
enum Who : int { kLeader, kPrev, kMate, kAny, kAllPrev, kP1, kG1 = 9, kWhos = 13 };
inline constexpr char const* kWhoNames[] = {"LEADER", "PREV", "MATE", "ANY", "ALLPREV", "P1", "P2", "P3", "P4", "G1", "G2", "G3", "G4"};
inline constexpr char const* kFlagNames[] = {"RISK", "OUT", "STUCK", "PLAYED"};
inline constexpr char const* kAttrNames[] = {"VALUE", "LANE", "CARD", "TOOK"};

// Kinds of words, as bits.
enum Kind : uint32_t {
  kKHead = 1, kKLine = 2, kKIf = 4, kKColon = 8, kKThen = 16, kKSemi = 32, kKHidden = 64, kKBest = 128, kKMark = 256,
  kKOr = 512, kKAnd = 1024, kKNot = 2048, kKLeft = 4096, kKRight = 8192, kKPatternTest = 1 << 14, kKFree = 1 << 15,
  kKNumberTest = 1 << 16, kKEq = 1 << 17, kKNe = 1 << 18, kKBound = 1 << 19, kKStrict = 1 << 20, kKLane = 1 << 21,
  kKGreat = 1 << 22, kKSlot = 1 << 23, kKInt = 1 << 24, kKCard = 1 << 25, kKFlag = 1 << 26, kKValue = 1 << 27,
  kKLaneAttr = 1 << 28, kKCardAttr = 1 << 29, kKTook = 1 << 30, kKEnd = 1u << 31,
};
uint32_t kinds_of(int word);
inline constexpr uint32_t kItem = kKCard | kKGreat | kKSlot | kKHidden | kKBest;
inline constexpr uint32_t kPattern = kKLane | kKCard | kKEq | kKBound | kKMark;
inline constexpr uint32_t kPrim =
    kKNot | kKLeft | kKPatternTest | kKFree | kKNumberTest | kKFlag | kKValue | kKLaneAttr | kKCardAttr | kKTook;

// GK-9.7 how far a row of words makes sense: `at` the first that does not (its length: all do), and what is expected there.
struct Walk {
  int at = 0;
  uint32_t expected = 0;
  bool complete = false;                // it may end there
};
Walk walk(Words words);
// What may follow words that are known to make sense so far: only their last line is walked again. `at` is not told.
Walk walk_on(Words words);
std::string expected_text(uint32_t kinds);

// The line of a kind for a heat (from 0), step and rider: the words after PLAY, TAKE or DISCARD; the last one counts.
Words line_of(Words words, int heat, int step, int rider, Word kind);
bool has_block(Words words, int heat, int step, int rider);
// GK-9.8 the block of a head: from its head to the next.
Words block_at(Words words, int at);

// What a rider knows when his turn comes.
struct Facts {
  Book const& book;
  Heat const& heat;
  int number = 0;                       // of the heat, from 0
  int lane = 0;
  List<int8_t, kGrid> const& queue;     // who plays in this step
  List<int8_t, kGrid> const& sequence;  // who acts now: queue, or takers
  int window = kOpen;
};

// GK-9.2 what a line says now: index in the hand (play, discard) or slot of the open cards from 0; -1 nothing usable,
// kDrawBlind for the hidden cards.
inline constexpr int kDrawBlind = 100;
int answer_line(Facts const& f, Words line, Word kind);

// What a rider who is on has to go by in the coming step (GK-9.5, GK-9.8): today's block, else one kept from earlier turns.
struct Ordered {
  enum From : uint8_t { Nothing, Today, Kept } from = Nothing;
  bool useless = false;                 // its PLAY line wishes only for what he does not hold: he plays as one without orders (GK-9.6)
  bool takes = false;                   // it has a TAKE line
};
Ordered ordered(Book const& book, State const& s, Seat seat, int heat, int lane);

std::string word_text(int word);
std::string words_text(Words words);    // canonical, a block a head, a line a line
// Text to words. `columns`: where each word began. An error names the column (from 1).
struct Lexed {
  std::vector<int16_t> words;
  std::vector<int> columns;
  std::vector<int8_t> nominees;         // HEAT 6 RIDERS a b
  struct Called { int rider, column; std::string name; };
  std::vector<Called> called;           // RIDER 1 (Ann)
  int error_column = 0;
  std::string error;
};
Lexed lex(std::string_view text);
// GK-6.2 where a word stands that belongs on no race-card; npos: nowhere.
size_t foreign_to_race_card(std::string_view text);
// A race-card as it is written: rider numbers in the order of the heats, then of the reserves, with their places in the text.
struct WrittenCard {
  struct Number { int rider; size_t at; };
  std::vector<Number> numbers;
  size_t reserves = std::string::npos;  // where their word stands
  size_t fault = std::string::npos;
  std::string why;
};
WrittenCard written_card(std::string_view text);
inline constexpr char kNothing[] = "NO ORDERS";   // the text of a sheet that is handed in empty
bool nothing_ordered(std::string_view text);

}  // namespace paddock::gravel_kings
