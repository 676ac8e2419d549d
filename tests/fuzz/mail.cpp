// libFuzzer: what a referee pastes of mails, threads and chats. It is read in time, and of each order that is taken its words are
// an order to its game; what is refused says why.
#include <memory>

#include "fuzz.hpp"
#include "session/mail.hpp"
#include "session/session.hpp"

using namespace paddock;

namespace {

Session const& table(int which) {
  static std::unique_ptr<Session> const* const all = [] {
    constexpr std::pair<char const*, char const*> kGames[] = {{"nascar", "short_oval"}, {"speed_circuit", "cinder_bank"}, {"gravel_kings", ""}, {"car_wars", "kestrel_yard"}};
    auto* out = new std::unique_ptr<Session>[std::size(kGames)];
    for (size_t g = 0; g < std::size(kGames); ++g) {
      Setup setup;
      setup.game = kGames[g].first;
      setup.track = kGames[g].second;
      char const* const names[] = {"Ann", "Ben", "Carl"};
      for (int i = 0; i < (setup.game == "gravel_kings" ? 2 : 3); ++i) setup.seats.push_back({names[i], i, i + 5, "mail", Doc::object()});
      if (setup.game == "speed_circuit") {
        setup.settings["grid"] = "seats";
        for (auto& seat : setup.seats) seat.options["design"] = "60/40/160/60/6/6";
      }
      auto made = start_session(setup, 5, 77);
      if (!made) abort();
      out[g] = std::move(*made);
    }
    return out;
  }();
  return *all[which];
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  if (size == 0) return 0;
  Mail const mail = read_mail(table(data[0] % 4), text_of(data + 1, size - 1));
  for (Message const& m : mail.messages) {
    if (m.is == Message::Order && (m.clean.empty() || m.seat < 0)) abort();
    if (m.is == Message::Faulty && m.error.empty()) abort();
  }
  return 0;
}
