#include "cli/post_box.hpp"

#include "cli/cli.hpp"
#include "core/ids.hpp"

namespace paddock::cli {

PostBox waiting_in(std::string const& path) {
  PostBox box;
  if (path == "-" || path.find('#') != std::string::npos) return box;
  auto const text = read_file(path);
  auto const doc = text ? parse_doc(*text) : Expected<Doc>(text.error());
  if (!doc || !doc->is_object()) return box;
  auto const desk = doc->find("desk");
  if (desk == doc->end() || !desk->is_object()) return box;
  box.desk = *desk;
  box.turn = int(get_int(box.desk, "turn"));
  if (box.desk.contains("mails")) box.mails = mails_of(box.desk["mails"], kMaxSeats);
  auto const orders = box.desk.find("orders");
  if (orders == box.desk.end() || !orders->is_array()) return box;
  for (Doc const& d : *orders) {
    int64_t const seat = get_int(d, "seat", -1);
    std::string const way = get_text(d, "way");
    if (seat < 0 || seat >= kMaxSeats || (way != "text" && way != "link" && way != "typed" && way != "here")) continue;
    if (box.seats.size() <= size_t(seat)) box.seats.resize(size_t(seat) + 1);
    Waiting& one = box.seats[size_t(seat)];
    if (!get_bool(d, "next")) one.text = get_text(d, "text"), one.here = true, one.carried = get_bool(d, "carried");
    one.ahead = get_text(d, "ahead");
  }
  return box;
}

void put_brought(Session const& game, std::vector<std::string> const& brought, PostBox& box) {
  if (brought.empty()) return;
  box.turn = game.turn(), box.seats.assign(brought.size(), {});
  for (size_t s = 0; s < brought.size(); ++s)
    if (!brought[s].empty()) box.seats[s].text = game.read(Seat(s), brought[s]).clean, box.seats[s].here = true;
}

Doc with_waiting(Doc save, PostBox const& box) {
  Doc desk = box.desk, orders = Doc::array();
  for (size_t s = 0; s < box.seats.size(); ++s) {
    Waiting const& one = box.seats[s];
    if (!one.here && one.ahead.empty()) continue;
    Doc d{{"seat", s}, {"way", "text"}, {"text", one.text}};
    if (!one.ahead.empty()) d["ahead"] = one.ahead;
    if (!one.here) d["next"] = true;
    if (one.carried) d["carried"] = true;
    orders.push_back(d);
  }
  if (get_int(desk, "turn") != box.turn)
    for (char const* key : {"drafts", "inbox", "published", "looked", "ended"}) desk.erase(key);   // of the turn that is over
  if (!box.mails.empty()) desk["mails"] = mails_doc(box.mails);
  if (desk.empty() && orders.empty()) return save;
  if (desk.find("me") == desk.end()) desk["me"] = int(kNobody);
  desk["turn"] = box.turn, desk["orders"] = orders;
  save["desk"] = desk;
  return save;
}

}  // namespace paddock::cli
