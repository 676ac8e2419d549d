#include "shell/shell_twin.hpp"

#include "ui/widgets.hpp"

namespace paddock::app {

void ShellTwin::tell(Stage& stage) {
  Twin twin;
  screens_.now().twin(stage, twin);
  if (late_code_here()) sheets_.twin(stage, twin);
  twin.theme = look().dark ? "dark" : "light";
  Play const* const play = stage.play;
  if (twin.title.empty()) twin.title = play ? play->race().title() + ", " + play->race().words().turn(play->truth().turn()) : "Paddock";
  if (twin.heading.empty()) twin.heading = "Paddock";
  twin.notice = toast_words();
  problem_.twin(twin);
  banner_.twin(twin);
  bar_.twin(twin, stage);
  std::string json = to_json(twin);
  if (json == told_) return;
  stage.host.twin(json);
  told_ = std::move(json);
}

void ShellTwin::command(Stage& stage, std::string const& id, std::string const& value) {
  if (bar_.twin_command(stage, id) || banner_.twin_command(stage, id) || problem_.twin_command(stage, id)) return;
  if (late_code_here() && sheets_.twin_command(stage, id, value)) return;
  screens_.now().twin_command(stage, id, value);
}

}  // namespace paddock::app
