// What opens over a screen at its side. On the page its code follows after the first frame (PADDOCK_LATE_SCREENS), so it is
// called through this door and not before late_code_here().
#pragma once
#include <memory>
#include <string>

#include "shell/app.hpp"
#include "ui/twin.hpp"

namespace paddock::app {

struct Stage;

class Sheets {
 public:
  virtual ~Sheets() = default;
  virtual void draw(App::Impl& app) = 0;
  virtual void twin(App::Impl& app, Stage& stage, Twin& twin) = 0;
  virtual bool twin_command(App::Impl& app, std::string const& id, std::string const& value) = 0;
};
std::unique_ptr<Sheets> make_sheets();

}  // namespace paddock::app
