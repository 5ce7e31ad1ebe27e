// Whether what is said for a choice in Vineta is so: worked out by hand from the view that a client has.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "coach/choices.h"

namespace springtide::coach {

class VinetaTable {
 public:
  VinetaTable(const Json& view, std::string seat) : seat_(std::move(seat)) {
    for (const auto& [district, houses] : at(view, "houses").members())
      for (const auto& [tribe, count] : houses.members()) houses_[district][tribe] = static_cast<int>(count.as_int());
    for (const Json& row : at(view, "rows").items()) read_row(row);
    if (const Json* doing = view.find("doing")) {
      from_ = word_at(*doing, "from");
      to_ = word_at(*doing, "to");
      number_ = count_at(*doing, "number");
    }
  }

  // Cards by what they say on their sheets.
  void play(const Json& entry) {
    const std::string kind = text_at(entry, "kind");
    const std::string district = word_at(entry, "district");
    const std::string tribe = word_at(entry, "tribe");
    if (kind == "place") ++houses_[district][tribe];
    if (kind == "start row") rows_.push_back({.district = district});
    if (kind == "start row" || kind == "add") row(district)->cards.push_back({.owner = seat_, .waves = waves_on(entry)});
    if (kind == "take") from_ = district, number_ = count_at(entry, "number");
    if (kind == "put") row(district)->cards.push_back(taken(*row(from_), number_));
    if (kind == "discard") taken(*row(district), count_at(entry, "number"));
    if (kind == "raise") row(district)->extra += 7;
    if (kind == "lower") row(district)->extra -= 7;
    if (kind == "route") from_ = district, to_ = text_at(entry, "to");
    if (kind == "flee") from_ = district;
    if (kind == "swap") std::swap(houses_[district], houses_[text_at(entry, "to")]);
    if (kind != "move") return;
    const std::string to = word_at(entry, "to").empty() ? to_ : word_at(entry, "to");
    for (const std::string& each : {tribe, word_at(entry, "second")})
      if (!each.empty()) --houses_[from_][each], ++houses_[to][each];
  }

  // The district whose row alone has the most waves; rows without cards do not count.
  std::string sinking() const {
    std::string found;
    int most = -1000;
    for (const Row& each : rows_) {
      if (each.cards.empty() || waves(each) < most) continue;
      found = waves(each) == most ? "" : each.district;
      most = waves(each);
    }
    return found;
  }
  int waves_against(const std::string& district) const { return waves(*row(district)); }
  bool is_threatened(const std::string& district) const { return row(district) != nullptr; }
  bool has_flood(const std::string& district) const { return is_threatened(district) && !row(district)->cards.empty(); }

  int houses(const std::string& district, const std::string& tribe) const {
    const auto found = houses_.find(district);
    if (found == houses_.end()) return 0;
    const auto each = found->second.find(tribe);
    return each == found->second.end() ? 0 : each->second;
  }
  int houses(const std::string& district) const {
    int sum = 0;
    if (const auto found = houses_.find(district); found != houses_.end())
      for (const auto& [tribe, count] : found->second) sum += count;
    return sum;
  }

  // House by house to card after card, beginning again while there are houses.
  int captured(const std::string& seat) const {
    const std::string district = sinking();
    if (district.empty()) return 0;
    const auto& cards = row(district)->cards;
    int captured = 0;
    for (int i = 0; i < houses(district); ++i) captured += cards[static_cast<std::size_t>(i) % cards.size()].owner == seat;
    return captured;
  }

 private:
  struct Card {
    std::string owner{};
    int waves = 0;
  };
  struct Row {
    std::string district{};
    std::vector<Card> cards{};
    int extra = 0;
  };

  void read_row(const Json& json) {
    Row row{.district = text_at(json, "district")};
    for (const Json& card : at(json, "cards").items())
      row.cards.push_back({.owner = text_at(card, "owner"), .waves = count_at(card, "waves")});
    row.extra =
        7 * static_cast<int>(at(json, "raised").items().size()) - 7 * static_cast<int>(at(json, "lowered").items().size());
    rows_.push_back(row);
  }
  static int waves_on(const Json& entry) { return text_at(entry, "card").back() - '0'; }
  static int waves(const Row& row) {
    int sum = row.extra;
    for (const Card& card : row.cards) sum += card.waves;
    return sum;
  }
  static Card taken(Row& row, int number) {
    const auto at = row.cards.begin() + number - 1;
    const Card card = *at;
    row.cards.erase(at);
    return card;
  }
  const Row* row(const std::string& district) const {
    const auto found = std::ranges::find(rows_, district, &Row::district);
    return found == rows_.end() ? nullptr : &*found;
  }
  Row* row(const std::string& district) { return const_cast<Row*>(std::as_const(*this).row(district)); }

