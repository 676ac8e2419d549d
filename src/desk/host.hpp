// What the app asks of the platform it runs on (web or native), and what the platform tells the app.
// The app never includes anything of platform/; platform/ implements Host and drives App (shell/app.hpp).
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "core/seed.hpp"
#include "store/kv.hpp"

namespace paddock::app {

class Backend;                  // desk/jobs.hpp

struct Preferences {      // of the system; the user's own choice (kept in the store) wins over them
  bool dark = true;
  bool reduced_motion = false;
  bool touch = false;     // the primary pointer is coarse
};

enum class LockState : uint8_t { Free, Mine, Elsewhere };

class Host {
 public:
  virtual ~Host() = default;

  virtual store::KeyValue& storage() = 0;
  virtual Preferences preferences() const = 0;
  virtual double now_ms() const = 0;              // monotonic
  virtual int64_t unix_time() const = 0;          // seconds, for "saved at" only; never reaches the rules
  virtual uint64_t entropy() = 0;                 // from the system's secure generator; game ids
  Seed new_seed() { return Seed({entropy(), entropy(), entropy(), entropy()}); }  // of the dice of a game

  virtual std::string base_url() const = 0;       // what a link starts with, without '#'; empty means "game code" only
  virtual void copy_text(std::string_view text) = 0;
  virtual void request_paste() = 0;               // answered by App::pasted(text) if the system lets us read
  virtual bool can_share() const = 0;
  virtual void share(std::string_view title, std::string_view url) = 0;
  // Download, or a file in the user's folder. Returns where it went, or a sentence of failure, as a notice for the
  // user; empty when the system shows it itself (a browser's download).
  virtual std::string save_file(std::string_view name, std::string_view bytes) = 0;
  virtual void open_file() = 0;                   // picker; answered by App::dropped_file(name, bytes)
  virtual void clear_fragment() = 0;              // after a link was taken from the address bar
  virtual void request_persistence() = 0;         // ask the browser to keep our storage; answered by App::persistence(bool)

  virtual LockState lock(std::string_view game_id) = 0;   // one tab a game; the answer may change later: App::lock_changed
  virtual void steal_lock(std::string_view game_id) = 0;
  virtual void release_lock(std::string_view game_id) = 0;

  // A game that is kept here by other rules goes on in an earlier build, if one that has them lies beside this page.
  virtual void to_keeper(std::string_view game_id, int tag, int rules) { (void)game_id, (void)tag, (void)rules; }

  virtual void set_title(std::string_view title) = 0;
  // How many screens and sheets Back would close, told after each frame in which that has changed; the platform's own Back
  // is answered by App::back().
  virtual void set_depth(int depth) { (void)depth; }
  virtual void twin(std::string_view json) = 0;   // the DOM text twin (ui/twin.hpp); a no-op natively
  virtual void reload_for_update() = 0;           // take the waiting service worker; a no-op natively
  // Where jobs are done beside the frames: a Worker, a thread. Null: in slices of the frames.
  virtual Backend* backend() { return nullptr; }
};

}  // namespace paddock::app
