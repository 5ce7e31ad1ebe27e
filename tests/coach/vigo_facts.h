// Whether what is said for a choice in Vigo is so: worked out by hand from the view that a client has.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "coach/choices.h"
#include "games/vigo/notation/names.h"
#include "text/lines.h"

namespace springtide::coach {

// A card by its words: colour, shape, mark; of an event its name alone.
struct Named {
  std::string event{};
  std::string colour{};
  std::string shape{};
  std::string mark{};
  bool is_part() const { return event.empty(); }
};

inline Named named(const std::string& words) {
  const vigo::Card card = vigo::find_card(words).value_or(vigo::Card{.event = vigo::Event::dolphin});
  if (card.event != vigo::Event::none) return {.event = words};
  return {.colour = std::string(vigo::colour_names[card.part.colour]),
          .shape = std::string(vigo::shape_names[card.part.shape]),
          .mark = std::string(vigo::mark_names[card.part.mark])};
}

using Stock = std::vector<std::string>;

inline Stock stock_of(const Json& player) {
  Stock stock;
  for (const Json& card : at(player, "stock").items()) {
    const auto [what, copies] = read_counted(card.as_string());
    for (int i = 0; i < copies; ++i) stock.emplace_back(what);
  }
  return stock;
}
inline Stock without(Stock stock, const std::string& card) {
  if (const auto found = std::ranges::find(stock, card); found != stock.end()) stock.erase(found);
  return stock;
}
inline bool lacks(const Stock& stock, const std::string& shape) {
  return shape != "middle" && shape != "key" &&
         std::ranges::none_of(stock, [&](const std::string& each) { return named(each).shape == shape; });
}
inline bool has_chest(const Stock& stock) {
  for (const char* shape : {"left lid", "right lid", "left bottom", "right bottom"})
    if (lacks(stock, shape)) return false;
  return true;
}
inline int marked(const Stock& stock, const std::string& mark) {
  return static_cast<int>(std::ranges::count_if(stock, [&](const std::string& each) { return named(each).mark == mark; }));
}

// VG-CHE-3 to VG-CHE-5.
struct ChestSum {
  int multiplier = 1;
  int points = 0;
};
inline ChestSum sum_of(const Stock& parts, const std::string& own, int bonus) {
  int sum = 0;
  std::map<std::string, int> locks;
  std::map<std::string, int> keys;
  std::map<std::string, int> treasures;
  for (const std::string& each : parts) {
    const Named part = named(each);
    sum += part.colour == "brown" ? 10 : part.colour == own ? 40 : 20;
    if (part.shape == "key") ++keys[part.colour];
    if (part.mark == "lock") ++locks[part.colour];
    if (!part.mark.empty() && part.mark != "lock") ++treasures[part.mark];
  }
  for (const auto& [colour, count] : locks) sum += bonus * std::min(count, keys[colour]);
  ChestSum chest;
  for (const auto& [mark, count] : treasures) chest.multiplier = std::max(chest.multiplier, std::min(count, 6));
  chest.points = sum * chest.multiplier;
  return chest;
}

// VG-END-2, and what was scored before.
inline int points_at_end(const Json& player, const Stock& stock) {
  int points = count_at(player, "ship_points") + count_at(player, "chest_points");
  for (const std::string& each : stock) {
    const Named card = named(each);
    if (card.event == "pirate") points -= 50;
    if (!card.is_part() || card.shape == "key") continue;
    points += card.colour == "brown" ? 5 : card.colour == text_at(player, "colour") ? 20 : 10;
  }
  return points;
}

// What a choice does, read off its steps.
struct Steps {
  std::string moved_to{};
  std::string landed{};  // whose card is taken
  std::string victim{};
  std::string robbed{};
  Stock chest{};
  bool is_scored = false;

  Steps(const Json& view, const Json::Items& entries) {
    for (const Json& each : entries) {
      const std::string kind = text_at(each, "kind");
      if (kind == "sail" || kind == "dolphin to" || kind == "place") moved_to = text_at(each, "field");
      if (kind == "place") landed = moved_to;
      if (kind == "take") landed = moved_to.empty() ? text_at(view, "landed") : moved_to;
      if (kind == "rob") victim = text_at(each, "other"), robbed = text_at(each, "card");
      if (kind == "add part") chest.push_back(text_at(each, "card"));
      if (kind == "finish chest") is_scored = true;
    }
    if (const Json* begun = view.find("chest"); begun != nullptr && !begun->as_string().empty() && is_scored)
      for (const std::string_view part : split(begun->as_string(), ','))
        for (int i = 0; i < read_counted(part).count; ++i) chest.emplace_back(read_counted(part).what);
  }
};

class VigoChecker {
 public:
  VigoChecker(const Choices& choices, const Json& argument)
      : choices_(choices),
        view_(choices.view),
        me_(player_at(view_, choices.seat)),
        stock_(stock_of(me_)),
        good_(view_, choices.better),
        bad_(view_, choices.worse),
        field_(word_at(argument, "field")),
        card_(word_at(argument, "card")),
        mark_(word_at(argument, "mark")),
        seat_(word_at(argument, "seat")),
        count_(count_at(argument, "count")),
        than_(count_at(argument, "than")) {}

