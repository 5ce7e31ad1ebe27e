// Variations: their file there and back, every kind of damage refused with its line, what a branch shows and to whom, and
// what the search thinks there from what a seat knew.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/list.h"
#include "text/json_value.h"
#include "unit/source_file.h"
#include "variations/any.h"
#include "variations/reader.h"

namespace springtide::variations {
namespace {

using Texts = std::vector<std::string>;

// By hand: 11 lines of head and start, moves from line 13 on, the tree from line 17 on.
const std::string small_text =
    "springtide study 1\ntitle The first houses\nname p1 Anna\nfrom record\n\n"
    "game vineta\nrules 1\nplayers 2\nedition nl\nset own-house 2\nstart p1\n\n"
    "nature deal p1 tribe amber\nnature deal p2 tribe fern\nnature deal p1 district G0\nnature deal p2 district Y2\n"
    "comment Where to begin?\nmark G0 R1\n"
    "1 p1 place amber G0\ncalled At home\n2 p2 place amber R1\n3 p1 place amber Y0\n2 p2 place ice R1\n"
    "1 p1 place amber G1\ncomment Two lines\ncomment of text: é\n";

const std::string bay_text =
    "springtide study 1\nfrom position\n\n"
    "game vigo\nrules 1\nplayers 2\nphase before\nround 1\nturn p1\nstart p1\nsailing-ships 0\np1 ship a1\np2 ship c5\n";

std::unique_ptr<AnyVariations> read(const std::string& text) {
  auto all = read_any(text);
  EXPECT_TRUE(all) << (all ? "" : all.error().message());
  return all ? std::move(*all) : nullptr;
}
std::string refusal(const std::string& text) {
  const auto all = read_any(text);
  return all ? "accepted" : all.error().message();
}
std::string replaced(std::string text, std::string_view what, std::string_view with) {
  const auto at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), with);
}
Json tree_of(const AnyVariations& all, std::optional<Seat> viewer = {}) {
  JsonWriter json;
  all.write_json(json, viewer);
  return *parse_json(json.text());
}
Json place_of(const AnyVariations& all, std::size_t branch, const Eyes& eyes = {}) {
  JsonWriter json;
  all.write_place(json, branch, eyes);
  return *parse_json(json.text());
}
Texts texts_in(const Json& entries) {
  Texts texts;
  for (const Json& each : entries.items()) texts.push_back(text_at(each, "text"));
  return texts;
}
// What the search has thought after some rounds, as bytes.
std::string thought_of(const AnyVariations& all, std::size_t branch, Seat seat, bool is_open = false) {
  const auto weigher = all.weigh(branch, seat, is_open);
  if (!weigher) return weigher.error().message();
  for (int i = 0; i < 12; ++i) (*weigher)->run();
  JsonWriter json;
  (*weigher)->write_json(json);
  return json.text();
}

// A game of Vineta up to the first choice of cards. What nature gives to p2 is the first or the last there is; p1 sees no
// difference.
std::string game_with(bool gives_first) {
  Record<Vineta> record{.options = {.players = 2}};
  auto state = initial(record.options);
  Rng rng(5);
  while (state.phase != vineta::Phase::choose) {
    const Seat seat = to_act(state).front();
    auto action = random_action<Vineta>(state, seat, rng);
    const bool is_hidden = seat == Seat::nature && action.recipient == Seat::p2;
    const auto outcomes = legal_actions(state, seat);
    if (is_hidden) action = gives_first ? outcomes[0] : outcomes[outcomes.size() - 1];
    // The tiles and cards of p1, and the houses, are the same in both games.
    if (seat == Seat::nature && !is_hidden) action = outcomes[outcomes.size() / 2];
    if (seat != Seat::nature) action = outcomes[record.moves.size() % outcomes.size()];
    record.moves.push_back({.seat = seat, .action = action});
    advance(state, seat, action);
  }
  return write_record(record);
}

