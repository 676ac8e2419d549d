// paddock-cli: the headless program for GMs' scripts and for tests. One function a command; each returns the exit code:
// 0 done, 1 the input is wrong or a check failed, 2 the call is wrong.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "session/session.hpp"

namespace paddock::cli {

// The words behind the command: options ("--name value", "--flag") and the rest.
class Args {
 public:
  // `flags`: options that take no value.
  Args(std::vector<std::string> words, std::vector<std::string_view> flags);
  bool flag(std::string_view name);
  std::string option(std::string_view name, std::string_view fallback = "");
  int64_t number(std::string_view name, int64_t fallback);
  int64_t count(std::string_view name);   // "--take-back" is 1, "--take-back 3" is 3; -1: it was not said
  std::vector<std::string> const& rest() const { return rest_; }
  // Options nobody asked for, or a value missing: a sentence, else empty. Call after all options were read.
  std::string fault() const;

 private:
  struct Option {
    std::string name, value;
    bool used = false, has_value = false;
  };
  std::vector<Option> options_;
  std::vector<std::string> rest_;
  mutable std::string fault_;
};

// A whole file, "-" is standard input; at most 16 MB.
Expected<std::string> read_file(std::string const& path);
bool write_file(std::string const& path, std::string_view bytes);
void out(std::string_view text);   // a line to standard output
int fail(Error const& error);      // a line to standard error, 1
int misuse(std::string_view what); // likewise, with a pointer to --help, 2

// The seed of the dice and the name in the links of a game that starts. The name is public and must tell nothing of the dice.
struct Birth {
  std::optional<Seed> seed;
  std::optional<uint64_t> id;
};
// Both from the system's generator, each by itself; the seed is a key. Error: it gives none.
Expected<Birth> drawn();
// What is given: "--seed HEX" (a fast seed, for scripts), "--id HEX".
Expected<Birth> read_birth(Args& args);

// A save, a setup document (starts the game), a link or a file holding one. `brought`: what seats of a set-up are to seal as their
// first order (session/brought.hpp); it is in no link.
Expected<std::unique_ptr<Session>> open_game(std::string const& path, Birth birth = {}, std::vector<std::string>* brought = nullptr);

int games(Args& args);
int position(Args& args);
int orders(Args& args);
int play(Args& args);
int cases(Args& args);
int sim(Args& args);
int link(Args& args);
int verify(Args& args);
int report(Args& args);
int track(Args& args);
int design(Args& args);
int designs_of_game(std::string const& game, Args& args);   // of a game with a workshop: 1 one is illegal, 2 a file was not read
int ask(Args& args);
int league(Args& args);
Expected<Doc> league_answer(std::string const& game, Doc const& given);   // for cases: table, points, fixtures, next, team
int event(Args& args);
int event_html(Args& args);
Expected<Doc> event_answer(Doc const& given);   // for cases: table, draw of a round, final, seats of a race
int bench(Args& args);
int golden(Args& args);

}  // namespace paddock::cli
