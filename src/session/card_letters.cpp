#include "session/card_letters.hpp"

#include <algorithm>

#include "core/assets.hpp"
#include "core/doc.hpp"
#include "session/session.hpp"

namespace paddock {
namespace {

std::string written(TrackCard const& card) {
  Doc out = {{"facts", card.facts}, {"figures", Doc::array()}};
  for (Figure const& f : card.figures) out["figures"].push_back(Doc::array({f.label, f.value, int(f.tone)}));
  return dump_doc(out);
}

// In one slice: games work out a lap in one go.
class CardWork final : public Work {
 public:
  CardWork(GameInfo const& game, std::string_view map) : game_(game), map_(map) {}
  bool step(int) override {
    auto const card = game_.track_card(map_);
    if (card) result = written(*card);
    else fault = card.error().text();
    return true;
  }

 private:
  GameInfo const& game_;
  std::string map_;
};

}  // namespace

std::string card_letter(std::string_view game, std::string_view map) { return std::string(game) + "\n" + std::string(map); }

std::unique_ptr<Work> begin_card(std::string_view letter, Position&) {
  size_t const at = letter.find('\n');
  GameInfo const* const game = find_game(letter.substr(0, at));
  if (!game || at == std::string_view::npos) return nullptr;
  return std::make_unique<CardWork>(*game, letter.substr(at + 1));
}

// Games call their folders and write their maps as they like.
std::string_view map_file(GameInfo const& game, std::string const& id) {
  auto const tracks = game.tracks();
  if (std::none_of(tracks.begin(), tracks.end(), [&](TrackCard const& t) { return t.id == id; })) return "";
  std::string const folder = std::string("assets/games/") + game.id + "/";
  for (std::string_view name : asset_names()) {
    size_t const slash = name.rfind('/'), dot = name.rfind('.');
    if (name.starts_with(folder) && slash >= folder.size() && dot > slash && name.substr(slash + 1, dot - slash - 1) == id) return name;
  }
  return "";
}

bool read_card(std::string_view result, TrackCard& card) {
  auto const doc = parse_doc(result);
  if (!doc || !doc->is_object() || !doc->contains("facts") || !doc->contains("figures")) return false;
  TrackCard read;
  for (Doc const& fact : (*doc)["facts"]) {
    if (!fact.is_string()) return false;
    read.facts.push_back(fact.get<std::string>());
  }
  for (Doc const& f : (*doc)["figures"]) {
    bool const good = f.is_array() && f.size() == 3 && f[0].is_string() && f[1].is_string() && f[2].is_number_integer();
    int64_t const tone = good ? f[2].get<int64_t>() : -1;
    if (tone < 0 || tone > int64_t(Tone::Accent)) return false;
    read.figures.push_back({f[0].get<std::string>(), f[1].get<std::string>(), Tone(tone)});
  }
  card.facts = std::move(read.facts);
  card.figures = std::move(read.figures);
  return true;
}

}  // namespace paddock
