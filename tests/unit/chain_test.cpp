// The chain of hashes over a journal: what was changed after it was written shows, and a head tells nothing else.
#include "wire/chain.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "text/hex.h"
#include "unit/match_table.h"
#include "unit/source_file.h"
#include "wire/journal.h"

namespace springtide::wire {
namespace {

using namespace match;
using Entries = std::vector<Entry>;
using Texts = std::vector<std::string>;

Journal linked(const Entries& entries) {
  Fold fold;
  for (const Entry& entry : entries) fold.add(entry);
  return std::move(fold).journal();
}

// Anna chooses, changes her choice, Bela's time is up and he comes back, both say something at the same moment and resign.
Entries a_game(const std::function<void(TableSetup&)>& adapt = [](TableSetup&) {}) {
  TableSetup setup = choice_setup(3, 2);
  setup.clock = {.kind = ClockKind::live, .move = minute, .bank = minute};
  adapt(setup);
  Fold fold;
  Time now = TestTable::start;
  int last_id = 0;
  fold.add(*Table::open(setup, now, ""));
  const auto tell = [&](std::string_view person, const Command& command, Time later = 0) {
    now += later;
    const auto entry = fold.table()->decide(actor_of(person), command, now, person.empty() ? "" : std::to_string(++last_id));
    ASSERT_TRUE(entry) << entry.error().sentence;
    fold.add(*entry);
  };
  const auto choose = [&](const std::string& card) {
    tell("anna", Act{.seat = Seat::p1, .decision = fold.table()->play().decision(), .actions = {"p1 choose " + card}}, 10);
  };
  tell("anna", start_game, 10);
  choose("flood 1");
  choose("flood 2");
  tell("", Tick{}, 3 * minute);
  tell("bela", Return{.seat = Seat::p2}, 10);
  tell("anna", Say{.seat = Seat::p1, .phrase = "hello"}, 10);
  tell("bela", Say{.seat = Seat::p2, .phrase = "thanks"});
  tell("anna", Resign{.seat = Seat::p1}, 10);
  tell("bela", Resign{.seat = Seat::p2}, 10);
  return std::move(fold).journal().entries;
}

Setup& setup_in(Entries& entries) { return std::get<Setup>(entries[0].command); }

void number(Entries& entries) {
  for (std::size_t i = 0; i < entries.size(); ++i) entries[i].seq = static_cast<int>(i) + 1;
}

struct Change {
  const char* what;
  void (*make)(Entries&);
};
// Of what deal and rules alone say nothing.
constexpr Change changes[]{
    {"a time", [](Entries& entries) { entries[2].time += 1; }},
    {"a command's id", [](Entries& entries) { entries[2].id = "other"; }},
    {"a bot's level", [](Entries& entries) { setup_in(entries).chairs[2].level = 2; }},
    {"the bots' pause", [](Entries& entries) { setup_in(entries).pause.most += 1; }},
    {"the bots' pace", [](Entries& entries) { setup_in(entries).pace = Pace::quick; }},
    {"whether the table is public", [](Entries& entries) { setup_in(entries).is_public = true; }},
    {"a flag that fell", [](Entries& entries) { entries.erase(entries.begin() + 4, entries.begin() + 6); }},
    {"a choice that was changed", [](Entries& entries) { entries.erase(entries.begin() + 3); }},
    {"what the choice was before",
     [](Entries& entries) { std::get<Act>(entries[2].command).actions = {"p1 choose panic"}; }},
    {"the order of two phrases", [](Entries& entries) { std::swap(entries[6], entries[7]); }},
    {"the end", [](Entries& entries) { entries[8].time += 1, entries[9].time += 1; }},
};

TEST(chain, notices_what_deal_and_rules_do_not) {
  const Journal journal = linked(a_game());
  ASSERT_TRUE(check_journal(journal_text(journal.texts)));
  for (const Change& change : changes) {
    Entries entries = a_game();
    change.make(entries);
    number(entries);
    const Journal forged = linked(entries);
    ASSERT_TRUE(check_journal(journal_text(forged.texts))) << change.what << ": the rules alone notice it";
    // Each entry with the link it had.
    Texts kept;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const std::string bare = entry_text(entries[i], Names::apart);
      kept.push_back(bare.substr(0, bare.size() - 1) + ",\"link\":\"" + journal.links[i] + "\"" + names_text(entries[i]) +
                     "}");
    }
    EXPECT_FALSE(check_journal(journal_text(kept))) << change.what;
    EXPECT_FALSE(read_entries(kept)) << change.what;
    // Linked anew from beginning to end it is not what players were shown.
    const Texts links = forged.links;
    EXPECT_EQ(std::ranges::find(links, journal.chain.head()), links.end()) << change.what;
  }
}

TEST(chain, notices_entries_cut_out_and_links_left_out) {
  const Texts texts = linked(a_game()).texts;
  for (std::size_t i = 1; i < texts.size(); ++i) {
    Texts cut = texts;
    cut.erase(cut.begin() + static_cast<std::ptrdiff_t>(i));
    if (i + 1 < texts.size()) {
      EXPECT_FALSE(read_entries(cut)) << i;
    }
    Texts bare = texts;
    bare[i] = bare[i].substr(0, bare[i].rfind(",\"link\"")) + "}";
    EXPECT_FALSE(read_entries(bare)) << i;
  }
}

TEST(chain, a_shorter_journal_has_not_the_head_that_was_shown) {
  const Journal journal = linked(a_game());
  const auto shorter = read_entries(std::span(journal.texts).first(5));
  ASSERT_TRUE(shorter) << "it holds by itself";
  EXPECT_NE(shorter->chain.head(), journal.chain.head());
}

// As docs/fair-deal.md has it.
TEST(chain, a_link_is_the_keyed_hash_of_the_link_before_and_the_text) {
  const Entries entries = a_game();
  const Journal journal = linked(entries);
  const TableSetup& setup = journal.table.setup();
  const HmacSha256 key(sha256("springtide chain 1\n" + setup.table + "\n" + hex_of(setup.secret) + "\n"));
  std::string link = hex_of(commitment_of(setup));
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::string message = link + "\n" + entry_text(entries[i], Names::apart);
    link = hex_of(key.of(std::vector<std::uint8_t>(message.begin(), message.end())));
    EXPECT_EQ(journal.links[i], link);
  }
}

