#include "session/recap_letters.hpp"

#include <set>

#include "core/doc.hpp"
#include "session/race_record.hpp"

namespace paddock {
namespace {

Doc row_doc(Recap::Row const& r) {
  return Doc::array({r.seat, r.text, r.value, r.filled, r.cells, int(r.helmets[0]), int(r.helmets[1]), r.place});
}

Doc card_doc(Recap::Card const& c) {
  Doc rows = Doc::array();
  for (Recap::Row const& r : c.rows) rows.push_back(row_doc(r));
  return Doc::array({c.title, c.note, c.value, std::string(c.rule.text()), rows});
}

Doc trace_doc(Recap::Trace const& t) {
  Doc series = Doc::array();
  for (auto const& s : t.series) series.push_back(Doc{{"seat", s.seat}, {"values", s.values}});
  return Doc::array({t.title, t.unit, t.note, t.by_lap, t.tenths, series});
}

class RecapWork final : public Work {
 public:
  explicit RecapWork(RaceRecord const& race) : race_(race) {}
  bool step(int) override {
    Recap const recap = race_.recap();   // a slice by itself
    if (recap.more) return false;
    Doc out = {{"cards", Doc::array()}, {"traces", Doc::array()}};
    for (auto const& c : recap.cards) out["cards"].push_back(card_doc(c));
    for (auto const& t : recap.traces) out["traces"].push_back(trace_doc(t));
    result = dump_doc(out);
    return true;
  }

 private:
  RaceRecord const& race_;
};

// Reads lists of known kinds one after another: "ssn" is a text, a text, a whole number; b: yes or no, a: a list.
bool is_list(Doc const& d, std::string_view kinds) {
  if (!d.is_array() || d.size() != kinds.size()) return false;
  for (size_t i = 0; i < kinds.size(); ++i) {
    bool const fits = kinds[i] == 's' ? d[i].is_string() : kinds[i] == 'n' ? d[i].is_number_integer() : kinds[i] == 'b' ? d[i].is_boolean() : d[i].is_array();
    if (!fits) return false;
  }
  return true;
}

bool is_seat(Doc const& d) { return d.is_number_integer() && d.get<int64_t>() >= kNobody && d.get<int64_t>() < kMaxSeats; }

// A rule's id is never owned: those that come in stay.
Rule rule_named(std::string const& id) {
  static std::set<std::string> known;
  return {known.insert(id).first->c_str()};
}

bool read_card(Doc const& d, Recap::Card& card) {
  if (!is_list(d, "ssssa")) return false;
  card = {d[0].get<std::string>(), d[1].get<std::string>(), d[2].get<std::string>(), rule_named(d[3].get<std::string>()), {}};
  for (Doc const& r : d[4]) {
    if (!is_list(r, "nssnnnnn") || !is_seat(r[0])) return false;
    auto const number = [&](size_t i) { return r[i].get<int>(); };
    auto const helmet = [&](size_t i) { return Helmet(number(i) & 7); };
    card.rows.push_back({r[0].get<Seat>(), r[1].get<std::string>(), r[2].get<std::string>(), number(3), number(4), {helmet(5), helmet(6)}, number(7)});
  }
  return true;
}

bool read_trace(Doc const& d, Recap::Trace& trace) {
  if (!is_list(d, "sssbba")) return false;
  trace = {d[0].get<std::string>(), d[1].get<std::string>(), d[2].get<std::string>(), d[3].get<bool>(), d[4].get<bool>(), {}};
  for (Doc const& s : d[5]) {
    if (!s.is_object() || !s.contains("seat") || !is_seat(s["seat"]) || !s.contains("values") || !s["values"].is_array()) return false;
    auto& series = trace.series.emplace_back();
    series.seat = s["seat"].get<Seat>();
    for (Doc const& v : s["values"]) {
      if (!v.is_number_integer()) return false;
      series.values.push_back(v.get<int64_t>());
    }
  }
  return true;
}

}  // namespace

std::unique_ptr<Work> begin_recap(std::string_view letter, Position& at) {
  RaceRecord const* const race = at.open(letter);
  return race ? std::make_unique<RecapWork>(*race) : nullptr;
}

bool read_recap(std::string_view result, Recap& recap) {
  auto const doc = parse_doc(result);
  if (!doc || !doc->is_object() || !doc->contains("cards") || !doc->contains("traces")) return false;
  std::vector<Recap::Card> cards;
  std::vector<Recap::Trace> traces;
  for (Doc const& d : (*doc)["cards"])
    if (!read_card(d, cards.emplace_back())) return false;
  for (Doc const& d : (*doc)["traces"])
    if (!read_trace(d, traces.emplace_back())) return false;
  recap.cards = std::move(cards);
  recap.traces = std::move(traces);
  recap.more = false;
  return true;
}

}  // namespace paddock
