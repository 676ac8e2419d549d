// Reads what people write as orders of a race. An inbox is given one.
#pragma once
#include "desk/race.hpp"
#include "session/mail.hpp"

namespace paddock::app {

class OrderReader {
 public:
  virtual Mail read(std::string_view text, std::span<ReadMail const> before) const = 0;
  virtual void read_again(Message& message) const = 0;   // its `text`, and what it is now

 protected:
  ~OrderReader() = default;
};

// As the desk of that race and the command line do.
class RaceReader final : public OrderReader {
 public:
  explicit RaceReader(Race const& race) : race_(race) {}
  Mail read(std::string_view text, std::span<ReadMail const> before) const override { return read_mail(race_.session(), text, before); }
  void read_again(Message& message) const override { read_message(race_.session(), message); }

 private:
  Race const& race_;
};

}  // namespace paddock::app
