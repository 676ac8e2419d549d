// Thin owners of GL names. Each has forget() for a context that is lost, and free() where something goes while it lives.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "board/gl.hpp"

namespace paddock::app {

class Program {
 public:
  // Attribute i is bound to location i. Compiling goes on beside us: nothing is asked until done().
  void start(std::string_view prefix, std::string_view vertex, std::string_view fragment,
             std::vector<char const*> const& attributes);
  bool done() const;                          // well or not; a driver that cannot tell says yes
  bool check(std::string& error);             // waits; false with the driver's words
  void use() const { glUseProgram(name_); }
  int place(char const* uniform);             // cached location, -1 if the compiler removed it
  void set(char const* uniform, float a);
  void set(char const* uniform, float a, float b);
  void set(char const* uniform, float a, float b, float c, float d);
  void set3(char const* uniform, float const* rgb, int count = 1);
  void set(char const* uniform, int texture_unit);
  void free();
  void forget() { name_ = shaders_[0] = shaders_[1] = 0, places_.clear(); }

 private:
  unsigned name_ = 0;
  unsigned shaders_[2] = {};                  // vertex, fragment; until check()
  std::vector<std::pair<char const*, int>> places_;   // literals, compared by text
};

struct Texture {
  unsigned name = 0;
  int width = 0, height = 0;
  struct Format { unsigned internal, format, type; };   // as glTexImage2D has them
  void upload(int w, int h, Format const& as, void const* bytes, bool smooth);
  void bind(int unit) const;
  void free();
  void forget() { *this = {}; }
};

// A texture one can draw into.
struct Target {
  Texture texture;
  unsigned frame = 0;
  bool resize(int w, int h);                  // px; false: there is nothing to draw into
  void bind() const;
  void forget() { texture.forget(), frame = 0; }
};

}  // namespace paddock::app
