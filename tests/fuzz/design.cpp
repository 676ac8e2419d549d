// libFuzzer: designs of Car Wars. A check answers whatever it is given; of what can be read there is one clean form, as legal as
// what was written, and a tag that brings it back; the workshop can show all of it.
#include "fuzz.hpp"
#include "session/workshops.hpp"

using namespace paddock;

extern "C" size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t most);
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t most, unsigned seed) {
  return mutate_doc(data, size, most, seed, LLVMFuzzerMutate);
}

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  Workshop const& shop = *workshop_of("car_wars");
  auto const doc = parse_doc(text_of(data, size));
  if (!read_well(doc)) return 0;
  Doc const none = Doc::object(), checked = shop.check(*doc, none);
  bool const legal = checked.at("legal").get<bool>();
  if (legal != checked.at("errors").empty()) abort();
  (void)shop.view(*doc, none);
  auto const clean = shop.clean(*doc);
  if (!read_well(clean)) {
    if (legal) abort();
    return 0;
  }
  auto const again = shop.clean(*clean);
  if (!again || *again != *clean || shop.check(*clean, none).at("legal").get<bool>() != legal) abort();
  (void)shop.record_page(*clean, none);
  auto const tag = shop.tag(*clean);
  if (!read_well(tag)) return 0;
  auto const back = shop.read_tag(*tag);
  if (!read_well(back) || *back != *clean) abort();
  return 0;
}
