// A pasted message as plain text in UTF-8: whatever program it came out of.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace paddock::post {

// UTF-16, Windows-1252 and the quoted letters of mails (thread_mail.hpp) become UTF-8; byte order marks, zero-width letters and marks of writing direction go; line ends become '\n', blanks
// ' ', typographic quotes and signs plain ones. HTML loses its tags: <s> becomes [s], <blockquote> [quote], the address of a
// link is kept. What the reader of the message should know is added to `notes`.
std::string plain_text(std::string_view raw, std::vector<std::string>& notes);

}  // namespace paddock::post
