// A GM without a screen rules: paddock-cli play --ruling.
#include "../session/ruled.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>

#include "cli/cli.hpp"
#include "core/text.hpp"

using namespace ruled;

namespace {

struct File {
  std::string path;
  explicit File(std::string const& text) : path("/tmp/paddock-ruling-" + to_hex(*cli::drawn()->id) + ".json") { REQUIRE(cli::write_file(path, text)); }
  ~File() { std::remove(path.c_str()); }
};

// What it prints is not looked at. Under Emscripten it is printed: there the program's own output would not come back.
int ran_play(std::vector<std::string> words, char const* into = "/dev/null") {
  cli::Args args(std::move(words), {"absent", "reopen", "unrule"});
#ifdef __EMSCRIPTEN__
  return cli::play(args);
#else
  std::fflush(nullptr);
  int const kept[2] = {dup(1), dup(2)}, nowhere = open(into, O_WRONLY);
  for (int to : {1, 2}) dup2(nowhere, to);
  int const code = cli::play(args);
  std::fflush(nullptr);
  for (int to : {1, 2}) dup2(kept[to - 1], to), close(kept[to - 1]);
  close(nowhere);
  return code;
#endif
}

std::unique_ptr<Session> kept(File const& file) {
  auto game = cli::open_game(file.path);
  REQUIRE(game);
  return std::move(*game);
}

}  // namespace

TEST_CASE("the command line makes a ruling and takes it back", "[ruling][cli]") {
  auto s = race("nascar", 3);
  File const save(dump_doc(s->save())), ruling(R"({"author": "Ann", "reason": "a slip", "patch": {"/cars/0/cards": 9}})"),
      wrong(R"({"author": "Ann", "reason": "a slip", "patch": {"/cars/0/speed": 99}})"), none(R"({"author": "Ann"})");
  for (File const* bad : {&wrong, &none}) CHECK(ran_play({save.path, "--ruling", bad->path, "--out", save.path}) == 1);
  CHECK(kept(save)->hash() == s->hash());
  CHECK(ran_play({save.path, "--unrule", "--out", save.path}) == 1);
  CHECK(ran_play({save.path, "--ruling", ruling.path, "--out", save.path}) == 0);
  CHECK(number_at(kept(save)->position(), "/cars/0/cards") == 9);
  CHECK(ran_play({save.path, "--unrule", "--out", save.path}) == 0);
  CHECK(kept(save)->hash() == s->hash());
  Actions legal;
  s->legal(legal);
  REQUIRE(s->play(legal[0]));
  File const begun(dump_doc(s->save()));
  CHECK(ran_play({begun.path, "--ruling", ruling.path, "--out", begun.path}) == 1);
  CHECK(ran_play({begun.path, "--reopen", "--ruling", ruling.path, "--absent", "--out", begun.path}) == 0);
  auto const on = kept(begun);
  CHECK(on->turn() == 4);
  CHECK(on->rulings().size() == 1);
}

TEST_CASE("the command line takes a turn back, and its orders wait to be mended", "[ruling][back][cli]") {
  auto s = race("nascar", 2, 2, "mail");
  File const save(dump_doc(s->save())), none("\n");
  std::string const ann = s->setup().seats[0].name, ben = s->setup().seats[1].name;
  File const both(ann + ": A(2M)\n" + ben + ": MMM\n"), mended(ben + ": MM\n");
  CHECK(ran_play({save.path, "--take-back", "7", "--out", save.path}) == 1);
  REQUIRE(ran_play({save.path, "--orders", both.path, "--out", save.path}) == 0);
  uint64_t const after = kept(save)->hash();
  REQUIRE(ran_play({save.path, "--take-back", "--by", "Gus", "--because", "a slip of mine", "--out", save.path}) == 0);
  CHECK(kept(save)->hash() == s->hash());
  REQUIRE(ran_play({save.path, "--orders", none.path, "--out", save.path}) == 0);     // as they were
  CHECK(kept(save)->hash() == after);
  REQUIRE(ran_play({save.path, "--take-back", "1", "--orders", mended.path, "--out", save.path}) == 0);
  auto const on = kept(save);
  CHECK(on->order_as_sent(0, 2) == "AMM");
  CHECK(on->order_as_sent(1, 2) == "MM");
  REQUIRE(on->rulings().size() == 2);
  CHECK(on->rulings()[0].author == "Gus");
  CHECK(on->hash_matches());
}

