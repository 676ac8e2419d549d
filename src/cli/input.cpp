#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "cli/cli.hpp"
#include "cli/setup_check.hpp"
#include "core/assets.hpp"
#include "session/brought.hpp"
#include "session/save_io.hpp"

namespace paddock::cli {

Args::Args(std::vector<std::string> words, std::vector<std::string_view> flags) {
  for (size_t i = 0; i < words.size(); ++i) {
    if (words[i].rfind("--", 0) != 0) {
      rest_.push_back(words[i]);
      continue;
    }
    Option o{words[i].substr(2), "", false, false};
    bool is_flag = false;
    for (auto f : flags) is_flag = is_flag || f == o.name;
    if (!is_flag && i + 1 < words.size() && words[i + 1].rfind("--", 0) != 0) o.value = words[++i], o.has_value = true;
    options_.push_back(o);
  }
}

bool Args::flag(std::string_view name) {
  for (auto& o : options_)
    if (o.name == name) return o.used = true;
  return false;
}

std::string Args::option(std::string_view name, std::string_view fallback) {
  for (auto& o : options_)
    if (o.name == name) {
      o.used = true;
      if (!o.has_value) fault_ = "--" + o.name + " wants a value.";
      return o.value;
    }
  return std::string(fallback);
}

int64_t Args::number(std::string_view name, int64_t fallback) {
  std::string const text = option(name);
  if (text.empty()) return fallback;
  char* end = nullptr;
  long long const v = std::strtoll(text.c_str(), &end, 10);
  if (*end) fault_ = "--" + std::string(name) + " wants a whole number, not '" + text + "'.";
  return v;
}

int64_t Args::count(std::string_view name) {
  for (auto& o : options_)
    if (o.name == name) return o.has_value ? std::max<int64_t>(number(name, 0), 0) : (o.used = true, 1);
  return -1;
}

std::string Args::fault() const {
  for (auto const& o : options_)
    if (!o.used && fault_.empty()) fault_ = "--" + o.name + " is not an option of this command.";
  return fault_;
}

Expected<std::string> read_file(std::string const& path) {
  std::FILE* f = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (!f) return Error{path, "This file cannot be opened."};
  std::string text;
  char buffer[65536];
  for (size_t n; (n = std::fread(buffer, 1, sizeof buffer, f)) > 0 && text.size() <= (16u << 20);) text.append(buffer, n);
  if (f != stdin) std::fclose(f);
  if (text.size() > (16u << 20)) return Error{path, "This file is larger than 16 MB."};
  return text;
}

bool write_file(std::string const& path, std::string_view bytes) {
  if (path == "-") return out(bytes), true;
  // What is there and no file, like /dev/null, is written to; a file stays whole until the new one is.
  struct stat is;
  bool const device = stat(path.c_str(), &is) == 0 && !S_ISREG(is.st_mode);
  std::string const part = device ? path : path + ".part";
  std::FILE* f = std::fopen(part.c_str(), "wb");
  if (!f) return false;
  bool ok = std::fwrite(bytes.data(), 1, bytes.size(), f) == bytes.size();
  ok = std::fclose(f) == 0 && ok;
  return ok && (device || std::rename(part.c_str(), path.c_str()) == 0);
}

void out(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fputc('\n', stdout);
}

int fail(Error const& error) {
  std::fprintf(stderr, "%s\n", error.text().c_str());
  return 1;
}

int misuse(std::string_view what) {
  std::fprintf(stderr, "%.*s Try: paddock-cli --help\n", int(what.size()), what.data());
  return 2;
}

Expected<Birth> drawn() {
  struct { Seed::Key key; uint64_t id; } bytes = {};
  if (getentropy(&bytes, sizeof bytes) != 0) return Error{"", "This system gives no random numbers; name them: --seed HEX --id HEX."};
  return Birth{Seed(bytes.key), bytes.id};
}

namespace {

Expected<std::optional<uint64_t>> read_hex(Args& args, char const* name) {
  std::string text = args.option(name);
  if (text.empty()) return std::optional<uint64_t>();
  for (char& c : text) c = c >= 'A' && c <= 'F' ? char(c + 32) : c;
  uint64_t value = 0;
  if (!saves::from_hex(text, value)) return Error{std::string("--") + name, "1 to 16 hexadecimal digits (a seed also 64) are expected, not '" + text + "'"};
  return std::optional(value);
}

Expected<std::unique_ptr<Session>> open_text(std::string const& path, std::string const& text, Birth const& birth, std::vector<std::string>& brought) {
  size_t const first = text.find_first_not_of(" \t\r\n");
  if (first != std::string::npos && text[first] == '{') {
    auto doc = parse_written(text);
    if (!doc) return Error{path + ": " + doc.error().where, doc.error().what};
    if (get_text(*doc, "format") == "paddock-save") return load_session(*doc);
    if (std::string const format = get_text(*doc, "format"); format == "paddock-event" || format == "paddock-league")
      return Error{path, "This is an event, not a game; 'event check' and 'event standings' read it, 'event next' makes the set-up of its next race."};
    if (Error e = setup_fault(*doc); !e.what.empty()) return Error{path + ": " + e.where, e.what};
    auto setup = setup_from_doc(with_numbers(*doc));
    if (!setup) return Error{path + ": " + setup.error().where, setup.error().what};
    auto begun = start_without_brought(std::move(*setup), *birth.seed, *birth.id, brought);
    if (!begun && !begun.error().where.empty()) return Error{path + ": " + begun.error().where, begun.error().what};
    return begun;
  }
  auto opened = open_link(text, *birth.seed);
  if (!opened) return opened.error();
  if (!opened->session) return Error{path, "This link holds orders, not a game."};
  return std::move(opened->session);
}

}  // namespace

Expected<Birth> read_birth(Args& args) {
  std::string key = args.option("seed");
  for (char& c : key) c = c >= 'A' && c <= 'F' ? char(c + 32) : c;
  Seed whole;
  bool const keyed = key.size() == 64 && Seed::from_hex(key, whole);   // as a save holds it
  Expected<std::optional<uint64_t>> const seed = keyed ? Expected<std::optional<uint64_t>>(std::optional<uint64_t>()) : read_hex(args, "seed");
  auto const id = read_hex(args, "id");
  if (!seed) return seed.error();
  if (!id) return id.error();
  Birth birth{{}, *id};
  if (keyed) birth.seed = whole;
  else if (*seed) birth.seed = Seed(mix64(**seed));
  return birth;
}

Expected<std::unique_ptr<Session>> open_game(std::string const& path, Birth birth, std::vector<std::string>* brought) {
  std::vector<std::string> unasked;
  if (!brought) brought = &unasked;
  if (!birth.seed || !birth.id) {
    auto const by_chance = drawn();
    if (!by_chance) return by_chance.error();
    if (!birth.seed) birth.seed = by_chance->seed;
    if (!birth.id) birth.id = by_chance->id;
  }
  bool const is_link = path.find('#') != std::string::npos && path.find('{') == std::string::npos;
  if (is_link) return open_text(path, path, birth, *brought);
  auto file = read_file(path);
  if (!file) return file.error();
  return open_text(path, *file, birth, *brought);
}

}  // namespace paddock::cli
