// A page to print or to keep (view/paper.hpp) in the formats of the reports; HTML is a document of its own.
#pragma once
#include <string>

#include "post/report.hpp"
#include "view/paper.hpp"

namespace paddock::post {

std::string write_paper(Paper const& paper, ReportFormat format);
// "hornets-v-lanterns.html"
std::string paper_file(Paper const& paper, ReportFormat format);

}  // namespace paddock::post
