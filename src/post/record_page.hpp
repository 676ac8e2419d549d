// A record sheet (view/record_page.hpp) as a document of its own: one page of A4 or Letter, black on white.
#pragma once
#include <string>

#include "view/record_page.hpp"

namespace paddock::post {

std::string write_record(RecordPage const& page);

}  // namespace paddock::post
