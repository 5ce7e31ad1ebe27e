// Transcripts against the engine of a device, which is asked in JSON: every entry is stored at once, time passes only when a
// transcript waits.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "protocol/driver.h"
#include "text/json_value.h"

namespace springtide::protocol {

// Where an engine runs.
class Host {
 public:
  virtual ~Host() = default;
  // The engine's answer; it believes that it is `now`.
  virtual std::string handle(const std::string& request, match::Time now) = 0;
};

class DeviceDriver final : public Driver {
 public:
  explicit DeviceDriver(Host& host) : host_(host) {}

  std::string open_table(const match::Setup& wishes) override;
  std::string token_of(const std::string& player) override { return "device:" + player; }
  void connect(const std::string& name) override;
  void cut(const std::string& name) override;
  void send(const std::string& name, const std::string& text) override;
  std::optional<std::string> receive(const std::string& name) override;
  bool wait(match::Time time) override;
  void take_vacation(const std::string& player, int days) override;
  // A journal that does not lead to its table, or that the rules do not lead to.
  std::optional<std::string> trouble() override;

 private:
  struct Client {
    std::int64_t id = 0;
    std::deque<std::string> received{};
  };
  struct Thinking {
    std::string table{};
    Json task{};
    match::Time at = 0;
  };

  Json ask(Json::Members request);
  void perform(const Json& answer);
  void store(const Json& write);
  void read(const Json& read);
  void move_bot(const Thinking& thinking);
  std::vector<std::string> told(const std::string& player, const std::string& table);
  std::optional<std::string> trouble_with(const std::string& table, const std::vector<std::string>& journal);

  Host& host_;
  match::Time now_ = 1'800'000'000'000;
  match::Time wake_ = 0;
  std::map<std::string, std::vector<std::string>> journals_{};
  std::map<std::string, Client> clients_{};
  std::vector<Thinking> thinking_{};
  std::int64_t last_id_ = 0;
};

}  // namespace springtide::protocol
