// Friends: whom one follows, invites and plays with every week, and whom one would rather not meet. Nobody is told of a
// block: whoever is blocked finds everything as it would be if the other just did not come.
#include <algorithm>

#include "home/rows.h"
#include "record/record.h"
#include "server/call.h"
#include "server/handlers.h"
#include "server/now.h"
#include "server/opening.h"
#include "server/people_json.h"
#include "server/secrets.h"
#include "text/notation.h"

namespace springtide::server {
namespace {

using namespace match;
using wire::Answer;
using wire::refusal_answer;
using wire::ServiceCode;

constexpr int most_followed = 500;
constexpr int most_blocked = 1000;
constexpr int most_circles = 20;
constexpr std::string_view friends_are_for_accounts = "Friends are for accounts; make one first.";

bool contains(const std::vector<std::string>& ids, const std::string& id) { return std::ranges::find(ids, id) != ids.end(); }

// --- what one sees of all this ---

struct Followed {
  ShownPerson person{};
  bool follows_you = false;
};

struct KnownCircle {
  store::Circle circle{};
  ShownPerson owner{};
  std::vector<ShownPerson> members{};
};

struct KnownInvitation {
  store::Invitation invitation{};
  std::optional<ShownPerson> host{};
};

struct Friends {
  std::vector<Followed> followed{};
  std::vector<std::string> seen{};  // of those followed, who may be known to be here
  std::vector<ShownPerson> followers{};
  std::vector<ShownPerson> blocked{};
  std::vector<KnownInvitation> invitations{};
  std::vector<KnownCircle> circles{};
};

std::vector<ShownPerson> accounts_in(store::Store& store, const std::vector<std::string>& ids) {
  std::vector<ShownPerson> people;
  for (const std::string& id : ids)
    if (auto person = account_in(store, id)) people.push_back(*std::move(person));
  return people;
}

std::optional<KnownCircle> known_in(store::Store& store, const store::Circle& circle) {
  auto owner = account_in(store, circle.owner);
  if (!owner) return std::nullopt;
  return KnownCircle{.circle = circle, .owner = *std::move(owner), .members = accounts_in(store, circle.members)};
}

// Whoever hides a page is still there for those who are followed back.
std::vector<Followed> followed_in(store::Store& store, const std::string& id, const std::vector<std::string>& followers) {
  std::vector<Followed> all;
  for (ShownPerson& person : accounts_in(store, store.followed_by(id))) {
    const bool follows_you = contains(followers, person.player.id);
    if (person.profile.is_shown || follows_you) all.push_back({.person = std::move(person), .follows_you = follows_you});
  }
  return all;
}

Friends friends_in(store::Store& store, const std::string& id, const std::vector<store::Invitation>& invitations) {
  const std::vector<std::string> blocked = store.blocked_by(id);
  std::vector<std::string> followers = store.followers_of(id);
  Friends all{.followed = followed_in(store, id, followers), .blocked = accounts_in(store, blocked)};
  std::erase_if(followers, [&](const std::string& each) { return contains(blocked, each); });
  all.followers = accounts_in(store, followers);
  for (const store::ShownFriend& each : store.friends_shown_to({id})) all.seen.push_back(each.person);
  for (const store::Invitation& each : invitations)
    if (!contains(blocked, each.host)) all.invitations.push_back({.invitation = each, .host = account_in(store, each.host)});
  for (const store::Circle& each : store.circles_of(id))
    if (auto known = contains(blocked, each.owner) ? std::nullopt : known_in(store, each))
      all.circles.push_back(*std::move(known));
  return all;
}

void write_circle(JsonWriter& json, const KnownCircle& known, const std::string& reader) {
  json.begin_object().field("circle", known.circle.id).field("name", known.circle.name).key("owner");
  write_person(json, known.owner);
  json.key("members").list(known.members, [&json](const ShownPerson& each) { write_person(json, each); });
  json.field("is_own", known.circle.owner == reader).key("wishes").json(known.circle.wishes);
  json.end_object();
}

void write_invitation(JsonWriter& json, const KnownInvitation& known) {
  const store::Invitation& invitation = known.invitation;
  json.begin_object().field("table", invitation.table.id).field("game", invitation.table.game);
  json.field("seat", seat_name(seat_at(invitation.seat))).field("since", invitation.since);
  if (known.host) {
    json.key("by");
    write_person(json, *known.host);
  }
  json.key("summary").json(invitation.table.summary);
  json.end_object();
}

Task<Answer> friends_of(Call& call, Identity identity) {
  const auto invitations = co_await invitations_of(call, identity.actor.ids);
  const std::string& id = identity.actor.ids.front();
  const Friends all =
      co_await call.parts.store.asked([&](store::Store& store) { return friends_in(store, id, invitations); });
  const std::vector<std::string> here = call.parts.attendees.here_of(all.seen);
  JsonWriter json;
  const auto write = [&json](const ShownPerson& each) { write_person(json, each); };
  json.begin_object().key("follows").list(all.followed, [&](const Followed& each) {
    json.begin_object();
    write_name(json, each.person);
    json.field("follows_you", each.follows_you);
    if (contains(here, each.person.player.id)) json.field("here", true);
    json.end_object();
  });
  json.key("followers").list(all.followers, write).key("blocked").list(all.blocked, write);
  json.key("invitations").list(all.invitations, [&json](const KnownInvitation& each) { write_invitation(json, each); });
  json.key("circles").list(all.circles, [&](const KnownCircle& each) { write_circle(json, each, id); });
  co_return json_answer(200, json.end_object());
}

}  // namespace

Task<Answer> list_friends(Call& call) {
  const auto identity = co_await account(call, friends_are_for_accounts);
  if (!identity) co_return identity.error();
  co_return co_await friends_of(call, *identity);
}

// --- follow ---

// One who is blocked follows as others do, and nothing comes of it.
Task<Answer> follow(Call& call) {
  const auto identity = co_await account(call, friends_are_for_accounts);
  if (!identity) co_return identity.error();
  enum class How : std::uint8_t { followed, no_such_person, too_many };
  const How how = co_await call.parts.store.asked([&identity, id = call.name](store::Store& store) {
    const std::string& own = identity->actor.ids.front();
    const bool is_known = contains(store.followers_of(own), id);
    if (id == own || !(is_known ? account_in(store, id) : shown_in(store, id, {}))) return How::no_such_person;
    return store.follow(own, id, now(), most_followed) ? How::followed : How::too_many;
  });
  call.parts.lobby.note_friends({identity->actor.ids.front(), call.name});
  if (how == How::no_such_person) co_return refusal_answer(ServiceCode::no_such_person);
  if (how == How::too_many) co_return refusal_answer(ServiceCode::too_many_followed);
  co_return co_await friends_of(call, *identity);
}

Task<Answer> unfollow(Call& call) {
  const auto identity = co_await account(call, friends_are_for_accounts);
  if (!identity) co_return identity.error();
  co_await call.parts.store.asked(
      [&identity, id = call.name](store::Store& store) { return store.unfollow(identity->actor.ids.front(), id), true; });
  call.parts.lobby.note_friends({identity->actor.ids.front(), call.name});
  co_return co_await friends_of(call, *identity);
}

// --- block ---

namespace {

Task<Answer> set_block(Call& call, bool stands) {
  const auto identity = co_await account(call, friends_are_for_accounts);
  if (!identity) co_return identity.error();
  const store::Block change{
      .blocker = identity->actor.ids.front(), .blocked = call.name, .stands = stands, .changed = now()};
  enum class How : std::uint8_t { done, no_such_person, too_many };
  const How how = co_await call.parts.store.asked([&change](store::Store& store) {
    if (change.blocker == change.blocked || !account_in(store, change.blocked)) return How::no_such_person;
    return store.set_block(change, most_blocked) ? How::done : How::too_many;
  });
  if (how == How::no_such_person) co_return refusal_answer(ServiceCode::no_such_person);
  if (how == How::too_many) co_return refusal_answer(ServiceCode::too_many_blocked);
  call.parts.note_block(change);
  call.parts.lobby.note_friends({change.blocker, change.blocked});
  co_return co_await friends_of(call, *identity);
}

}  // namespace

Task<Answer> block(Call& call) { return set_block(call, true); }
Task<Answer> unblock(Call& call) { return set_block(call, false); }

// --- invitations ---

Task<std::vector<store::Invitation>> invitations_of(Call& call, std::vector<std::string> players) {
  auto parts = co_await call.parts.store.asked_each(
      [ids = std::move(players)](store::Store& store) { return store.invitations_of(ids); });
  std::vector<store::Invitation> all;
  for (std::vector<store::Invitation>& part : parts) std::ranges::move(part, std::back_inserter(all));
  std::ranges::stable_sort(all, std::greater{}, &store::Invitation::since);
  co_return all;
}

void decline_all(Call& call, const Actor& actor, const std::vector<store::Invitation>& invitations) {
  call.parts.runner.tell([&](home::Home& home, Time time) {
    for (const store::Invitation& each : invitations)
      home.act_for(actor, each.table.id, Stand{.seat = seat_at(each.seat)}, time);
  });
}

Task<Answer> invite(Call& call) {
  struct Wish {
    Seat seat = Seat::p1;
    std::string person{};
  };
  const auto wish = body_of(call, [](wire::Reader& reader) {
    return Wish{.seat = reader.seat("seat"), .person = reader.text("person", wire::id_limit)};
  });
  if (!wish) co_return wish.error();
  const auto identity = co_await account(call, friends_are_for_accounts);
  if (!identity) co_return identity.error();
  const Invite command{.seat = wish->seat, .held_for = wish->person};
  auto journal = co_await journal_of(call);
  const auto refusal = co_await call.parts.desk.done(call.parts.loop, household_of(call), [&]() -> std::optional<Answer> {
    const auto table = table_of(journal);
    if (!table) return refusal_answer(ServiceCode::no_such_table);
    const auto entry = table->decide(identity->actor, command, now(), "");
    return entry ? std::nullopt : std::optional(refusal_answer(entry.error()));
  });
  if (refusal) co_return *refusal;
  if (const auto trouble = co_await trouble_with_guests(call, *identity, {wish->person})) co_return *trouble;
  call.parts.runner.tell([&](home::Home& home, Time time) { home.act_for(identity->actor, call.name, command, time); });
  co_return gone();
}

Task<Answer> decline(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  auto invitations = co_await invitations_of(call, identity->actor.ids);
  std::erase_if(invitations, [&](const store::Invitation& each) { return each.table.id != call.name; });
  if (invitations.empty()) co_return refusal_answer(ServiceCode::no_such_table);
  decline_all(call, identity->actor, invitations);
  co_return gone();
}

// --- circles ---

namespace {

struct WishedCircle {
  std::string name{};
  std::vector<std::string> members{};
  Setup wishes{};
  std::string wishes_text{};
};

WishedCircle read_circle(wire::Reader& reader) {
  WishedCircle circle{.name = reader.text("name", 60), .members = reader.texts("members", max_players - 1, wire::id_limit)};
  const Json* wishes = reader.object("wishes");
  wire::Reader inner(*wishes, "wishes");
  circle.wishes = wire::read_wishes(inner);
  inner.error();
  reader.take_over(inner);
  circle.wishes_text = write(*wishes);
  return circle;
}

int count_of(const Setup& wishes, ChairKind kind) {
  return static_cast<int>(std::ranges::count(wishes.chairs, kind, &Chair::kind));
}

std::optional<Answer> trouble_with_circle(const WishedCircle& circle) {
  if (!is_name(circle.name)) return refusal_answer(refused(Code::bad_name));
  const bool has_host = count_of(circle.wishes, ChairKind::player) == 1;
  if (circle.members.empty() || !has_host ||
      count_of(circle.wishes, ChairKind::open) != static_cast<int>(circle.members.size()))
    return refusal_answer(refused(Code::bad_setup,
                                  "a circle's table has one chair for who opens it and an open one for "
                                  "each of the others"));
  return std::nullopt;
}

// The circle that the path names, if the player is in it.
Task<std::optional<store::Circle>> named_circle(Call& call, const Identity& identity) {
  const auto circles = co_await call.parts.store.asked(
      [id = identity.actor.ids.front()](store::Store& store) { return store.circles_of(id); });
  const auto found = std::ranges::find(circles, call.name, &store::Circle::id);
  co_return found == circles.end() ? std::nullopt : std::optional(*found);
}

Task<Answer> put_circle(Call& call, const Identity& identity, std::string id, int status) {
  const auto wished = body_of(call, read_circle);
  if (!wished) co_return wished.error();
  if (auto trouble = trouble_with_circle(*wished)) co_return *std::move(trouble);
  const store::Circle circle{.id = std::move(id),
                             .owner = identity.actor.ids.front(),
                             .name = wished->name,
                             .wishes = wished->wishes_text,
                             .members = wished->members,
                             .created = now()};
  enum class How : std::uint8_t { done, no_such_guest, too_many };
  struct Outcome {
    How how = How::done;
    std::optional<KnownCircle> known{};
  };
  const Outcome outcome = co_await call.parts.store.asked([&circle](store::Store& store) {
    Outcome all{.known = known_in(store, circle)};
    std::vector<std::string> members = circle.members;
    std::ranges::sort(members);
    const bool is_twice = std::ranges::adjacent_find(members) != members.end();
    if (is_twice || contains(members, circle.owner) || !all.known || all.known->members.size() != members.size())
      all.how = How::no_such_guest;
    else if (!store.put_circle(circle, most_circles))
      all.how = How::too_many;
    return all;
  });
  if (outcome.how == How::no_such_guest) co_return refusal_answer(refused(Code::no_such_guest));
  if (outcome.how == How::too_many) co_return refusal_answer(ServiceCode::too_many_circles);
  JsonWriter json;
  write_circle(json, *outcome.known, circle.owner);
  co_return json_answer(status, json);
}

}  // namespace

Task<Answer> add_circle(Call& call) {
  const auto identity = co_await account(call, friends_are_for_accounts);
  if (!identity) co_return identity.error();
  co_return co_await put_circle(call, *identity, random_id(), 201);
}

Task<Answer> change_circle(Call& call) {
  const auto identity = co_await account(call, friends_are_for_accounts);
  if (!identity) co_return identity.error();
  const auto circle = co_await named_circle(call, *identity);
  if (!circle || circle->owner != identity->actor.ids.front()) co_return refusal_answer(ServiceCode::no_such_circle);
  co_return co_await put_circle(call, *identity, circle->id, 200);
}

Task<Answer> remove_circle(Call& call) {
  const auto identity = co_await account(call, friends_are_for_accounts);
  if (!identity) co_return identity.error();
  const auto circle = co_await named_circle(call, *identity);
  if (!circle) co_return refusal_answer(ServiceCode::no_such_circle);
  co_await call.parts.store.asked([&circle, own = identity->actor.ids.front()](store::Store& store) {
    if (circle->owner == own)
      store.remove_circle(circle->id);
    else
      store.leave_circle(circle->id, own);
    return true;
  });
  co_return gone();
}

// Whoever opens it is the host. The other seats are kept for the others, but for those whom the host blocks.
Task<Answer> open_for_circle(Call& call) {
  const auto identity = co_await account(call, friends_are_for_accounts);
  if (!identity) co_return identity.error();
  const auto circle = co_await named_circle(call, *identity);
  if (!circle) co_return refusal_answer(ServiceCode::no_such_circle);
  std::vector<std::string> guests{circle->owner};
  guests.insert(guests.end(), circle->members.begin(), circle->members.end());
  const std::string& own = identity->actor.ids.front();
  const auto blocked = co_await call.parts.store.asked([&own](store::Store& store) { return store.blocked_by(own); });
  std::erase_if(guests, [&](const std::string& each) { return each == own || contains(blocked, each); });
  const auto json = parse_json(circle->wishes);
  wire::Reader reader(*json);
  Setup wishes = wire::read_wishes(reader);
  auto guest = guests.begin();
  for (Chair& chair : wishes.chairs)
    if (chair.kind == ChairKind::open && guest != guests.end()) chair.held = *guest++;
  co_return co_await open_as_wished(call, std::move(wishes));
}

}  // namespace springtide::server
