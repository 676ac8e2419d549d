// Settings are one list: what settings.json names has a field, and the other way round.
#pragma once
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "view/catalogue.hpp"

namespace paddock {

struct FieldNames {
  std::vector<std::string> names;
  void operator()(char const* name, int&) { names.emplace_back(name); }
};

template <class Settings>
void check_setting_names(std::vector<Setting> const& list) {
  Settings settings;
  FieldNames fields_of;
  fields(fields_of, settings);
  std::vector<std::string> asset;
  for (Setting const& s : list) asset.push_back(s.name);
  std::sort(asset.begin(), asset.end());
  std::sort(fields_of.names.begin(), fields_of.names.end());
  CHECK(asset == fields_of.names);
}

}  // namespace paddock
