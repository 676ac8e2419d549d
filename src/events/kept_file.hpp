// A file that a person keeps on this device, as screens show it: his league, his event. Every change is kept at once; where that
// fails it stands here all the same, and error() says in a sentence why.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "store/kept_text.hpp"

namespace paddock::app {

class KeptFile {
 public:
  explicit KeptFile(store::KeptText& kept) : kept_(&kept), text_(kept.text()) {}
  virtual ~KeptFile() = default;

  bool any() const { return !text_.empty(); }
  std::string const& text() const { return text_; }
  void take(std::string text);
  void keep();                                   // again, where it failed
  void forget();
  void refresh();                                // another tab may have changed it
  std::string const& error() const { return error_; }
  std::string take_notice() { return std::exchange(notice_, {}); }  // one sentence to show once
  uint64_t revision() const { return revision_; }
  std::function<void()> changed;                 // something came later: a frame is wanted

 protected:
  virtual void renewed() = 0;                    // another text stands here
  void turn_to(store::KeptText& kept);           // to what is kept elsewhere; what was here stays there

 private:
  void set(std::string text);

  store::KeptText* kept_;
  std::string text_, error_, notice_;
  uint64_t revision_ = 1;
  int keeping_ = 0;                              // copies on their way to the medium
};

}  // namespace paddock::app
