// What the page does for us. library.js passes each of these on to the object `page` that web/boot.js hands the module
// (web/page/*.js). Texts are UTF-8 with a length; bytes are copied before the call returns.
#pragma once
#include <cstddef>
#include <cstdint>

extern "C" {
void pw_cursor(int imgui_cursor);
// A drawn text field wants typing: the real, transparent <input> goes to (x, y), logical px, and takes the focus.
void pw_typing(int wanted, float x, float y, float line_height);
void pw_copy(char const* text, size_t size);
void pw_request_paste();
int pw_can_share();
void pw_share(char const* title, size_t title_size, char const* url, size_t url_size);
void pw_save_file(char const* name, size_t name_size, char const* bytes, size_t size);
void pw_open_file();
void pw_clear_fragment();
void pw_persist();
void pw_lock(char const* game, size_t size, int steal);  // answered by paddock_lock
void pw_release(char const* game, size_t size);
void pw_to_keeper(char const* game, size_t size, int tag, int rules);  // leaves this page, if there is such a build
void pw_depth(int depth);  // of the history: screens and sheets over Home; answered by paddock_back
void pw_title(char const* text, size_t size);
void pw_twin(char const* json, size_t size);
void pw_reload();
void pw_job(int id, char const* kind, size_t kind_size, char const* letter, size_t letter_size);  // answered by paddock_job
void pw_cancel_job(int id);
void pw_put(int ticket, char const* key, size_t key_size, char const* bytes, size_t size);  // answered by paddock_done
void pw_erase(char const* key, size_t size);
void pw_refresh(int ticket, char const* key, size_t size);  // answered by paddock_stored and paddock_done
uint32_t pw_random();                                       // 32 bits of crypto.getRandomValues
}
