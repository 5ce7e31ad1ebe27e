// Games of every rules version replay to the positions they always had.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/list.h"
#include "record/record.h"
#include "text/hex.h"

namespace springtide {
namespace {

std::string contents_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

// The positions of a record in the form of a .positions file.
template <Game G>
std::string positions_of(const Record<G>& record, std::size_t every) {
  std::string text;
  auto state = initial(record.options);
  for (std::size_t number = 1; number <= record.moves.size(); ++number) {
    advance(state, record.moves[number - 1].seat, record.moves[number - 1].action);
    if (number % every == 0 || number == record.moves.size())
      text += "after " + std::to_string(number) + "\n" + Notation<G>::position(state);
  }
  return text;
}

TEST(Golden, games_replay_as_ever) {
  int games = 0;
  for (const auto& entry : std::filesystem::directory_iterator(SPRINGTIDE_SOURCE_DIR "/tests/golden")) {
    if (entry.path().extension() != ".record") continue;
    const std::string text = contents_of(entry.path());
    const auto head = read_head(lines_of(text));
    ASSERT_TRUE(head) << entry.path();
    const bool is_known = Games::with(head->game, [&]<Game G>() {
      const auto record = read_record<G>(text);
      ASSERT_TRUE(record) << entry.path() << ": " << record.error().message();
      EXPECT_EQ(write_record(*record), text) << entry.path();
      auto positions = entry.path();
      EXPECT_EQ(positions_of(*record, 60), contents_of(positions.replace_extension(".positions"))) << entry.path();
    });
    EXPECT_TRUE(is_known) << head->game;
    ++games;
  }
  EXPECT_GE(games, 5);
}

// Numbers of actions are in data sets and nets: they stay what they are within a rules version.
TEST(Golden, actions_have_the_numbers_they_always_had) {
  Games::for_each([]<Game G>() {
    Sha256 hash;
    for (int i = 0; i < G::action_count; ++i)
      hash.add(Notation<G>::action(i < G::player_actions ? Seat::p1 : Seat::nature, G::action_at(i))).add("\n");
    const std::string name = std::string(G::name) + "-rules-" + std::to_string(G::rules_version) + ".numbers";
    EXPECT_EQ(std::to_string(G::player_actions) + " " + std::to_string(G::action_count) + " " + hex_of(hash.digest()) + "\n",
              contents_of(std::filesystem::path(SPRINGTIDE_SOURCE_DIR "/tests/golden") / name));
  });
}

}  // namespace
}  // namespace springtide
