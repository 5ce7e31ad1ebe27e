// Non-interference over messages: what a viewer may not know makes no difference to a single byte the viewer is told.
#include <gtest/gtest.h>

#include "core/play_out.h"
#include "laws/sizes.h"
#include "laws/vigo_sample.h"
#include "laws/vineta_sample.h"
#include "simulator/twins.h"
#include "text/hex.h"

namespace springtide::simulator {
namespace {

using namespace match;

constexpr Time opened_at = 1'000'000;

struct Tally {
  int commands = 0;  // given on both sides, with the same bytes told
  int refused = 0, changed = 0, undone = 0;
  std::optional<std::string> leak{};
};

// Plays a pair of matches until the rules themselves show the viewer a difference.
template <Game G>
class Pair {
 public:
  using State = typename G::State;

  Pair(const typename G::Options& options, const State& state, Seat viewer, Rng& rng, typename Twin<G>::Spoil spoil)
      : rng_(rng),
        viewer_(viewer),
        a_(setup_of(options, rng), state, viewer, opened_at, spoil),
        b_(a_.table().setup(), Sample<G>::resample(state, viewer, rng), viewer, opened_at, spoil) {}

  Tally play(int commands) {
    both(Seat::p1, Start{.secret = std::string(32, 'a')});
    for (int i = 0; i < commands && !is_disclosed_ && !tally_.leak && !a_.table().is_over(); ++i) {
      now_ += rng_.below(2000);
      do_something();
    }
    return tally_;
  }

 private:
  static Setup setup_of(const typename G::Options& options, Rng& rng) {
    Setup setup{.table = "t", .game = std::string(G::name), .options = Notation<G>::options(options), .host = "person p1"};
    setup.is_lesson = true;
    for (auto& byte : setup.secret) byte = static_cast<std::uint8_t>(rng.below(256));
    for (Seat seat : players_of(options.players))
      setup.chairs.push_back({.kind = ChairKind::player, .player = person_of(seat), .name = seat_name(seat)});
    if (rng.below(2) == 0) setup.clock = {.kind = ClockKind::live, .move = hour, .bank = hour};
    return setup;
  }

  void do_something() {
    const Seat seat = any(players_of(a_.table().players()));
    switch (rng_.below(40)) {
      case 0:
      case 1:
        return change_in_one();
      case 2:
      case 3:
        return reconnect();
      case 4:
        return both(seat, TakeBack{.seat = seat});
      case 5:
        return both(seat, Ask{.seat = seat});
      case 6:
        return both(seat, Vote{.seat = seat, .consents = rng_.below(3) != 0});
      case 7:
        return both(seat, Leave{.seat = seat});
      default:
        return is_player(viewer_) && rng_.below(a_.table().to_act().contains(viewer_) ? 2 : 20) == 0 ? probe() : move();
    }
  }

  // The same command on both sides, or of two that the viewer cannot tell apart one on each.
  void both(Seat by, const Command& command) { both(by, command, command); }
  void both(Seat by, const Command& first, const Command& second) {
    const std::string id = "id " + std::to_string(++last_id_);
    const bool is_accepted = a_.command(by, id, first, now_);
    const bool is_accepted_too = b_.command(by, id, second, now_);
    tally_.refused += !is_accepted;
    tally_.undone += is_accepted && std::holds_alternative<TakeBack>(first);
    compare(by, is_accepted == is_accepted_too);
  }

  void compare(Seat by, bool is_same_answer) {
    if (!is_same_answer && by == viewer_) tally_.leak = "one match accepts what the other refuses";
    is_disclosed_ = !is_same_answer || !(a_.steps() == b_.steps());
    if (is_disclosed_) return;
    ++tally_.commands;
    if (is_player(viewer_) && tally_.commands % 4 == 0)
      for (Twin<G>* twin : {&a_, &b_}) twin->look_ahead();
    if (a_.told() != b_.told()) tally_.leak = difference();
    if (is_player(viewer_) && a_.table().has_play() && record(a_) != record(b_)) tally_.leak = "the seat's record";
    if (a_.table().to_act().contains(viewer_) && a_.table().play().question(viewer_) != b_.table().play().question(viewer_))
      tally_.leak = "what the coach is asked";
    for (std::size_t i = 0; i < a_.table().tasks().size(); ++i)
      if (a_.table().tasks()[i].at != b_.table().tasks().at(i).at) tally_.leak = "a bot's pause";
  }
  std::string record(const Twin<G>& twin) const { return twin.table().play().seat_record(twin.table().chairs(), viewer_); }
  std::string difference() const {
    const auto& [x, y] = std::mismatch(a_.told().begin(), a_.told().end(), b_.told().begin(), b_.told().end());
    const auto at = static_cast<std::size_t>(x - a_.told().begin());
    const std::size_t from = at < 200 ? 0 : at - 200;
    return a_.told().substr(from, 400) + "\n" + b_.told().substr(from, 400);
  }

