#include "session/record_letters.hpp"

namespace paddock {
namespace {

Expected<std::unique_ptr<RaceRecord>> open_record(std::string const& record) {
  if (size_t const hash = record.find('#'); record.find('{') == record.npos && hash != record.npos) return open_race(record);
  auto doc = parse_doc(record);
  if (!doc) return doc.error();
  return load_race(*doc);
}

class RecordWork final : public Work {
 public:
  explicit RecordWork(std::string_view letter) : letter_(letter) {}
  bool step(int) override {              // a slice by itself
    auto const told = tell_record(letter_);
    if (!told) return fault = told.error().text(), true;
    Doc d{{"setup", setup_to_doc(told->setup)}, {"sound", told->sound}, {"over", told->over}, {"finishes", Doc::array()}};
    for (Finish const& one : told->finishes) d["finishes"].push_back(Doc::array({one.place, one.points, one.marks}));
    result = dump_doc(d);
    return true;
  }

 private:
  std::string letter_;
};

}  // namespace

Expected<RecordTold> tell_record(std::string_view record) {
  auto const opened = open_record(std::string(record));
  if (!opened) return opened.error();
  RaceRecord const& race = **opened;
  return RecordTold{race.setup(), race.hash_matches(), race.outcome().over, race.finishes()};
}

// Neither a link nor a save: it is not even a letter.
std::unique_ptr<Work> begin_record(std::string_view letter, Position&) {
  return letter.find_first_of("#{") == letter.npos ? nullptr : std::make_unique<RecordWork>(letter);
}

Expected<RecordTold> read_record_told(std::string_view result) {
  Error const other{"", "What was told of this record cannot be read."};
  auto const doc = parse_doc(result);
  if (!doc || !doc->is_object() || !doc->contains("setup") || !doc->contains("finishes") || !(*doc)["finishes"].is_array()) return other;
  auto setup = setup_from_doc((*doc)["setup"]);
  if (!setup) return setup.error();
  RecordTold out{std::move(*setup), get_bool(*doc, "sound"), get_bool(*doc, "over"), {}};
  for (Doc const& one : (*doc)["finishes"]) {
    if (!one.is_array() || one.size() != 3 || !one[0].is_number_integer() || !one[1].is_number_integer() || !one[2].is_number_integer()) return other;
    out.finishes.push_back({one[0].get<int>(), one[1].get<int>(), one[2].get<uint32_t>()});
  }
  return out;
}

}  // namespace paddock