  bool is_true(const std::string& kind) const {
    if (kind.starts_with("takes-")) return field_ == good_.landed && is_true_of_take(kind);
    if (kind == "wins-now") return is_true_of_win();
    if (kind == "stops-ship") return is_true_of_stop();
    if (kind == "scores-chest")
      return good_.is_scored && !bad_.is_scored && chest(good_).points == count_ && chest(good_).multiplier == than_;
    if (kind == "better-chest")
      return good_.is_scored && bad_.is_scored && chest(good_).points == count_ && chest(bad_).points == than_ &&
             count_ > than_;
    if (kind == "waits")
      return !good_.is_scored && bad_.is_scored && marked(bad_.chest, mark_) == than_ && chest(bad_).multiplier == than_ &&
             count_ > 0 && in_bay([this](const Named& each) { return each.mark == mark_; }) == count_;
    if (kind == "robs-missing") return is_robbed() && lacks(stock_, named(card_).shape);
    if (kind == "breaks-chest") {
      const Stock theirs = stock_of(player_at(view_, seat_));
      return is_robbed() && has_chest(theirs) && !has_chest(without(theirs, card_)) && most_on_offer(seat_) == count_;
    }
    if (kind == "in-reach") return is_true_of_reach();
    if (kind == "may-find")
      return field_ == good_.landed && bay(field_).empty() && count_at(view_, "covered") == than_ && count_ > 0 &&
             count_ == hidden([this](const Named& each) { return each.is_part() && lacks(stock_, each.shape); });
    return false;
  }

 private:
  std::string bay(const std::string& field) const {
    const Json* spot = at(view_, "bay").find(field);
    return spot == nullptr ? "" : word_at(*spot, "card");
  }
  bool is_up(const std::string& field) const {
    const Json* spot = at(view_, "bay").find(field);
    return spot != nullptr && at(*spot, "up").as_bool();
  }
  ChestSum chest(const Steps& steps) const {
    return sum_of(steps.chest, text_at(me_, "colour"), count_at(view_, "lock_key_bonus"));
  }
  bool is_robbed() const {
    const Stock theirs = stock_of(player_at(view_, seat_));
    return good_.victim == seat_ && good_.robbed == card_ && std::ranges::find(theirs, card_) != theirs.end();
  }
  int most_on_offer(const std::string& seat) const {
    int most = 0;
    for (const Json& each : at(player_at(view_, seat), "chests_on_offer").items())
      most = std::max(most, count_at(each, "value"));
    return most;
  }

  bool is_true_of_take(const std::string& kind) const {
    const std::string lying = bay(field_);
    if (kind == "takes-ship") return lying == "sailing ship" && count_ == 10 && count_at(view_, "sailing_ships") < 5;
    if (lying != card_) return false;
    const Named card = named(lying);
    if (kind == "takes-event") return !card.is_part() && card.event != "sailing ship";
    if (kind == "takes-missing") return card.is_part() && lacks(stock_, card.shape);
    if (kind == "takes-treasure")
      return card.mark == mark_ && mark_ != "lock" && !mark_.empty() && count_ > 0 && marked(stock_, mark_) == count_;
    if (kind == "takes-own") return card.colour == text_at(me_, "colour");
    if (kind == "takes-key")
      return card.shape == "key" && std::ranges::any_of(stock_, [&](const std::string& each) {
               return named(each).mark == "lock" && named(each).colour == card.colour;
             });
    return false;
  }

  bool is_true_of_win() const {
    int most = -1'000'000;
    for (const Json& each : at(view_, "seats").items())
      if (text_at(each, "seat") != choices_.seat) most = std::max(most, points_at_end(each, stock_of(each)));
    return field_ == good_.landed && bay(field_) == "sailing ship" && is_up(field_) &&
           count_at(view_, "sailing_ships") == 5 && points_at_end(me_, stock_) + 60 == count_ && most == than_ &&
           count_ > than_;
  }

