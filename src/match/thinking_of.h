// A bot's decision being thought about, for one game.
#pragma once

#include "ai/levels.h"
#include "match/play.h"
#include "text/notation.h"

namespace springtide::match {

template <Game G>
class ThinkingOf final : public Thinking {
 public:
  ThinkingOf(const Level<G>& level, const typename G::Options& options, const typename G::View& view,
             const typename G::Actions& legal, std::vector<Move<G>> record, std::uint64_t seed)
      : level_(level),
        record_(std::move(record)),
        question_{.options = options, .view = view, .record = record_, .legal = legal},
        seed_(seed) {}
  ThinkingOf(const ThinkingOf&) = delete;
  ThinkingOf& operator=(const ThinkingOf&) = delete;

  int milliseconds() const override { return level_.milliseconds; }
  bool run(int iterations) override {
    if (!thought_) thought_.emplace(level_.bot, question_, seed_);
    return thought_->decide(iterations);
  }
  std::string answer() const override {
    return Notation<G>::action(question_.seat(), thought_ ? thought_->answer() : question_.legal[0]);
  }

 private:
  Level<G> level_;
  std::vector<Move<G>> record_;
  Question<G> question_;
  std::uint64_t seed_;
  std::optional<Thought<G>> thought_{};  // begun by the first run, on the thread that thinks
};

}  // namespace springtide::match
