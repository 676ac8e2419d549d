// The referee's calculator as a page: pick a question, fill in what is known, read the answer with its reasons and rules.
#pragma once
#include <memory>
#include <string>

#include "desk/inquiry.hpp"
#include "screens/screen.hpp"

namespace paddock::app {

class RefereeScreen final : public Screen {
 public:
  void enter(Stage& stage) override;
  void draw(Stage& stage) override;
  bool escape(Stage& stage) override;
  std::string phone_subtitle(Stage& stage) override;
  void twin(Stage& stage, Twin& twin) override;
  bool twin_command(Stage& stage, std::string const& id, std::string const& value) override;

 private:
  void draw_list(Rect where);
  float question_row(Rect in, float y, int index);
  float form(Rect in);
  float field(Rect in, size_t i);
  float begin_thing(Rect in, float y, std::string_view thing);
  float end_rows(Rect in, size_t i);
  size_t beside_one_another(size_t i);
  float headline(Rect in, float y);
  float answer(Rect in, float y);
  float question_head(Rect in, bool phone);                  // returns the y below
  void draw_question(Rect where, Rect beside, bool phone);   // beside: of the answer, empty: it stands below

  Inquiry& inquiry();                    // made when it is first wanted: then the code of games has come
  std::unique_ptr<Inquiry> inquiry_;
  std::string query_;
  std::pair<std::string, int> changed_;  // a list and the row that leaves it, -1: that gets one more; done behind the form
  bool picking_ = true;                  // phone: the list, not the question
  int shown_ = -1;                       // the question whose row was brought into sight
};

}  // namespace paddock::app
