// The engine as a WebAssembly module: requests in, answers out. README.md describes them.
#include "device/engine.h"

#define SPRINGTIDE_EXPORT(name) extern "C" __attribute__((export_name(name)))
#define SPRINGTIDE_IMPORT(name) extern "C" __attribute__((import_module("springtide"), import_name(name)))

SPRINGTIDE_IMPORT("now") double springtide_now();
SPRINGTIDE_IMPORT("random") void springtide_random(std::uint8_t* bytes, std::size_t length);
SPRINGTIDE_IMPORT("progress") void springtide_progress(int done, int of);

namespace {

class Browser final : public springtide::device::World {
 public:
  springtide::match::Time now() override { return static_cast<springtide::match::Time>(springtide_now()); }
  springtide::Digest random() override {
    springtide::Digest bytes{};
    springtide_random(bytes.data(), bytes.size());
    return bytes;
  }
  void progress(int done, int of) override { springtide_progress(done, of); }
};

Browser world;
springtide::device::Engine engine(world);
std::string request;
std::string last_answer;

}  // namespace

SPRINGTIDE_EXPORT("reserve") char* reserve(std::size_t length) {
  request.resize(length);
  return request.data();
}

SPRINGTIDE_EXPORT("handle") std::size_t handle(std::size_t length) {
  last_answer = engine.handle(std::string_view(request).substr(0, length));
  request = {};
  return last_answer.size();
}

SPRINGTIDE_EXPORT("answer") const char* answer() { return last_answer.data(); }
