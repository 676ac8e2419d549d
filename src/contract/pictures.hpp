// A game in pictures and panels. The position is always an observed one.
#pragma once
#include <concepts>
#include <span>
#include <string_view>
#include <vector>

#include "core/event.hpp"
#include "view/desk.hpp"
#include "view/film.hpp"
#include "view/paper.hpp"
#include "view/recap.hpp"
#include "view/scene.hpp"
#include "view/standing.hpp"

namespace paddock {

template <class G>
concept HasPictures = requires(G const& g, typename G::State const& c, Seat seat, std::string_view text,
                               std::vector<typename G::Event> const& events, ChronicleOf<typename G::Event> chronicle) {
  { g.scene(c, seat) } -> std::same_as<Scene>;
  { g.film(c, events) } -> std::same_as<Film>;                 // c: the state before the turn
  { g.desk(c, seat) } -> std::same_as<Desk>;
  // The decision as a form, filled with a draft that may be faulty; empty where it is no form (Desk::keys then).
  { g.questions(c, seat, text) } -> std::same_as<std::vector<Question>>;
  { g.standing(c) } -> std::same_as<Standing>;
  { g.recap(c, chronicle) } -> std::same_as<Recap>;
  { g.chart_marks(chronicle) } -> std::same_as<std::vector<ChartMark>>;
};

// A form that is long: its pages, and the questions of one of them alone, of which there is always one at least.
template <class G>
concept HasFormPages = requires(G const& g, typename G::State const& c, Seat seat, std::string_view text, int page) {
  { g.form_pages(c, seat, text) } -> std::same_as<std::vector<FormPage>>;
  { g.questions(c, seat, text, page) } -> std::same_as<std::vector<Question>>;
};

// What its player keeps of the game on his device, as answers of his form: those that may be said now, marked as his own.
template <class G>
concept OffersKept = requires(G const& g, typename G::State const& c, Seat seat, std::string_view text, std::span<KeptDraft const> kept,
                              std::vector<Question>& questions) { g.offer_kept(c, seat, text, kept, questions); };

// What can be printed: programme, table.
template <class G>
concept HasPapers = requires(G const& g, typename G::State const& c, ChronicleOf<typename G::Event> chronicle) {
  { g.papers(c, chronicle) } -> std::same_as<std::vector<Paper>>;
};

}  // namespace paddock
