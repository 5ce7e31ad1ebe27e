#include "server/vacation_entries.h"

#include "server/now.h"
#include "server/service_parts.h"

namespace springtide::server {

Task<bool> enter_vacation(Service::Parts& parts, match::Actor account) {
  const auto under_way = co_await parts.store.asked(
      [player = account.ids.front()](store::Store& store) { return store.vacations_of(player, now()); });
  const match::Time until = under_way.empty() ? 0 : under_way.back().until;
  const auto games =
      co_await parts.store.asked_each([ids = account.ids](store::Store& store) { return store.playing_of(ids); });
  parts.runner.tell([&](home::Home& home, match::Time now) {
    for (const auto& part : games)
      for (const store::MyTable& each : part)
        for (Seat seat : SeatSet::from_bits(each.seats))
          home.act_for(account, each.row.id, match::Vacation{.seat = seat, .until = until}, now);
  });
  co_return true;
}

Detached enter_vacations(Service::Parts& parts) {
  try {
    const auto away = co_await parts.store.asked([](store::Store& store) { return store.under_way(now()); });
    for (const store::Vacation& each : away) {
      auto ids = co_await parts.store.asked([player = each.player](store::Store& store) { return store.ids_of(player); });
      co_await enter_vacation(parts, {.ids = std::move(ids)});
    }
  } catch (const Stopped&) {
  } catch (const Busy& busy) {
    parts.log.warning("vacations_not_entered", {{"reason", busy.what()}});
  }
}

}  // namespace springtide::server