  Seat any(SeatSet seats) {
    return member_at(seats, static_cast<int>(rng_.below(static_cast<std::uint32_t>(seats.size()))));
  }
  static Act act_of(const Twin<G>& twin, Seat seat, std::vector<std::string> actions) {
    return {.seat = seat, .decision = twin.table().play().decision(), .actions = std::move(actions)};
  }

  // A public move is the same on both sides; a hidden choice may differ.
  void move() {
    if (a_.table().to_act().empty()) return;
    const Seat seat = any(a_.table().to_act());
    if (a_.table().is_bot(seat)) return both(seat, Return{.seat = seat});
    const auto action = random_action<G>(a_.state(), seat, rng_);
    auto other = action;
    const bool is_hidden = !(seen(seat, action, viewer_) == action);
    if (!judge(b_.state(), seat, action).allowed || (is_hidden && rng_.below(4) == 0)) {
      if (!is_hidden) return;  // another move then
      other = random_action<G>(b_.state(), seat, rng_);
    }
    both(seat, act_of(a_, seat, {Notation<G>::action(seat, action)}), act_of(b_, seat, {Notation<G>::action(seat, other)}));
  }

  // Somebody else changes a choice in one of the matches only.
  void change_in_one() {
    const SeatSet chosen = a_.table().play().may_change().without(viewer_);
    if (chosen.empty() || chosen != b_.table().play().may_change().without(viewer_)) return;
    const Seat seat = any(chosen);
    Twin<G>& twin = rng_.below(2) == 0 ? a_ : b_;
    const auto& hand = twin.state().players[seat].hand;
    for (const auto card : all_of<vineta::Card>)
      if (hand[card] > 0 && rng_.below(3) == 0) {
        const std::string text = Notation<G>::action(seat, {.verb = vineta::Verb::choose, .card = card});
        tally_.changed += twin.command(seat, "change " + std::to_string(++last_id_), act_of(twin, seat, {text}), now_);
        return compare(seat, true);
      }
  }

  // The viewer tries what may be illegal, and sequences that reach beyond what they would show, to learn from the refusal.
  void probe() {
    static const auto universe = Sample<G>::universe();
    std::vector<std::string> actions;
    State state = a_.state();
    for (std::uint32_t i = rng_.below(5); i > 0 && to_act(state).contains(viewer_); --i) {
      const auto action = telling_action(state);
      actions.push_back(Notation<G>::action(viewer_, action));
      advance(state, viewer_, action);
    }
    if (actions.empty() || rng_.below(2) == 0)
      actions.push_back(Notation<G>::action(viewer_, universe[rng_.below(static_cast<std::uint32_t>(universe.size()))]));
    both(viewer_, act_of(a_, viewer_, actions), act_of(b_, viewer_, actions));
  }
  // One that reveals something, if luck finds it.
  typename G::Action telling_action(const State& state) {
    auto action = random_action<G>(state, viewer_, rng_);
    for (int i = 0; i < 4 && !reveals(state, viewer_, action); ++i) action = random_action<G>(state, viewer_, rng_);
    return action;
  }

  void reconnect() {
    const auto before = static_cast<int>(rng_.below(40));
    const std::map<std::string, int> have{{seat_name(viewer_), static_cast<int>(rng_.below(10))}};
    for (Twin<G>* twin : {&a_, &b_}) {
      twin->enter(have);
      twin->look_back(before);
      if (is_player(viewer_)) twin->ask_for_steps(viewer_);
    }
    compare(viewer_, true);
  }

