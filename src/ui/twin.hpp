// The text twin: the present screen as words, for people who cannot use the canvas (screen readers, text browsers'
// habits, tests). The app fills a Twin after a frame whose view changed and hands to_json(twin) to Host::twin();
// web/page/twin.js turns it into real HTML beside the canvas and sends what the user does to App::twin_command(id, value).
//
// JSON, every key optional except lang, title and heading:
//   {"lang":"en",                       language of all texts
//    "title":"Sandhill Park, turn 25",  of the page (document.title stays with Host::set_title)
//    "heading":"Nascar 10, Sandhill Park",
//    "theme":"dark",                    dark or light, as drawn; the page around the canvas follows
//    "state":"Your turn: write your order.",          one sentence, spoken when it changes
//    "notice":"Link copied.",           passing messages, spoken when they come
//    "standing":{"caption":"Running order","columns":["Place","Car"],"rows":[["1","22 Olle"]]},
//    "decision":{"heading":"Your order","text":["Speed 7 of 9."],
//                "fields":[{"id":"order","label":"Order text","value":"L2 S3","error":"","hint":"...",
//                           "kind":"text|area|select|check","options":[{"id":"7","label":"7"}]}],
//                "buttons":[{"id":"seal","label":"Seal order","disabled":true,"why":"an order is missing"}]},
//    "preview":["9 steps, 2 wild cards"],
//    "board":{"caption":"The board in words","items":["car 7: F12 heading east, speed 6"]},
//    "log":{"heading":"What happened","lines":["Turn 24: ..."]},   new lines at the end are read aloud
//    "nav":[{"id":"home","label":"Home"}]}
//
// Commands: a button or nav sends (id, ""); a text or area field (id, text) at every change; a select (id, option id);
// a check (id, "1" or "0"). `kind` is "text" when missing. A check's value is "1" or "0". Ids are the app's own words;
// they stay the same from one update to the next, because focus is kept by them.
#pragma once
#include <string>
#include <utility>
#include <vector>

namespace paddock::app {

struct TwinButton {
  std::string id, label;
  bool disabled = false;
  std::string why;  // why it cannot be pressed; spoken with the label
};

struct TwinOption {
  std::string id, label;
};

struct TwinField {
  std::string id, label, value;
  std::string error;           // what is wrong and where; empty when it is right
  std::string hint;            // how it is written
  std::string kind = "text";   // text, area, select, check
  std::vector<TwinOption> options{};
};

struct TwinTable {
  std::string caption;
  std::vector<std::string> columns;            // the first column is the row's heading
  std::vector<std::vector<std::string>> rows;  // each as long as columns
};

struct TwinDecision {
  std::string heading;
  std::vector<std::string> text;
  std::vector<TwinField> fields;
  std::vector<TwinButton> buttons;
};

struct TwinList {
  std::string caption;
  std::vector<std::string> items;
};

struct Twin {
  std::string lang = "en", theme, title, heading, state, notice;
  TwinTable standing;
  TwinDecision decision;
  std::vector<std::string> preview;
  TwinList board;
  TwinList log;  // caption is the heading; oldest line first
  std::vector<TwinButton> nav;

  // Short forms for the usual cases.
  Twin& say(std::string line) { return decision.text.push_back(std::move(line)), *this; }
  Twin& button(std::string id, std::string label, std::string why_not = "") {
    bool const disabled = !why_not.empty();
    decision.buttons.push_back({std::move(id), std::move(label), disabled, std::move(why_not)});
    return *this;
  }
  Twin& field(std::string id, std::string label, std::string value, std::string error = "") {
    decision.fields.push_back({std::move(id), std::move(label), std::move(value), std::move(error), "", "text", {}});
    return *this;
  }
  Twin& go(std::string id, std::string label) {
    nav.push_back({std::move(id), std::move(label), false, ""});
    return *this;
  }
};

std::string to_json(Twin const& twin);

}  // namespace paddock::app