std::unique_ptr<AnyVariations> opened(const std::string& text) {
  auto all = open_any(text, 0);
  EXPECT_TRUE(all) << (all ? "" : all.error().message());
  return all ? std::move(*all) : nullptr;
}

// --- the file ---

TEST(variations, are_written_again_byte_for_byte) {
  EXPECT_EQ(read(small_text)->text(), small_text);
  const auto bay = open_any(bay_text.substr(bay_text.find("game vigo")), 0);
  ASSERT_TRUE(bay) << bay.error().message();
  EXPECT_EQ(read((*bay)->text())->text(), (*bay)->text());
}

// What a position to be set up begins with.
TEST(variations, begin_where_somebody_first_decides) {
  const std::vector<std::string> city{"players 3", "edition en", "set placement random"};
  const auto last_of = [](const Opened& all) { return place_of(**all, (*all)->size() - 1, {.is_open = true}); };
  const auto begun = begin_any("vineta", city, 7);
  ASSERT_TRUE(begun) << begun.error().message();
  const Json place = last_of(begun);
  EXPECT_EQ(at(place, "to_act").items().size(), 3u);
  const auto position = open_any(text_at(place, "text"), 0);
  ASSERT_TRUE(position) << position.error().message();
  EXPECT_EQ(last_of(begin_any("vineta", city, 7)), place);
  EXPECT_NE(write(last_of(begin_any("vineta", city, 8))), write(place));
  const auto bay = begin_any("vigo", std::vector<std::string>{"players 2"}, 7);
  ASSERT_TRUE(bay) << bay.error().message();
  EXPECT_FALSE(at(last_of(bay), "to_act").items().empty());
  EXPECT_EQ(begin_any("chess", city, 7).error().message(), "game: there is no game of this name");
  EXPECT_FALSE(begin_any("vineta", std::vector<std::string>{"players 9"}, 7));
}

TEST(variations, a_file_says_what_it_is_called) {
  const auto [title, game] = heading_of(small_text);
  EXPECT_EQ(game, "vineta");
  EXPECT_EQ("title " + title, small_text.substr(small_text.find("title"), title.size() + 6));
  EXPECT_FALSE(title.empty());
}

TEST(variations, of_a_record_have_its_moves_as_their_first_line) {
  const std::string record = game_with(true);
  const auto all = open_any(record, 0);
  ASSERT_TRUE(all);
  const auto game = read_record<Vineta>(record);
  ASSERT_EQ((*all)->size(), game->moves.size() + 1);
  EXPECT_EQ(read((*all)->text())->text(), (*all)->text());
  const Json tree = tree_of(**all);
  for (std::size_t i = 0; i < game->moves.size(); ++i) {
    const Json& branch = at(tree, "branches").items()[i + 1];
    EXPECT_EQ(number_at(branch, "parent"), static_cast<std::int64_t>(i));
    EXPECT_EQ(text_at(at(branch, "move"), "text"), Notation<Vineta>::action(game->moves[i].seat, game->moves[i].action));
  }
}

TEST(variations, of_the_page_are_read_as_they_are_written) {
  const std::string page = file_text("docs/notation.md");
  const std::string_view opening = "```study\n";
  const std::size_t from = page.find(opening) + opening.size();
  const std::string example = page.substr(from, page.find("```", from) - from);
  EXPECT_EQ(refusal(example), "accepted");
}

