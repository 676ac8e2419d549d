#include "session/design_letters.hpp"

#include "session/session.hpp"

namespace paddock {
namespace {

class DesignsWork final : public Work {
 public:
  explicit DesignsWork(Expected<std::unique_ptr<DesignSearch>> search) {
    if (search) search_ = std::move(*search);
    else fault = search.error().text();
  }
  bool step(int budget) override {
    if (!search_) return true;
    int64_t nodes = budget;
    bool const ended = search_->step(nodes);
    progress = search_->progress(), word = search_->word();
    if (ended) result = dump_doc(search_->found());
    return ended;
  }

 private:
  std::unique_ptr<DesignSearch> search_;
};

}  // namespace

std::string design_letter(std::string_view game, int budget, std::string_view wishes) {
  Expected<Doc> const said = parse_doc(wishes.empty() ? "{}" : wishes);
  return dump_doc({{"game", game}, {"budget", budget}, {"wishes", said ? *said : Doc(nullptr)}});
}

std::unique_ptr<Work> begin_designs(std::string_view letter, Position&) {
  Expected<Doc> const doc = parse_doc(letter);
  if (!doc || !doc->is_object() || !doc->contains("wishes")) return nullptr;
  GameInfo const* const game = find_game(get_text(*doc, "game"));
  if (!game || !game->design_search) return nullptr;
  Doc wishes = (*doc)["wishes"];
  if (int64_t const budget = get_int(*doc, "budget"); budget > 0 && wishes.is_object()) wishes["budget"] = budget;
  return std::make_unique<DesignsWork>(game->design_search(wishes));
}

}  // namespace paddock