  std::string seat_;
  std::map<std::string, std::map<std::string, int>> houses_{};
  std::vector<Row> rows_{};
  std::string from_{};
  std::string to_{};
  int number_ = 0;
};

// Empty: everything it says is so.
inline std::string untrue_of_vineta(const Choices& choices, const Json& argument) {
  const Json& me = player_at(choices.view, choices.seat);
  const VinetaTable now(choices.view, choices.seat);
  VinetaTable good = now;
  VinetaTable bad = now;
  for (const Json& each : choices.better) good.play(each);
  for (const Json& each : choices.worse) bad.play(each);
  const std::string kind = text_at(argument, "kind");
  const std::string district = word_at(argument, "district");
  const std::string to = word_at(argument, "to");
  const std::string tribe = word_at(argument, "tribe");
  const int count = count_at(argument, "count");
  const int than = count_at(argument, "than");
  const auto check = [&](bool is_so) { return is_so ? std::string() : kind; };
  const auto lost = [&](const VinetaTable& table) { return table.houses(table.sinking(), tribe); };
  const bool is_own_tribe = tribe == word_at(me, "tribe");
  const bool is_own_tile = district == word_at(me, "district");
  const std::string rings = "GYR";
  if (kind == "saves-tile") return check(is_own_tile && bad.sinking() == district && good.sinking() != district);
  if (kind == "saves-houses")
    return check(is_own_tribe && bad.sinking() == district && lost(bad) == count && lost(good) == than && count > than);
  if (kind == "takes-houses")
    return check(good.sinking() == district && good.captured(choices.seat) == count && bad.captured(choices.seat) == than &&
                 count > than);
  if (kind == "denies-houses") {
    const std::string seat = text_at(argument, "seat");
    return check(seat != choices.seat && bad.sinking() == district && bad.captured(seat) == count &&
                 good.captured(seat) == than && count > than);
  }
  if (kind == "leads")
    return check(good.sinking() == district && good.waves_against(district) == count && bad.sinking() != district);
  if (kind == "moves-out")
    return check(is_own_tribe && count > 0 && now.houses(district, tribe) - good.houses(district, tribe) == count &&
                 good.houses(to, tribe) - now.houses(to, tribe) == count && good.has_flood(district) &&
                 !good.is_threatened(to) && now.houses(district, tribe) - bad.houses(district, tribe) < count);
  if (kind == "keeps-card")
    return check(text_at(choices.worse[0], "card") == text_at(argument, "card") &&
                 text_at(choices.better[0], "card") == text_at(argument, "played") &&
                 at(me, "hand").find(text_at(argument, "card")) != nullptr && choices.better[0].find("card") != nullptr);
  if (kind == "gathers")
    return check(is_own_tribe && good.houses(district, tribe) == count && bad.houses(district, tribe) == than &&
                 count > than);
  if (kind == "deeper")
    return check(is_own_tribe && text_at(choices.better[0], "tribe") == tribe &&
                 text_at(choices.worse[0], "tribe") == tribe && text_at(choices.better[0], "district") == district &&
                 text_at(choices.worse[0], "district") == to && rings.find(district[0]) > rings.find(to[0]));
  if (kind == "less-crowded")
    return check(is_own_tribe && now.houses(district) == count && now.houses(to) == than && count < than &&
                 text_at(choices.better[0], "district") == district && text_at(choices.worse[0], "district") == to);
  if (kind == "off-tile")
    return check(is_own_tile && text_at(choices.worse[0], "district") == district &&
                 text_at(choices.better[0], "district") != district);
  if (kind == "own-house-counts")
    return check(is_own_tribe && count > 1 && count == count_at(at(choices.view, "switches"), "own_house") &&
                 text_at(choices.better[0], "tribe") == tribe && text_at(choices.worse[0], "tribe") != tribe);
  return "nobody checks " + kind;
}

}  // namespace springtide::coach
