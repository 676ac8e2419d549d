// What to start from: templates by what they are for, one's own designs, an empty one, a file or tag of somebody else's.
#pragma once
#include <string>
#include <vector>

#include "screens/designer/designing.hpp"
#include "screens/designer/finder.hpp"

namespace paddock::app {

inline constexpr char kFromNothing[] = "Build from nothing";   // the verdict says what comes next

class Garage {
 public:
  void enter() { made_ = nullptr, page_ = shelf_ = 0; }   // shops have other pages
  // A design that was chosen, with its name; nothing else changes.
  bool draw(Stage& stage, DesignDraft& draft, Rect where, Doc& chosen, std::string& name);
  bool searching() const { return finder_.busy(); }
  void leave(Stage& stage) { finder_.leave(stage); }
  std::vector<DesignTemplate> const& templates(Workshop const& shop);
  // In words (designer_twin.cpp): all its pages at once.
  void twin(Stage& stage, DesignDraft& draft, Twin& twin);
  bool command(Stage& stage, DesignDraft& draft, std::string const& id, std::string const& value, Doc& chosen, std::string& name);

 private:
  struct Shown {
    DesignView view;
    std::string text;         // of the tag it was made from
  };
  std::vector<Shown> const& own_views(Stage& stage, DesignDraft& draft);   // as the device's list has them
  void forget(Stage& stage, DesignDraft& draft, std::string const& name);
  void take_pasted(Workshop const& shop, Doc& chosen, std::string& name);   // or fault_ says why not
  float page(Stage& stage, DesignDraft& draft, Rect in, Doc& chosen, std::string& name);
  float heading(Rect in, float y, std::string_view words, std::string_view note);
  float cards(DesignDraft& draft, Rect in, float y, std::string_view shelf, Doc& chosen, std::string& name);
  float stock(DesignDraft& draft, Rect in, float y, Doc& chosen, std::string& name);
  float own(Stage& stage, DesignDraft& draft, Rect in, float y, Doc& chosen, std::string& name);
  float begin_with(Stage& stage, DesignDraft& draft, Rect in, float y, Doc& chosen, std::string& name);
  Workshop const* made_ = nullptr;   // whose templates these are
  std::vector<DesignTemplate> templates_;
  std::vector<DesignView> views_;
  std::vector<Shown> own_;
  Finder finder_;
  static constexpr int kFind = 2;    // page_ of the search, where there is stock
  int page_ = 0;                     // ready designs, stock, search, one that was sent
  int shelf_ = 0;                    // of the stock: which division is shown
  std::string pasted_, fault_, forget_;
};

}  // namespace paddock::app
