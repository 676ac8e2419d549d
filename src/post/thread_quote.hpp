// Lines above something that somebody else wrote: "Ann wrote:", a mail program's heading of the mail that is answered.
#pragma once
#include <string>
#include <string_view>

namespace paddock::post {

// "-----Original Message-----"; what was forwarded is there to be read.
bool original_marker(std::string_view line);
// "Ann wrote:", "On Mon, 3 May, Ann <a@b> wrote:", "Am 3. Mai schrieb Ann:".
// "---------- Forwarded message ---------", "Begin forwarded message:"
bool forward_marker(std::string_view line);
bool introduces_quote(std::string_view line);
// "Quote:" alone on its line, as phpBB 2 and others print it above what is quoted.
bool quote_word(std::string_view line);
// A mail program's line of that kind: what follows is the mail that was answered.
bool mail_introduction(std::string_view line);
// "GM <gm@example.org> ezt irta (12.03.2026, 10:01):": so dated, in whatever language, but the name stands first: in a post of one's own
// it is what one answers, at the head of a post its writer.
bool named_introduction(std::string_view line);
// "On Fri, Nov 20, 2026 at 7:02 PM Game Master <gm@example.org>" / "wrote:": the same, broken in two by its program.
bool broken_introduction(std::string_view first, std::string_view second);
// "Od: Ann <ann@example.org>", and below it lines like "Wyslano: 12.03.2026 10:01": a mail's heading in a language that is not known by
// its words. `text` begins with that line; empty: it is none.
struct ForeignHead { std::string_view name, rest; };   // rest: the lines below the first
ForeignHead foreign_heading(std::string_view text);
// Whom the lines of a heading name as its addressee; where no word of them is known, all that have an address: a subject may name anybody.
std::string addressee(std::string_view heading);
bool heading_field(std::string_view line);             // "Word: ...", as such lines are
// "Sent from my phone" and the like, below all else.
bool device_line(std::string_view line);
// What stands behind "Sent:" or, `to`, behind "To:" in a line of a mail's heading, in the languages of mails; empty: it is another line.
std::string_view field_value(std::string_view line, bool to);

}  // namespace paddock::post
