// The whole engine behind one function: a request in JSON, an answer in JSON. bindings/wasm/README.md describes both.
#pragma once

#include "device/device.h"

namespace springtide::device {

class Engine {
 public:
  explicit Engine(World& world) : world_(world), device_(world) {}

  std::string handle(std::string_view request);

 private:
  struct Call;

  World& world_;
  Device device_;
};

}  // namespace springtide::device
