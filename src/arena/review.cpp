#include "arena/review.h"

#include "ai/levels.h"
#include "arena/analyst.h"
#include "arena/findings.h"
#include "games/experts.h"
#include "games/list.h"

namespace springtide::arena {
namespace {

constexpr int playouts = 100;  // for each point of the chances
constexpr int most_findings = 20;

// Tables name their bots in their records.
template <Game G>
KnownBots<G> bots_of(const Record<G>& record) {
  KnownBots<G> bots;
  for (Seat seat : players_of(record.options.players))
    bots[seat] = find_own_bot<G>(record.names[static_cast<std::size_t>(seat)]);
  return bots;
}

template <Game G>
class ReviewOf final : public Review {
 public:
  explicit ReviewOf(Record<G> record) : record_(std::move(record)) {}

  int pieces() const override { return analyst_.pieces(); }
  std::string run(const std::function<void()>& done, const std::function<void()>& pulse) const override {
    const auto analysis = analyst_.run(done, OneByOne{}, pulse);
    JsonWriter json;
    json.begin_object();
    Findings<G>(record_, analysis, most_findings).write_json(json);
    return json.end_object().text();
  }

 private:
  Record<G> record_;
  Analyst<G> analyst_{record_, strongest_bot<G>(Expert<G>::review_iterations), {.playouts = playouts}, bots_of(record_)};
};

}  // namespace

Result<std::unique_ptr<Review>, TextError> review_of(const std::string& text) {
  const auto head = read_head(lines_of(text));
  if (!head) return head.error();
  Result<std::unique_ptr<Review>, TextError> review = bad_text("there is no game of this name", "game", 2);
  Games::with(head->game, [&]<Game G>() {
    auto record = read_record<G>(text);
    if (record)
      review = std::unique_ptr<Review>(std::make_unique<ReviewOf<G>>(std::move(*record)));
    else
      review = record.error();
  });
  return review;
}

}  // namespace springtide::arena
