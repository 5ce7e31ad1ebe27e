// The whole engine behind one function: a request in JSON, an answer in JSON. bindings/wasm/README.md describes both.
#pragma once

#include <memory>

#include "device/device.h"
#include "variations/any.h"

namespace springtide::device {

class Engine {
 public:
  explicit Engine(World& world) : world_(world), device_(world) {}

  std::string handle(std::string_view request);

 private:
  struct Call;

  // The study that was read last, and the thought about it: whoever asks on need not begin again.
  struct Known {
    std::string text{};
    std::unique_ptr<variations::AnyVariations> all{};
    std::string question{};
    std::unique_ptr<variations::Weigher> weigher{};
  };

  World& world_;
  Device device_;
  Known known_{};
};

}  // namespace springtide::device
