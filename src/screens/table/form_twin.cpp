#include "screens/table/form_twin.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/text.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

using std::to_string;

constexpr int kMostOptions = 100;    // of a list that is read aloud; a search leaves less

TwinOption option_of(Question const& q, size_t k) {
  Choice const& c = q.choices[k];
  std::string words = (c.badge > 0 ? to_string(c.badge) + ". " : "") + c.text;
  for (std::string const& more : {c.below, c.note, c.value})
    if (!more.empty()) words += ", " + unmarked(more);
  if (!c.enabled && !c.why.empty() && c.why != c.note) words += ", not possible: " + c.why;
  return {to_string(k), words};
}

int chosen_of(Question const& q, std::vector<Action> const& picked) {
  int chosen = q.chosen;
  for (size_t k = 0; k < q.choices.size(); ++k)
    if (!picked.empty() && q.choices[k].play == picked) chosen = int(k);
  return chosen;
}

TwinField question_field(Question const& q, size_t i, std::string const& whose, std::vector<Action> const& picked) {
  int const chosen = chosen_of(q, picked);
  TwinField field{"question-" + to_string(i), whose + q.label, to_string(chosen), "", unmarked(q.note), "select", {}};
  if (chosen < 0) field.options.push_back({"-1", "choose"});
  for (size_t k = 0; k < q.choices.size(); ++k) field.options.push_back(option_of(q, k));
  return field;
}

std::string numbers_of(Range const& r) {
  return "a whole number from " + to_string(r.low) + " to " + to_string(r.nearest(r.high)) + (r.step > 1 ? " in steps of " + to_string(r.step) : "");
}

// The marks say what a number means.
TwinField slider_field(Draft const& draft, size_t i, std::string const& whose) {
  Question const& q = draft.questions[i];
  bool const wrong = draft.number_at == int(i);
  TwinField field{"question-" + to_string(i), whose + q.label + (q.range.unit.empty() ? "" : " in " + q.range.unit), wrong ? draft.number : q.range.written ? to_string(q.range.value) : "", "",
                  capital(numbers_of(q.range)), "text", {}};
  if (wrong) field.error = capital(numbers_of(q.range)) + " is expected.";
  for (Range::Mark const& m : q.range.marks) field.hint += ", " + to_string(m.at) + " is " + m.text;
  if (!q.note.empty()) field.hint += ". " + unmarked(q.note);
  return field;
}

// What was searched for, the filters, and a choice among the first of what is left.
void list_fields(Draft& draft, size_t i, std::string const& whose, Twin& twin) {
  Question const& q = draft.questions[i];
  Listing& listing = draft.listing(i);
  auto const& rows = listing.rows(q);
  std::string const n = to_string(i);
  twin.decision.fields.push_back({"search-" + n, whose + "Search " + q.label, listing.search, "", to_string(rows.size()) + " of " + to_string(q.choices.size()) + " are left", "text", {}});
  for (size_t k = 0; k < q.filters.size() && k < 32; ++k)
    twin.decision.fields.push_back({"filter-" + n + "-" + to_string(k), q.label + ": only " + q.filters[k], listing.filters >> k & 1 ? "1" : "0", "", "", "check", {}});
  int const chosen = chosen_of(q, draft.picked);
  TwinField field{"question-" + n, whose + q.label, to_string(chosen), "", unmarked(q.note), "select", {}};
  if (chosen < 0) field.options.push_back({"-1", "choose"});
  size_t const most = std::min(rows.size(), size_t(kMostOptions));
  if (chosen >= 0 && size_t(chosen) < q.choices.size() && std::find(rows.begin(), rows.begin() + std::ptrdiff_t(most), chosen) == rows.begin() + std::ptrdiff_t(most))
    field.options.push_back(option_of(q, size_t(chosen)));
  for (size_t k = 0; k < most; ++k) field.options.push_back(option_of(q, size_t(rows[k])));
  if (rows.size() > most) field.hint += (field.hint.empty() ? "" : " ") + std::string("The first ") + to_string(most) + " are here; search for the others.";
  twin.decision.fields.push_back(std::move(field));
}

