// A car of its own, outside a race: a small document for the workshop, files and the store (SC-3.T).
//   {"cars": "wbc2009", "accel": 60, "decel": 40, "top": 160, "start": 60, "wear": 6, "skill": 6}
// or {"cars": ..., "car": "60/40/160/60/6/6"}; also within {"name": ..., "spec": {...}}. The table may be left out: WBC 2009.
#pragma once
#include "games/speed_circuit/rules/design.hpp"

namespace paddock::speed_circuit {

// What a race asks of it; nothing for the usual.
struct CarEvent {
  CarTable const* table = nullptr;   // cars of this table alone
  int laps = 3;                      // as the circuits have them
  std::string circuit;               // id of a built-in one; empty: none in mind
};

struct CarDoc {
  CarTable const* table = nullptr;
  Levels levels = {};                // whatever they cost
};

bool is_car_doc(Doc const& doc);                                // whether it was meant as one
// Errors: the path in the document, and what may stand there.
Expected<CarDoc> read_car_doc(Doc const& doc);
Expected<CarDoc> read_car_tag(std::string_view text);           // a tag of any table, or six numbers of WBC 2009's
bool is_car_tag_like(std::string_view text);                    // a table's letter, then mostly digits, and no other words
Expected<CarEvent> read_car_event(Doc const& event);

Doc car_doc(CarTable const& table, Levels const& levels);       // the clean form
Doc check_car(Doc const& doc, Doc const& event);                // {"legal", "errors": [{"ruling", "path", "why", "mend"}], figures}

}  // namespace paddock::speed_circuit
