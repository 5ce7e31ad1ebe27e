// A sequential test of two hypotheses about a mean score: deals are added until one of them is accepted.
#pragma once

#include <cstdint>

namespace springtide::arena {

// The mean score per deal is h0 or h1, h0 < h1. alpha bounds the chance of accepting h1 when h0 is true, beta the opposite.
struct Sprt {
  double h0 = 0;
  double h1 = 0;
  double alpha = 0.05;
  double beta = 0.05;
};

enum class Verdict : std::uint8_t { undecided, accept_h0, accept_h1 };

// Wald's test with the normal likelihood and the variance of the deals so far in place of the unknown one.
class SprtRun {
 public:
  // Before so many deals the estimated variance is too rough to decide anything.
  static constexpr int least_deals = 30;

  explicit SprtRun(const Sprt& test);

  // One independent value: the mean score over all games of one deal.
  void add(double deal_mean);

  int deals() const { return deals_; }
  double mean() const { return mean_; }
  // The logarithm of how much better h1 explains the deals than h0; 0 before least_deals.
  double llr() const;
  double lower() const;
  double upper() const;
  // The first bound that is reached decides; deals added later do not change the verdict.
  Verdict verdict() const { return verdict_; }

 private:
  double variance() const;

  Sprt test_;
  int deals_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // the sum of squared distances from the mean
  Verdict verdict_ = Verdict::undecided;
};

}  // namespace springtide::arena
