// Kernels with the 128-bit instructions of WebAssembly.
#if defined(__wasm_simd128__)
#include <wasm_simd128.h>

#include <cstring>

#include "net/kernels.h"

namespace springtide::net {
namespace wasm {
namespace {

template <bool adds, std::size_t registers>
void change_stretch(std::int16_t* sums, const std::int16_t* rows, std::span<const Feature> features, std::size_t width) {
  v128_t sum[registers];
  for (std::size_t r = 0; r < registers; ++r) sum[r] = wasm_v128_load(sums + 8 * r);
  for (Feature feature : features) {
    const std::int16_t* row = rows + feature * width;
    for (std::size_t r = 0; r < registers; ++r) {
      const v128_t values = wasm_v128_load(row + 8 * r);
      sum[r] = adds ? wasm_i16x8_add(sum[r], values) : wasm_i16x8_sub(sum[r], values);
    }
  }
  for (std::size_t r = 0; r < registers; ++r) wasm_v128_store(sums + 8 * r, sum[r]);
}

template <bool adds>
void change_rows(std::int16_t* sums, const std::int16_t* rows, std::span<const Feature> features, std::size_t width) {
  std::size_t at = 0;
  for (; at + 64 <= width; at += 64) change_stretch<adds, 8>(sums + at, rows + at, features, width);
  for (; at < width; at += 16) change_stretch<adds, 2>(sums + at, rows + at, features, width);
}

v128_t clipped(v128_t low, v128_t high) { return wasm_i8x16_max(wasm_i8x16_narrow_i16x8(low, high), wasm_i8x16_splat(0)); }

void activate_rows(std::uint8_t* out, const std::int16_t* a, const std::int16_t* b, std::size_t width, int shift) {
  const auto shifted = [&](std::size_t at) {
    return wasm_i16x8_shr(wasm_i16x8_add(wasm_v128_load(a + at), wasm_v128_load(b + at)), static_cast<std::uint32_t>(shift));
  };
  for (std::size_t i = 0; i < width; i += 16) wasm_v128_store(out + i, clipped(shifted(i), shifted(i + 8)));
}

// The high half of 16-bit products.
v128_t scaled(v128_t sum, v128_t reciprocal) {
  const v128_t doubled = wasm_i16x8_shl(sum, 1);
  const v128_t low = wasm_u32x4_shr(wasm_u32x4_extmul_low_u16x8(doubled, reciprocal), 16);
  const v128_t high = wasm_u32x4_shr(wasm_u32x4_extmul_high_u16x8(doubled, reciprocal), 16);
  return wasm_u16x8_narrow_i32x4(low, high);
}

void average(std::uint8_t* out, const std::uint8_t* in, std::size_t count, std::size_t stride, std::size_t width) {
  const v128_t reciprocal = wasm_u16x8_splat(reciprocal_of(count));
  for (std::size_t i = 0; i < width; i += 16) {
    v128_t low = wasm_i16x8_splat(0);
    v128_t high = wasm_i16x8_splat(0);
    for (std::size_t each = 0; each < count; ++each) {
      const v128_t values = wasm_v128_load(in + each * stride + i);
      low = wasm_i16x8_add(low, wasm_u16x8_extend_low_u8x16(values));
      high = wasm_i16x8_add(high, wasm_u16x8_extend_high_u8x16(values));
    }
    wasm_v128_store(out + i, wasm_u8x16_narrow_i16x8(scaled(low, reciprocal), scaled(high, reciprocal)));
  }
}

// Four outputs: the products of the first two and of the last two are summed apart, each output in two halves.
template <std::size_t fours>
void dense_stretch(std::int32_t* sums, const std::int32_t* from, const std::uint8_t* in, const std::int8_t* weights,
                   std::size_t inputs, std::size_t outputs) {
  v128_t low[fours];
  v128_t high[fours];
  for (std::size_t r = 0; r < fours; ++r) low[r] = high[r] = wasm_i32x4_splat(0);
  for (std::size_t i = 0; i < inputs; i += 4) {
    const v128_t input = wasm_v128_load32_splat(in + i);
    const std::int8_t* row = weights + i * outputs;
    for (std::size_t r = 0; r < fours; ++r) {
      const v128_t values = wasm_v128_load(row + 16 * r);
      low[r] = wasm_i32x4_add(low[r], wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_extmul_low_i8x16(input, values)));
      high[r] = wasm_i32x4_add(high[r], wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_extmul_high_i8x16(input, values)));
    }
  }
  for (std::size_t r = 0; r < fours; ++r) {
    const v128_t even = wasm_i32x4_shuffle(low[r], high[r], 0, 2, 4, 6);
    const v128_t odd = wasm_i32x4_shuffle(low[r], high[r], 1, 3, 5, 7);
    wasm_v128_store(sums + 4 * r, wasm_i32x4_add(wasm_v128_load(from + 4 * r), wasm_i32x4_add(even, odd)));
  }
}

void dense(std::int32_t* sums, const std::int32_t* from, const std::uint8_t* in, const std::int8_t* weights,
           std::size_t inputs, std::size_t outputs) {
  std::size_t at = 0;
  for (; at + 16 <= outputs; at += 16) dense_stretch<4>(sums + at, from + at, in, weights + 4 * at, inputs, outputs);
  for (; at < outputs; at += 8) dense_stretch<2>(sums + at, from + at, in, weights + 4 * at, inputs, outputs);
}

void activate(std::uint8_t* out, const std::int32_t* sums, std::size_t width, int shift) {
  const auto shifted = [&](std::size_t at) {
    return wasm_i32x4_shr(wasm_v128_load(sums + at), static_cast<std::uint32_t>(shift));
  };
  for (std::size_t i = 0; i < width; i += 16)
    wasm_v128_store(out + i, clipped(wasm_i16x8_narrow_i32x4(shifted(i), shifted(i + 4)),
                                     wasm_i16x8_narrow_i32x4(shifted(i + 8), shifted(i + 12))));
}

}  // namespace
}  // namespace wasm

const Kernels wasm_kernels{.name = "wasm",
                           .add_rows = wasm::change_rows<true>,
                           .remove_rows = wasm::change_rows<false>,
                           .activate_rows = wasm::activate_rows,
                           .average = wasm::average,
                           .dense = wasm::dense,
                           .activate = wasm::activate};

}  // namespace springtide::net
#endif
