// HTML and SVG that is well formed and harmless whatever the texts in it are. Markup comes from literals alone, texts of people
// are escaped at this one door, and an element that was opened is closed. A document asks for nothing from outside and runs nothing.
#pragma once
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace paddock::post {

class Markup {
 public:
  // One with an empty value is left out. An "href" that is neither a place in the document ("#standings") nor a web address
  // is left out, too.
  struct Attribute {
    char const* name;
    std::string_view value;
  };
  using Attributes = std::initializer_list<Attribute>;

  // Closes its element at the end of its scope.
  class Inside {
   public:
    explicit Inside(Markup& of) : of_(of) {}
    Inside(Inside const&) = delete;
    Inside& operator=(Inside const&) = delete;
    ~Inside() { of_.close(); }

   private:
    Markup& of_;
  };

  explicit Markup(std::string_view title, std::string_view style);   // the head, up to the open body; `style` is ours, not people's
  [[nodiscard]] Inside in(char const* tag, Attributes attributes = {});
  void put(char const* tag, std::string_view text, Attributes attributes = {});   // an element of a text
  void lone(char const* tag, Attributes attributes = {});                         // one that holds nothing: <br/>, <use/>
  void text(std::string_view text);     // a line: controls and invisible letters gone, blanks at its ends, too
  void verbatim(std::string_view text); // letter for letter: of maps, and of what is ours
  void line() { out_ += '\n'; }         // between elements, for people who read the source
  size_t size() const { return out_.size(); }
  std::string finish();                 // when every Inside is gone

 private:
  void begin(char const* tag, Attributes attributes);
  void close();
  void escaped(std::string_view text);

  std::string out_;
  std::vector<char const*> open_;
};

bool is_place_in_page(std::string_view link);   // '#', then letters, digits, '-' and '_'

}  // namespace paddock::post
