// libFuzzer: questions to the referee's calculator, {"mechanic", "given", "settings"}. Each is answered with a ruling, the same a
// second time, or refused with one sentence; a page can show what is given and what comes out.
#include "fuzz.hpp"
#include "games/car_wars/ask/ask.hpp"

using namespace paddock;

extern "C" size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t most);
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t most, unsigned seed) {
  return mutate_doc(data, size, most, seed, LLVMFuzzerMutate);
}

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  auto const doc = parse_doc(text_of(data, size));
  if (!read_well(doc) || !doc->is_object()) return 0;
  std::string const question = get_text(*doc, "mechanic");
  static Doc const kNone = Doc::object();
  Doc const& given = doc->contains("given") ? (*doc)["given"] : kNone;
  Doc const& settings = doc->contains("settings") ? (*doc)["settings"] : kNone;
  Doc const answer = car_wars::ask(question, given, settings);
  if (!answer.is_object() || answer.empty() || answer != car_wars::ask(question, given, settings)) abort();
  if (answer.contains("error")) {
    if (get_text(answer, "error").empty()) abort();
    return 0;
  }
  if (!answer.contains("ruling") || !answer.contains("reasons")) abort();
  (void)car_wars::sentence_of(question, given, answer);
  for (auto const& [key, value] : given.items()) (void)car_wars::ask_words().given(question, key, given);
  return 0;
}
