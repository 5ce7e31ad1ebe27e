// The days of vacation of a calendar year (UTC): every begun day of a vacation is one, of the year in which it begins.
#pragma once

#include <span>

#include "store/vacations.h"

namespace springtide::server {

int year_of(store::Time time);
int days_in(int year, std::span<const store::Vacation> vacations);

// Whether no year has more than so many days if another one follows on those that were taken.
bool are_enough(int days_a_year, std::span<const store::Vacation> taken, const store::Vacation& next);

}  // namespace springtide::server
