// A list with a capacity proved at compile time: no heap, and trivially copyable when its items are.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace springtide {

template <class T, std::size_t capacity_>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T>);
  using Size = std::conditional_t<(capacity_ < 256), std::uint8_t, std::uint32_t>;

 public:
  // Items beyond size() are left uninitialised: a list of 128 actions is made without touching its memory.
  FixedVector() : size_(0) {}

  static constexpr std::size_t capacity() { return capacity_; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }

  void push_back(const T& item) {
    assert(size_ < capacity_);
    items_[size_++] = item;
  }
  // Appends make(key) for every key; keeps the size in a register meanwhile.
  template <class Keys, class Make>
  void append_each(const Keys& keys, Make&& make) {
    T* out = end();
    for (const auto key : keys) *out++ = make(key);
    size_ = static_cast<Size>(out - begin());
    assert(size_ <= capacity_);
  }
  // The same for at most `most` keys, without a branch that depends on their number: items beyond the last key are written
  // and not counted. Keys must be safe to read past their end, as those of EnumSet and Counts are.
  template <std::size_t most, class Keys, class Make>
  void append_up_to(const Keys& keys, Make&& make) {
    assert(size_ + most <= capacity_ && static_cast<std::size_t>(keys.size()) <= most);
    T* out = end();
    auto key = keys.begin();
    for (std::size_t i = 0; i < most; ++i, ++key) out[i] = make(*key);
    size_ = static_cast<Size>(size_ + static_cast<std::size_t>(keys.size()));
  }
  // Counts the items that were written from end() on.
  void grow_to(const T* new_end) {
    assert(new_end >= end() && new_end <= begin() + capacity_);
    size_ = static_cast<Size>(new_end - begin());
  }
  void append(const T* items, std::size_t n) {
    assert(size_ + n <= capacity_);
    std::copy_n(items, n, items_.begin() + size_);
    size_ = static_cast<Size>(size_ + n);
  }
  void insert(std::size_t at, const T& item) {
    assert(at <= size_ && size_ < capacity_);
    std::copy_backward(begin() + at, end(), end() + 1);
    items_[at] = item;
    ++size_;
  }
  void erase(std::size_t at) {
    assert(at < size_);
    std::copy(begin() + at + 1, end(), begin() + at);
    --size_;
  }
  void clear() { size_ = 0; }

  T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  T& back() { return (*this)[size_ - std::size_t{1}]; }

  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

  friend bool operator==(const FixedVector& a, const FixedVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  // In a union, so that items with default values are not written before they are pushed.
  union {
    std::array<T, capacity_> items_;
  };
  Size size_;
};

}  // namespace springtide
