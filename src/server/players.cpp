#include "server/players.h"

#include <algorithm>

#include "record/record.h"
#include "server/now.h"
#include "server/secrets.h"

namespace springtide::server {
namespace {

constexpr Rate try_rate{.per_second = 1.0 / 20, .burst = 8};  // passwords tried for one login, or from one address
constexpr std::size_t tries_limit = 50'000;
constexpr std::size_t least_password = 8;
constexpr std::size_t most_password = 200;

PlayerAnswer refused(int status, std::string code, std::string sentence) {
  return {.status = status, .code = std::move(code), .sentence = std::move(sentence)};
}
PlayerAnswer busy() { return refused(503, "busy", "The server is busy; try again in a moment."); }
PlayerAnswer wrong_password() { return refused(403, "wrong-password", "Login and password do not belong together."); }
PlayerAnswer too_many_tries() { return refused(429, "too-many-tries", "Too many tries; wait a minute before the next."); }

bool is_login(std::string_view text) { return text.size() >= 2 && text.size() <= 40 && is_name(text); }
bool is_good_password(std::string_view text) { return text.size() >= least_password && text.size() <= most_password; }

// Somebody without an account takes as long to be refused as somebody with a wrong password.
const std::string& nobodys_hash() {
  static const std::string hash = hash_of_password(random_token());
  return hash;
}

}  // namespace

template <class Question, class Then>
void Players::ask(Done done, Question question, Then then) {
  store_.ask(std::move(question), [done = std::move(done), then = std::move(then)](auto answer) {
    if (!answer) return done(busy());
    then(*std::move(answer));
  });
}

void Players::identify(const std::string& token, std::function<void(std::optional<Identity>)> done) {
  const std::string hash = hash_of_token(token);
  const auto question = [hash](store::Store& store) -> std::optional<Identity> {
    const auto bearer = store.player_of_token(hash);
    if (!bearer) return std::nullopt;
    const auto account = bearer->belongs_to ? store.player(*bearer->belongs_to) : bearer;
    if (!account) return std::nullopt;
    return Identity{.actor = {.ids = store.ids_of(account->id)},
                    .name = account->name,
                    .login = account->login.value_or(""),
                    .token_hash = hash};
  };
  store_.ask(question, [done = std::move(done)](std::optional<std::optional<Identity>> identity) {
    done(identity ? *std::move(identity) : std::nullopt);
  });
}

bool Players::may_try(const std::string& login, const std::string& address) {
  const Moment at = std::chrono::steady_clock::now();
  if (tries_.size() > tries_limit)
    std::erase_if(tries_, [at](const auto& each) { return each.second.is_full(try_rate, at); });
  std::string key = login;
  std::transform(key.begin(), key.end(), key.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const bool may_login = tries_.try_emplace("login " + key, try_rate, at).first->second.take(try_rate, at);
  const bool may_address = tries_.try_emplace("address " + address, try_rate, at).first->second.take(try_rate, at);
  return may_login && may_address;
}

void Players::add_token(const std::string& player, PlayerAnswer answer, Done done) {
  answer.token = random_token();
  const auto question = [hash = hash_of_token(answer.token), player](store::Store& store) {
    store.add_token(hash, player, now());
    return true;
  };
  ask(done, question, [answer, done](bool) { done(answer); });
}

void Players::add_guest(const std::string& name, Done done) {
  if (!is_name(name))
    return done(refused(400, "bad-name", "A name is one line of 1 to 60 bytes without spaces at its ends."));
  const store::Player player{.id = random_id(), .name = name, .created = now()};
  const auto question = [player](store::Store& store) {
    store.add_player(player);
    return true;
  };
  ask(done, question, [this, player, done](bool) { add_token(player.id, {.status = 201, .name = player.name}, done); });
}

void Players::make_account(const Identity& guest, const std::string& login, const std::string& password, Done done) {
  if (!guest.login.empty()) return done(refused(409, "has-account", "You have an account already."));
  if (!is_login(login))
    return done(refused(400, "bad-login", "A login is one line of 2 to 40 bytes without spaces at its ends."));
  if (!is_good_password(password)) return done(refused(400, "bad-password", "A password has 8 to 200 bytes."));
  const std::string recovery = random_token();
  const auto store_it = [this, guest, login, recovery, done](const std::string& hash) {
    const auto question = [id = guest.actor.ids.front(), login, hash, kept = hash_of_token(recovery)](store::Store& store) {
      return store.set_login(id, login, hash, kept);
    };
    ask(done, question, [recovery, login, name = guest.name, done](bool is_free) {
      if (!is_free) return done(refused(409, "login-taken", "Somebody else has this login."));
      done({.status = 201, .recovery = recovery, .name = name, .login = login});
    });
  };
  if (!passwords_.run([password] { return hash_of_password(password); }, store_it)) done(busy());
}

void Players::with_account(const std::string& login, const std::string& password, const std::string& address, Done refuse,
                           std::function<void(store::Player)> then) {
  if (!may_try(login, address)) return refuse(too_many_tries());
  const auto check = [this, password, refuse, then](const std::optional<store::Player>& account) {
    const auto work = [password, hash = account ? account->password_hash : nobodys_hash()] {
      return is_password(password, hash);
    };
    const auto done = [account, refuse, then](bool is_right) {
      if (!is_right || !account) return refuse(wrong_password());
      then(*account);
    };
    if (!passwords_.run(work, done)) refuse(busy());
  };
  ask(refuse, [login](store::Store& store) { return store.player_of_login(login); }, check);
}

void Players::sign_in(const std::string& login, const std::string& password, const std::string& address,
                      const std::optional<Identity>& guest, Done done) {
  with_account(login, password, address, done, [this, guest, done](const store::Player& account) {
    const auto hand_over = [guest, id = account.id](store::Store& store) {
      if (guest && guest->login.empty() && guest->actor.ids.front() != id)
        store.set_belongs_to(guest->actor.ids.front(), id);
      return true;
    };
    ask(done, hand_over, [this, account, done](bool) {
      add_token(account.id, {.name = account.name, .login = account.login.value_or("")}, done);
    });
  });
}

void Players::sign_out(const Identity& identity, Done done) {
  const auto question = [hash = identity.token_hash](store::Store& store) {
    store.remove_token(hash);
    return true;
  };
  ask(done, question, [done](bool) { done({}); });
}

void Players::recover(const std::string& login, const std::string& recovery, const std::string& password,
                      const std::string& address, Done done) {
  if (!may_try(login, address)) return done(too_many_tries());
  if (!is_good_password(password)) return done(refused(400, "bad-password", "A password has 8 to 200 bytes."));
  const auto check = [this, login, recovery, password, done](const std::optional<store::Player>& account) {
    if (!account || account->recovery_hash != hash_of_token(recovery))
      return done(refused(403, "wrong-recovery", "Login and recovery code do not belong together."));
    const std::string fresh = random_token();
    const auto store_it = [this, account, fresh, done](const std::string& hash) {
      // Whoever had the old password is signed out everywhere.
      const auto question = [id = account->id, name = *account->login, hash,
                             kept = hash_of_token(fresh)](store::Store& store) {
        store.remove_tokens_of(id);
        return store.set_login(id, name, hash, kept);
      };
      ask(done, question, [this, account, fresh, done](bool) {
        add_token(account->id, {.recovery = fresh, .name = account->name, .login = *account->login, .player = account->id},
                  done);
      });
    };
    if (!passwords_.run([password] { return hash_of_password(password); }, store_it)) done(busy());
  };
  ask(done, [login](store::Store& store) { return store.player_of_login(login); }, check);
}

void Players::remove(const Identity& identity, const std::string& password, const std::string& address, Done done) {
  const auto remove_it = [this, done](const std::string& id) {
    const auto question = [id](store::Store& store) {
      store.remove_player(id);
      return true;
    };
    ask(done, question, [done](bool) { done({}); });
  };
  if (identity.login.empty()) return remove_it(identity.actor.ids.front());
  with_account(identity.login, password, address, done,
               [remove_it](const store::Player& account) { remove_it(account.id); });
}

}  // namespace springtide::server
