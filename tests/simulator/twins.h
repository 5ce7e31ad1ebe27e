// Two matches that differ only in what one viewer may not know, played side by side with the same public moves at the same
// times. What the viewer is told must be the same bytes, for as long as the rules show the viewer the same.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/list.h"
#include "home/room.h"
#include "text/json.h"
#include "wire/output.h"

namespace springtide::simulator {

using match::Time;

inline std::string person_of(Seat seat) { return "person " + seat_name(seat); }

// A head is of everything that was written, so those of two matches are others; that a head by itself tells nothing is shown
// apart (chain_test.cpp). Here each is replaced by its number: when it moves, and when it stays, must be the same.
class NumberedHeads {
 public:
  std::string operator()(std::string message) {
    constexpr std::string_view key = "\"head\":\"";
    constexpr std::size_t digits = 64;
    for (std::size_t at = message.find(key); at != std::string::npos; at = message.find(key, at)) {
      at += key.size();
      if (message.find_first_not_of("0123456789abcdef", at) != at + digits) continue;
      const std::size_t number = numbers_.try_emplace(message.substr(at, digits), numbers_.size()).first->second;
      message.replace(at, digits, std::to_string(number));
    }
    return message;
  }

 private:
  std::map<std::string, std::size_t> numbers_{};
};

// One of the two: the room, and the true game beside it.
template <Game G>
class Twin {
 public:
  using State = typename G::State;
  // What a saboteur makes of a message.
  using Spoil = std::function<std::string(const std::string& message, const Twin&)>;
  struct Step {
    std::string move{};  // as the viewer sees it
    typename G::View view{};
    friend bool operator==(const Step&, const Step&) = default;
  };

  Twin(match::Setup setup, const State& first, Seat viewer, Time start, Spoil spoil)
      : first_(first),
        state_(first),
        viewer_(viewer),
        spoil_(std::move(spoil)),
        room_(opened(setup, first, start), {.events = few}) {
    enter({});
  }

  // True if it was accepted. The viewer's own answers are told to the viewer.
  bool command(Seat by, const std::string& id, const match::Command& command, Time now) {
    home::Outbox out;
    const bool is_change = room_.table().has_play() && has_chosen(command);
    room_.ask(
        home::Commanding{
            .connection = by == viewer_ ? 1u : 0u, .actor = {.ids = {person_of(by)}}, .id = id, .command = command},
        now, out);
    steps_.clear();
    const bool is_written = out.write.has_value();
    if (is_written) {
      const match::Entry entry = std::exchange(out.write, std::nullopt)->entry;
      room_.stored(now, out);
      follow(entry, is_change);
    }
    hear(out);
    return is_written;
  }
  void enter(const std::map<std::string, int>& have) {
    ask(home::Entering{.connection = 1, .actor = viewer(), .watch = {.have = have}});
  }
  void ask_for_steps(Seat seat) { ask(home::Stepping{.connection = 1, .actor = viewer(), .seat = seat}); }
  void look_ahead() { ask(home::LookingAhead{.connection = 1, .actor = viewer(), .seat = viewer_}); }
  void look_back(int before) {
    ask(home::LookingBack{.connection = 1, .actor = viewer(), .viewer = viewer_, .before = before});
  }

  const match::Table& table() const { return room_.table(); }
  const State& state() const { return state_; }
  // What the last command made the viewer see, by the rules.
  const std::vector<Step>& steps() const { return steps_; }
  // All messages to the viewer so far.
  const std::string& told() const { return told_; }

 private:
  match::Actor viewer() const { return {.ids = {person_of(viewer_)}}; }
  void ask(home::RoomErrand errand) {
    home::Outbox out;
    room_.ask(std::move(errand), 0, out);
    hear(out);
  }
  static wire::Journal opened(match::Setup& setup, const State& first, Time start) {
    setup.position = Notation<G>::position(first);
    wire::Fold fold;
    fold.add(*match::Table::open(setup, start, ""));
    return std::move(fold).journal();
  }
  bool has_chosen(const match::Command& command) const {
    const auto* act = std::get_if<match::Act>(&command);
    return act != nullptr && table().play().may_change().contains(act->seat);
  }
  void hear(const home::Outbox& out) {
    for (const auto& send : out.sends)
      if (send.to == 1) told_ += heads_(spoil_ ? spoil_(*send.text, *this) : *send.text) + "\n";
  }

  // The true line of moves, and the state it leads to.
  void follow(const match::Entry& entry, bool is_change) {
    const std::size_t before = line_.size();
    const auto* act = std::get_if<match::Act>(&entry.command);
    if (is_change) {
      for (auto& move : line_)
        if (move.seat == act->seat) last_ = &move;
      last_->action = Notation<G>::parse_action(act->actions[0])->action;
    } else {
      if (act != nullptr) append(act->actions);
      append(entry.followed);
      line_.resize(static_cast<std::size_t>(table().has_play() ? table().play().length() : 0));
    }
    replay(before);
  }
  void append(const std::vector<std::string>& texts) {
    for (const std::string& text : texts) line_.push_back(*Notation<G>::parse_action(text));
  }
  void replay(std::size_t before) {
    state_ = first_;
    for (std::size_t i = 0; i < line_.size(); ++i) {
      advance(state_, line_[i].seat, line_[i].action);
      if (i >= before)
        steps_.push_back({.move = Notation<G>::action(line_[i].seat, seen(line_[i].seat, line_[i].action, viewer_)),
                          .view = observe(state_, viewer_)});
    }
  }

  static constexpr int few = 20;  // events in a message, so that there is history

  State first_;
  State state_;
  Seat viewer_;
  Spoil spoil_;
  home::Room room_;
  std::vector<Move<G>> line_{};
  Move<G>* last_ = nullptr;
  std::vector<Step> steps_{};
  NumberedHeads heads_{};
  std::string told_{};
};

}  // namespace springtide::simulator