void page_field(Draft const& draft, Twin& twin) {
  if (draft.pages.size() < 2) return;
  TwinField field{"form-page", "Page of the form", to_string(draft.page), "", "", "select", {}};
  for (size_t i = 0; i < draft.pages.size(); ++i) {
    FormPage const& p = draft.pages[i];
    bool const amiss = p.tone == Tone::Warn || p.tone == Tone::Bad;
    field.options.push_back({to_string(i), p.title + (amiss ? ", something is amiss" : "")});
  }
  twin.decision.fields.push_back(std::move(field));
}

std::optional<int> number_in(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  int n = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return {};
  return n;
}

bool slider_command(Deciding at, size_t i, std::string const& value) {
  Range const& r = at.draft.questions[i].range;
  auto const n = number_in(value);
  bool const right = n && r.nearest(*n) == *n;
  at.draft.number_at = right ? -1 : int(i);
  at.draft.number = right ? "" : cut(value, 40);
  if (right && (*n != r.value || !r.written)) at.draft.change(at.stage, r.edit_to(*n));
  return true;
}

bool choice_command(Deciding at, size_t i, size_t k) {
  auto const& choices = at.draft.questions[i].choices;
  if (k >= choices.size() || !choices[k].enabled) return false;
  at.draft.choose(at.stage, choices[k]);
  return true;
}

}  // namespace

void form_twin(Deciding at, Twin& twin) {
  page_field(at.draft, twin);
  std::string whose;
  auto const& questions = at.draft.questions;
  for (size_t i = 0; i < questions.size(); ++i) {
    Question const& q = questions[i];
    if (q.look == Question::Head) whose = q.label + ": ";
    if (q.look == Question::Sum || q.look == Question::Head) {
      twin.say(q.label + (q.value.empty() ? "" : " " + q.value) + (q.note.empty() ? "" : ": " + unmarked(q.note)));
      continue;
    }
    if (!at.view.desk.text_entry && !at.view.on_page(q.page)) continue;
    if (q.look == Question::Slider) twin.decision.fields.push_back(slider_field(at.draft, i, whose));
    else if (q.look == Question::List) list_fields(at.draft, i, whose, twin);
    else twin.decision.fields.push_back(question_field(q, i, whose, at.draft.picked));
  }
}

bool form_command(Deciding at, std::string const& id, std::string const& value) {
  Draft& draft = at.draft;
  size_t const dash = id.find('-');
  std::string const name = id.substr(0, dash);
  std::string_view rest = dash == id.npos ? std::string_view{} : std::string_view(id).substr(dash + 1);
  if (id == "form-page") {
    auto const page = number_in(value);
    if (!page || *page < 0 || size_t(*page) >= draft.pages.size()) return false;
    return draft.page = *page, true;
  }
  size_t const second = rest.find('-');
  auto const i = number_in(rest.substr(0, second));
  if (!i || *i < 0 || size_t(*i) >= draft.questions.size()) return false;
  Question const& q = draft.questions[size_t(*i)];
  if (name == "question" && q.look == Question::Slider) return slider_command(at, size_t(*i), value);
  if (name == "question") {
    auto const k = number_in(value);
    return k && *k >= 0 && choice_command(at, size_t(*i), size_t(*k));
  }
  if (q.look != Question::List) return false;
  Listing& listing = draft.listing(size_t(*i));
  if (name == "search") return listing.search = cut(value, 200), true;
  auto const filter = second == rest.npos ? std::nullopt : number_in(rest.substr(second + 1));
  if (name != "filter" || !filter || *filter < 0 || size_t(*filter) >= std::min<size_t>(q.filters.size(), 32)) return false;
  uint32_t const bit = uint32_t(1) << *filter;
  listing.filters = value == "1" ? listing.filters | bit : listing.filters & ~bit;
  return true;
}

}  // namespace paddock::app
