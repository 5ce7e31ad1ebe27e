// What calls of OpenSSL share: bytes in strings, and failures, which are no fault of the input.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace springtide::push {

inline const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }
inline unsigned char* room_in(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

inline void expect(bool is_done) {
  if (!is_done) throw std::runtime_error("OpenSSL fails at a push message");
}

template <auto release>
struct ReleaseWith {
  template <class T>
  void operator()(T* thing) const {
    release(thing);
  }
};
template <class T, auto release>
using Owned = std::unique_ptr<T, ReleaseWith<release>>;

}  // namespace springtide::push
