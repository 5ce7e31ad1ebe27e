// What a table tells its players: its picture, and events, options and results in words; and what an answer means.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/speech.h"
#include "text/json_value.h"

namespace springtide::cli {

// What a player is called who did not say a name.
inline constexpr std::string_view unnamed_player = "you";

// The words of an action after its seat's name.
std::string without_seat(const std::string& action);

// The picture of a view.
std::string view_text(const Speech& speech, const Json& view);

// Empty if it is no news for this seat: others' draws, hidden choices.
std::string event_text(const Speech& speech, const Json& table, const Json& event, std::string_view own_seat);

// Where the news begins for somebody who comes back: after the own last move, or at the beginning.
std::size_t first_news(const Json::Items& events, std::string_view own_seat);

// Of an entry of the legal list: one action, or a whole sequence such as a chest.
std::vector<std::string> actions_of(const Json& entry);

// How the game of this update has ended: a line for each player, and who won, without a line end.
std::string outcome_text(const Speech& speech, const Json& table, const Json& update, std::string_view own_seat);

void print_options(const std::vector<std::string>& texts);

// The option meant by an answer: its number, its words, or the beginning of the words of just one.
std::optional<std::size_t> option_meant(std::string_view answer, const std::vector<std::string>& texts);

// What the rule of this id says.
void print_rule(const Speech& speech, std::string_view id);

}  // namespace springtide::cli
