#include "arena/shapes.h"

#include <array>

#include "arena/analysis.h"

namespace springtide::arena {
namespace {

using namespace shape;

Shape seat() { return named("Seat"); }
Shape move_number() { return whole(1); }

std::vector<Member> course_members() {
  return {with("now", list(of_game("Entry")), "the choice, and the steps that belong to it"),
          with("then", list(of_game("Entry")), "what it is meant for later")};
}

std::vector<Member> question_members() {
  return {with("game", named("Game")),
          with("rules", whole()),
          with("options", list(text())),
          with("names", list(text()), "who played, seat by seat"),
          with("seat", seat()),
          with("move", move_number()),
          with("past", list(object({with("move", of_game("Entry")), maybe("news", text())})), "what the seat saw last"),
          with("prompt", text()),
          with("view", of_game("View")),
          with("legal", list(of_game("Entry"))),
          with("played", whole(), "the entry that was chosen in the game"),
          with("result", list(object({with("seat", seat()), with("points", whole()), with("won", truth())})))};
}

}  // namespace

Description analysis_shapes() {
  return {
      .definitions =
          {
              {"Outlook", "The chances of every seat, in seat order, after so many moves.",
               object({with("move", whole()), with("shares", list(number())), with("errors", list(number()))})},
              {"Estimate", "A figure and its standard error.", object({with("value", number()), with("error", number())})},
              {"Balance",
               "How a seat fared, in shares of the win: its result is an equal share, and what skill, luck and the others "
               "made "
               "of "
               "it.",
               object(
                   {with("seat", seat()), with("decisions", whole()),
                    with("agreed", whole(), "so often the search would have played the same"),
                    with("result", number(), "of an unfinished game the last outlook"),
                    with("skill", named("Estimate"), "what its decisions cost against the best by what it knew"),
                    with("luck", named("Estimate"),
                         "what nature did, and bots by chance, compared with what they might have done"),
                    with("others", named("Estimate"), "the rest: what the others did"),
                    with("adjusted", named("Estimate"), "the result without luck, with the same mean as the result"),
                    maybe("accuracy", named("Estimate"),
                          "what it kept of what was at stake: 0 for choices at random, 1 for the best; by `slightStake`")})},
              {"Course", "How a choice is carried out.", object(course_members())},
              {"Why", "What the coach would have said for the better choice of a mistake, by what its seat could see.",
               object({with("reasons", list(of_game("Argument")), "the strongest first"),
                       with("better", named("Course"), "what the reasons speak for"),
                       with("played", named("Course"), "what they speak against")})},
              {"Finding", "A decision, and the search's answer to it.",
               object({with("move", move_number(), "of the record"), with("seat", seat()),
                       maybe("round", whole(1), "in games that count them; not in older ones"), with("options", whole()),
                       with("played", of_game("Entry")), with("played_value", number()), with("better", of_game("Entry")),
                       with("better_value", number()), with("loss", number(), "it may come out below zero"),
                       with("error", number(), "the standard error of the loss"),
                       with("stake", number(), "what a choice at random would lose"), with("mistake", truth()),
                       maybe("why", named("Why"), "of the largest mistakes for which there is a reason")})},
              {"Stroke", "What a seat could neither foresee nor help.",
               object({with("first", move_number()), with("last", move_number()),
                       with("cause", words(std::array<std::string_view, 2>{"nature", "hidden"})),
                       with("moves", list(of_game("Entry"))), with("seat", seat(), "whom it hit most"),
                       with("change", number()), with("margin", number())})},
              {"Track",
               "How likely the truth about a rival was to a seat: in whole points of 100 after so many moves, where it "
               "changed.",
               object({with("eyes", seat()), with("seat", seat(), "whose secret it is"),
                       with("facet", text(), "what is hidden"), with("what", text(), "the truth"),
                       maybe("since", move_number(), "the move after which it was likelier than not, and remained so"),
                       with("moves", list(whole())), with("points", list(whole()))})},
              {"Giveaway", "A move that told the rivals of its own seat, or misled them.",
               object({with("move", move_number()), with("seat", seat()), with("facet", text()),
                       with("what", text(), "the truth"), with("played", of_game("Entry")),
                       with("before", number(), "the chance that they gave the truth, in the mean"),
                       with("after", number())})},
              {"Analysis", "A record looked at again.",
               object({with("line", list(named("Outlook"))), with("seats", list(named("Balance"))),
                       with("decisions", list(named("Finding"))),
                       with("mistakes", list(named("Finding")), "the largest first"),
                       with("luck", list(named("Stroke")), "the largest first"),
                       maybe("tracks", list(named("Track")), "who could read whom; not in older ones"),
                       maybe("giveaways", list(named("Giveaway")), "the largest first"),
                       maybe("nets", list(text()), "what the nets are called that valued the decisions")})},
          },
      .constants = {{"slightStake", "In shares of the win: what a decision keeps of so much counts half in an accuracy.",
                     Json(slight_stake)}}};
}

Description hint_shapes() {
  return {
      .definitions = {
          {"HintChoice", "A choice, and the share of the win to expect from it; 95 % of chance stay within the error.",
           object(together(course_members(), {with("value", number()), with("error", number())}))},
          {"Hint", "What the coach says about a decision.",
           object({with("seat", seat()), maybe("look", of_game("Focus"), "of games that can explain their choices"),
                   with("reasons", list(of_game("Argument")), "the strongest first; none if the coach has none"),
                   with("choices", list(named("HintChoice")), "the two that matter, in the order of the legal list; or one"),
                   with("best", whole(0, 1), "which of them is better"),
                   with("clear", truth(), "its lead is more than the noise in it"), with("lead", named("Worth"))})},
      }};
}

Description puzzle_shapes() {
  return {
      .definitions = {
          {"Worth", "The share of the win to expect; 95 % of chance stay within the error.",
           object({with("value", number()), with("error", number())})},
          {"PuzzleSearch", "How the values of a puzzle were found.",
           object({with("bot", text()), with("searches", whole()), with("seed", whole())})},
          {"PuzzleQuestion", "One decision of a recorded game, and how the game went on.", object(question_members())},
          {"Puzzle", "One decision of a recorded game, and what the search thinks of every choice in it.",
           object(together(question_members(), {with("values", list(either({named("Worth"), nothing()})),
                                                     "of each entry; null: it only begins another one"),
                                                with("search", named("PuzzleSearch"))}))},
          {"PackedPuzzle", "A puzzle without what the engine can say itself.",
           object({with("move", move_number(), "of the record"),
                   with("grade", whole(), "how hard it is: the rating of who solves it every other time"),
                   with("solved", list(whole(0, 4)), "by levels 2 to 6, of four tries each"),
                   with("themes", list(text()), "of the game's `Theme`; none: of no certain one"),
                   with("values", list(either({list(number()), nothing()})),
                        "of each entry of the legal list: the share of the win and its error; null: it only begins another "
                        "one")})},
          {"PuzzlePack", "Puzzles of several games in one file.",
           object({with("game", named("Game")), with("rules", whole()), with("pack", whole(1)),
                   with("search", named("PuzzleSearch"), "each game has a seed of its own, made of this one"),
                   with("next", whole(), "the first game that was not looked at yet"),
                   with("games", list(object({with("game", whole()), with("record", text()),
                                              with("puzzles", list(named("PackedPuzzle")))})))})},
      }};
}

}  // namespace springtide::arena
