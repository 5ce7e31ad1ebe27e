#include "server/players.h"

#include "record/record.h"
#include "server/now.h"
#include "server/secrets.h"
#include "server/weak_password.h"
#include "store/login_key.h"
#include "text/words.h"

namespace springtide::server {
namespace {

constexpr std::size_t most_noted = 20'000;  // tokens whose last use is remembered
constexpr std::size_t least_password = 8;
constexpr std::size_t most_password = 200;

PlayerAnswer refused(int status, std::string code, std::string sentence) {
  return {.status = status, .code = std::move(code), .sentence = std::move(sentence)};
}
PlayerAnswer bad_password() { return refused(400, "bad-password", "A password has 8 to 200 bytes."); }
PlayerAnswer weak_password() {
  return refused(400, "weak-password", "This password is one of those that are tried first; take another.");
}
PlayerAnswer too_many_tries() { return refused(429, "too-many-tries", "Too many tries; wait a minute before the next."); }

PlayerAnswer locked() { return refused(403, "locked", "This account is locked; ask who runs this server."); }

// Why somebody may not make an account; nothing if he has made it.
PlayerAnswer answer_of(store::SignedUp how) {
  switch (how) {
    case store::SignedUp::login_taken:
      return refused(409, "login-taken", "Somebody else has this login.");
    case store::SignedUp::code_needed:
      return refused(403, "needs-code", "Accounts are made by invitation here: a sign-up code is needed.");
    case store::SignedUp::code_wrong:
      return refused(403, "wrong-code", "This sign-up code was used before, has run out or was never given.");
    case store::SignedUp::closed:
      return refused(403, "sign-up-closed", "No new accounts are made here now.");
    case store::SignedUp::done:
      break;
  }
  return {};
}

PlayerAnswer wrong_password() { return refused(403, "wrong-password", "Login and password do not belong together."); }

bool is_login(std::string_view text) {
  constexpr std::size_t least = 2, most = 40;
  return width_of(text) >= least && width_of(text) <= most && is_name(text);
}
bool is_good_password(std::string_view text) { return text.size() >= least_password && text.size() <= most_password; }

constexpr store::Time hour = 3'600'000;
store::Time hour_of(store::Time time) { return time - time % hour; }

store::Token new_token(const std::string& token, const std::string& device) {
  return {.hash = hash_of_token(token), .created = now(), .used = hour_of(now()), .device = device};
}

// Leads back to neither the token nor its hash.
std::string session_id(const std::string& token_hash) { return hash_of_token("session " + token_hash).substr(0, 32); }

// A store that cannot write can still say who somebody is.
void note_use(store::Store& store, const std::string& token_hash) try {
  store.use_token(token_hash, hour_of(now()));
} catch (const store::Failure&) {
}

// How the store remembers where an account was used: no address, and nothing that two accounts have in common.
std::string place_of(const std::string& player, const std::string& household) {
  return hash_of_token(player + " " + household);
}

struct Found {
  std::optional<store::Player> account{};
  bool is_known = false;  // here
};

// Somebody without an account takes as long to be refused as somebody with a wrong password.
const std::string& nobodys_hash() {
  static const std::string hash = hash_of_password(random_token());
  return hash;
}

}  // namespace

// Told to the store once an hour.
bool Players::is_use_news(const std::string& token_hash) {
  if (noted_.size() > most_noted) noted_.clear();
  return std::exchange(noted_[token_hash], hour_of(now())) != hour_of(now());
}

Task<std::optional<Identity>> Players::identified(std::string token) {
  const std::string shown = hash_of_token(token);
  return store_.asked([hash = shown, is_news = is_use_news(shown)](store::Store& store) -> std::optional<Identity> {
    const auto bearer = store.player_of_token(hash);
    if (!bearer || bearer->belongs_to) return std::nullopt;  // a guest that has signed in is nobody of its own any more
    if (is_news) note_use(store, hash);
    return Identity{.actor = {.ids = store.ids_of(bearer->id),
                              .is_account = bearer->login.has_value(),
                              .blocked_by = store.blockers_of(bearer->id)},
                    .name = bearer->name,
                    .login = bearer->login.value_or(""),
                    .token_hash = hash};
  });
}

Task<PlayerAnswer> Players::guest(std::string name, std::string device) {
  if (!is_name(name))
    co_return refused(400, "bad-name", "A name is one line of 1 to 60 characters without spaces at its ends.");
  const store::Player player{.id = random_id(), .name = name, .created = now()};
  const std::string token = random_token();
  co_await store_.asked([&](store::Store& store) {
    store.add_player(player);
    store.add_token(new_token(token, device), player.id);
    return true;
  });
  co_return PlayerAnswer{.status = 201, .token = token, .name = name};
}

Task<PlayerAnswer> Players::account(Identity guest, Credentials given) {
  if (!guest.login.empty()) co_return refused(409, "has-account", "You have an account already.");
  if (!is_login(given.login))
    co_return refused(400, "bad-login", "A login is one line of 2 to 40 characters without spaces at its ends.");
  if (!is_good_password(given.password)) co_return bad_password();
  if (is_weak_password(given.password, given.login, guest.name)) co_return weak_password();
  const std::string household = household_at(given.address);
  if (!tries_.may_make_account(household, std::chrono::steady_clock::now())) co_return too_many_tries();
  const std::string recovery = random_token();
  const std::string hash =
      co_await lanes_.sign_ups.done(loop_, household, [password = given.password] { return hash_of_password(password); });
  const std::string& id = guest.actor.ids.front();
  const store::NewAccount wanted{.player = id,
                                 .login = given.login,
                                 .password_hash = hash,
                                 .recovery_hash = hash_of_token(recovery),
                                 .code_hash = given.sign_up_code.empty() ? "" : hash_of_token(given.sign_up_code),
                                 .now = now()};
  const store::SignedUp how = co_await store_.asked([&](store::Store& store) {
    const store::SignedUp outcome = store.sign_up(wanted);
    if (outcome == store::SignedUp::done) store.add_place(id, place_of(id, household));
    return outcome;
  });
  if (how != store::SignedUp::done) co_return answer_of(how);
  co_return PlayerAnswer{.status = 201, .recovery = recovery, .name = guest.name, .login = given.login};
}

Task<Result<store::Player, PlayerAnswer>> Players::checked(Credentials given) {
  const std::string key = store::login_key(given.login);
  const std::string household = household_at(given.address);
  if (!tries_.may_try(key, household, std::chrono::steady_clock::now())) co_return too_many_tries();
  const Found found = co_await store_.asked([&](store::Store& store) {
    auto account = store.player_of_login(given.login);
    const bool is_known = account && store.knows_place(account->id, place_of(account->id, household));
    return Found{.account = std::move(account), .is_known = is_known};
  });
  if (!found.is_known && !tries_.may_guess(key, std::chrono::steady_clock::now())) co_return too_many_tries();
  const std::string hash = found.account ? found.account->password_hash : nobodys_hash();
  const bool is_right = co_await lanes_.passwords.done(
      loop_, household, [password = given.password, hash] { return is_password(password, hash); });
  if (!is_right || !found.account) co_return wrong_password();
  tries_.was_right(key, household, !found.is_known, std::chrono::steady_clock::now());
  co_return *found.account;
}

Task<PlayerAnswer> Players::sign_in(Credentials given, std::optional<Identity> guest) {
  const auto account = co_await checked(given);
  if (!account) co_return account.error();
  const bool is_guest = guest && guest->login.empty();
  const std::string token = random_token();
  const store::SignIn entering{.account = account->id,
                               .password_hash = account->password_hash,
                               .token = new_token(token, given.device),
                               .place = place_of(account->id, household_at(given.address)),
                               .guest = is_guest ? std::optional(guest->actor.ids.front()) : std::nullopt};
  const store::SignedIn how = co_await store_.asked([entering](store::Store& store) { return store.sign_in(entering); });
  if (how == store::SignedIn::locked) co_return locked();
  if (how == store::SignedIn::password_changed) co_return wrong_password();
  co_return PlayerAnswer{.token = token,
                         .name = account->name,
                         .login = account->login.value_or(""),
                         .ended = is_guest ? guest->token_hash : ""};
}

Task<std::vector<OpenSession>> Players::sessions(Identity identity) {
  const auto tokens =
      co_await store_.asked([id = identity.actor.ids.front()](store::Store& store) { return store.tokens_of(id); });
  std::vector<OpenSession> sessions;
  for (const store::Token& token : tokens)
    sessions.push_back({.id = session_id(token.hash), .token = token, .is_this = token.hash == identity.token_hash});
  co_return sessions;
}

Task<PlayerAnswer> Players::sign_out(std::string token_hash) {
  co_await store_.asked([&](store::Store& store) { return store.remove_token(token_hash), true; });
  co_return PlayerAnswer{};
}

Task<PlayerAnswer> Players::sign_out_everywhere(Identity identity) {
  co_await store_.asked([&](store::Store& store) { return store.remove_tokens_of(identity.actor.ids.front()), true; });
  co_return PlayerAnswer{};
}

Task<PlayerAnswer> Players::recover(Credentials given) {
  if (!is_good_password(given.password)) co_return bad_password();
  const auto account =
      co_await store_.asked([login = given.login](store::Store& store) { return store.player_of_login(login); });
  if (!account || account->recovery_hash != hash_of_token(given.recovery))
    co_return refused(403, "wrong-recovery", "Login and recovery code do not belong together.");
  if (is_weak_password(given.password, given.login, account->name)) co_return weak_password();
  const std::string fresh = random_token();
  const std::string household = household_at(given.address);
  const std::string hash =
      co_await lanes_.passwords.done(loop_, household, [password = given.password] { return hash_of_password(password); });
  const std::string token = random_token();
  // Whoever had the old password is signed out everywhere.
  const store::Recovery recovery{.account = account->id,
                                 .password_hash = hash,
                                 .recovery_hash = hash_of_token(fresh),
                                 .token = new_token(token, given.device),
                                 .place = place_of(account->id, household)};
  const bool may_enter = co_await store_.asked([&](store::Store& store) { return store.recover(recovery); });
  if (!may_enter) co_return locked();
  co_return PlayerAnswer{
      .token = token, .recovery = fresh, .name = account->name, .login = account->login.value_or(""), .player = account->id};
}

Task<PlayerAnswer> Players::remove(Identity identity, Credentials given) {
  std::string id = identity.actor.ids.front();
  if (!identity.login.empty()) {
    given.login = identity.login;
    const auto account = co_await checked(given);
    if (!account) co_return account.error();
    id = account->id;
  }
  co_await store_.asked([id](store::Store& store) { return store.remove_player(id), true; });
  co_return PlayerAnswer{};
}

}  // namespace springtide::server