struct Damage {
  std::string_view what, with, says;
};
class Damaged : public testing::TestWithParam<Damage> {};
TEST_P(Damaged, is_refused_with_its_place) {
  const auto& [what, with, says] = GetParam();
  EXPECT_EQ(refusal(replaced(small_text, what, with)), says);
}
INSTANTIATE_TEST_SUITE_P(
    variations, Damaged,
    testing::Values(Damage{"study 1", "study 2", "line 1: expected 'springtide study 1'"},
                    Damage{"title The", "title  The", "line 2: title: not a title: ' The first houses'"},
                    Damage{"title The first",
                           "title The \xe2\x80\xae"
                           "first",
                           "line 2: title: not a title: 'The \xe2\x80\xae"
                           "first houses'"},
                    Damage{"name p1", "name p3", "line 3: expected 'title', or 'name' with a seat of this table and a name"},
                    Damage{"from record", "from memory", "line 4: expected 'from record' or 'from position'"},
                    Damage{"game vineta", "game chess", "game: there is no game of this name"},
                    Damage{"rules 1", "rules 9", "line 7: rules: this program knows rules up to version 1"},
                    Damage{"players 2", "players 9", "line 8: players: expected a number from 2 to 6, found '9'"},
                    Damage{"mark G0 R1", "mark G0 Z1", "line 18: mark: no place of the board: 'Z1'"},
                    Damage{"mark G0 R1", "mark G0 G0", "line 18: mark: 'G0' is marked twice"},
                    Damage{"called At home", "called ", "line 20: called: not a name: ''"},
                    Damage{"2 p2 place amber R1", "3 p2 place amber R1", "line 21: expected a depth from 1 to 2 here"},
                    Damage{"2 p2 place amber R1", "0 p2 place amber R1", "line 21: expected a depth from 1 to 2 here"},
                    Damage{"2 p2 place ice R1", "2 p2 place amber R1", "line 23: the same move stands there already"},
                    Damage{"1 p1 place amber G1", "p1 place amber G1",
                           "line 24: expected a move with its depth, or 'called', 'comment' or 'mark'"},
                    Damage{"comment of text", "comment  of text",
                           "line 26: comment: a line without words, or with spaces around them"},
                    Damage{"text: \xc3\xa9\n", "text: \xc3\xa9", "line 26: the last line must end with a newline"},
                    Damage{"from record\n\n", "from record\n", "line 25: the empty line after the start is missing"}));

TEST(variations, refuse_what_a_rule_forbids_with_its_id) {
  const std::string message = refusal(replaced(small_text, "2 p2 place ice R1", "2 p1 place ice R1"));
  EXPECT_TRUE(message.starts_with("line 23: 'p1 place ice R1' is illegal: ")) << message;
  EXPECT_NE(message.find("(VN-"), std::string::npos) << message;
}

TEST(variations, are_bounded) {
  const std::string long_line(longest_comment + 1, 'x');
  EXPECT_EQ(refusal(replaced(small_text, "Where to begin?", long_line)), "line 17: comment: longer than 1000 characters");
  EXPECT_EQ(refusal(replaced(small_text, "Where to begin?", std::string(largest_file, 'x'))), "larger than 256 kB");
  // As many characters as are allowed, of two bytes each.
  std::string accents;
  for (std::size_t i = 0; i < longest_comment; ++i) accents += "\xc3\xa9";
  EXPECT_EQ(refusal(replaced(small_text, "Where to begin?", accents)), "accepted");
}

TEST(variations, have_room_for_so_many_moves) {
  // Every first move, and every answer to it.
  std::string text = "springtide study 1\nfrom record\n\ngame vineta\nrules 1\nplayers 5\nedition nl\nstart p1\n\n";
  const Texts tribes{"amber", "ice", "fern", "straw", "tide"};
  const Texts districts{"G0", "G1", "G2", "Y0", "Y1"};
  for (std::size_t i = 0; i < tribes.size(); ++i)
    text += "nature deal p" + std::to_string(i + 1) + " tribe " + tribes[i] + "\n";
  for (std::size_t i = 0; i < tribes.size(); ++i)
    text += "nature deal p" + std::to_string(i + 1) + " district " + districts[i] + "\n";
  const auto all = read(text);
  std::size_t moves = 0;
  for (const std::string& first : texts_in(at(place_of(*all, 0), "legal"))) {
    const auto led = all->extend(0, Texts{first});
    ASSERT_TRUE(led);
    text += "1 " + first + "\n";
    ++moves;
    for (const std::string& second : texts_in(at(place_of(*all, *led), "legal"))) {
      if (moves++ == most_branches - 1) {
        EXPECT_EQ(refusal(text), "accepted");
        auto full = read(text);
        EXPECT_EQ(full->size(), most_branches);
        EXPECT_EQ(full->extend(full->size() - 1, Texts{texts_in(at(place_of(*full, full->size() - 1), "legal"))[0]})
                      .error()
                      .message(),
                  "there is no room for more than 1999 moves");
        text += "2 " + second + "\n";
        const auto lines = lines_of(text).size();
        EXPECT_EQ(refusal(text), "line " + std::to_string(lines) + ": more than 1999 moves");
        return;
      }
      text += "2 " + second + "\n";
    }
  }
  FAIL() << "only " << moves << " moves";
}

