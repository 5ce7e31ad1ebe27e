// The home of tables on a device, whose store and threads the page has: what is asked of it in single questions, and what it
// wants done.
#pragma once

#include <string>
#include <vector>

#include "home/home.h"
#include "wire/answers.h"

namespace springtide::device {

// What a device has around it.
class World {
 public:
  virtual ~World() = default;
  virtual match::Time now() = 0;
  virtual Digest random() = 0;                  // 256 bits nobody can foresee
  virtual void progress(int done, int of) = 0;  // of work that takes long
};

struct Request {
  std::string method{};
  std::string path{};
  std::string token{};
  std::string seat{};                  // of a record or a replay
  std::vector<std::string> journal{};  // of the table the path names, if it names one
  std::string body{};
};

// A player's token is `device:` and the player's id: there is nobody on a device from whom to hide it. All pages of a device
// share its store; each lets the bots think that it shows.
class Device {
 public:
  explicit Device(World& world);

  home::Home& home() { return home_; }
  wire::Answer request(const Request& request);

  // Everything since the last call, but for what needs nobody else.
  home::Effects take_effects();

 private:
  wire::Answer open_table(const Request& request);
  wire::Answer take_in(const Request& request);
  wire::Answer of_table(const Request& request, std::string_view what) const;

  World& world_;
  home::Home home_;
  home::Effects effects_{};  // of questions
};

}  // namespace springtide::device
