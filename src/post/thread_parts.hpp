// A mail as it is sent, in parts: of what it says twice, as plain text and as HTML, the plain text is read. Used by thread_plain.cpp.
#pragma once
#include <string>

namespace paddock::post {

// Blanks the other parts and what is no text, keeping the lines; false: there is nothing of the kind.
bool plain_parts_only(std::string& text);

}  // namespace paddock::post