// --- the tree ---

TEST(variations, grow_behind_what_is_there) {
  auto all = read(small_text);
  const auto led = all->extend(1, Texts{"p2 place fern Y2"});
  ASSERT_TRUE(led) << led.error().message();
  EXPECT_EQ(*led, 5u);  // after both moves that were there, and what followed from them
  EXPECT_EQ(all->text(), replaced(small_text, "2 p2 place ice R1\n", "2 p2 place ice R1\n2 p2 place fern Y2\n"));
  EXPECT_EQ(read(all->text())->text(), all->text());
  // What is there already is gone to.
  EXPECT_EQ(*all->extend(0, Texts{"p1 place amber G1"}), 6u);
  EXPECT_EQ(all->size(), 7u);
}

TEST(variations, refuse_an_illegal_move_and_stay_as_they_were) {
  auto all = read(small_text);
  const auto led = all->extend(1, Texts{"p2 place fern Y2", "p2 place fern Y2"});
  ASSERT_FALSE(led);
  EXPECT_TRUE(led.error().rule.starts_with("VN-")) << led.error().message();
  EXPECT_EQ(all->text(), small_text);
}

TEST(variations, lose_a_branch_with_all_that_follows) {
  auto all = read(small_text);
  EXPECT_EQ(*all->remove(2), 1u);
  EXPECT_EQ(all->text(), replaced(small_text, "2 p2 place amber R1\n3 p1 place amber Y0\n", ""));
  EXPECT_EQ(*all->remove(1), 0u);
  EXPECT_EQ(all->size(), 2u);
  EXPECT_EQ(read(all->text())->text(), all->text());
  EXPECT_FALSE(all->remove(0));
}

TEST(variations, keep_what_is_written_to_a_branch) {
  auto all = read(small_text);
  ASSERT_TRUE(all->annotate(2, {.name = "Better", .comment = comment_of("  One.\n\n<b>Two</b>  "), .marks = {"R2"}}));
  ASSERT_TRUE(all->entitle("Anders"));
  const Json branch = at(tree_of(*read(all->text())), "branches").items()[2];
  EXPECT_EQ(text_at(branch, "name"), "Better");
  EXPECT_EQ(text_at(branch, "comment"), "One.\n<b>Two</b>");
  EXPECT_TRUE(contains(at(branch, "marks"), "R2"));
  EXPECT_EQ(all->annotate(2, {.marks = {"a1"}}).error().message(), "marks: no place of the board: 'a1'");
  EXPECT_EQ(all->entitle("two\nlines").error().field, "title");
}

TEST(variations, let_nature_draw_until_somebody_decides) {
  auto all = opened(game_with(true));
  const std::size_t last = all->size() - 1;
  const Texts first = texts_in(at(place_of(*all, last, {.seat = Seat::p1}), "legal"));
  const Texts second = texts_in(at(place_of(*all, last, {.seat = Seat::p2}), "legal"));
  auto led = all->extend(last, Texts{first[0], second[0]});
  ASSERT_TRUE(led);
  auto branch = *led;
  for (int i = 0; i < 40 && text_at(place_of(*all, branch), "actor") != "nature"; ++i)
    branch = *all->extend(branch, Texts{texts_in(at(place_of(*all, branch), "legal"))[0]});
  const Json place = place_of(*all, branch);
  ASSERT_EQ(text_at(place, "actor"), "nature");
  double sum = 0;
  for (const Json& chance : at(place, "chances").items()) sum += chance.as_number();
  EXPECT_NEAR(sum, 1, 1e-9);
  const auto drawn = *all->draw(branch, 3);
  EXPECT_NE(text_at(place_of(*all, drawn), "actor"), "nature");
  EXPECT_EQ(*all->draw(branch, 3), drawn);  // the same seed draws the same
}

