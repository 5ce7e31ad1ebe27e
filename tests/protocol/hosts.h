// The two places where a device's engine runs: in this process, and as WebAssembly under Node.
#pragma once

#include "device/engine.h"
#include "protocol/device_driver.h"

namespace springtide::protocol {

class NativeHost final : public Host {
 public:
  std::string handle(const std::string& request, match::Time now) override {
    world_.time = now;
    return engine_.handle(request);
  }

 private:
  // The random numbers of a test are the same every time.
  struct World final : device::World {
    match::Time now() override { return time; }
    Digest random() override { return sha256(std::string_view(std::to_string(++drawn))); }
    void progress(int, int) override {}
    match::Time time = 0;
    int drawn = 0;
  };
  World world_{};
  device::Engine engine_{world_};
};

// The program `host` is given the module's path; it reads a line with the time and a line with a request, and writes a line
// with the answer.
class WasmHost final : public Host {
 public:
  WasmHost(const std::string& script, const std::string& module);
  WasmHost(const WasmHost&) = delete;
  WasmHost& operator=(const WasmHost&) = delete;
  ~WasmHost() override;
  std::string handle(const std::string& request, match::Time now) override;

 private:
  int process_ = 0;
  std::FILE* to_ = nullptr;
  std::FILE* from_ = nullptr;
};

}  // namespace springtide::protocol
