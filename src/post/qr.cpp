#include "post/qr.hpp"

#include <qrcodegen.h>

#include <string>

namespace paddock::post {

// A QR code holds 2,953 bytes at most; a link has no alphabet that packs better.
constexpr size_t kMost = 2953;

Expected<QrCode> make_qr(std::string_view text) {
  Error const too_long{std::to_string(text.size()) + " characters",
                       "too long for a QR code, which holds " + std::to_string(kMost) + "; send the link as text"};
  if (text.size() > kMost) return too_long;
  if (text.find('\0') != text.npos) return Error{"", "a QR code of ours holds text only"};
  std::vector<uint8_t> work(qrcodegen_BUFFER_LEN_MAX), code(qrcodegen_BUFFER_LEN_MAX);
  std::string const ended(text);
  if (!qrcodegen_encodeText(ended.c_str(), work.data(), code.data(), qrcodegen_Ecc_LOW, qrcodegen_VERSION_MIN,
                            qrcodegen_VERSION_MAX, qrcodegen_Mask_AUTO, true))
    return too_long;
  QrCode out;
  out.size = qrcodegen_getSize(code.data());
  out.version = (out.size - 17) / 4;
  out.dark.reserve(size_t(out.size) * size_t(out.size));
  for (int y = 0; y < out.size; ++y)
    for (int x = 0; x < out.size; ++x) out.dark.push_back(qrcodegen_getModule(code.data(), x, y));
  return out;
}

}  // namespace paddock::post
