// A mail pasted as it was sent: its letters written as "=E9" or "=C3=A9", in bytes of Windows-1252 or Latin-1.
#pragma once
#include <string>
#include <string_view>

namespace paddock::post {

// Quoted-printable text and encoded words ("=?iso-8859-1?Q?Tom=E1s?=") become the bytes they stand for, lines that go on behind
// a "=" one line. Only where a heading says so, or where every "=" fits and one of them stands for a letter beyond ASCII or
// breaks a line: "VALUE <=10" is an order. A part whose heading says base64 becomes its text. False: the text has nothing of it.
bool unquoted(std::string& text);

// Bytes that are no UTF-8 as the letters of Windows-1252, which Latin-1 is a part of.
std::string as_utf8(std::string_view bytes);

}  // namespace paddock::post
