// Kernels with SSE4.1, which every processor of the build has.
#if defined(__x86_64__)
#include <immintrin.h>

#include <cstring>

#include "net/kernels.h"

namespace springtide::net {
namespace sse {
namespace {

__m128i load(const void* from) { return _mm_loadu_si128(static_cast<const __m128i*>(from)); }
void store(void* to, __m128i value) { _mm_storeu_si128(static_cast<__m128i*>(to), value); }

template <bool adds>
__m128i changed(__m128i sum, __m128i row) {
  return adds ? _mm_add_epi16(sum, row) : _mm_sub_epi16(sum, row);
}

// Eight sums a register; the registers stay while all features are added.
template <bool adds, std::size_t registers>
void change_stretch(std::int16_t* sums, const std::int16_t* rows, std::span<const Feature> features, std::size_t width) {
  __m128i sum[registers];
  for (std::size_t r = 0; r < registers; ++r) sum[r] = load(sums + 8 * r);
  for (Feature feature : features) {
    const std::int16_t* row = rows + feature * width;
    for (std::size_t r = 0; r < registers; ++r) sum[r] = changed<adds>(sum[r], load(row + 8 * r));
  }
  for (std::size_t r = 0; r < registers; ++r) store(sums + 8 * r, sum[r]);
}

template <bool adds>
void change_rows(std::int16_t* sums, const std::int16_t* rows, std::span<const Feature> features, std::size_t width) {
  std::size_t at = 0;
  for (; at + 64 <= width; at += 64) change_stretch<adds, 8>(sums + at, rows + at, features, width);
  for (; at < width; at += 16) change_stretch<adds, 2>(sums + at, rows + at, features, width);
}

__m128i clipped(__m128i low, __m128i high) { return _mm_max_epi8(_mm_packs_epi16(low, high), _mm_setzero_si128()); }

void activate_rows(std::uint8_t* out, const std::int16_t* a, const std::int16_t* b, std::size_t width, int shift) {
  const __m128i count = _mm_cvtsi32_si128(shift);
  for (std::size_t i = 0; i < width; i += 16) {
    const __m128i low = _mm_sra_epi16(_mm_add_epi16(load(a + i), load(b + i)), count);
    const __m128i high = _mm_sra_epi16(_mm_add_epi16(load(a + i + 8), load(b + i + 8)), count);
    store(out + i, clipped(low, high));
  }
}

void average(std::uint8_t* out, const std::uint8_t* in, std::size_t count, std::size_t stride, std::size_t width) {
  const __m128i reciprocal = _mm_set1_epi16(static_cast<short>(reciprocal_of(count)));
  for (std::size_t i = 0; i < width; i += 16) {
    __m128i low = _mm_setzero_si128();
    __m128i high = _mm_setzero_si128();
    for (std::size_t each = 0; each < count; ++each) {
      const __m128i values = load(in + each * stride + i);
      low = _mm_add_epi16(low, _mm_cvtepu8_epi16(values));
      high = _mm_add_epi16(high, _mm_unpackhi_epi8(values, _mm_setzero_si128()));
    }
    low = _mm_mulhi_epu16(_mm_slli_epi16(low, 1), reciprocal);
    high = _mm_mulhi_epu16(_mm_slli_epi16(high, 1), reciprocal);
    store(out + i, _mm_packus_epi16(low, high));
  }
}

// Two products of 127 · -128 still fit 16 bits, so the sum of each two is exact.
template <std::size_t registers>
void dense_stretch(std::int32_t* sums, const std::int32_t* from, const std::uint8_t* in, const std::int8_t* weights,
                   std::size_t inputs, std::size_t outputs) {
  const __m128i ones = _mm_set1_epi16(1);
  __m128i sum[registers];
  for (std::size_t r = 0; r < registers; ++r) sum[r] = load(from + 4 * r);
  for (std::size_t i = 0; i < inputs; i += 4) {
    std::int32_t four = 0;
    std::memcpy(&four, in + i, 4);
    const __m128i input = _mm_set1_epi32(four);
    const std::int8_t* row = weights + i * outputs;
    for (std::size_t r = 0; r < registers; ++r)
      sum[r] = _mm_add_epi32(sum[r], _mm_madd_epi16(_mm_maddubs_epi16(input, load(row + 16 * r)), ones));
  }
  for (std::size_t r = 0; r < registers; ++r) store(sums + 4 * r, sum[r]);
}

void dense(std::int32_t* sums, const std::int32_t* from, const std::uint8_t* in, const std::int8_t* weights,
           std::size_t inputs, std::size_t outputs) {
  std::size_t at = 0;
  for (; at + 32 <= outputs; at += 32) dense_stretch<8>(sums + at, from + at, in, weights + 4 * at, inputs, outputs);
  for (; at < outputs; at += 8) dense_stretch<2>(sums + at, from + at, in, weights + 4 * at, inputs, outputs);
}

void activate(std::uint8_t* out, const std::int32_t* sums, std::size_t width, int shift) {
  const __m128i count = _mm_cvtsi32_si128(shift);
  const auto shifted = [&](std::size_t at) { return _mm_sra_epi32(load(sums + at), count); };
  for (std::size_t i = 0; i < width; i += 16)
    store(out + i, clipped(_mm_packs_epi32(shifted(i), shifted(i + 4)), _mm_packs_epi32(shifted(i + 8), shifted(i + 12))));
}

}  // namespace
}  // namespace sse

const Kernels sse_kernels{.name = "sse4.1",
                          .add_rows = sse::change_rows<true>,
                          .remove_rows = sse::change_rows<false>,
                          .activate_rows = sse::activate_rows,
                          .average = sse::average,
                          .dense = sse::dense,
                          .activate = sse::activate};

}  // namespace springtide::net
#endif
