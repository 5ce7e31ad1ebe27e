// Thinking by the clock: the caller's side of a thought, with its deadline and its threads.
#pragma once

#include <chrono>
#include <thread>
#include <vector>

#include "ai/bot.h"

namespace springtide::arena {

using Clock = std::chrono::steady_clock;

// Iterations between two looks at the clock: a few hundred microseconds, so that a deadline is kept to the millisecond.
inline constexpr int stride = 8;

template <class Thought>
void think_until(Thought& thought, Clock::time_point deadline) {
  while (Clock::now() < deadline)
    if (thought.run(stride)) return;
}

// The best answer within so many milliseconds; the iterations of the spec are for each thread.
template <Game G>
typename G::Action answer_within(const BotSpec<G>& spec, const Question<G>& question, std::uint64_t seed, int milliseconds,
                                 int threads = 1) {
  const auto deadline = Clock::now() + std::chrono::milliseconds(milliseconds);
  std::vector<Thought<G>> thoughts;
  thoughts.reserve(static_cast<std::size_t>(threads));
  for (int i = 0; i < threads; ++i)
    thoughts.emplace_back(spec, question, i == 0 ? seed : mix(seed + static_cast<std::uint64_t>(i)));
  {
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < thoughts.size(); ++i)
      others.emplace_back([&thoughts, i, deadline] { think_until(thoughts[i], deadline); });
    think_until(thoughts[0], deadline);
  }
  return joint_answer<G>(thoughts);
}

}  // namespace springtide::arena