// --- what is seen ---

TEST(variations, show_a_branch_through_the_eyes_of_whoever_decides) {
  const auto all = opened(game_with(true));
  const std::size_t last = all->size() - 1;
  const Json place = place_of(*all, last);
  EXPECT_EQ(text_at(place, "viewer"), "p1");
  EXPECT_EQ(text_at(place, "actor"), "p1");
  const Json other = place_of(*all, last, {.seat = Seat::p2});
  EXPECT_EQ(text_at(other, "viewer"), "p2");
  EXPECT_NE(write(at(place, "legal")), write(at(other, "legal")));
  EXPECT_NE(place_of(*all, last, {.is_open = true}).find("position"), nullptr);
}

TEST(variations, tell_a_seat_nothing_that_it_could_not_see) {
  const auto first = opened(game_with(true));
  const auto second = opened(game_with(false));
  const std::size_t last = first->size() - 1;
  ASSERT_EQ(second->size(), first->size());
  ASSERT_NE(first->text(), second->text());
  const auto of_p1 = [last](const AnyVariations& all) {
    Json tree = tree_of(all, Seat::p1);
    return write(at(tree, "branches")) + write(place_of(all, last, {.seat = Seat::p1}));
  };
  EXPECT_EQ(of_p1(*first), of_p1(*second));
  EXPECT_NE(write(place_of(*first, last, {.seat = Seat::p2})), write(place_of(*second, last, {.seat = Seat::p2})));
}

// --- what the search thinks ---

TEST(weighing, is_the_same_for_the_same_question) {
  const auto all = read(small_text);
  EXPECT_EQ(thought_of(*all, 0, Seat::p1), thought_of(*read(small_text), 0, Seat::p1));
  const Json weighing = *parse_json(thought_of(*all, 0, Seat::p1));
  const Json place = place_of(*all, 0);
  EXPECT_EQ(at(weighing, "choices").items().size(), at(place, "legal").items().size());
  for (const Json& choice : at(weighing, "choices").items()) {
    EXPECT_GE(at(choice, "value").as_number(), 0);
    EXPECT_LE(at(choice, "value").as_number(), 1);
    EXPECT_GE(at(choice, "error").as_number(), 0);
  }
}

TEST(weighing, knows_what_the_seat_knew_and_no_more) {
  const auto first = opened(game_with(true));
  const auto second = opened(game_with(false));
  const std::size_t last = first->size() - 1;
  EXPECT_EQ(thought_of(*first, last, Seat::p1), thought_of(*second, last, Seat::p1));
  // With everything open the same test notices the other's cards.
  EXPECT_NE(thought_of(*first, last, Seat::p1, true), thought_of(*second, last, Seat::p1, true));
}

TEST(weighing, wants_a_seat_that_decides) {
  EXPECT_EQ(thought_of(*read(small_text), 0, Seat::p2), "p2 has nothing to decide here");
}

TEST(weighing, errs_less_the_longer_it_thinks) {
  const auto all = opened(game_with(true));
  const auto weighed = all->weigh(all->size() - 1, Seat::p1, false);
  ASSERT_TRUE(weighed);
  Weigher& weigher = **weighed;
  const auto error = [&] {
    JsonWriter json;
    weigher.write_json(json);
    const Json weighing = *parse_json(json.text());
    double sum = 0;
    for (const Json& choice : at(weighing, "choices").items()) sum += at(choice, "error").as_number();
    return sum;
  };
  for (int i = 0; i < 20; ++i) weigher.run();
  const double early = error();
  for (int i = 0; i < 300; ++i) weigher.run();
  EXPECT_LT(error(), early / 2);
}

}  // namespace
}  // namespace springtide::variations
