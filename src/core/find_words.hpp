// Looking for words in texts, as in every search field.
#pragma once
#include <initializer_list>
#include <string_view>

namespace paddock {

// Every word of the query is somewhere in the texts; capitals of ASCII do not count.
bool has_words(std::initializer_list<std::string_view> texts, std::string_view query);

}  // namespace paddock