// The same game with another secret of the server: who does not know it cannot try out which choice makes a link.
TEST(chain, a_link_tells_nothing_to_who_does_not_know_the_secret) {
  const Journal one = linked(a_game());
  const Journal other = linked(a_game([](TableSetup& setup) { setup.secret[0] ^= 1; }));
  std::set<std::string> all;
  for (const Journal* journal : {&one, &other})
    for (const std::string& link : journal->links) all.insert(link);
  EXPECT_EQ(all.size(), one.entries.size() + other.entries.size());
  // Everything a viewer has: the commitment, the head before, and the entry guessed right.
  const std::string guess = one.links[1] + "\n" + entry_text(one.entries[2], Names::apart);
  EXPECT_NE(one.links[2], hex_of(sha256(std::string_view(guess))));
  const HmacSha256 known(commitment_of(one.table.setup()));
  EXPECT_NE(one.links[2], hex_of(known.of(std::vector<std::uint8_t>(guess.begin(), guess.end()))));
}

// A change in secret leaves the head as it was: who asks again would learn of it.
TEST(chain, the_head_is_of_what_everyone_has_seen_something_of) {
  const Entries entries = a_game();
  Fold fold;
  Texts heads;
  for (const Entry& entry : entries) {
    fold.add(entry);
    heads.push_back(fold.chain().head());
  }
  EXPECT_EQ(heads[3], heads[2]) << "the choice was changed";
  EXPECT_EQ(std::set<std::string>(heads.begin(), heads.end()).size(), entries.size() - 1);
}

