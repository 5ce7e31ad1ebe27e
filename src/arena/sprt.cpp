#include "arena/sprt.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace springtide::arena {

SprtRun::SprtRun(const Sprt& test) : test_(test) {
  assert(test.h0 < test.h1);
  assert(test.alpha > 0 && test.beta > 0 && test.alpha + test.beta < 1);
}

// Welford's update: exact enough for any number of deals.
void SprtRun::add(double deal_mean) {
  ++deals_;
  const double distance = deal_mean - mean_;
  mean_ += distance / deals_;
  squares_ += distance * (deal_mean - mean_);
  if (verdict_ != Verdict::undecided || deals_ < least_deals) return;
  if (llr() >= upper()) verdict_ = Verdict::accept_h1;
  if (llr() <= lower()) verdict_ = Verdict::accept_h0;
}

// Where the estimate is too small by chance the test would stop too early, so few deals are taken to spread more than they
// do; in simulations this keeps both kinds of error at about the rates asked for. At least the squared gap of the
// hypotheses: deals that all end alike, as when a bot always wins, lead to a verdict without a division by zero.
double SprtRun::variance() const {
  const double gap = test_.h1 - test_.h0;
  const double caution = 1 + 8.0 / deals_;
  return std::max(caution * squares_ / (deals_ - 1), gap * gap);
}

double SprtRun::llr() const {
  if (deals_ < least_deals) return 0;
  const double gap = test_.h1 - test_.h0;
  return deals_ * gap * (mean_ - (test_.h0 + test_.h1) / 2) / variance();
}

double SprtRun::lower() const { return std::log(test_.beta / (1 - test_.alpha)); }
double SprtRun::upper() const { return std::log((1 - test_.beta) / test_.alpha); }

}  // namespace springtide::arena
