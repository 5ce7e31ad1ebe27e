#include "client/load_table.h"

#include <algorithm>
#include <unordered_map>

#include "client/load_player.h"
#include "text/lines.h"

namespace springtide::client {
namespace {

constexpr Milliseconds busy_time{30'000};
constexpr Milliseconds retry_after{100};
constexpr Milliseconds stall_time{5'000};

std::string guest_text(const std::string& name) {
  JsonWriter json;
  json.begin_object().field("name", name).end_object();
  return json.text();
}

// The first seat is the host's.
std::string wishes_text(const LoadPlan& plan) {
  JsonWriter json;
  json.begin_object().field("game", plan.game).key("options").list(plan.options).key("chairs").begin_array();
  for (int seat = 0; seat < plan.seats; ++seat)
    json.begin_object().field("kind", seat == 0 ? "player" : "open").end_object();
  json.end_array();
  if (plan.lobby > 0) json.field("public", true);
  return json.end_object().text();
}

std::string trouble_of(const std::string& what, const HttpAnswer& answer) {
  if (answer.status == 0) return what + ": " + answer.trouble;
  return what + ": " + std::to_string(answer.status) + " " + answer.body.substr(0, 200);
}

void ask_until(LoadShared& shared, const HttpRequest& request, const Http::Done& done, Moment begin) {
  shared.http.ask(request, [&shared, request, done, begin](const HttpAnswer& answer) {
    const bool is_busy = answer.status == 429 || answer.status == 503;
    const Milliseconds patience = is_busy ? std::max(busy_time, shared.plan.patience) : shared.plan.patience;
    if ((!is_busy && answer.status != 0) || steady_now() - begin >= patience) return done(answer);
    shared.loop.later(retry_after, [&shared, request, done, begin] { ask_until(shared, request, done, begin); });
  });
}

}  // namespace

std::string command_id(Seat seat, std::uint32_t number) { return seat_name(seat) + "-" + std::to_string(number); }

void check_journal(const LoadedGame& game, std::string_view journal, LoadCheck& check) {
  std::unordered_map<std::string_view, int> found;
  std::unordered_map<std::string_view, int> last;  // of each seat
  for (const Line& line : lines_of(journal))
    if (const std::string_view id = plain(member_of(line.text, "id")); !id.empty()) {
      if (++found[id] > 1) continue;
      const std::size_t dash = std::min(id.find('-'), id.size() - 1);
      const int number = number_of(id.substr(dash + 1));
      int& before = last[id.substr(0, dash)];
      if (number < before) ++check.reordered;
      before = std::max(before, number);
    }
  for (std::size_t seat = 0; seat < game.acknowledged.size(); ++seat)
    for (const std::uint32_t number : game.acknowledged[seat]) {
      ++check.acknowledged;
      if (!found.contains(command_id(seat_at(static_cast<int>(seat)), number))) ++check.lost;
    }
  for (const auto& [id, count] : found)
    if (count > 1) ++check.doubled;
  ++check.tables;
}

void LoadShared::ask(const HttpRequest& request, const Http::Done& done) { ask_until(*this, request, done, steady_now()); }

LoadTable::LoadTable(LoadShared& shared, int number)
    : shared_(shared), number_(number), rng_(mix(shared.plan.seed) ^ static_cast<std::uint64_t>(number)) {
  for (int i = 0; i < shared.plan.spectators; ++i) spectators_.push_back(std::make_unique<Spectator>(*this));
}

LoadTable::~LoadTable() = default;

void LoadTable::fail(const std::string& what) {
  shared_.fail(what);
  has_failed_ = true;
  be_ready();
}

void LoadTable::be_ready() {
  if (is_ready_) std::exchange(is_ready_, nullptr)();
}

// --- setting up ---

void LoadTable::prepare(std::function<void()> is_ready) {
  is_ready_ = std::move(is_ready);
  make_player(0);
}

void LoadTable::make_player(std::size_t seat) {
  if (seat == static_cast<std::size_t>(shared_.plan.seats)) return open_table();
  const HttpRequest request{
      .method = "POST", .path = "/api/guests", .body = guest_text("load " + std::to_string(number_ + 1))};
  shared_.ask(request, [this, seat](const HttpAnswer& answer) {
    const std::string token(plain(member_of(answer.body, "token")));
    if (answer.status / 100 != 2 || token.empty()) return fail(trouble_of("no guest", answer));
    players_.push_back(std::make_unique<Player>(*this, seat_at(static_cast<int>(seat)), token));
    make_player(seat + 1);
  });
}

void LoadTable::open_table() {
  is_opening_ = true;
  const HttpRequest request{
      .method = "POST", .path = "/api/tables", .token = players_.front()->token(), .body = wishes_text(shared_.plan)};
  shared_.ask(request, [this](const HttpAnswer& answer) {
    table_ = plain(member_of(answer.body, "table"));
    if (answer.status != 201 || table_.empty()) return fail(trouble_of("no table", answer));
    sit_down();
  });
}

void LoadTable::sit_down() {
  seated_ = 1;
  for (const auto& player : players_) player->watch(table_);
  for (const auto& spectator : spectators_) spectator->watch(table_);
  for (const auto& player : players_)
    if (player != players_.front()) player->sit();
}

void LoadTable::note_seated() {
  if (++seated_ < players_.size()) return;
  is_opening_ = false;
  if (is_ready_) return be_ready();
  start();
}

// --- games ---

void LoadTable::start() {
  if (has_failed_ || shared_.is_over) return;
  is_playing_ = true;
  news_ = steady_now();
  players_.front()->start();
}

// The table as a whole keeps the pace: who has had to wait for others moves sooner the next time.
Milliseconds LoadTable::pause_before_move() {
  if (shared_.plan.interval == Milliseconds(0)) return {};
  const Moment now = steady_now();
  const auto step = std::chrono::microseconds(shared_.plan.interval) / shared_.plan.seats;
  slot_ = std::max(slot_ + step, now);
  return std::chrono::duration_cast<Milliseconds>(slot_ - now);
}

void LoadTable::note_finished() {
  const auto is_done = [](const auto& player) { return player->has_finished() && !player->link().is_waiting(); };
  if (!is_playing_ || !std::all_of(players_.begin(), players_.end(), is_done)) return;
  is_playing_ = false;
  ++games_;
  if (!shared_.is_over) ++shared_.counts.games;
  keep_game();
  if (!shared_.is_over && games_ != shared_.plan.games) open_table();
}

void LoadTable::keep_unfinished() {
  if (is_playing_) keep_game();
}

void LoadTable::keep_game() {
  if (!shared_.plan.verifies) return;
  LoadedGame game{.table = table_};
  for (const auto& player : players_) game.acknowledged.push_back(player->take_acknowledged());
  shared_.played.push_back(std::move(game));
}

void LoadTable::end() {
  if (!shared_.plan.verifies || !is_playing_ || has_failed_) return;
  for (const auto& player : players_) player->resign();
}

bool LoadTable::is_resting() const {
  if (has_failed_) return true;
  const auto is_waiting = [](const auto& player) { return player->link().is_waiting(); };
  if (is_opening_ || std::any_of(players_.begin(), players_.end(), is_waiting)) return false;
  return !is_playing_ || (shared_.is_over && !shared_.plan.verifies);
}

bool LoadTable::has_stalled() const {
  return is_playing_ && steady_now() - news_ > stall_time + shared_.plan.patience + shared_.plan.interval;
}

std::uint64_t LoadTable::messages() const { return sum_of(&Link::messages); }
std::uint64_t LoadTable::bytes() const { return sum_of(&Link::bytes); }

std::uint64_t LoadTable::sum_of(std::uint64_t (Link::*count)() const) const {
  std::uint64_t sum = 0;
  for (const auto& player : players_) sum += (player->link().*count)();
  for (const auto& spectator : spectators_) sum += (spectator->link().*count)();
  return sum;
}

}  // namespace springtide::client
