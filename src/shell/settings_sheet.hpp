// The settings sheet: look, keys, storage, about.
#pragma once
#include <string>

#include "shell/means.hpp"
#include "shell/look.hpp"
#include "shell/papers.hpp"

namespace paddock::app {

class SettingsSheet {
 public:
  SettingsSheet(LookChoice const& look, Device const& device, Papers& papers) : look_(look), device_(device), papers_(papers) {}
  void draw(Stage& stage, Rect where);
  void twin(Stage& stage, Twin& twin) const;
  bool twin_command(Stage& stage, std::string const& id, std::string const& value) const;

 private:
  void draw_ways(Stage& stage, Rect& in);       // to other sheets, out of a race; each cuts what it needs from `in`
  void draw_choices(Stage& stage, Rect& in) const;
  void draw_keeping(Stage& stage, Rect& in) const;

  LookChoice const& look_;
  Device const& device_;
  Papers& papers_;
};

}  // namespace paddock::app
