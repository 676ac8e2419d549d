// The drawing of a record sheet. Internal to record_page.cpp.
#pragma once
#include "post/markup.hpp"
#include "view/record_page.hpp"

namespace paddock::post {

void write_record_plan(Markup& out, RecordPage const& page);

}  // namespace paddock::post
