// What operators do, on both engines: every deed with its line in the log, what nodes go by, and what pruning takes.
#include "store/operations.h"

#include <gtest/gtest.h>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

using Strings = std::vector<std::string>;

Act act_of(const std::string& kind, const std::string& subject = "", Time time = 100) {
  return {.time = time, .by = "root", .kind = kind, .subject = subject, .detail = "so", .reason = "because"};
}

class OperationsTest : public testing::TestWithParam<Kind> {
 protected:
  Place place{GetParam()};
  std::unique_ptr<Store> store = place.open();

  void SetUp() override {
    store->add_player(account("anna", "anna"));
    store->add_player(account("bela", "bela"));
    store->add_player(guest("g1"));
  }

  void add_table(const std::string& id, Life life, Time updated, std::vector<SeatRow> seats = {}, std::string host = {}) {
    for (std::int64_t seq = 1; seq <= 3; ++seq) {
      Append append = append_of(id, seq);
      append.row.life = life;
      append.row.updated = updated;
      append.seats = seats;
      append.host = host;
      ASSERT_EQ(append_one(*store, append), Appended::stored);
    }
  }

  Strings kinds() {
    Strings all;
    for (const Act& each : store->acts(0, 100)) all.push_back(each.kind);
    return all;
  }
};

INSTANTIATE_TEST_SUITE_P(engines, OperationsTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

TEST_P(OperationsTest, a_deed_and_its_line_are_both_or_neither) {
  const Act act = act_of("account lock", "anna");
  EXPECT_TRUE(store->carry_out(act, LockAccount{.player = "anna", .until = 500}));
  EXPECT_FALSE(store->carry_out(act_of("account lock"), LockAccount{.player = "nobody"}));
  EXPECT_FALSE(store->carry_out(act_of("account lock"), LockAccount{.player = "g1"}));  // a guest has no account
  EXPECT_FALSE(store->carry_out(act_of("account unlock"), UnlockAccount{.player = "bela"}));
  EXPECT_FALSE(store->carry_out(act_of("account rename"), RenameAccount{.player = "nobody", .name = "Nemo"}));
  EXPECT_FALSE(store->carry_out(act_of("node drain"), DrainNode{.node = "nowhere"}));
  ASSERT_EQ(store->acts(0, 9).size(), 1u);
  Act noted = store->acts(0, 9)[0];
  EXPECT_GT(std::exchange(noted.number, 0), 0);
  EXPECT_EQ(noted, act);
}

TEST_P(OperationsTest, the_log_is_read_from_its_end_in_pages) {
  for (const char* kind : {"first", "second", "third"}) store->carry_out(act_of(kind), NoteAlone{});
  EXPECT_EQ(kinds(), (Strings{"third", "second", "first"}));
  const Act second = store->acts(0, 2).back();
  EXPECT_EQ(second.kind, "second");
  EXPECT_EQ(store->acts(second.number, 9).front().kind, "first");
  EXPECT_EQ(store->acts(second.number, 9).size(), 1u);
}

TEST_P(OperationsTest, a_lock_voids_all_tokens_and_lets_nobody_in_until_its_end) {
  ASSERT_EQ(store->sign_in(sign_in_of("anna", "before", "g1")), SignedIn::done);
  ASSERT_EQ(store->sign_in(sign_in_of("bela", "other")), SignedIn::done);
  ASSERT_TRUE(store->carry_out(act_of("account lock"), LockAccount{.player = "anna", .until = 500}));
  EXPECT_EQ(store->void_tokens({"before", "other"}), Strings{"before"});
  SignIn again = sign_in_of("anna", "again");
  again.token.created = 499;
  EXPECT_EQ(store->sign_in(again), SignedIn::locked);
  Recovery recovery = recovery_of("anna", "new password", "new recovery", "recovered");
  recovery.token.created = 499;
  EXPECT_FALSE(store->recover(recovery));
  EXPECT_EQ(store->player("anna")->password_hash, "p");  // nothing of it is done
  EXPECT_EQ(store->void_tokens({"again", "recovered"}), (Strings{"again", "recovered"}));
  EXPECT_EQ(store->lock_of("anna", 499), 500);
  EXPECT_EQ(store->lock_of("anna", 500), std::nullopt);
  EXPECT_EQ(store->lock_of("bela", 499), std::nullopt);
  again.token.created = 500;
  EXPECT_EQ(store->sign_in(again), SignedIn::done);
}

TEST_P(OperationsTest, a_lock_without_an_end_is_taken_away) {
  ASSERT_TRUE(store->carry_out(act_of("account lock"), LockAccount{.player = "anna", .until = 500}));
  ASSERT_TRUE(store->carry_out(act_of("account lock"), LockAccount{.player = "anna", .until = 0}));  // in its place
  SignIn late = sign_in_of("anna", "late");
  late.token.created = 1'000'000;
  EXPECT_EQ(store->sign_in(late), SignedIn::locked);
  EXPECT_EQ(store->lock_of("anna", 1'000'000), 0);
  ASSERT_TRUE(store->carry_out(act_of("account unlock"), UnlockAccount{.player = "anna"}));
  EXPECT_EQ(store->sign_in(late), SignedIn::done);
  EXPECT_EQ(kinds(), (Strings{"account unlock", "account lock", "account lock"}));
}

TEST_P(OperationsTest, a_removed_account_is_gone_with_its_lock) {
  store->carry_out(act_of("account lock"), LockAccount{.player = "anna"});
  ASSERT_TRUE(store->carry_out(act_of("account delete"), RemovePlayers{.players = {"anna", "nobody"}}));
  EXPECT_FALSE(store->player("anna"));
  EXPECT_EQ(place.ask("SELECT count(*) FROM locks"), "0\n");
  EXPECT_FALSE(store->carry_out(act_of("account delete"), RemovePlayers{.players = {"anna"}}));
}

TEST_P(OperationsTest, a_new_name_leaves_the_old_one_for_a_while) {
  ASSERT_TRUE(
      store->carry_out(act_of("account rename"), RenameAccount{.player = "anna", .name = "Änne", .kept_until = 900}));
  EXPECT_EQ(store->player("anna")->name, "Änne");
  EXPECT_EQ(store->accounts_called("änne", 899, 9), Strings{"anna"});
  EXPECT_EQ(store->former_names("anna", 899), (std::vector<FormerName>{{.name = "Anna", .until = 900}}));
}

TEST_P(OperationsTest, accounts_are_found_by_a_part) {
  store->carry_out(act_of("account rename"), RenameAccount{.player = "bela", .name = "100% Béla_", .kept_until = 900});
  store->carry_out(act_of("account lock"), LockAccount{.player = "bela", .until = 0});
  store->add_token(token_of("t", 70), "anna");
  const auto found = [this](const char* part) {
    Strings ids;
    for (const FoundAccount& each : store->find_accounts(part, 100, 9)) ids.push_back(each.id);
    return ids;
  };
  EXPECT_EQ(found("NN"), Strings{"anna"});
  EXPECT_EQ(found("0% B"), Strings{"bela"});
  EXPECT_EQ(found("%"), Strings{"bela"});  // a sign like any other
  EXPECT_EQ(found("_"), Strings{"bela"});
  EXPECT_EQ(found(""), (Strings{"anna", "bela"}));
  EXPECT_EQ(found("g1"), Strings{});
  const FoundAccount anna{.id = "anna", .login = "anna", .name = "Anna", .created = 7, .used = 70, .lock = {}};
  EXPECT_EQ(store->find_accounts("anna", 100, 9).at(0), anna);
  EXPECT_EQ(store->find_accounts("bela", 100, 9).at(0).lock, 0);
}

TEST_P(OperationsTest, sign_up_is_open_by_invitation_or_closed) {
  const auto sign_up = [this](const std::string& login, const std::string& code, Time now = 100) {
    return store->sign_up({.player = "g1",
                           .login = login,
                           .password_hash = "hash of " + login,
                           .recovery_hash = "recovery",
                           .code_hash = code,
                           .now = now});
  };
  EXPECT_EQ(store->bulletin().sign_up, SignUp::open);
  EXPECT_EQ(sign_up("ANNA", ""), SignedUp::login_taken);
  ASSERT_TRUE(store->carry_out(act_of("sign-up"), SetSignUp{.mode = SignUp::closed}));
  ASSERT_TRUE(store->carry_out(act_of("invite"), AddSignUpCodes{.hashes = {"code", "old"}, .until = 200}));
  EXPECT_EQ(sign_up("gast", "code"), SignedUp::closed);
  ASSERT_TRUE(store->carry_out(act_of("sign-up"), SetSignUp{.mode = SignUp::by_invitation}));
  EXPECT_EQ(sign_up("gast", ""), SignedUp::code_needed);
  EXPECT_EQ(sign_up("gast", "made up"), SignedUp::code_wrong);
  EXPECT_EQ(sign_up("gast", "old", 200), SignedUp::code_wrong);
  EXPECT_EQ(sign_up("anna", "code"), SignedUp::login_taken);  // which costs no code
  EXPECT_EQ(store->player("g1")->login, std::nullopt);
  EXPECT_EQ(sign_up("gast", "code"), SignedUp::done);
  EXPECT_EQ(store->player_of_login("Gast")->password_hash, "hash of gast");
  EXPECT_EQ(sign_up("gast", "code"), SignedUp::code_wrong);  // each is good for one account
  ASSERT_TRUE(store->carry_out(act_of("sign-up"), SetSignUp{.mode = SignUp::open}));
  EXPECT_EQ(sign_up("gast2", ""), SignedUp::done);
}

TEST_P(OperationsTest, nodes_see_every_change_and_in_its_order) {
  const std::int64_t first = store->bulletin().changed;
  const auto elsewhere = place.open();
  EXPECT_EQ(elsewhere->bulletin().changed, first);
  store->carry_out(act_of("announce"), Announce{.text = "Soon.", .until = 900});
  const Bulletin said = elsewhere->bulletin();
  EXPECT_GT(said.changed, first);
  EXPECT_EQ(said.announcement, "Soon.");
  EXPECT_EQ(said.announced_until, 900);
  EXPECT_EQ(elsewhere->changed_tables(first), Strings{});
  store->note_changed({"t2", "t1"});
  const std::int64_t then = elsewhere->bulletin().changed;
  store->note_changed({"t1"});
  EXPECT_EQ(elsewhere->changed_tables(first), (Strings{"t2", "t1", "t1"}));
  EXPECT_EQ(elsewhere->changed_tables(then), Strings{"t1"});
  EXPECT_EQ(elsewhere->changed_tables(elsewhere->bulletin().changed), Strings{});
  store->carry_out(act_of("announce"), Announce{});
  EXPECT_EQ(elsewhere->bulletin().announcement, "");
}

TEST_P(OperationsTest, a_node_is_drained_until_it_is_told_otherwise) {
  NodeRow north{.name = "north", .build = "1", .started = 10, .until = 50};
  store->set_node(north, 40);
  store->set_node({.name = "south", .build = "1", .started = 20, .until = 60}, 40);
  ASSERT_TRUE(store->carry_out(act_of("node drain", "north"), DrainNode{.node = "north"}));
  north = {.name = "north", .build = "2", .started = 70, .until = 90};
  store->set_node(north, 80);  // it has been restarted
  north.is_draining = true;
  EXPECT_EQ(store->nodes().at(0), north);
  EXPECT_FALSE(store->nodes().at(1).is_draining);
  ASSERT_TRUE(store->carry_out(act_of("node resume", "north"), DrainNode{.node = "north", .is_draining = false}));
  EXPECT_FALSE(store->nodes().at(0).is_draining);
  north.until = 10'000'050;
  store->set_node(north, 10'000'000);  // the other is long gone
  ASSERT_EQ(store->nodes().size(), 1u);
  EXPECT_EQ(store->nodes()[0].name, "north");
}

TEST_P(OperationsTest, leases_of_a_node_are_released_and_no_others) {
  EXPECT_TRUE(store->lease("t1", "north", 0, 5'000));
  EXPECT_TRUE(store->lease("t2", "south", 0, 5'000));
  store->release_leases("north");
  EXPECT_TRUE(store->lease("t1", "south", 1, 5'001));
  EXPECT_FALSE(store->lease("t2", "north", 1, 5'001));
}

TEST_P(OperationsTest, tables_are_listed_by_life_and_age) {
  add_table("open", Life::open, 10);
  add_table("playing", Life::playing, 20);
  add_table("finished", Life::finished, 30);
  add_table("abandoned", Life::abandoned, 40);
  const auto listed = [this](TableFilter filter) {
    filter.limit = 9;
    Strings ids;
    for (const TableRow& each : store->list_tables(filter)) ids.push_back(each.id);
    return ids;
  };
  EXPECT_EQ(listed({}), (Strings{"abandoned", "finished", "playing", "open"}));
  EXPECT_EQ(listed({.to = Life::playing}), (Strings{"playing", "open"}));
  EXPECT_EQ(listed({.from = Life::finished, .updated_before = 40}), Strings{"finished"});
  EXPECT_EQ(store->list_tables({.limit = 1}).size(), 1u);
}

TEST_P(OperationsTest, guests_without_a_sign_of_life_are_found) {
  for (const char* id : {"idle", "new", "used", "rated", "studying", "seated", "host"}) store->add_player(guest(id));
  store->add_player({.id = "young", .name = "Anna", .created = 1'000});
  store->add_player({.id = "owned", .name = "Anna", .belongs_to = "anna"});
  store->add_token({.hash = "a", .created = 5, .used = 20}, "idle");
  store->add_token({.hash = "b", .created = 1'000, .used = 0}, "new");
  store->add_token({.hash = "c", .created = 5, .used = 1'000}, "used");
  store->add_study({.id = "s", .owner = "studying", .text = "x", .created = 5}, {"studying"}, 9);
  place.ask("INSERT INTO standings VALUES ('t', 0, 'vineta', '', 2, 0, 5, 'rated', 0, 0, 0, 0, 0, 0, 0)");
  EXPECT_EQ(store->idle_guests(1'000, "", 99), (Strings{"g1", "host", "idle", "seated"}));
  EXPECT_EQ(store->idle_guests(1'000, "g1", 2), (Strings{"host", "idle"}));
  EXPECT_EQ(store->idle_guests(20, "", 99), (Strings{"g1", "host", "seated"}));
  add_table("t1", Life::finished, 10, {{.seat = 0, .player = "seated"}}, "idle");
  add_table("t2", Life::open, 10, {}, "host");
  EXPECT_EQ(store->seated_among({"g1", "host", "idle", "seated"}), (Strings{"host", "seated"}));
}

TEST_P(OperationsTest, a_table_is_removed_with_its_journal_and_the_others_stay) {
  add_table("gone", Life::abandoned, 10, {{.seat = 0, .player = "anna"}});
  add_table("kept", Life::abandoned, 10, {{.seat = 0, .player = "anna"}});
  add_table("newest", Life::abandoned, 10);
  store->lease("gone", "north", 0, 5'000);
  place.ask("INSERT INTO standings VALUES ('kept', 0, 'vineta', '', 2, 0, 5, '', 0, 0, 0, 0, 0, 0, 0)");
  EXPECT_EQ(store->tables_with_results({"gone", "kept", "newest"}), Strings{"kept"});
  EXPECT_EQ(store->remove_tables({"gone", "newest", "nowhere"}), 1);
  EXPECT_FALSE(store->table("gone"));
  EXPECT_TRUE(store->journal("gone").empty());
  EXPECT_EQ(store->journal("kept"), journal_of("kept", 1, 3));
  EXPECT_EQ(store->journal("newest"), journal_of("newest", 1, 3));
  ASSERT_EQ(store->tables_of({"anna"}, 9).size(), 1u);
  EXPECT_EQ(store->tables_of({"anna"}, 9)[0].row.id, "kept");
  EXPECT_EQ(place.ask("SELECT count(*) FROM journal"), "6\n");
  EXPECT_EQ(place.ask("SELECT count(*) FROM summaries"), "2\n");
  EXPECT_EQ(place.ask("SELECT count(*) FROM leases"), "0\n");
}

TEST_P(OperationsTest, webhooks_at_a_table_go_wherever_the_table_is) {
  const Webhook own{.id = "w1", .player = "anna", .url = "https://a.example/", .created = 1};
  const Webhook other{.id = "w2", .player = "anna", .table = "other", .url = "https://b.example/", .created = 2};
  const Webhook gone{.id = "w3", .player = "bela", .table = "gone", .url = "https://c.example/", .created = 3};
  for (const Webhook& each : {own, other, gone}) ASSERT_TRUE(store->add_webhook(each, 9));
  store->remove_webhooks_at("gone");
  store->remove_webhooks_at("");  // no table, and nobody's own
  EXPECT_EQ(store->webhooks_of({"anna", "bela"}), (std::vector{own, other}));
}

// A server that is running remembers the numbers of tables: what is written to one that is gone must not meet another.
TEST_P(OperationsTest, what_is_written_to_a_removed_table_meets_no_other) {
  add_table("old", Life::abandoned, 10);
  add_table("newest", Life::abandoned, 10);
  const auto hand = place.open();
  EXPECT_EQ(hand->remove_tables({"old", "newest"}), 1);
  add_table("next", Life::playing, 20);
  EXPECT_EQ(append_one(*store, append_of("old", 4)), Appended::conflict);
  EXPECT_EQ(store->journal("next"), journal_of("next", 1, 3));
}

}  // namespace
}  // namespace springtide::store
