// A page of a forum, a mail program or a chat as it looks when it is copied: who wrote what, and what is no part of any post.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "post/thread_block.hpp"

namespace paddock::post {

// By line, from 0.
struct Heads {
  std::vector<std::string> names;  // who writes what follows; empty: the line is no heading
  std::vector<int64_t> sent;       // sent_at() of mails
  std::vector<std::pair<size_t, size_t>> fields;  // "To: ..." and the like: to be blanked when quoted mails have been found
  bool page = false;               // any was found by the date below or beside a name
  bool mails = false;              // of a mail: an address behind a name, or "From:" with other lines of a mail's heading
};

// Finds the headings of posts: a name above or beside a date, a name with a mail address, a name above "Posts: 113". What the
// page says around them (dates, buttons, numbers of posts, titles of members) is blanked in `text`.
Heads find_heads(std::string& text, std::span<SeatName const> seats, Taster& taster);

// "Nov 21, 2026", "Posted: Sat Nov 21, 2026 8:14 pm", "20:14 (3 hours ago)", "3d". 0: no; 1: may be; 2: yes.
int stamp(std::string_view line);
bool stamp_word(std::string_view word);  // could stand in one

// When a mail was sent, by the lines below its "From:" line: minutes, good for comparing; 0: not said.
int64_t sent_at(std::string_view heading);

}  // namespace paddock::post
