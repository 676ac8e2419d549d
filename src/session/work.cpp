#include "session/work.hpp"

#include "session/race_record.hpp"

namespace paddock {
namespace {

class NoWork final : public Work {
 public:
  explicit NoWork(std::string why) { fault = std::move(why); }
  bool step(int) override { return true; }
};

}  // namespace

Position::Position() = default;
Position::~Position() = default;

RaceRecord const* Position::open(std::string_view link) {
  if (race_ && link == link_) return race_.get();
  auto opened = open_race(link, race_.get());
  link_ = link;
  race_ = opened ? std::move(*opened) : nullptr;
  return race_.get();
}

void Workbench::begin(std::string_view kind, std::string_view letter) {
  work_.reset();
  for (WorkKind const& known : kinds_) {
    if (kind != known.name) continue;
    work_ = known.begin(letter, at_);
    if (!work_) work_ = std::make_unique<NoWork>("What was asked of '" + std::string(kind) + "' cannot be read.");
    return;
  }
  work_ = std::make_unique<NoWork>("Nobody here does work of the kind '" + std::string(kind) + "'.");
}

bool Workbench::step(int budget) {
  if (work_ && !work_->step(budget)) return false;
  if (work_) work_->progress = 1000;
  return true;
}

}  // namespace paddock
