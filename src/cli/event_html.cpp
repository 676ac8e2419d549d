// event html: the page of a season.
#include "cli/cli.hpp"
#include "events/event_file.hpp"
#include "events/html.hpp"

namespace paddock::cli {

int event_html(Args& args) {
  std::string const save = args.option("out"), base = args.option("app");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (args.rest().size() != 2) return misuse("event html wants one file.");
  if (!base.empty() && !base.starts_with("https://") && !base.starts_with("http://"))
    return misuse("--app is the address of the page results open in, like https://example.org/paddock/.");
  std::string const& name = args.rest()[1];
  auto text = read_file(name);
  if (!text) return fail(text.error());
  auto event = app::events::read_event_text(*text);
  if (!event) return fail({name + (event.error().where.empty() ? "" : ": " + event.error().where), event.error().what});
  std::string const page = app::events::season_html(*event, base);
  return write_file(save.empty() ? "-" : save, page) ? 0 : fail({save, "This file cannot be written."});
}

}  // namespace paddock::cli