  // Straight, at most six fields, with no ship between.
  bool is_move(const std::string& from, const std::string& to, const std::string& my_ship) const {
    const int across = to[0] - from[0];
    const int along = to[1] - from[1];
    const int distance = std::abs(across) + std::abs(along);
    if ((across != 0 && along != 0) || distance == 0 || distance > 6) return false;
    for (int i = 1; i <= distance; ++i) {
      std::string field = from;
      field[0] = static_cast<char>(from[0] + across * i / distance);
      field[1] = static_cast<char>(from[1] + along * i / distance);
      for (const Json& each : at(view_, "seats").items()) {
        const std::string ship = text_at(each, "seat") == choices_.seat ? my_ship : word_at(each, "ship");
        if (ship == field) return false;
      }
    }
    return true;
  }
  std::string ship_after(const Steps& steps) const { return steps.moved_to.empty() ? word_at(me_, "ship") : steps.moved_to; }

  // With the other choice the rival sails there and has the most points; what the own stock is then counts too.
  bool is_true_of_stop() const {
    Stock mine = stock_;
    if (!bad_.landed.empty() && !bay(bad_.landed).empty()) mine.push_back(bay(bad_.landed));
    int most = points_at_end(me_, mine);
    for (const Json& each : at(view_, "seats").items())
      if (const std::string seat = text_at(each, "seat"); seat != choices_.seat && seat != seat_)
        most = std::max(most, points_at_end(each, stock_of(each)));
    const Json& rival = player_at(view_, seat_);
    const bool is_plain = bad_.victim.empty() && !bad_.is_scored;  // nothing else has changed anybody's points
    return seat_ != choices_.seat && bay(field_) == "sailing ship" && count_at(view_, "sailing_ships") == 5 &&
           is_move(word_at(rival, "ship"), field_, ship_after(bad_)) &&
           (!is_plain || points_at_end(rival, stock_of(rival)) + 60 > most);
  }

  bool is_true_of_reach() const {
    Stock mine = stock_;
    if (!good_.landed.empty() && !bay(good_.landed).empty()) mine.push_back(bay(good_.landed));
    if (!good_.robbed.empty()) mine.push_back(good_.robbed);
    if (good_.is_scored)
      for (const std::string& part : good_.chest) mine = without(mine, part);
    return bay(field_) == card_ && named(card_).is_part() && lacks(mine, named(card_).shape) && field_ != good_.landed &&
           is_move(ship_after(good_), field_, ship_after(good_));
  }

  // Cards that nobody sees: the whole deck without all that lies open, is held or has gone.
  template <class Is>
  int hidden(const Is& is) const {
    std::map<std::string, int> cards;
    for (const vigo::Deck::Entry& each : vigo::default_deck().entries)
      cards[vigo::name_of(vigo::Card{.part = each.part})] += each.copies;
    for (const Json& each : at(view_, "seats").items())
      for (const std::string& card : stock_of(each)) --cards[card];
    for (const auto& [field, spot] : at(view_, "bay").members())
      if (!word_at(spot, "card").empty()) --cards[word_at(spot, "card")];
    for (const std::string_view gone : split(text_at(view_, "gone"), ','))
      if (const auto [what, copies] = read_counted(gone); !what.empty()) cards[std::string(what)] -= copies;
    if (const std::string held = word_at(view_, "held"); !held.empty()) --cards[held];
    int sum = 0;
    for (const auto& [card, copies] : cards)
      if (vigo::find_card(card) && is(named(card))) sum += copies;
    return sum;
  }
  template <class Is>
  int in_bay(const Is& is) const {
    int sum = hidden(is);
    for (const auto& [field, spot] : at(view_, "bay").members())
      if (const std::string card = word_at(spot, "card"); !card.empty() && named(card).is_part()) sum += is(named(card));
    return sum;
  }

  const Choices& choices_;
  const Json& view_;
  const Json& me_;
  Stock stock_;
  Steps good_;
  Steps bad_;
  std::string field_;
  std::string card_;
  std::string mark_;
  std::string seat_;
  int count_;
  int than_;
};

// Empty: everything it says is so.
inline std::string untrue_of_vigo(const Choices& choices, const Json& argument) {
  const std::string kind = text_at(argument, "kind");
  return VigoChecker(choices, argument).is_true(kind) ? "" : kind;
}

}  // namespace springtide::coach
