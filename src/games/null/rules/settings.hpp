// What a set-up may choose of the rules: here belongs a plain number a setting, filled by name. This game has none.
#pragma once
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"
#include "view/catalogue.hpp"

namespace paddock::null {

struct Settings {};

template <class Ar>
void fields(Ar&, Settings&) {}    // ar("name", s.number) for each, by the names of setting_list()

std::vector<Setting> setting_list();
Expected<Settings> read_settings(Doc const& doc);   // errors name "/settings/<name>"

}  // namespace paddock::null
