// Dear ImGui's formatting without the C library's printf, which is 15 KB. It knows what ImGui writes in a program
// without its debug windows: whole numbers, texts, letters, with width, zeros and precision; fractions are rounded off.
#include <imgui.h>
#include <imgui_internal.h>

namespace {

struct Out {
  char* at;
  char* last;  // the terminator's place; null buffers only count
  int count = 0;
  void put(char c) {
    ++count;
    if (at && at < last) *at++ = c;
  }
};

struct Spec {
  bool zeros = false;
  int width = 0, precision = -1, longs = 0;
};

void put_text(Out& out, Spec const& spec, char const* text) {
  if (!text) text = "(null)";
  int size = 0;
  while ((spec.precision < 0 || size < spec.precision) && text[size]) ++size;
  for (int i = size; i < spec.width; ++i) out.put(' ');
  for (int i = 0; i < size; ++i) out.put(text[i]);
}

void put_number(Out& out, Spec const& spec, unsigned long long value, unsigned base, bool minus, bool capitals) {
  char digits[32];
  int size = 0;
  do digits[size++] = (capitals ? "0123456789ABCDEF" : "0123456789abcdef")[value % base];
  while (value /= base);
  int const pad = spec.width - size - minus;
  if (minus && spec.zeros) out.put('-');
  for (int i = 0; i < pad; ++i) out.put(spec.zeros ? '0' : ' ');
  if (minus && !spec.zeros) out.put('-');
  while (size > 0) out.put(digits[--size]);
}

void put_signed(Out& out, Spec const& spec, long long value) {
  put_number(out, spec, value < 0 ? 0ull - (unsigned long long)value : (unsigned long long)value, 10, value < 0, false);
}

char const* read_spec(char const* f, Spec& spec, int star) {
  for (; *f == '0' || *f == '-' || *f == '+' || *f == ' '; ++f) spec.zeros |= *f == '0';
  for (; *f >= '0' && *f <= '9'; ++f) spec.width = spec.width * 10 + (*f - '0');
  if (*f != '.') return f;
  spec.precision = 0;
  if (*++f == '*') spec.precision = star, ++f;
  for (; *f >= '0' && *f <= '9'; ++f) spec.precision = spec.precision * 10 + (*f - '0');
  return f;
}

bool takes_star(char const* f) {
  while (*f && (*f == '.' || *f == '0')) ++f;
  return *f == '*';
}

}  // namespace

int ImFormatStringV(char* buf, size_t buf_size, const char* f, va_list args) {
  Out out{buf, buf ? buf + buf_size - 1 : nullptr};
  for (; *f; ++f) {
    if (*f != '%') {
      out.put(*f);
      continue;
    }
    Spec spec;
    int const star = takes_star(f + 1) ? va_arg(args, int) : 0;
    f = read_spec(f + 1, spec, star);
    for (; *f == 'l' || *f == 'z'; ++f) spec.longs += *f == 'z' ? int(sizeof(size_t) / sizeof(long)) : 1;
    switch (*f) {
      case 's': put_text(out, spec, va_arg(args, char const*)); break;
      case 'c': out.put(char(va_arg(args, int))); break;
      case 'd':
      case 'i':
        put_signed(out, spec, spec.longs > 1 ? va_arg(args, long long) : spec.longs ? va_arg(args, long) : va_arg(args, int));
        break;
      case 'u':
      case 'x':
      case 'X':
        put_number(out, spec,
                   spec.longs > 1 ? va_arg(args, unsigned long long)
                   : spec.longs   ? va_arg(args, unsigned long)
                                  : va_arg(args, unsigned),
                   *f == 'u' ? 10 : 16, false, *f == 'X');
        break;
      case 'p': put_number(out, spec, (size_t)va_arg(args, void*), 16, false, false); break;
      case 'f':
      case 'g': {
        double const value = va_arg(args, double);
        put_signed(out, spec, (long long)(value < 0 ? value - 0.5 : value + 0.5));
        break;
      }
      case '\0': --f; break;
      default: out.put(*f);
    }
  }
  if (buf && buf_size > 0) *out.at = '\0';
  return buf && out.count > int(buf_size) - 1 ? int(buf_size) - 1 : out.count;
}

int ImFormatString(char* buf, size_t buf_size, const char* fmt, ...) {
  va_list args;
  va_start(args, fmt);
  int const size = ImFormatStringV(buf, buf_size, fmt, args);
  va_end(args);
  return size;
}
