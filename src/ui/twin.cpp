#include "ui/twin.hpp"

#include "core/doc.hpp"

namespace paddock::app {
namespace {

Doc button_doc(TwinButton const& button) {
  Doc doc = {{"id", button.id}, {"label", button.label}};
  if (button.disabled) doc["disabled"] = true;
  if (!button.why.empty()) doc["why"] = button.why;
  return doc;
}

Doc field_doc(TwinField const& field) {
  Doc doc = {{"id", field.id}, {"label", field.label}, {"value", field.value}, {"kind", field.kind}};
  if (!field.error.empty()) doc["error"] = field.error;
  if (!field.hint.empty()) doc["hint"] = field.hint;
  for (TwinOption const& option : field.options) {
    doc["options"].push_back({{"id", option.id}, {"label", option.label}});
  }
  return doc;
}

Doc decision_doc(TwinDecision const& decision) {
  Doc doc = {{"heading", decision.heading}, {"text", decision.text}, {"fields", Doc::array()}, {"buttons", Doc::array()}};
  for (TwinField const& field : decision.fields) doc["fields"].push_back(field_doc(field));
  for (TwinButton const& button : decision.buttons) doc["buttons"].push_back(button_doc(button));
  return doc;
}

}  // namespace

std::string to_json(Twin const& twin) {
  Doc doc = {{"lang", twin.lang}, {"title", twin.title}, {"heading", twin.heading}, {"state", twin.state}};
  if (!twin.notice.empty()) doc["notice"] = twin.notice;
  if (!twin.theme.empty()) doc["theme"] = twin.theme;
  if (!twin.standing.rows.empty()) {
    doc["standing"] = {{"caption", twin.standing.caption}, {"columns", twin.standing.columns}, {"rows", twin.standing.rows}};
  }
  doc["decision"] = decision_doc(twin.decision);
  if (!twin.preview.empty()) doc["preview"] = twin.preview;
  if (!twin.board.items.empty()) doc["board"] = {{"caption", twin.board.caption}, {"items", twin.board.items}};
  if (!twin.log.items.empty()) doc["log"] = {{"heading", twin.log.caption}, {"lines", twin.log.items}};
  doc["nav"] = Doc::array();
  for (TwinButton const& button : twin.nav) doc["nav"].push_back(button_doc(button));
  return dump_doc(doc);
}

}  // namespace paddock::app
