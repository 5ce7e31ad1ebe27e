// Counters, gauges and histograms, and their text for Prometheus. Registered at start-up; counting is safe from any thread.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace springtide::server {

using Labels = std::vector<std::pair<std::string, std::string>>;

class Counter {
 public:
  void add(std::uint64_t amount = 1) { value_.fetch_add(amount, std::memory_order_relaxed); }
  std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> value_{0};
};

class Gauge {
 public:
  void set(std::int64_t value) { value_.store(value, std::memory_order_relaxed); }
  void add(std::int64_t amount) { value_.fetch_add(amount, std::memory_order_relaxed); }
  std::int64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::int64_t> value_{0};
};

class Histogram {
 public:
  explicit Histogram(std::vector<double> bounds) : bounds_(std::move(bounds)), counts_(bounds_.size() + 1) {}
  void observe(double value);

  const std::vector<double>& bounds() const { return bounds_; }
  std::uint64_t count_in(std::size_t bucket) const { return counts_[bucket].load(std::memory_order_relaxed); }
  double sum() const { return sum_.load(std::memory_order_relaxed); }

 private:
  std::vector<double> bounds_;  // ascending; a bucket reaches up to and including its bound, the last one has none
  std::vector<std::atomic<std::uint64_t>> counts_;
  std::atomic<double> sum_{0};
};

// 0.1 ms to 10 s.
std::vector<double> latency_bounds();

// Names are `springtide_…`. The same name may be registered again, with other labels for another series or with the same for
// the same one; the first help counts.
class Metrics {
 public:
  Counter& counter(std::string_view name, std::string_view help, const Labels& labels = {});
  Gauge& gauge(std::string_view name, std::string_view help, const Labels& labels = {});
  Histogram& histogram(std::string_view name, std::string_view help, std::vector<double> bounds, const Labels& labels = {});

  std::string text() const;  // text exposition format 0.0.4

 private:
  template <class T>
  struct Series {
    template <class... Arguments>
    explicit Series(std::string text, Arguments&&... arguments)
        : labels(std::move(text)), metric(std::forward<Arguments>(arguments)...) {}
    std::string labels;  // `key="value",…`
    T metric;
  };
  struct Family {
    std::string name;
    std::string help;
    std::string_view type;
    std::deque<Series<Counter>> counters{};
    std::deque<Series<Gauge>> gauges{};
    std::deque<Series<Histogram>> histograms{};
  };

  template <class All, class... Arguments>
  static auto& metric_of(All& all, const Labels& labels, Arguments&&... arguments);
  Family& family(std::string_view name, std::string_view help, std::string_view type);
  static void write(std::string& text, const std::string& name, const Series<Histogram>& series);

  std::deque<Family> families_;
};

}  // namespace springtide::server
