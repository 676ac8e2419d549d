#include <cstdio>

#include "cli/cli.hpp"

namespace {

using namespace paddock::cli;

struct Command {
  char const* name;
  int (*run)(Args&);
  char const* usage;
  char const* help;
};

constexpr Command kCommands[] = {
    {"games", games, "games [--json]", "Lists the games, their tracks and settings."},
    {"position", position, "position GAME [--turn N] [--full]",
     "Prints the position as readable JSON, as everybody may know it; --turn N: as turn N began; --full: with\n"
     "    all secrets and, of the running turn, its orders. GAME is a save, a set-up, or a link."},
    {"orders", orders, "orders GAME", "How the orders of a game are written: every word, with examples. GAME is its name, a save, a set-up, or a link."},
    {"play", play, "play GAME [--ruling FILE|-] [--orders FILE|-] [--absent] [--reopen] [--unrule] [--take-back [N]] [--by NAME] [--because TEXT] [--out SAVE] [--seed HEX] [--id HEX]",
     "Plays order lines (\"Marta: A(6M)LR\" or \"7: MMM\", links and whole messages, too) and prints the position.\n"
     "    --out keeps the game, and in it what waits for others or was said for later turns; of one driver the last order counts.\n"
     "    --absent lets the autopilot drive for everybody who sent nothing; it plays nothing while something could not be read.\n"
     "    Seats that the set-up gives to bots are driven by them.\n"
     "    --ruling changes the position the turn begins with, as a referee: {\"author\": \"Ann\", \"reason\": \"a slip of mine\",\n"
     "    \"patch\": {\"/cars/0/speed\": 5}}, places as 'position --full' prints them; it stands in saves, links and reports.\n"
     "    --unrule takes the last one back; --reopen first forgets the orders of the turn, which may not stand before a ruling.\n"
     "    --take-back: the last turn (the last N; of Car Wars: phases) runs again, its orders waiting as they were, to be replaced by --orders or resolved again by an empty --orders file;\n"
     "    that it was, by whom and why stands in saves, links and reports for ever, and the same orders roll the same dice.\n"
     "    The dice of a game that starts and its name in links are drawn at random; --seed and --id name them, for scripts."},
    {"case", cases, "case FILE... [--verbose]", "Runs conformance cases; folders are not walked. Prints 'N passed, N failed'."},
    {"sim", sim, "sim [--game G] [--track T] [--laps N] [--bots hard,medium,... | --duel hard,medium] [--tracks T,... | all] [--each NAME[=A,B,...]] [--settings NAME=VALUE,...] [--races N] [--seed N] [--quiet] [--save FILE]",
     "Bots against bots. One JSON line a race, then wins and a signature that must be equal on every machine.\n"
     "    Bots: easy, medium, hard, random, and yellow, who takes what the yellow button proposes. Grid places rotate from race to race. --save keeps the first race.\n"
     "    --duel: two of them, each seed once from either place; a row for each track and for one lap and the track's own,\n"
     "    or for those that are named. Better placed is a win, a shared place half of one.\n"
     "    --tracks with --duel: a line for each pair of neighbours (--duel hard,medium,easy), over these tracks in turn: wins, losses,\n"
     "    draws, how many of a thousand were decided before a limit of turns, and tenths of turns.\n"
     "    --each: an option that all seats share, its values in turn: stock=Needlework,Breadcrumbs; without values all that the game\n"
     "    offers, with the setting each is made for (each once from either place, unless --races says more): the whole table of equal cars is\n"
     "    --game car_wars --duel hard,medium,easy --each stock --tracks all --races 200; of one division: --settings division=10000."},
    {"link", link, "link encode SAVE [--kind replay|table|invite|orders] [--seat N]  |  link decode TEXT|FILE",
     "Makes a link of a save; decodes a link into a save, or tells whose orders for which turn it holds (play --orders reads them). Without --kind: an invitation where --seat is named, else the\n"
     "    whole race when it is over, and while it runs what everybody may know."},
    {"verify", verify, "verify SAVE|LINK...", "Replays a game from its orders and rolls and compares the final hash."},
    {"report", report, "report GAME [--turn N | --opening] [--format bbcode|markdown|html|text] [--full] [--until TEXT]",
     "The report of a turn (default: the last one; of one that waits for a choice on the way, what was seen of it) for a forum, a mail or a page; \n"
     "    --turn N: as its report numbers it: Gravel Kings' race-cards are 0, Speed Circuit's cars -1 and bids 0. Car Wars' phases are counted\n"
     "    through: 7 is turn 2, phase 2, and so is 2.2. position and take-back count in the same way.\n"
     "    --opening: what is posted first, which is the default before the first turn: line-up, map, settings that are not as usual, what is asked.\n"
     "    --until: the deadline, as it is to stand there. --full: and what each driver alone may know of it."},
    {"design", design, "design check TEXT [--table wbc2009|wbc2011|classic1977] [--laps N]  |\n"
     "    design check|ledger|clean|tag FILE... --game car_wars [--event FILE] [--json]  |\n"
     "    design optimise --game car_wars [--budget N] [--wishes JSON] [--event FILE] [--json]",
     "Checks a car of Speed Circuit (60/40/160/60/6/6 or a tag): points, wear, chips, tag; or the smallest mend.\n"
     "    With --game: files with a design or a list of designs (or a tag); every illegality with its ruling and mend, an answer a line with --json.\n"
     "    Exit code 1: one is illegal, 2: a file could not be read. ledger: what costs and weighs what. clean: the one clean form. tag: a line for a chat, and back."},
    {"ask", ask, "ask GAME  |  ask GAME QUESTION GIVENS  |  ask GAME FILE",
     "Asks the rules single questions: paddock-cli ask car_wars move.turn '{\"speed\": 40}'. FILE is a list of\n"
     "    {\"mechanic\", \"given\", \"settings\"?}, answered a line each, in order. Without a question: all there are."},
    {"league", league, "league new TEXT [--out FILE]  |  league FILE [--json]  |  league FILE next [--fixture N] [--out SETUP]  |\n"
     "    league FILE enter GAME [--out FILE]",
     "new: a season from plain text, its name and a line for each club. The table, fixtures and averages; the set-up of the next meeting, to start with 'play'; a finished meeting\n"
     "    (save or replay link) entered into FILE. --json prints the file in its clean form. A league is an event: 'event take-back FILE 3' (a meeting's number),\n"
     "    'event withdraw', 'sub', 'return' and the other words of 'event' work on it, too."},
    {"event", event, "event new TEXT --kind qualifying|series|championship [--game G] [--rounds N] [--boards A,B,...|--map BOARD] [--laps N] [--driver mail|link|...] [--seed HEX] [--out FILE]  |\n"
     "    event add FILE LINE [--driver D]  |  event remove FILE NAME  |  event entrant FILE NAME [LINE]  |  event rule FILE [RULE [VALUE]]  |  event round FILE N [--name NAME] [--date DATE] [--board B|usual] [--laps N]  |\n"
     "    event house FILE [SETTINGS]  |  event map FILE [BOARD|usual] [--round N]  |  event check FILE [--audit]  |  event draw FILE [--round N]  |  event next FILE [--race ID]  |  event enter FILE GAME [--race ID] [--by NAME]  |\n"
     "    event enter FILE --race ID --places 1,3:7,-,2 [--marks \"fastest: Ann; ...\"]  |  event take-back FILE RACE [--by NAME]  |\n"
     "    event withdraw FILE NAME [--after N]  |  event sub FILE NAME \"KIM (link)\" --race ID|--from N [--to N]  |  event return FILE NAME --from N  |  event move FILE NAME --race ID  |  event standings FILE [--rounds N] [--json]  |  event merge FILE OTHER  |\n"
     "    event run FILE [--bots LEVEL] [--bare]  |  event page FILE NAME  |  event met FILE  |  event link FILE  |  event season FILE  |\n"
     "    event html FILE [--app URL]; all with [--out FILE], without which a change is written to FILE itself",
     "new: an event (without --kind a series) from plain text, its title and a line for each entrant (\"Ann (bot easy): laurels 3, team Reds, tier Gold\"); numbers before\n"
     "    a name and mail addresses behind it are passed over; --driver: who decides where a line does not say. add: one more entrant, such a\n"
     "    line. remove: one less, before anything is raced. entrant: his line, or with LINE what it is from now on: a slip in his name, who decides for him, his team;\n"
     "    results stay his. rule: what stands, or how the event goes (\"points\" \"10, 7, 5\", \"dropped\" 1). round: its name, date, board and length. house: settings of the game that are not as usual, all of\n"
     "    them (\"division 15000, turns 20\"; \"none\"); without them it prints what stands. map: a board file for every round that names none (where each names one, for all of\n"
     "    them), or for one round; without a file it prints the board of each.\n"
     "    draw: the races of the next round, with the reason of every seed. next: the set-up of a race, to start with 'play'. enter: a\n"
     "    finished race (save or replay link), or places by hand: one for each seat, in the order of the grid (the seats of 'next', \"to start:\" of\n"
     "    'standings'), 0 or - for not finished, and behind a colon the game's own points. take-back: a result goes; what is drawn from it and not\n"
     "    raced is drawn again, a final or a later meeting that was raced comes first. withdraw: from when an entrant is in no race any more\n"
     "    (default: the first round he has no result in; races of it that are drawn are drawn again, or go on without him); his results stand, the rule \"withdrawn\" says what becomes of meetings. sub: somebody stands in for him in a race or\n"
     "    from a round on, and the points are his; a save with either name is taken. return: he is there again. move: out of the race he was drawn into, into another one of its round.\n"
     "    check: starts every race, and draws each round once more: who stands elsewhere is named; --audit opens every\n"
     "    record and compares. merge: results of another GM's file; conflicts are named, exit code 1. run: bots play it to its end;\n"
     "    --bare keeps no records. page: one entrant's season. met: head to head. link: the event as a link, while small. season: the entry list of the next season.\n"
     "    html: the season as one page for a web site; --app: where Paddock is, so that results open there."},
    {"track", track, "track check FILE... [--game G] [--json]  |  track show ID [--game G]",
     "Checks map files: facts and fewest turns, or what is wrong and where. show: the text of a built-in one, to start from."},
    {"bench", bench, "bench [--seconds N] [--json | --game G]",
     "Measures the speed of rules, links and search on this machine. --game: only how many decisions a second one game takes."},
    {"golden", golden, "golden [GAME]",
     "Links and saves of a game with the position each opens to, for tests/golden (tools/golden writes them at a release);\n"
     "    without GAME the names of all games."},
};

void help() {
  std::puts("paddock-cli: Paddock without a screen, for GMs' scripts and tests. --version prints which.\n");
  for (Command const& c : kCommands) std::printf("  paddock-cli %s\n    %s\n", c.usage, c.help);
  std::puts("\nExit codes: 0 done, 1 wrong input, failed check or (play) somebody is still waited for, 2 wrong call.\n"
            "Example: paddock-cli play race.json --orders mail.txt --absent --out race.json && "
            "paddock-cli report race.json --format bbcode");
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty() || words[0] == "--help" || words[0] == "help" || words[0] == "-h") {
    help();
    return words.empty() ? 2 : 0;
  }
  if (words[0] == "--version") return std::puts("paddock-cli " PADDOCK_VERSION), 0;
  for (Command const& c : kCommands) {
    if (words[0] != c.name) continue;
    Args args({words.begin() + 1, words.end()}, {"json", "absent", "full", "quiet", "verbose", "help", "reopen", "unrule", "audit", "bare", "opening"});
    if (args.flag("help")) {
      std::printf("paddock-cli %s\n    %s\n", c.usage, c.help);
      return 0;
    }
    return c.run(args);
  }
  return misuse("There is no command '" + words[0] + "'.");
}
