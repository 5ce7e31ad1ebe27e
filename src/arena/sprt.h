// A sequential test of two hypotheses about a mean score: deals are added until one of them is accepted.
#pragma once

#include <algorithm>
#include <cassert>
#include <cmath>
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

  explicit SprtRun(const Sprt& test) : test_(test) {
    assert(test.h0 < test.h1);
    assert(test.alpha > 0 && test.beta > 0 && test.alpha + test.beta < 1);
  }

  // One independent value: the mean score over all games of one deal.
  // Welford's update: exact enough for any number of deals.
  void add(double deal_mean) {
    ++deals_;
    const double distance = deal_mean - mean_;
    mean_ += distance / deals_;
    squares_ += distance * (deal_mean - mean_);
    if (verdict_ != Verdict::undecided || deals_ < least_deals) return;
    if (llr() >= upper()) verdict_ = Verdict::accept_h1;
    if (llr() <= lower()) verdict_ = Verdict::accept_h0;
  }

  int deals() const { return deals_; }
  double mean() const { return mean_; }

  // The logarithm of how much better h1 explains the deals than h0; 0 before least_deals.
  double llr() const {
    if (deals_ < least_deals) return 0;
    const double gap = test_.h1 - test_.h0;
    return deals_ * gap * (mean_ - (test_.h0 + test_.h1) / 2) / variance();
  }

  double lower() const { return std::log(test_.beta / (1 - test_.alpha)); }
  double upper() const { return std::log((1 - test_.beta) / test_.alpha); }
  // The first bound that is reached decides; deals added later do not change the verdict.
  Verdict verdict() const { return verdict_; }

 private:
  // Where the estimate is too small by chance the test would stop too early, so few deals are taken to spread more than they
  // do; in simulations this keeps both kinds of error at about the rates asked for. At least the squared gap of the
  // hypotheses: deals that all end alike, as when a bot always wins, lead to a verdict without a division by zero.
  double variance() const {
    const double gap = test_.h1 - test_.h0;
    const double caution = 1 + 8.0 / deals_;
    return std::max(caution * squares_ / (deals_ - 1), gap * gap);
  }

  Sprt test_;
  int deals_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // the sum of squared distances from the mean
  Verdict verdict_ = Verdict::undecided;
};

}  // namespace springtide::arena
