// Figures in words: numbers with few digits, intervals, and which rows of a section stand out.
#pragma once

#include <string>
#include <vector>

#include "study/tally.h"

namespace springtide::study {

std::string fixed(double value, int decimals);
// `31.2 %`.
std::string percent(double share);
// `1 player`, `4 players`.
std::string counted(std::int64_t n, const std::string& one, const std::string& many);

// The value with its interval: `31.2 % (29.0 to 33.5)`, `12.41 (11.9 to 12.9)`; a value alone where nothing is known.
std::string figure(const arena::Interval& interval, Measure measure);

struct Finding {
  RowName row;
  arena::Interval interval;
};

// The rows of a column whose interval stays clear of the reference by half of its own reach, farthest first. So much is
// asked because many rows are looked at: of even rows about one in three hundred would stand out.
std::vector<Finding> standing_out(const Tally& tally, int section, const Column& column, int at, double reference);

// `SUBJECT p1 1.20 (1.10 to 1.30); p4 …` for the rows whose win rate stands out, or that none does.
struct Claim {
  int section = 0;
  int column = 0;
  std::string subject;  // `the god with the tile`
  std::string none;     // said if no row stands out: `no seat …`
  std::size_t most = 3;
};
std::string fair_share_sentence(const Tally& tally, const Claim& claim);

}  // namespace springtide::study
