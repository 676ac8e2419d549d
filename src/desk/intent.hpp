// What somebody asks for: a click, a key, a command of the text twin, a link. Screens push Intents, the shell applies them at the
// end of the frame and hands those of the game to Play::apply.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/action.hpp"

namespace paddock::app {

struct Intent {
  enum Kind : uint8_t {
    // shell
    Go,            // number: ScreenId
    OpenSheet,     // number: SheetId; text: rule id for Rules, or "orders": how they are written (may be empty)
    CloseSheet,
    OpenRule,      // text: rule id; shows the rule's card (states.png), from there the whole chapter
    OpenText,      // text: anything pasted; a link, orders, a message: one function decides. number 1: the address of the page, only a link
    OpenFile,      // text: its bytes; aux: its name
    OpenSaved,     // text: id in the library
    ForgetSaved,   // text: id
    ExportSaved,   // text: id, empty: all
    ImportFile,    // asks the host for a file
    Paste,         // asks the host for the clipboard
    StartSetup,    // the set-up screen; text: game id; aux: what my seat brings, a tag (may be empty)
    TryRace,       // a sensible solo race against bots, at once; text: game id, may be empty
    StartRace,     // text: Setup as JSON (setup_to_doc); number: hours a turn (0: no deadline)
    Copy,          // text; aux: what the toast says
    SaveFile,      // text: bytes; aux: file name
    SetTheme,      // number: 0 as the system, 1 dark, 2 light
    SetScale,      // number: per cent
    SetMotion,     // number: 0 as the system, 1 full, 2 reduced
    League,        // number: LeagueDo (events/league.hpp)
    Event,         // number: EventDo (events/event_desk.hpp), which says what text and aux are
    TakeOver,      // this tab takes the game from the other one
    GoOnAsGm,      // a table link was opened, on another device than the GM's: the race goes on here
    OpenOther,     // the copy that a card of the shell speaks of
    TakeOrders,    // text: any mix of links, orders, messages (GM inbox)
    // game, to Play::apply
    PlayActions,   // actions: played in order
    TypeOrder,     // text: replaces the draft
    Commit,        // seal what the draft says
    ClearDraft,
    Undo,
    Redo,
    Absent,        // number: seat; the autopilot drives
    Retire,        // number: seat
    ReopenTurn,
    Mend,          // number: index of the message; text: repaired order
    Resolve,       // GM: publish the turn; after the deadline the autopilot drives for the missing
    TakeBack,      // GM: the last finished turn runs again, which everybody reads; text: why (may be empty)
    LookIn,        // GM: the desk shows what came in; his own sealed order stands from now on
    Pace,          // GM, number: hours every turn has from now on; 0: no deadline
    Extend,        // GM, number: hours more for this turn
    ShowTurn,      // number: turn, 0: now
    Replay,        // play the shown (or last) turn's film; number: turn
    PlaySpeed,     // number: 1, 2, 4
    PressOn,       // past the card of chance a film waits for, else to its next one, else to its end
    GoOn,          // a race of bots alone runs on
    Uncover,       // the hot-seat driver opens his cover
    Cover,
    HandOver,      // number: seat; text: who drives it to the end ("autopilot", "bot medium"), empty: its own driver again
    RunToEnd,      // bots drive the rest at once
    EndNow,        // number: 1 the race ends with the standing, 0 it goes on after all
    PlayAs,        // number: seat to look through (hot seat, a table link's choice of seat)
  };
  Kind kind = Go;
  int64_t number = 0;
  std::string text, aux;
  std::vector<Action> actions;
};

}  // namespace paddock::app
