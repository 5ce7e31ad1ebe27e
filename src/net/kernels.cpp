// The plain kernels, which say what the others must give, and the choice among them.
#include "net/kernels.h"

#include <algorithm>
#include <array>

namespace springtide::net {
namespace {

// Through unsigned numbers, which wrap by definition.
std::int16_t wrapped_sum(int a, int b) { return static_cast<std::int16_t>(static_cast<std::uint16_t>(a + b)); }
std::uint8_t clipped(std::int32_t value) { return static_cast<std::uint8_t>(std::clamp(value, 0, 127)); }

void add_rows(std::int16_t* sums, const std::int16_t* rows, std::span<const Feature> features, std::size_t width) {
  for (Feature feature : features)
    for (std::size_t i = 0; i < width; ++i) sums[i] = wrapped_sum(sums[i], rows[feature * width + i]);
}

void remove_rows(std::int16_t* sums, const std::int16_t* rows, std::span<const Feature> features, std::size_t width) {
  for (Feature feature : features)
    for (std::size_t i = 0; i < width; ++i) sums[i] = wrapped_sum(sums[i], -rows[feature * width + i]);
}

void activate_rows(std::uint8_t* out, const std::int16_t* a, const std::int16_t* b, std::size_t width, int shift) {
  for (std::size_t i = 0; i < width; ++i) out[i] = clipped(wrapped_sum(a[i], b[i]) >> shift);
}

void average(std::uint8_t* out, const std::uint8_t* in, std::size_t count, std::size_t stride, std::size_t width) {
  for (std::size_t i = 0; i < width; ++i) {
    std::uint32_t sum = 0;
    for (std::size_t each = 0; each < count; ++each) sum += in[each * stride + i];
    out[i] = static_cast<std::uint8_t>(2 * sum * reciprocal_of(count) >> 16);
  }
}

void dense(std::int32_t* sums, const std::int32_t* from, const std::uint8_t* in, const std::int8_t* weights,
           std::size_t inputs, std::size_t outputs) {
  std::copy_n(from, outputs, sums);
  for (std::size_t i = 0; i < inputs; i += 4)
    for (std::size_t k = 0; k < outputs; ++k)
      for (std::size_t j = 0; j < 4; ++j) sums[k] += in[i + j] * weights[i * outputs + 4 * k + j];
}

void activate(std::uint8_t* out, const std::int32_t* sums, std::size_t width, int shift) {
  for (std::size_t i = 0; i < width; ++i) out[i] = clipped(sums[i] >> shift);
}

}  // namespace

const Kernels plain_kernels{.name = "plain",
                            .add_rows = add_rows,
                            .remove_rows = remove_rows,
                            .activate_rows = activate_rows,
                            .average = average,
                            .dense = dense,
                            .activate = activate};

std::span<const Kernels* const> all_kernels() {
#if defined(__x86_64__)
  static constexpr std::array all{&plain_kernels, &sse_kernels, &avx2_kernels};
  static const std::size_t count = __builtin_cpu_supports("avx2") ? 3 : 2;
  return std::span(all).first(count);
#elif defined(__wasm_simd128__)
  static constexpr std::array all{&plain_kernels, &wasm_kernels};
  return all;
#else
  static constexpr std::array all{&plain_kernels};
  return all;
#endif
}

}  // namespace springtide::net
