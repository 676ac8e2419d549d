#include "games/car_wars/build/search.hpp"

#include "games/car_wars/build/optimise.hpp"

namespace paddock::car_wars::build {
namespace {

class Search final : public DesignSearch {
 public:
  explicit Search(Wishes wishes) : optimiser_(std::move(wishes)) {}
  bool step(int64_t& nodes) override { return optimiser_.step(nodes); }
  int progress() const override { return optimiser_.progress(); }
  std::string const& word() const override { return optimiser_.word(); }
  Doc found() const override { return found_doc(optimiser_); }

 private:
  Optimiser optimiser_;
};

}  // namespace

Expected<std::unique_ptr<DesignSearch>> search_designs(Doc const& wishes) {
  Expected<Wishes> read = read_wishes(wishes);
  if (!read) return read.error();
  return std::unique_ptr<DesignSearch>(std::make_unique<Search>(std::move(*read)));
}

}  // namespace paddock::car_wars::build
