// The two halves of core/doc.hpp that know JSON's text: doc_read.cpp and doc_write.cpp. The library's own reader and
// writer cost 23 KB of download (measured with Brotli), a seventeenth of the whole; its document type is used as it is.
// tests/fuzz/save.cpp feeds the reader what nobody would write.
#pragma once
#include "core/doc.hpp"

namespace paddock {

// False when it is no JSON; `fault` is then how many bytes of it were read, the offending one included. Recursive:
// the caller has counted the depth. `twice`: a name that stands a second time in its object is refused, too, and told here.
bool read_json(std::string_view text, Doc& out, size_t& fault, std::string* twice = nullptr);
std::string write_json(Doc const& doc, bool pretty);

size_t letter_size(std::string_view text);         // bytes of the first code point; 0: this is not UTF-8
void add_letter(std::string& out, uint32_t code);  // as UTF-8

}  // namespace paddock
