// Bots by name: `random`, `greedy`, `search:5000`, `level:3`, `level:3@1`, with options after commas:
// `search:5000,trust=0.05,belief=off`, `level:6,iterations=5000`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bot.h"
#include "arena/net_files.h"
#include "base/enum_names.h"
#include "base/result.h"
#include "games/experts.h"
#include "text/lines.h"
#include "text/text_error.h"

namespace springtide::arena {

inline constexpr int most_iterations = 1'000'000;
inline constexpr int most_milliseconds = 60'000;

struct BotOption {
  std::string_view name;
  std::string_view value;
};

// A bot's text taken apart: a kind, or a level, which has a kind of its own.
struct BotText {
  BotKind kind = BotKind::random;
  int iterations = 0;  // of a search
  int level = 0;       // 0: none
  int version = bot_version;
  std::vector<BotOption> options{};
};
Result<BotText, TextError> split_bot(std::string_view text);

using OptionError = std::optional<TextError>;
// Refuses options that there are not, and those that the kind of bot has no use for.
OptionError check_option(BotKind kind, const BotOption& option);
// Sets an option of the search; those of a game's sight are passed over.
OptionError set_search(SearchSettings& search, const BotOption& option);
// A whole number.
OptionError set_count(int& target, const BotOption& option, int most, int least = 0);
// `on` or `off`.
OptionError set_switch(bool& target, const BotOption& option);

// A bad value of an option, and what it might have been.
TextError bad_value(const BotOption& option, const std::string& expected);

template <class Sight, class Term>
OptionError set_without(Sight& sight, const BotOption& option, const EnumArray<Term, std::string_view>& names) {
  const auto term = find_name(names, option.value);
  if (!term) return bad_value(option, "a term of the evaluation: " + joined(names, ", "));
  sight.weights[*term] = 0;
  return std::nullopt;
}

// With foresight a bot weighs the evaluation as search does, without it as greedy does.
template <class Sight>
OptionError set_foresight(Sight& sight, const BotOption& option, const Sight& plain) {
  bool is_on = false;
  if (auto error = set_switch(is_on, option)) return error;
  sight.weights = is_on ? Sight{}.weights : plain.weights;
  return std::nullopt;
}

// The net in a file takes the place of what is written by hand, and with it the value needs no playout.
template <Game G>
OptionError set_net(SearchSettings& search, const BotOption& option, net::Head head) {
  const auto net = net_in<G>(std::string(option.value), head);
  if (!net) return bad_text(std::string(option.name) + ": " + net.error().message());
  if (head == net::Head::value) search.playout = Playout::none;
  (head == net::Head::value    ? search.nets.value
   : head == net::Head::policy ? search.nets.policy
                               : search.nets.belief) = *net;
  return std::nullopt;
}

template <Game G>
OptionError set_option(BotSpec<G>& spec, const BotOption& option) {
  if (auto error = check_option(spec.kind, option)) return error;
  if (option.name == "value") return set_net<G>(spec.search, option, net::Head::value);
  if (option.name == "policy") return set_net<G>(spec.search, option, net::Head::policy);
  if (option.name == "guess") return set_net<G>(spec.search, option, net::Head::belief);
  if (option.name == "ms") return set_count(spec.milliseconds, option, most_milliseconds);
  if (option.name == "belief") return set_switch(spec.sight.belief, option);
  if (option.name == "foresight") return set_foresight(spec.sight, option, Expert<G>::plain);
  if (option.name == "without") return set_without(spec.sight, option, Expert<G>::term_names);
  return set_search(spec.search, option);
}

template <Game G>
BotSpec<G> plain_bot(const BotText& text) {
  if (text.level > 0) return level_spec<G>(text.level, text.version);
  if (text.kind == BotKind::greedy) return greedy_bot<G>();
  if (text.kind == BotKind::search) return search_bot<G>(text.iterations);
  return {};
}

template <Game G>
Result<BotSpec<G>, TextError> parse_bot(std::string_view text) {
  const auto in_field = [text](const TextError& error) { return bad_text(error.reason, "bot " + in_quotes(text, 80)); };
  const auto parts = split_bot(text);
  if (!parts) return in_field(parts.error());
  BotSpec<G> spec = plain_bot<G>(*parts);
  for (const BotOption& option : parts->options)
    if (const auto error = set_option<G>(spec, option)) return in_field(*error);
  return spec;
}

}  // namespace springtide::arena
