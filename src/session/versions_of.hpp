// The numbers of a game, for those who know it only by its GameInfo.
#pragma once
#include "contract/versions.hpp"
#include "session/session.hpp"

namespace paddock {

Versions versions_of(GameInfo const& game);   // precondition: its code is here (GameInfo::coming)

}  // namespace paddock