  Rng& rng_;
  Seat viewer_;
  Twin<G> a_;
  Twin<G> b_;
  Time now_ = opened_at;
  int last_id_ = 0;
  bool is_disclosed_ = false;
  Tally tally_{};
};

template <>
void Pair<Vigo>::change_in_one() {}  // nobody chooses in secret

// Somewhere in a random game, not at its end.
template <Game G>
typename G::State some_state(const typename G::Options& options, Rng& rng) {
  auto state = initial(options);
  auto best = state;
  for (std::uint32_t i = 0, steps = rng.below(G::name == "vigo" ? 800 : 150); i < steps; ++i) {
    const Seat seat = to_act(state).front();
    advance(state, seat, random_action<G>(state, seat, rng));
    if (to_act(state).empty()) break;
    best = state;
  }
  return best;
}

// Up to the first leak.
template <Game G>
Tally play_pairs(int rounds, std::uint64_t seed, typename Twin<G>::Spoil spoil = {}) {
  Tally sum;
  Rng rng(seed);
  for (int round = 0; round < rounds; ++round)
    for (const auto& options : Sample<G>::options_list()) {
      SeatSet viewers = players_of(options.players);
      viewers.insert(Seat::spectator);
      const auto state = some_state<G>(options, rng);
      for (Seat viewer : viewers) {
        const Tally tally = Pair<G>(options, state, viewer, rng, spoil).play(60);
        sum.commands += tally.commands;
        sum.refused += tally.refused;
        sum.changed += tally.changed;
        sum.undone += tally.undone;
        if (!tally.leak) continue;
        sum.leak = "viewer " + seat_name(viewer) + ": " + *tally.leak;
        return sum;
      }
    }
  return sum;
}

template <Game G>
void expect_no_leak(int rounds) {
  const Tally tally = play_pairs<G>(rounds, 11);
  EXPECT_FALSE(tally.leak) << *tally.leak;
  std::printf("%d commands, %d refused, %d changed choices, %d taken back\n", tally.commands, tally.refused, tally.changed,
              tally.undone);
  EXPECT_GT(tally.commands, rounds * 100);
  EXPECT_GT(tally.refused, rounds * 10);
}

TEST(secrecy, messages_of_vineta_tell_no_secret) { expect_no_leak<Vineta>(test_size(8, 200)); }
TEST(secrecy, messages_of_vigo_tell_no_secret) { expect_no_leak<Vigo>(test_size(8, 200)); }

// Saboteurs: each message carries something more.
template <Game G>
bool is_noticed(std::function<std::string(const Twin<G>&)> more) {
  const auto spoil = [&](const std::string& message, const Twin<G>& twin) { return message + more(twin); };
  return play_pairs<G>(4, 12, spoil).leak.has_value();
}

TEST(secrecy_catches, a_card_of_a_hand) {
  EXPECT_TRUE(is_noticed<Vineta>(
      [](const Twin<Vineta>& twin) { return std::to_string(twin.state().players[Seat::p2].hand[vineta::Card::flood_3]); }));
}

TEST(secrecy_catches, the_position_instead_of_the_view) {
  EXPECT_TRUE(is_noticed<Vineta>([](const Twin<Vineta>& twin) { return Notation<Vineta>::position(twin.state()); }));
  EXPECT_TRUE(is_noticed<Vigo>([](const Twin<Vigo>& twin) { return Notation<Vigo>::position(twin.state()); }));
}

// Of a changed choice not even that there was one.
TEST(secrecy_catches, the_number_of_entries) {
  EXPECT_TRUE(is_noticed<Vineta>([](const Twin<Vineta>& twin) { return std::to_string(twin.table().seq()); }));
}

// Nor that the head has moved: who comes back would see it.
TEST(secrecy_catches, a_head_that_moves_when_others_change_a_choice) {
  EXPECT_TRUE(is_noticed<Vineta>(
      [](const Twin<Vineta>& twin) { return "\"head\":\"" + hex_of(sha256(std::to_string(twin.table().seq()))) + "\""; }));
}

}  // namespace
}  // namespace springtide::simulator
