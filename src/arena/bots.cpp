#include "arena/bots.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace springtide::arena {
namespace {

constexpr std::string_view known_bots = "random, greedy, search:ITERATIONS, level:1 to level:6";

struct NamedPlayout {
  std::string_view name;
  Playout playout;
};
constexpr std::array<NamedPlayout, 5> playouts{{{"full", Playout::full},
                                                {"settled", Playout::settled},
                                                {"quick", Playout::quick},
                                                {"guided", Playout::guided},
                                                {"none", Playout::none}}};

// Which options there are, and whether greedy has them too.
struct KnownOption {
  std::string_view name;
  bool is_of_sight;
};
constexpr std::array<KnownOption, 14> known_options{{{"iterations", false},
                                                     {"exploration", false},
                                                     {"doubt", false},
                                                     {"trust", false},
                                                     {"playout", false},
                                                     {"paranoia", false},
                                                     {"weigh-at", false},
                                                     {"value", false},
                                                     {"policy", false},
                                                     {"guess", false},
                                                     {"ms", false},
                                                     {"belief", true},
                                                     {"foresight", true},
                                                     {"without", true}}};

std::string option_names(bool of_sight_only) {
  std::string names;
  for (const KnownOption& each : known_options)
    if (each.is_of_sight || !of_sight_only) names += (names.empty() ? "" : ", ") + std::string(each.name);
  return names;
}

Result<BotOption, TextError> split_option(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return bad_text("expected NAME=VALUE, found " + in_quotes(text));
  return BotOption{.name = text.substr(0, equals), .value = text.substr(equals + 1)};
}

// `search:5000` and `level:3`: the number after the colon.
Result<int, TextError> number_after(std::string_view text, std::string_view name, int most) {
  const auto number = text.size() > name.size() ? to_number(text.substr(name.size() + 1)) : std::nullopt;
  if (number && *number >= 1 && *number <= most) return *number;
  return bad_text("expected " + std::string(name) + ":N with N from 1 to " + std::to_string(most) + ", found " +
                  in_quotes(text));
}

// `level:3@1`: a level as it was in an earlier version.
std::optional<TextError> read_level(BotText& bot, std::string_view text) {
  const std::size_t at = text.find('@');
  const auto level = number_after(text.substr(0, at), "level", level_count);
  if (!level) return level.error();
  bot.level = *level;
  if (at == std::string_view::npos) return std::nullopt;
  const auto version = to_number(text.substr(at + 1));
  if (!version || *version < 1 || *version > bot_version)
    return bad_text("expected level:N@V with a version V from 1 to " + std::to_string(bot_version) + ", found " +
                    in_quotes(text));
  bot.version = *version;
  return std::nullopt;
}

std::optional<TextError> read_kind(BotText& bot, std::string_view text, std::string_view name) {
  if (text == "random" || text == "greedy") {
    bot.kind = text == "random" ? BotKind::random : BotKind::greedy;
    return std::nullopt;
  }
  if (name != "search" && name != "level")
    return bad_text("unknown bot " + in_quotes(text) + "; known: " + std::string(known_bots));
  bot.kind = BotKind::search;
  if (name == "level") return read_level(bot, text);
  const auto number = number_after(text, name, most_iterations);
  if (!number) return number.error();
  bot.iterations = *number;
  return std::nullopt;
}

OptionError set_number(double& target, const BotOption& option, double most) {
  double number = 0;
  const char* end = option.value.data() + option.value.size();
  const auto [stop, error] = std::from_chars(option.value.data(), end, number);
  if (error != std::errc{} || stop != end || !(number >= 0 && number <= most))
    return bad_value(option, "a number from 0 to " + std::to_string(static_cast<int>(most)));
  target = number;
  return std::nullopt;
}

OptionError set_playout(Playout& target, const BotOption& option) {
  for (const NamedPlayout& each : playouts)
    if (each.name == option.value) return target = each.playout, std::nullopt;
  return bad_value(option, "full, settled, quick, guided or none");
}

}  // namespace

OptionError check_option(BotKind kind, const BotOption& option) {
  if (kind == BotKind::random) return bad_text("a random bot has no options, found " + in_quotes(option.name));
  const bool is_search = kind == BotKind::search;
  const auto known = std::find_if(known_options.begin(), known_options.end(),
                                  [&option](const KnownOption& each) { return each.name == option.name; });
  if (known != known_options.end() && (is_search || known->is_of_sight)) return std::nullopt;
  return bad_text("unknown option " + in_quotes(option.name) + " of a " + (is_search ? "search" : "greedy") +
                  " bot; known: " + option_names(!is_search));
}

TextError bad_value(const BotOption& option, const std::string& expected) {
  return bad_text(std::string(option.name) + ": expected " + expected + "; found " + in_quotes(option.value));
}

OptionError set_count(int& target, const BotOption& option, int most, int least) {
  const auto number = to_number(option.value);
  if (!number || *number < least || *number > most)
    return bad_value(option, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  target = *number;
  return std::nullopt;
}

OptionError set_search(SearchSettings& search, const BotOption& option) {
  constexpr double most = 100;
  if (option.name == "iterations") return set_count(search.iterations, option, most_iterations, 1);
  if (option.name == "exploration") {
    search.exploration_of_two = 0;
    return set_number(search.exploration, option, most);
  }
  if (option.name == "trust") return set_number(search.trust, option, most);
  if (option.name == "doubt") return set_number(search.doubt, option, 1);
  if (option.name == "paranoia") return set_number(search.paranoia, option, 1);
  if (option.name == "weigh-at") return set_count(search.weigh_at, option, most_iterations);
  if (option.name == "playout") return set_playout(search.playout, option);
  return std::nullopt;
}

OptionError set_switch(bool& target, const BotOption& option) {
  if (option.value != "on" && option.value != "off") return bad_value(option, "on or off");
  target = option.value == "on";
  return std::nullopt;
}

Result<BotText, TextError> split_bot(std::string_view text) {
  if (text.find_first_of(" \t\r\n") != std::string_view::npos) return bad_text("a bot is written without spaces");
  const auto parts = split(text, ',');
  const std::string_view name = parts[0].substr(0, parts[0].find(':'));
  BotText bot;
  if (const auto error = read_kind(bot, parts[0], name)) return *error;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const auto option = split_option(parts[i]);
    if (!option) return option.error();
    bot.options.push_back(*option);
  }
  return bot;
}

}  // namespace springtide::arena
