#include "server/vacation_days.h"

#include <chrono>

namespace springtide::server {
namespace {

using store::Time;
using store::Vacation;

constexpr Time day = 86'400'000;

int days_in(int year, const Vacation& vacation) {
  int days = 0;
  for (Time begin = vacation.from; begin == vacation.from || begin < vacation.until; begin += day)
    days += year_of(begin) == year;
  return days;
}

}  // namespace

int year_of(Time time) {
  const std::chrono::sys_time<std::chrono::milliseconds> moment{std::chrono::milliseconds(time)};
  return static_cast<int>(std::chrono::year_month_day(std::chrono::floor<std::chrono::days>(moment)).year());
}

int days_in(int year, std::span<const Vacation> vacations) {
  int days = 0;
  for (const Vacation& each : vacations) days += days_in(year, each);
  return days;
}

bool are_enough(int days_a_year, std::span<const Vacation> taken, const Vacation& next) {
  for (int year = year_of(next.from); year <= year_of(next.until - 1); ++year)
    if (days_in(year, taken) + days_in(year, next) > days_a_year) return false;
  return true;
}

}  // namespace springtide::server
