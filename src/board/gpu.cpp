#include "board/gpu.hpp"

#include <cstring>

namespace paddock::app {
namespace {

constexpr unsigned kCompletionStatus = 0x91B1;  // GL_KHR_parallel_shader_compile

unsigned compile(unsigned kind, std::string_view prefix, std::string_view source) {
  unsigned const shader = glCreateShader(kind);
  char const* parts[2] = {prefix.data(), source.data()};
  int const sizes[2] = {int(prefix.size()), int(source.size())};
  glShaderSource(shader, 2, parts, sizes);
  glCompileShader(shader);
  return shader;
}

}  // namespace

void Program::start(std::string_view prefix, std::string_view vertex, std::string_view fragment,
                    std::vector<char const*> const& attributes) {
  name_ = glCreateProgram();
  shaders_[0] = compile(GL_VERTEX_SHADER, prefix, vertex);
  shaders_[1] = compile(GL_FRAGMENT_SHADER, prefix, fragment);
  for (unsigned shader : shaders_) glAttachShader(name_, shader);
  for (size_t i = 0; i < attributes.size(); ++i) glBindAttribLocation(name_, unsigned(i), attributes[i]);
  glLinkProgram(name_);
}

bool Program::done() const {
  int done = 1;
  glGetProgramiv(name_, kCompletionStatus, &done);
  return done != 0;
}

bool Program::check(std::string& error) {
  int ok = 0;
  glGetProgramiv(name_, GL_LINK_STATUS, &ok);
  if (!ok) {
    char words[1024] = {};
    glGetProgramInfoLog(name_, sizeof words - 1, nullptr, words);
    error = std::string("shader program: ") + words;
    for (unsigned shader : shaders_) {
      glGetShaderInfoLog(shader, sizeof words - 1, nullptr, words);
      error += words;
    }
  }
  for (unsigned& shader : shaders_) {
    glDeleteShader(shader);
    shader = 0;
  }
  if (!ok) free();
  return ok != 0;
}

int Program::place(char const* uniform) {
  for (auto const& [name, at] : places_)
    if (std::strcmp(name, uniform) == 0) return at;
  int const at = glGetUniformLocation(name_, uniform);
  places_.emplace_back(uniform, at);
  return at;
}

void Program::set(char const* uniform, float a) { glUniform1f(place(uniform), a); }
void Program::set(char const* uniform, float a, float b) { glUniform2f(place(uniform), a, b); }
void Program::set(char const* uniform, float a, float b, float c, float d) { glUniform4f(place(uniform), a, b, c, d); }
void Program::set3(char const* uniform, float const* rgb, int count) { glUniform3fv(place(uniform), count, rgb); }
void Program::set(char const* uniform, int texture_unit) { glUniform1i(place(uniform), texture_unit); }

void Program::free() {
  for (unsigned shader : shaders_)
    if (shader) glDeleteShader(shader);
  if (name_) glDeleteProgram(name_);
  forget();
}

void Texture::upload(int w, int h, Format const& as, void const* bytes, bool smooth) {
  auto const& [internal, format, type] = as;
  if (!name) glGenTextures(1, &name);
  width = w;
  height = h;
  glBindTexture(GL_TEXTURE_2D, name);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, int(internal), w, h, 0, format, type, bytes);
  int const filter = smooth ? GL_LINEAR : GL_NEAREST;
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

void Texture::bind(int unit) const {
  glActiveTexture(GL_TEXTURE0 + unsigned(unit));
  glBindTexture(GL_TEXTURE_2D, name);
}

void Texture::free() {
  if (name) glDeleteTextures(1, &name);
  forget();
}

// An RGBA8 texture may always be drawn into (OpenGL ES 3.0, 4.4.4); to ask the driver would make the page wait until all that
// was drawn so far is done, 60 ms and more with software GL.
bool Target::resize(int w, int h) {
  if (w < 1 || h < 1) return false;
  if (frame && texture.width == w && texture.height == h) return true;
  texture.upload(w, h, {GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE}, nullptr, true);
  if (!frame) glGenFramebuffers(1, &frame);
  glBindFramebuffer(GL_FRAMEBUFFER, frame);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture.name, 0);
  return true;
}

void Target::bind() const { glBindFramebuffer(GL_FRAMEBUFFER, frame); }

}  // namespace paddock::app
