// Playing cards: the sign of Risk is clear of the value, of any size and with two digits, too.
#include <catch2/catch_test_macros.hpp>

#include "ui/widgets.hpp"

using namespace paddock::app;

TEST_CASE("the sign of Risk stands beside or below a card's value, never on it, and under no helmet", "[app][cards]") {
  int wide = 0, narrow = 0;
  for (float w = 26; w <= 150; w += 4)
    for (size_t lines : {size_t(0), size_t(2)}) {
      Rect const card{100, 50, w, w / 0.7f};
      CardPlan const p = card_plan(card, lines);
      INFO("width " << w << " lines " << lines);
      CHECK(p.wide == (w >= 86 && lines > 0));
      CHECK(p.risk.x - p.sign * 1.05f >= card.x);
      CHECK(p.risk.x + p.sign * 1.05f <= card.right());
      CHECK(p.risk.y + p.sign * 0.8f <= card.bottom());
      ++(p.wide ? wide : narrow);
      if (p.wide) {
        CHECK(p.room > w * 0.5f);
        CHECK(p.value.x + p.room / 2 < p.risk.x - p.sign * 1.05f);
      } else {
        CHECK(p.room == 0);
        CHECK(p.value.y + p.risky * 0.38f <= p.risk.y - p.sign + 0.01f);
        CHECK(p.risky > p.digit * 0.6f);
        if (w >= 40) CHECK(p.risky == p.digit);
        CHECK(p.risk.x + p.sign * 1.05f < card.right() - card.h * 0.11f);             // a laid card's helmet
      }
    }
  CHECK(wide > 10);
  CHECK(narrow > 10);
}
