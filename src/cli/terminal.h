// Asking a player in the terminal: numbered options, and what an answer means.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace springtide::cli {

void print_options(const std::vector<std::string>& texts);

// The option meant by an answer: its number, its words, or the beginning of the words of just one.
std::optional<std::size_t> option_meant(std::string_view answer, const std::vector<std::string>& texts);

// What the rule of this id says.
void print_rule(std::string_view id);

}  // namespace springtide::cli
