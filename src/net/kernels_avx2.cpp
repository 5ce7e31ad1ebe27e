// Kernels with AVX2, for processors that have it: asked when the program runs, so only these functions are compiled for it.
#if defined(__x86_64__)
#include <immintrin.h>

#include <cstring>

#include "net/kernels.h"

// Tuned for such processors as well: otherwise clang loads every 32 bytes in two parts.
#define SPRINGTIDE_AVX2 __attribute__((target("avx2,tune=haswell")))

namespace springtide::net {
namespace avx2 {
namespace {

SPRINGTIDE_AVX2 inline __m256i load(const void* from) { return _mm256_loadu_si256(static_cast<const __m256i*>(from)); }
SPRINGTIDE_AVX2 inline __m128i load_half(const void* from) { return _mm_loadu_si128(static_cast<const __m128i*>(from)); }
SPRINGTIDE_AVX2 inline void store(void* to, __m256i value) { _mm256_storeu_si256(static_cast<__m256i*>(to), value); }
SPRINGTIDE_AVX2 inline void store_half(void* to, __m128i value) { _mm_storeu_si128(static_cast<__m128i*>(to), value); }

// Sixteen sums a register; the registers stay while all features are added.
template <bool adds, std::size_t registers>
SPRINGTIDE_AVX2 void change_stretch(std::int16_t* sums, const std::int16_t* rows, std::span<const Feature> features,
                                    std::size_t width) {
  __m256i sum[registers];
  for (std::size_t r = 0; r < registers; ++r) sum[r] = load(sums + 16 * r);
  for (Feature feature : features) {
    const std::int16_t* row = rows + feature * width;
    for (std::size_t r = 0; r < registers; ++r) {
      const __m256i values = load(row + 16 * r);
      sum[r] = adds ? _mm256_add_epi16(sum[r], values) : _mm256_sub_epi16(sum[r], values);
    }
  }
  for (std::size_t r = 0; r < registers; ++r) store(sums + 16 * r, sum[r]);
}

template <bool adds>
SPRINGTIDE_AVX2 void change_rows(std::int16_t* sums, const std::int16_t* rows, std::span<const Feature> features,
                                 std::size_t width) {
  std::size_t at = 0;
  for (; at + 64 <= width; at += 64) change_stretch<adds, 4>(sums + at, rows + at, features, width);
  for (; at < width; at += 16) change_stretch<adds, 1>(sums + at, rows + at, features, width);
}

// Packing works on halves of a register, so each is packed by itself.
SPRINGTIDE_AVX2 inline __m128i clipped(__m256i values) {
  const __m128i packed = _mm_packs_epi16(_mm256_castsi256_si128(values), _mm256_extracti128_si256(values, 1));
  return _mm_max_epi8(packed, _mm_setzero_si128());
}

SPRINGTIDE_AVX2 void activate_rows(std::uint8_t* out, const std::int16_t* a, const std::int16_t* b, std::size_t width,
                                   int shift) {
  const __m128i count = _mm_cvtsi32_si128(shift);
  for (std::size_t i = 0; i < width; i += 16)
    store_half(out + i, clipped(_mm256_sra_epi16(_mm256_add_epi16(load(a + i), load(b + i)), count)));
}

SPRINGTIDE_AVX2 void average(std::uint8_t* out, const std::uint8_t* in, std::size_t count, std::size_t stride,
                             std::size_t width) {
  const __m256i reciprocal = _mm256_set1_epi16(static_cast<short>(reciprocal_of(count)));
  for (std::size_t i = 0; i < width; i += 16) {
    __m256i sum = _mm256_setzero_si256();
    for (std::size_t each = 0; each < count; ++each)
      sum = _mm256_add_epi16(sum, _mm256_cvtepu8_epi16(load_half(in + each * stride + i)));
    sum = _mm256_mulhi_epu16(_mm256_slli_epi16(sum, 1), reciprocal);
    store_half(out + i, _mm_packus_epi16(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1)));
  }
}

// Two products of 127 · -128 still fit 16 bits, so the sum of each two is exact.
template <std::size_t registers>
SPRINGTIDE_AVX2 void dense_stretch(std::int32_t* sums, const std::int32_t* from, const std::uint8_t* in,
                                   const std::int8_t* weights, std::size_t inputs, std::size_t outputs) {
  const __m256i ones = _mm256_set1_epi16(1);
  __m256i sum[registers];
  for (std::size_t r = 0; r < registers; ++r) sum[r] = load(from + 8 * r);
  for (std::size_t i = 0; i < inputs; i += 4) {
    std::int32_t four = 0;
    std::memcpy(&four, in + i, 4);
    const __m256i input = _mm256_set1_epi32(four);
    const std::int8_t* row = weights + i * outputs;
    for (std::size_t r = 0; r < registers; ++r)
      sum[r] = _mm256_add_epi32(sum[r], _mm256_madd_epi16(_mm256_maddubs_epi16(input, load(row + 32 * r)), ones));
  }
  for (std::size_t r = 0; r < registers; ++r) store(sums + 8 * r, sum[r]);
}

SPRINGTIDE_AVX2 void dense(std::int32_t* sums, const std::int32_t* from, const std::uint8_t* in, const std::int8_t* weights,
                           std::size_t inputs, std::size_t outputs) {
  std::size_t at = 0;
  for (; at + 32 <= outputs; at += 32) dense_stretch<4>(sums + at, from + at, in, weights + 4 * at, inputs, outputs);
  for (; at < outputs; at += 8) dense_stretch<1>(sums + at, from + at, in, weights + 4 * at, inputs, outputs);
}

SPRINGTIDE_AVX2 void activate(std::uint8_t* out, const std::int32_t* sums, std::size_t width, int shift) {
  const __m128i count = _mm_cvtsi32_si128(shift);
  for (std::size_t i = 0; i < width; i += 16) {
    const __m256i low = _mm256_sra_epi32(load(sums + i), count);
    const __m256i high = _mm256_sra_epi32(load(sums + i + 8), count);
    store_half(out + i, clipped(_mm256_permute4x64_epi64(_mm256_packs_epi32(low, high), 0xd8)));
  }
}

}  // namespace
}  // namespace avx2

const Kernels avx2_kernels{.name = "avx2",
                           .add_rows = avx2::change_rows<true>,
                           .remove_rows = avx2::change_rows<false>,
                           .activate_rows = avx2::activate_rows,
                           .average = avx2::average,
                           .dense = avx2::dense,
                           .activate = avx2::activate};

}  // namespace springtide::net
#endif
