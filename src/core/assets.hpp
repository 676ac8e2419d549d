// The files of assets/, shaders/ and the generated fonts, compiled into the program by tools/embed.py. Names are paths
// from the top of the source tree ("assets/games/nascar/tracks/short_oval.txt", "shaders/board.frag"); fonts stand
// under "fonts/" ("fonts/inter-400.ttf"). JSON is stored minified.
#pragma once
#include <span>
#include <string_view>

namespace paddock {

std::string_view asset(std::string_view path);      // the bytes, living as long as the program; empty when unknown
std::span<std::string_view const> asset_names();    // of all, late ones too; sorted bytewise
// What the first frame does without: the monospaced font, the texts of the rules. A page gets them a moment later
// (platform/web/late.cpp); until then they are empty. asset() looks here, too.
std::string_view late_asset(std::string_view path);

}  // namespace paddock
