// The half of core/doc.hpp that reads JSON's text: doc_read.cpp.
#pragma once
#include "core/doc.hpp"

namespace paddock {

// False when it is no JSON; `fault` is then how many bytes of it were read, the offending one included. Recursive:
// the caller has counted the depth.
bool read_json(std::string_view text, Doc& out, size_t& fault);

}  // namespace paddock
