// What the seats of a record had reason to think of one another, and what each move gave away.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "ai/reading.h"
#include "arena/analysis.h"
#include "arena/walk.h"
#include "text/json.h"
#include "text/notation.h"

namespace springtide::arena {

// What a seat, or a spectator, has reason to think after what it saw. Nothing in a game without a reader.
template <Game G>
Readings readings_of(const typename G::Options& options, const typename G::View& view, SeatRecord<G> seen) {
  if constexpr (HasReader<G>) {
    typename Expert<G>::Reader reader(options, view.viewer);
    for (const Move<G>& move : seen) reader.hear(move);
    return reader.read(view);
  } else {
    return {};
  }
}

// An object. Requires: a reading of this view.
template <Game G>
void write_reading(JsonWriter& json, const typename G::View& view, const Reading& reading) {
  using Text = Notation<G>;
  json.begin_object();
  if (is_player(reading.seat)) json.field("seat", seat_name(reading.seat));
  if constexpr (requires { Text::place_name(0); })
    if (reading.place != Reading::no_place) json.field("place", Text::place_name(reading.place));
  json.field("facet", Text::facet_names[static_cast<std::size_t>(reading.facet)]);
  if (reading.round > 0) json.field("round", reading.round);
  json.key("chances").list(reading.chances, [&](const Reading::Possibility& each) {
    json.begin_object().field("what", Text::hidden_name(view, reading.facet, each.what));
    json.field("chance", each.chance).end_object();
  });
  json.end_object();
}

// Every seat's secrets through the eyes of each other one, along a record.
template <Game G>
class Tracker {
 public:
  explicit Tracker(const Walk<G>& walk) : walk_(walk) {
    if constexpr (HasReader<G>)
      if constexpr (Expert<G>::Reader::reads_seats)
        for (Seat eyes : players_of(walk.record().options.players)) follow(eyes);
    std::ranges::sort(tracks_, {}, [](const Track& each) { return std::tuple(each.seat, each.facet, each.eyes); });
  }

  std::vector<Track> take() { return std::move(tracks_); }

 private:
  void follow(Seat eyes) {
    const auto& options = walk_.record().options;
    const std::size_t moves = walk_.record().moves.size();
    typename Expert<G>::Reader reader(options, eyes);
    Readings readings;
    for (std::size_t i = 0; i < moves; ++i) {
      const auto& state = walk_.before(i + 1);
      if (reader.hear(walk_.seen_by(eyes, i + 1).back())) readings = reader.read(observe(state, eyes));
      if (to_act(state).empty()) return;  // then everything lies open
      for (const Reading& reading : readings)
        if (is_player(reading.seat)) note(eyes, reading, state, i + 1);
    }
  }

  void note(Seat eyes, const Reading& reading, const typename G::State& state, std::size_t after) {
    const int truth = Expert<G>::Reader::truth(state, reading);
    const auto is_it = [&](const Track& each) {
      return each.eyes == eyes && each.seat == reading.seat && each.facet == reading.facet;
    };
    auto track = std::ranges::find_if(tracks_, is_it);
    if (track == tracks_.end()) {
      const std::vector<double> none(walk_.states().size(), Track::nothing);
      tracks_.push_back({.eyes = eyes, .seat = reading.seat, .facet = reading.facet, .truth = truth, .chances = none});
      track = tracks_.end() - 1;
    }
    track->chances[after] = reading.chance_of(truth);
  }

  const Walk<G>& walk_;
  std::vector<Track> tracks_{};
};

// What every move of a seat changed in the eyes of its rivals, in the order of the record. Trifles are left out.
template <Game G>
std::vector<Giveaway> giveaways_of(const Record<G>& record, const std::vector<Track>& tracks) {
  constexpr double trifle = 0.01;
  std::vector<Giveaway> found;
  for (std::size_t first = 0; first < tracks.size();) {
    std::size_t end = first;
    while (end < tracks.size() && tracks[end].seat == tracks[first].seat && tracks[end].facet == tracks[first].facet) ++end;
    const auto mean = [&](std::size_t after) {
      double sum = 0;
      for (std::size_t i = first; i < end; ++i) sum += tracks[i].chances[after];
      return sum / static_cast<double>(end - first);
    };
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
      const bool is_readable = tracks[first].chances[i] != Track::nothing && tracks[first].chances[i + 1] != Track::nothing;
      if (record.moves[i].seat != tracks[first].seat || !is_readable) continue;
      const Giveaway given{.move = static_cast<int>(i) + 1,
                           .seat = tracks[first].seat,
                           .facet = tracks[first].facet,
                           .truth = tracks[first].truth,
                           .before = mean(i),
                           .after = mean(i + 1)};
      if (std::abs(given.change()) >= trifle) found.push_back(given);
    }
    first = end;
  }
  std::ranges::sort(found, {}, [](const Giveaway& each) { return std::pair(each.move, each.facet); });
  return found;
}

}  // namespace springtide::arena
