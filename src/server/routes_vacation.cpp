// Vacation: the days of an account, and their entries in the journals of its games.
#include <algorithm>

#include "server/call.h"
#include "server/handlers.h"
#include "server/now.h"
#include "server/vacation_days.h"
#include "server/vacation_entries.h"

namespace springtide::server {
namespace {

using wire::Answer;
using wire::refusal_answer;

constexpr std::string_view vacation_is_for_accounts = "Vacation is for accounts; make one first.";

Task<Answer> own_vacation(Call& call, std::string player) {
  const match::Time time = now();
  const auto taken =
      co_await call.parts.store.asked([player](store::Store& store) { return store.vacations_of(player, 0); });
  const int days_a_year = call.settings.quotas.vacation_days;
  JsonWriter json;
  json.begin_object().field("days_a_year", days_a_year);
  json.field("days_left", std::max(0, days_a_year - days_in(year_of(time), taken)));
  if (!taken.empty() && taken.back().until > time) json.field("until", taken.back().until);
  co_return json_answer(200, json.end_object());
}

enum class Taken : std::uint8_t { taken, on_vacation, too_few_days };

Taken take(store::Store& store, const store::Vacation& vacation, int days_a_year) {
  Taken how = Taken::taken;
  store.take_vacation(vacation, [&](const std::vector<store::Vacation>& taken) {
    const bool is_away = !taken.empty() && taken.back().until > vacation.from;
    const bool are_left = are_enough(days_a_year, taken, vacation);
    how = is_away ? Taken::on_vacation : are_left ? Taken::taken : Taken::too_few_days;
    return how == Taken::taken;
  });
  return how;
}

}  // namespace

Task<Answer> tell_vacation(Call& call) {
  const auto identity = co_await account(call, vacation_is_for_accounts);
  if (!identity) co_return identity.error();
  co_return co_await own_vacation(call, identity->actor.ids.front());
}

Task<Answer> take_vacation(Call& call) {
  constexpr std::int64_t most = match::longest_vacation / match::day;
  const auto days = body_of(call, [](wire::Reader& reader) { return reader.number("days", 1, most); });
  if (!days) co_return days.error();
  const auto identity = co_await account(call, vacation_is_for_accounts);
  if (!identity) co_return identity.error();
  const match::Time from = now();
  const store::Vacation wished{.player = identity->actor.ids.front(), .from = from, .until = from + *days * match::day};
  const Taken how = co_await call.parts.store.asked([&wished, most_days = call.settings.quotas.vacation_days](
                                                        store::Store& store) { return take(store, wished, most_days); });
  if (how == Taken::too_few_days)
    co_return refusal_answer(409, "too-few-days", "So many days of vacation are not left of the year.");
  co_await enter_vacation(call.parts, identity->actor);
  if (how == Taken::on_vacation) co_return refusal_answer(409, "on-vacation", "You are on vacation already.");
  co_return co_await own_vacation(call, wished.player);
}

Task<Answer> end_vacation(Call& call) {
  const auto identity = co_await account(call, vacation_is_for_accounts);
  if (!identity) co_return identity.error();
  const std::string& player = identity->actor.ids.front();
  co_await call.parts.store.asked([&player](store::Store& store) { return store.end_vacation(player, now()); });
  co_await enter_vacation(call.parts, identity->actor);
  co_return co_await own_vacation(call, player);
}

}  // namespace springtide::server
