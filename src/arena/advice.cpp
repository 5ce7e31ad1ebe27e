#include "arena/advice.h"

#include "arena/coach.h"
#include "arena/why.h"
#include "games/experts.h"
#include "games/list.h"
#include "record/asked.h"

namespace springtide::arena {
namespace {

constexpr std::uint64_t coach_seed = 1;
constexpr int search_stride = 32;  // iterations between two looks at the clock

template <Game G>
class AdviceOf final : public Advice {
  using Action = typename G::Action;

 public:
  explicit AdviceOf(Asked<G> asked)
      : asked_(std::move(asked)),
        question_{.options = asked_.options,
                  .view = observe(asked_.position, asked_.seat),
                  .record = asked_.seen,
                  .legal = legal_actions(asked_.position, asked_.seat)},
        coach_(question_, coach_seed) {}
  AdviceOf(const AdviceOf&) = delete;
  AdviceOf& operator=(const AdviceOf&) = delete;

  bool search() override { return coach_.search(search_stride); }
  bool compare() override { return coach_.compare(Coach<G>::fewest_tries); }

  void write_json(JsonWriter& json) const override {
    const Hint<G> hint = coach_.hint();
    const bool is_first = place_of(hint.best) <= place_of(hint.other);
    json.begin_object().field("seat", seat_name(asked_.seat));
    write_look(json, hint);
    json.key("choices").begin_array();
    write_choice(json, is_first ? hint.best : hint.other, is_first ? hint.best_worth : hint.other_worth);
    if (hint.has_choice())
      write_choice(json, is_first ? hint.other : hint.best, is_first ? hint.other_worth : hint.best_worth);
    json.end_array().field("best", is_first ? 0 : 1).field("clear", hint.is_clear());
    json.key("lead").begin_object().field("value", hint.lead.value).field("error", hint.lead.error).end_object();
    json.end_object();
  }

 private:
  std::size_t place_of(const Action& action) const {
    return static_cast<std::size_t>(std::ranges::find(question_.legal, action) - question_.legal.begin());
  }

  // What is no better for sure has no reasons.
  void write_look(JsonWriter& json, const Hint<G>& hint) const {
    auto reasons = arguments_for<G>(question_, hint.best, hint.other);
    if (!hint.is_clear()) reasons = {};
    if constexpr (Explains<Expert<G>>) {
      json.key("look");
      Notation<G>::focus_json(json, Expert<G>::focus(question_, reasons, hint.best));
    }
    write_reasons<G>(json, reasons);
  }

  void write_choice(JsonWriter& json, const Action& action, const Worth& worth) const {
    json.begin_object();
    write_course<G>(json, question_, action);
    json.field("value", worth.value).field("error", worth.error).end_object();
  }

  Asked<G> asked_;
  Question<G> question_;
  Coach<G> coach_;
};

}  // namespace

void think(Advice& advice, std::int64_t milliseconds, const std::function<std::int64_t()>& now) {
  const std::int64_t begin = now();
  while (!advice.search() && now() < begin + milliseconds * 2 / 3) continue;
  while (!advice.compare() && now() < begin + milliseconds) continue;
}

Result<std::unique_ptr<Advice>, TextError> advice_on(std::string_view text) {
  const auto game = game_of_asked(text);
  if (!game) return game.error();
  Result<std::unique_ptr<Advice>, TextError> advice = bad_text("there is no game of this name", "game", 2);
  Games::with(*game, [&]<Game G>() {
    auto asked = read_asked<G>(text);
    if (asked)
      advice = std::unique_ptr<Advice>(std::make_unique<AdviceOf<G>>(*std::move(asked)));
    else
      advice = asked.error();
  });
  return advice;
}

}  // namespace springtide::arena
