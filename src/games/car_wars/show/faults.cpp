#include "games/car_wars/show/faults.hpp"

#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

bool over_third(Bench const& b, bool side, int facing) {
  Figures const& f = b.figures(side);
  return f.third && f.third_used[size_t(facing)] > Exact(f.third_limit);
}

namespace {

bool holds_words(std::string_view text, std::string_view words) { return text.find(words) != text.npos; }

// The sentence up to its semicolon is the core, the rest says why.
void split(std::string_view sentence, DesignFault& out) {
  size_t const at = sentence.find("; ");
  if (at == sentence.npos) return void(out.title = sentence);
  out.title = std::string(sentence.substr(0, at)) + ".";
  out.why = capital(std::string(sentence.substr(at + 2)));
}

// Which facing a fault of CW-005 is of; -1: none.
int facing_named(Bench const& b, bool side, std::string_view why) {
  for (int f = 0; f < kFacings; ++f)
    if (over_third(b, side, f) && holds_words(why, std::string("The ") + kFacingNames[f] + " ")) return f;
  return -1;
}

void over_facing(Bench const& b, bool side, int facing, DesignFault& out) {
  Figures const& f = b.figures(side);
  Craft const& c = b.craft(side);
  int magazine = -1, weapon = -1;
  for (int i = 0; i < c.weapons.size(); ++i)
    if (c.weapons[i].mount.where == where_of(facing)) {
      weapon = i;
      if (c.weapons[i].magazines > 0) magazine = i;
    }
  out.title = capital(kFacingNames[facing]) + " holds " + number(f.third_used[size_t(facing)]) + " spaces of weapons, " + number(int64_t(f.third_limit)) + (f.third_limit == 1 ? " is allowed." : " are allowed.");
  out.why = "A side takes a third of all " + number(int64_t(f.spaces_allowed + f.cargo_spaces)) + (magazine >= 0 ? ", and magazines count." : ".");
  out.rules = {rule_of("CW-005")};
  if (magazine >= 0) out.rules.push_back(rule_of("CW-006"));
  if (weapon >= 0) out.path = path_of(b, ListAt{"weapons", side}, c.weapons[magazine >= 0 ? magazine : weapon].at);
  if (magazine >= 0) out.path += "/magazines";
}

int tires_of(Craft const& c) {
  int sum = 0;
  for (TireGroup const& group : c.tires) sum += group.count;
  return sum;
}

// A design that is begun breaks no rule yet: it lacks something. Of tires it says how many.
void not_there(Bench const& b, bool side, Fault const& f, DesignFault& out) {
  out.missing = f.why.ends_with(" is missing.");
  int const tires = tires_of(b.craft(side)), wheels = b.figures(side).wheels;
  if (f.rule != "R-13" || !f.path.ends_with("/tires") || !f.why.starts_with("Its tires: ") || tires >= wheels) return;
  out.title = counted(wheels - tires, "tire") + (wheels - tires == 1 ? " is missing." : " are missing.");
  out.why = counted(wheels, "wheel") + ", a tire each.", out.missing = tires == 0;
}

bool about_totals(Bench const& b, bool side, Fault const& f, DesignFault& out) {
  Figures const& own = b.figures(side);
  if (f.why.starts_with("It weighs ") && holds_words(f.why, " lb is the most")) {
    out.title = number(own.weight - Exact(own.max_load)) + " lb too heavy.";
    out.why = number(own.weight) + " on a chassis for " + number(int64_t(own.max_load)) + ".";
  } else if (f.why.starts_with("It needs ") && holds_words(f.why, " spaces; there are ") && own.spaces_used > Exact(own.spaces_allowed)) {
    Exact const over = own.spaces_used - Exact(own.spaces_allowed);
    out.title = (over == Exact(1) ? "1 space" : number(over) + " spaces") + " too many.";
    out.why = number(own.spaces_used) + " are used, " + number(int64_t(own.spaces_allowed)) + " are there" + (own.cargo_spaces > 0 ? "; cargo spaces take loose cargo only." : ".");
  } else if (f.why.starts_with("It costs $") && b.event.budget > 0) {
    out.title = dollars(b.check.ledger.cost - Exact(b.event.budget)) + " too dear.";
    out.why = "It costs " + dollars(b.check.ledger.cost) + ", this event lets in " + dollars(Exact(b.event.budget)) + ".";
  } else if (holds_words(f.why, " power factors do not move ")) {
    split(f.why, out);
    out.title = number(int64_t(b.check.ledger.power_factors)) + " power factors do not move " + number(own.weight) + " lb.";
  } else {
    return false;
  }
  return true;
}

}  // namespace

std::vector<DesignFault> faults_of(Bench const& b) {
  std::vector<DesignFault> out;
  for (Fault const& f : b.check.faults) {
    DesignFault one;
    one.path = b.root + f.path;
    bool const side = f.path.starts_with("/sidecar");
    int const facing = f.rule == "CW-005" ? facing_named(b, side, f.why) : -1;
    if (facing >= 0) over_facing(b, side, facing, one);
    else if (!about_totals(b, side, f, one)) split(f.why, one);
    not_there(b, side, f, one);
    if (one.rules.empty() && !f.rule.empty()) one.rules.push_back(rule_of(f.rule));
    out.push_back(std::move(one));
  }
  return out;
}

}  // namespace paddock::car_wars::show
