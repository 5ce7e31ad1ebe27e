// What one player or one address may have at once, each with its default. config.cpp makes every one of them a setting.
#pragma once

#include "server/limits.h"

namespace springtide::server {

struct Quotas {
  // Of a player and its guests.
  int tables = 50;         // open or being played: where they sit, and what they have opened
  int bot_tables = 10;     // of these, where no player sits
  int listed = 10;         // of these, in the lobby
  int analyses = 4;        // waiting or being made
  int kept_analyses = 20;  // done
  int vacation_days = 30;  // of an account, in a calendar year
  int studies = 100;       // that are shared
  Rate invitations{.per_second = 1.0 / 60, .burst = 30};
  // Of an address, whoever comes from there.
  int listed_of_address = 30;
  Rate guests{.per_second = 0.2, .burst = 60};
  Rate analyses_of_address{.per_second = 0.1, .burst = 20};
  Rate studies_of_address{.per_second = 0.05, .burst = 30};
  Rate trainings_of_address{.per_second = 1, .burst = 120};
  Rate invitations_of_address{.per_second = 0.05, .burst = 100};
};

}  // namespace springtide::server