// Names are beside the chain: they can be taken away, and the game stays what it was.
TEST(chain, holds_without_names) {
  Entries entries = a_game();
  const Journal journal = linked(entries);
  EXPECT_NE(journal.texts[0].find(R"("names":{"p1":"anna","p2":"bela"}})"), std::string::npos) << journal.texts[0];
  Texts texts = journal.texts;
  texts[0].erase(texts[0].rfind(R"(,"names":)"));
  texts[0] += "}";
  for (const auto& read : {check_journal(journal_text(texts)), read_entries(texts)}) {
    ASSERT_TRUE(read) << read.error().message();
    EXPECT_EQ(read->links, journal.links);
    EXPECT_EQ(read->table.chairs()[0].name, "");
    EXPECT_EQ(read->table.chairs()[0].player, "anna");
  }
  texts[0].replace(texts[0].size() - 1, 1, R"(,"names":{"p2":"Béla"}})");
  EXPECT_EQ(read_entries(texts)->table.chairs()[1].name, "Béla");
}

// Only names may follow a link: whatever else stood there would be under no hash.
TEST(chain, lets_nothing_but_names_follow_a_link) {
  const Texts texts = linked(a_game()).texts;
  for (const char* more :
       {R"(,"time":5})", R"(,"names":{"p4":"x"}})", R"(,"names":{},"id":"x"})", R"(, "names":{"p1":"x"}})", R"( })"}) {
    Texts changed = texts;
    changed[2].pop_back();
    changed[2] += more;
    EXPECT_FALSE(read_entries(changed)) << more;
  }
}

TEST(chain, somebody_who_sits_down_is_named_apart) {
  TableSetup setup = open_setup("vineta", 2);
  Fold fold;
  fold.add(*Table::open(setup, 1, ""));
  const auto sit =
      fold.table()->decide(actor_of("bela"), Sit{.seat = Seat::p2, .name = "Béla", .secret = some_secret}, 2, "1");
  ASSERT_TRUE(sit) << sit.error().sentence;
  const std::string text = fold.add(*sit);
  EXPECT_TRUE(text.ends_with(R"(","names":{"p2":"Béla"}})")) << text;
  EXPECT_EQ(text.find("Béla"), text.rfind("Béla"));
  EXPECT_EQ(*parse_entry(2, text), *sit);
  Texts texts = std::move(fold).journal().texts;
  texts[1] = text.substr(0, text.rfind(",\"names\"")) + "}";
  const auto nameless = check_journal(journal_text(texts));
  ASSERT_TRUE(nameless) << nameless.error().message();
  EXPECT_EQ(nameless->table.chairs()[1].name, "");
}

TEST(chain, a_journal_from_before_has_none) {
  for (const char* path : {"tests/fuzz/corpus/journal/vineta.txt", "tests/fuzz/corpus/journal/vigo.txt"}) {
    const auto journal = check_journal(file_text(path));
    ASSERT_TRUE(journal) << journal.error().message();
    EXPECT_EQ(journal->chain.head(), "");
    EXPECT_EQ(journal->links, Texts{});
    EXPECT_EQ(hand_over(*journal, "t", "anna").chain.head(), "");
  }
  const Table before(a_game([](TableSetup& setup) { setup.version = 1; })[0]);
  EXPECT_EQ(before.rematch_setup(actor_of("anna"), "t2", {}).version, latest_version);
}

TEST(chain, a_game_in_other_hands_has_a_chain_of_its_own) {
  const Journal journal = linked(a_game());
  const Journal given = hand_over(journal, "t2", "carl");
  ASSERT_TRUE(check_journal(journal_text(given.texts)));
  EXPECT_EQ(given.links.size(), journal.entries.size());
  EXPECT_NE(given.chain.head(), journal.chain.head());
}

}  // namespace
}  // namespace springtide::wire
