// Files and folders as a Unix system wants them: XDG places, whole-file reads, writes that survive a crash.
#pragma once
#include <string>
#include <string_view>

namespace paddock::platform {

std::string data_folder();       // $XDG_DATA_HOME/paddock or ~/.local/share/paddock
std::string download_folder();   // the user's download folder, else ~/Downloads if it exists, else the present folder
bool make_folders(std::string const& path);  // with parents, mode 0700; true when it exists afterwards

// At most `limit` bytes; false when it cannot be read or is larger.
bool read_file(std::string const& path, std::string& out, size_t limit);

// Writes a neighbour file, syncs it, renames it over `path` and syncs the folder: after a crash the old or the new
// content stands there, whole. Returns an empty string, or one sentence for the user.
std::string write_file(std::string const& path, std::string_view bytes);

bool file_exists(std::string const& path);
std::string base_name(std::string const& path);

}  // namespace paddock::platform
