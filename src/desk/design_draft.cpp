#include "desk/design_draft.hpp"

namespace paddock::app {
namespace {

constexpr size_t kMostSteps = 200;

void remember(std::vector<Doc>& steps, Doc design) {
  if (steps.size() == kMostSteps) steps.erase(steps.begin());
  steps.push_back(std::move(design));
}

}  // namespace

void DesignDraft::forget() {
  viewed_ = false;
  pages_.clear();
  ++changes_;
}

void DesignDraft::take(Doc design) {
  design_ = design;
  first_ = std::move(design);
  past_.clear(), future_.clear();
  open_ = true, compared_ = false, other_ = nullptr;
  forget();
}

void DesignDraft::close() {
  open_ = false;
  forget();
}

std::string DesignDraft::edit(DesignEdit const& edit) {
  Expected<Doc> after = changed(design_, edit);
  if (!after) return after.error().text();
  if (*after == design_) return {};
  remember(past_, std::move(design_));
  design_ = std::move(*after);
  future_.clear();
  forget();
  return {};
}

void DesignDraft::set_event(Doc event) {
  event_ = std::move(event);
  compared_ = false;
  forget();
}

void DesignDraft::undo() {
  if (past_.empty()) return;
  remember(future_, std::move(design_));
  design_ = std::move(past_.back());
  past_.pop_back();
  forget();
}

void DesignDraft::redo() {
  if (future_.empty()) return;
  remember(past_, std::move(design_));
  design_ = std::move(future_.back());
  future_.pop_back();
  forget();
}

DesignView const& DesignDraft::view() {
  if (!viewed_) view_ = shop_->view(design_, event_), viewed_ = true;
  return view_;
}

DesignView const& DesignDraft::other() {
  if (!compared_) other_view_ = shop_->view(other_.is_null() ? first_ : other_, event_), compared_ = true;
  return other_view_;
}

void DesignDraft::compare_with(Doc other) {
  other_ = std::move(other);
  compared_ = false;
}

CataloguePage const& DesignDraft::page(std::string const& section) {
  auto const [at, fresh] = pages_.try_emplace(section);
  if (fresh) at->second = shop_->catalogue(design_, event_, section);
  return at->second;
}

}  // namespace paddock::app
