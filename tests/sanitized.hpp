// Whether this build looks for memory faults: it is seven to twenty times slower, so samples that other builds take whole
// are taken in part.
#pragma once

namespace paddock {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define PADDOCK_SANITIZED 1
#endif
#endif
#ifdef PADDOCK_SANITIZED
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
// In WASM, too, which runs everything in its turn: three times slower, and there to find what differs from native.
#ifdef __EMSCRIPTEN__
inline constexpr bool kInPart = true;
#else
inline constexpr bool kInPart = kSanitized;
#endif

}  // namespace paddock
