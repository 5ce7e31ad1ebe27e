#include "match/play.h"

#include "match/play_of.h"

namespace springtide::match {
namespace {

Refusal bad_setup(const TextError& error) { return refused(Code::bad_setup, error.message(), error.rule); }

std::vector<Line> lines_from(const std::vector<std::string>& texts) {
  std::vector<Line> lines;
  for (const std::string& text : texts) lines.push_back({.number = static_cast<int>(lines.size()) + 1, .text = text});
  return lines;
}

SeatSet scripted_seats(const std::vector<Chair>& chairs) {
  SeatSet seats;
  for (std::size_t i = 0; i < chairs.size(); ++i)
    if (chairs[i].kind == ChairKind::scripted) seats.insert(seat_at(static_cast<int>(i)));
  return seats;
}

template <Game G>
Result<std::vector<Move<G>>, Refusal> script_of(const Setup& setup, SeatSet scripted) {
  std::vector<Move<G>> script;
  for (const std::string& text : setup.script) {
    const auto move = Notation<G>::parse_action(text);
    if (!move) return bad_setup(move.error());
    if (!scripted.contains(move->seat)) return refused(Code::bad_setup, "only nature and scripted seats have a script");
    script.push_back(*move);
  }
  return script;
}

using MadePlay = Result<std::unique_ptr<Play>, Refusal>;

template <Game G>
MadePlay make(const Setup& setup, const std::vector<Chair>& chairs, const Digest& deal_key) {
  const auto options = Notation<G>::parse_options(lines_from(setup.options));
  if (!options) return bad_setup(options.error());
  const SeatSet scripted = scripted_seats(chairs);
  auto script = script_of<G>(setup, scripted | SeatSet{Seat::nature});
  if (!script) return script.error();
  auto first = initial(*options);
  if (!setup.position.empty()) {
    const auto position = Notation<G>::parse_position(setup.position);
    if (!position) return bad_setup(position.error());
    first = *position;
    if (first.player_count != options->players)
      return refused(Code::bad_setup, "options and position differ in the number of players");
    if (to_act(first).empty()) return refused(Code::bad_setup, "the position is one of a game that is over");
  }
  return std::unique_ptr<Play>(
      std::make_unique<PlayOf<G>>(*options, first, setup.position.empty(), Deal(deal_key), scripted, std::move(*script)));
}

}  // namespace

std::vector<std::string> nets_of_bot(std::string_view game, int level) {
  std::vector<std::string> nets;
  if (level >= 1 && level <= level_count) Games::with(game, [&]<Game G>() { nets = level_nets<G>(level); });
  return nets;
}

MadePlay make_play(const Setup& setup, const std::vector<Chair>& chairs, const Digest& deal_key) {
  MadePlay made = refused(Code::bad_setup, "there is no game " + in_quotes(setup.game));
  Games::with(setup.game, [&]<Game G>() { made = make<G>(setup, chairs, deal_key); });
  return made;
}

Result<int, Refusal> players_of_setup(const Setup& setup) {
  const auto play = make_play(setup, setup.chairs, setup.secret);
  if (!play) return play.error();
  return (*play)->players();
}

}  // namespace springtide::match
