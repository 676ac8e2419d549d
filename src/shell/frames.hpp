// The pace of the frames: none is drawn that nothing wants.
#pragma once
#include <algorithm>
#include <cstdint>

namespace paddock::app {

class Frames {
 public:
  void begin(double now_ms);
  void poke() { settle(kSettle); }      // input came
  void settle(int frames) { left_ = std::max(left_, frames); }
  void stepping(bool is) { stepping_ = is; }   // bots think, a film runs, the shelf is read
  bool moves() const;                   // input waits, ImGui settles, something steps or slides
  bool rests() const;                   // worth telling the twin: things have come to rest; in a film now and then
  double now_ms() const { return now_; }
  uint64_t count() const { return count_; }

 private:
  static constexpr int kSettle = 4;     // ImGui needs a few frames until hover, focus and popups have settled

  double now_ = 0;
  uint64_t count_ = 0;
  int left_ = 3;                        // to draw after input
  bool stepping_ = false;
};

}  // namespace paddock::app