TEST_CASE("mails that were read for a turn are none for the next one when they come once more", "[cli][mail]") {
  auto s = race("nascar", 2, 2, "mail");
  std::string const ann = s->setup().seats[0].name, ben = s->setup().seats[1].name;
  auto const mail = [](std::string const& who, char const* at, std::string const& words) { return "From: " + who + " <x@x.org>\nDate: Mon, 23 Nov 2026 " + at + " +0100\nSubject: order\n\n" + words + "\n\n"; };
  std::string const first = mail(ann, "20:40:00", "A(2M)") + mail(ben, "20:41:00", "MMM");
  File const save(dump_doc(s->save())), box(first), both(first + mail(ann, "21:40:00", "MMM") + mail(ben, "21:41:00", "MMM"));
  int const turn = s->turn();
  REQUIRE(ran_play({save.path, "--orders", box.path, "--out", save.path}) == 0);
  CHECK(kept(save)->turn() == turn + 1);
  CHECK(ran_play({save.path, "--orders", box.path, "--out", save.path}) == 1);       // the mailbox as it was
  CHECK(kept(save)->turn() == turn + 1);
  File const told(first + mail(ann, "20:40:00", "Turn " + std::to_string(s->words().number(turn + 1)) + ": MMM") + mail(ben, "21:41:00", "MMM"));
  CHECK(ran_play({save.path, "--orders", told.path, "--out", save.path}) == 0);      // said in front of it
  CHECK(kept(save)->turn() == turn + 2);
  REQUIRE(ran_play({save.path, "--take-back", "2", "--out", save.path}) == 0);
  CHECK(ran_play({save.path, "--orders", both.path, "--out", save.path}) == 0);      // of the turn that runs again both are
  CHECK(kept(save)->turn() == turn + 1);
}

TEST_CASE("of a whole mailbox what was read before is one line", "[cli][mail]") {
  auto s = race("nascar", 2, 2, "mail");
  std::string const ann = s->setup().seats[0].name, ben = s->setup().seats[1].name;
  auto const mail = [](std::string const& who, char const* at) { return "From: " + who + " <x@x.org>\nDate: Mon, 23 Nov 2026 " + at + " +0100\nSubject: order\n\nMMM\n\n"; };
  File const save(dump_doc(s->save())), box(mail(ann, "20:40:00") + mail(ben, "20:41:00")), said("");
  REQUIRE(ran_play({save.path, "--orders", box.path, "--out", save.path}) == 0);
  CHECK(ran_play({save.path, "--orders", box.path, "--out", save.path}, said.path.c_str()) == 1);
#ifndef __EMSCRIPTEN__
  std::string const text = *cli::read_file(said.path), now = s->words().turn(s->turn() + 1);
  CHECK(text.find("2 mails that were read for earlier turns are passed over; one that is for " + now + ", too, begins with '" + capital(now) + ":'.") != text.npos);
  CHECK(text.find("line ") == text.npos);
#endif
}

TEST_CASE("a mail of which only the day is known is not taken for another one of that day", "[cli][mail]") {
  auto s = race("nascar", 2, 2, "mail");
  std::string const ann = s->setup().seats[0].name, ben = s->setup().seats[1].name;
  auto const mail = [](std::string const& who, std::string const& words) { return "From: " + who + " <x@x.org>\nDate: 23.11.2026\nSubject: order\n\n" + words + "\n\n"; };
  File const save(dump_doc(s->save())), first(mail(ann, "A(2M)") + mail(ben, "MMM")), second(mail(ann, "MMM") + mail(ben, "MM"));
  CHECK(ran_play({save.path, "--orders", first.path, "--out", save.path}) == 0);
  CHECK(ran_play({save.path, "--orders", second.path, "--out", save.path}) == 0);
  CHECK(kept(save)->turn() == s->turn() + 2);
}
