// The arithmetic of a net on whole numbers. Every set of kernels gives the same bits for the same input: all sums fit, so
// nothing depends on their order, and nothing is rounded but by shifts to the right.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace springtide::net {

using Feature = std::uint16_t;

// Widths are multiples of 16, outputs of a dense layer multiples of 8. Arrays overlap only where they are the same.
struct Kernels {
  std::string_view name;
  // Adds the rows of the features to the sums, or takes them away; rows are `width` apart. Sums wrap, as they cannot in a
  // net that was read from a file.
  void (*add_rows)(std::int16_t* sums, const std::int16_t* rows, std::span<const Feature> features, std::size_t width);
  void (*remove_rows)(std::int16_t* sums, const std::int16_t* rows, std::span<const Feature> features, std::size_t width);
  // out = the sums of both, shifted to the right and clipped to 0 … 127.
  void (*activate_rows)(std::uint8_t* out, const std::int16_t* a, const std::int16_t* b, std::size_t width, int shift);
  // out = the mean over `count` activations, 1 … 128 of them, `stride` apart: 2 · sum · ⌈32768 / count⌉ / 65536, rounded
  // down.
  void (*average)(std::uint8_t* out, const std::uint8_t* in, std::size_t count, std::size_t stride, std::size_t width);
  // sums = from + weights · in. Weights stand by four inputs, then outputs, then the four (see `packed` in net.cpp).
  void (*dense)(std::int32_t* sums, const std::int32_t* from, const std::uint8_t* in, const std::int8_t* weights,
                std::size_t inputs, std::size_t outputs);
  // out = the sums shifted to the right and clipped to 0 … 127; the width is a multiple of 16.
  void (*activate)(std::uint8_t* out, const std::int32_t* sums, std::size_t width, int shift);
};

// Those that this machine can run; the plain ones first, the quickest last.
std::span<const Kernels* const> all_kernels();
inline const Kernels& quickest_kernels() { return *all_kernels().back(); }

// ⌈32768 / count⌉.
constexpr std::uint16_t reciprocal_of(std::size_t count) { return static_cast<std::uint16_t>((32768 + count - 1) / count); }

extern const Kernels plain_kernels;
#if defined(__x86_64__)
extern const Kernels sse_kernels;
extern const Kernels avx2_kernels;
#elif defined(__wasm_simd128__)
extern const Kernels wasm_kernels;
#endif

}  // namespace springtide::net
