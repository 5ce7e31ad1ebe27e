// A record becomes the journal of a table that goes on with its game.
#include <gtest/gtest.h>

#include "core/play_out.h"
#include "games/list.h"
#include "record/record.h"
#include "unit/match_table.h"
#include "wire/journal.h"

namespace springtide::wire {
namespace {

using Strings = std::vector<std::string>;

// A whole game played at random. Simultaneous choices come in any order.
template <Game G>
Record<G> random_record(const match::Setup& setup, std::uint64_t seed) {
  Rng rng(seed);
  const Line players{.number = 1, .text = setup.options[0]};
  Record<G> record{.options = *Notation<G>::parse_options({players})};
  for (std::size_t i = 0; i < setup.chairs.size(); ++i)
    record.names[i] = setup.chairs[i].kind == match::ChairKind::bot ? "level 1 bot" : setup.chairs[i].name;
  auto state = initial(record.options);
  while (!to_act(state).empty()) {
    Seat seat = to_act(state).front();
    for (Seat other : to_act(state))
      if (rng.below(2) == 0) seat = other;
    const auto action = seat == Seat::nature ? sample_outcome<G>(state, rng) : random_action<G>(state, seat, rng);
    record.moves.push_back({.seat = seat, .action = action});
    advance(state, seat, action);
  }
  return record;
}

template <Game G>
Strings moves_of(const Record<G>& record) {
  Strings texts;
  for (const Move<G>& move : record.moves) texts.push_back(Notation<G>::action(move.seat, move.action));
  return texts;
}

std::string record_of(const Journal& journal) { return journal.table.play().record(journal.table.chairs()); }

std::string text_of(const Journal& journal) { return journal_text(journal.texts); }

template <class G>
class Retraced : public testing::Test {};
template <class List>
struct TypesOf;
template <class... G>
struct TypesOf<GameList<G...>> {
  using Types = testing::Types<G...>;
};
TYPED_TEST_SUITE(Retraced, TypesOf<Games>::Types);

TYPED_TEST(Retraced, a_whole_game_is_its_record_again) {
  for (int players = 2; players <= max_players; ++players) {
    const match::Setup setup = match::seated_setup(TypeParam::name, players, 1);
    const auto record = random_record<TypeParam>(setup, static_cast<std::uint64_t>(players));
    const Journal journal = retraced(setup, moves_of(record), 1);
    EXPECT_EQ(record_of(journal), write_record(record));
    EXPECT_TRUE(journal.table.is_over());
    EXPECT_TRUE(check_journal(text_of(journal)));
  }
}

// Where the record ends, nature and steps with one option go on at once.
TYPED_TEST(Retraced, a_game_that_was_left_anywhere_goes_on_from_there) {
  const match::Setup setup = match::seated_setup(TypeParam::name, 3, 1);
  const Strings moves = moves_of(random_record<TypeParam>(setup, 7));
  for (std::size_t length = 0; length < moves.size(); length += moves.size() / 20 + 1) {
    const Journal journal = retraced(setup, std::span(moves).first(length), 1);
    const auto reread = read_record<TypeParam>(record_of(journal));
    ASSERT_TRUE(reread) << reread.error().message();
    const Strings again = moves_of(*reread);
    ASSERT_GE(again.size(), length);
    EXPECT_TRUE(std::equal(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(length), again.begin()));
    EXPECT_EQ(record_of(retraced(setup, again, 1)), record_of(journal));
    EXPECT_TRUE(check_journal(text_of(journal)));
  }
}

}  // namespace
}  // namespace springtide::wire
