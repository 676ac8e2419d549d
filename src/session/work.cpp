#include "session/work.hpp"

#include "session/session.hpp"

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

Session const* Position::open(std::string_view link) {
  if (session_ && link == link_) return session_.get();
  auto opened = open_link(link, 0, session_.get());
  link_ = link;
  session_ = opened ? std::move(opened->session) : nullptr;
  return session_.get();
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
