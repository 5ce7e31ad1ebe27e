#include "variations/shapes.h"

#include <array>

#include "variations/variations.h"

namespace springtide::variations {
namespace {

using namespace shape;

Shape seen_move() { return object({with("move", of_game("Entry")), maybe("news", text())}); }

}  // namespace

Description variation_shapes() {
  constexpr int longest_name = 60;
  constexpr std::array<std::string_view, 2> origins{"record", "position"};
  return {.definitions =
              {
                  {"Branch", "A move of a study, and what is written to it. The first is the start and has no move.",
                   object({with("parent", whole()), maybe("move", of_game("Entry")), maybe("name", text(longest_name)),
                           maybe("comment", text()), maybe("marks", list(text()), "places of the board")})},
                  {"Variations", "A study: a start, and a tree of what might follow.",
                   object({with("text", text(), "its file"), with("game", named("Game")), with("title", text(longest_name)),
                           with("names", list(text()), "who played, seat by seat"),
                           with("options", list(text()), "header lines of a record"), with("from", words(origins)),
                           with("before", whole(), "moves before the start"),
                           with("branches", list(named("Branch")), "each before what follows from it")})},
                  {"Reading", "How likely each possibility of something hidden is to a viewer: so often it is so.",
                   object({maybe("seat", named("Seat"), "whose it is"), maybe("place", text(), "where it lies"),
                           with("facet", text(), "what is hidden"), maybe("round", whole(1), "in which it was last open"),
                           with("chances", list(object({with("what", text()), with("chance", number())})))})},
                  {"BranchPlace", "The table at a branch, in the open or as a viewer saw it.",
                   object({with("branch", whole()), maybe("viewer", named("Viewer")), maybe("view", of_game("View")),
                           maybe("position", of_game("Position")), maybe("text", text(), "of the position"),
                           with("to_act", list(named("Mover"))), maybe("actor", named("Mover"), "whose choice is listed"),
                           maybe("prompt", text()), maybe("legal", list(of_game("Entry"))),
                           maybe("chances", list(number()), "of nature's outcomes, each as likely as this"),
                           with("past", list(seen_move()), "what happened last"),
                           maybe("readings", list(named("Reading")), "what the viewer has reason to think; not in the open"),
                           maybe("result", list(named("SeatResult")))})},
                  {"Weighed", "A choice, and the share of the win to expect from it; 95 % of chance stay within the error.",
                   object({with("move", of_game("Entry")), with("value", number()), with("error", number())})},
                  {"Weighing", "What the search thinks of every choice, so far.",
                   object({with("seat", named("Seat")),
                           with("open", truth(), "with everything open, and not by what it knew"), with("rounds", whole()),
                           with("of", whole(), "rounds at most"), with("choices", list(named("Weighed")))})},
              },
          .constants = {
              {"longestComment", "Characters of a comment in a study.", Json(static_cast<std::int64_t>(longest_comment))},
              {"largestStudy", "Bytes of its file.", Json(static_cast<std::int64_t>(largest_file))}}};
}

}  // namespace springtide::variations
