#include "server/metrics.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdio>

namespace springtide::server {
namespace {

std::string sample_digits(double number) {
  std::array<char, 40> digits{};
  std::snprintf(digits.data(), digits.size(), "%.10g", number);
  return digits.data();
}

std::string escaped(std::string_view text, bool with_quotes) {
  std::string result;
  for (char c : text) {
    if (c == '\\' || (c == '"' && with_quotes)) result += '\\';
    if (c == '\n')
      result += "\\n";
    else
      result += c;
  }
  return result;
}

std::string label_text(const Labels& labels) {
  std::string text;
  for (const auto& [key, value] : labels) text += (text.empty() ? "" : ",") + key + "=\"" + escaped(value, true) + "\"";
  return text;
}

void write_sample(std::string& text, const std::string& name, const std::string& labels, const std::string& value) {
  text += name;
  if (!labels.empty()) text += "{" + labels + "}";
  text += " " + value + "\n";
}

}  // namespace

void Histogram::observe(double value) {
  const auto bucket = static_cast<std::size_t>(std::ranges::lower_bound(bounds_, value) - bounds_.begin());
  counts_[bucket].fetch_add(1, std::memory_order_relaxed);
  sum_.fetch_add(value, std::memory_order_relaxed);
}

std::vector<double> latency_bounds() {
  return {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};
}

Metrics::Family& Metrics::family(std::string_view name, std::string_view help, std::string_view type) {
  for (Family& family : families_)
    if (family.name == name) {
      assert(family.type == type);
      return family;
    }
  return families_.emplace_back(Family{.name = std::string(name), .help = std::string(help), .type = type});
}

// The one with these labels, made if there is none.
template <class All, class... Arguments>
auto& Metrics::metric_of(All& all, const Labels& labels, Arguments&&... arguments) {
  const std::string text = label_text(labels);
  for (auto& series : all)
    if (series.labels == text) return series.metric;
  return all.emplace_back(text, std::forward<Arguments>(arguments)...).metric;
}

Counter& Metrics::counter(std::string_view name, std::string_view help, const Labels& labels) {
  return metric_of(family(name, help, "counter").counters, labels);
}

Gauge& Metrics::gauge(std::string_view name, std::string_view help, const Labels& labels) {
  return metric_of(family(name, help, "gauge").gauges, labels);
}

Histogram& Metrics::histogram(std::string_view name, std::string_view help, std::vector<double> bounds,
                              const Labels& labels) {
  return metric_of(family(name, help, "histogram").histograms, labels, std::move(bounds));
}

// Buckets are cumulative in the text.
void Metrics::write(std::string& text, const std::string& name, const Series<Histogram>& series) {
  const Histogram& histogram = series.metric;
  const std::string start = series.labels.empty() ? "" : series.labels + ",";
  std::uint64_t count = 0;
  for (std::size_t i = 0; i <= histogram.bounds().size(); ++i) {
    count += histogram.count_in(i);
    const std::string bound = i < histogram.bounds().size() ? sample_digits(histogram.bounds()[i]) : "+Inf";
    write_sample(text, name + "_bucket", start + "le=\"" + bound + "\"", std::to_string(count));
  }
  write_sample(text, name + "_sum", series.labels, sample_digits(histogram.sum()));
  write_sample(text, name + "_count", series.labels, std::to_string(count));
}

std::string Metrics::text() const {
  std::string text;
  for (const Family& family : families_) {
    text += "# HELP " + family.name + " " + escaped(family.help, false) + "\n";
    text += "# TYPE " + family.name + " " + std::string(family.type) + "\n";
    for (const auto& series : family.counters)
      write_sample(text, family.name, series.labels, std::to_string(series.metric.value()));
    for (const auto& series : family.gauges)
      write_sample(text, family.name, series.labels, std::to_string(series.metric.value()));
    for (const auto& series : family.histograms) write(text, family.name, series);
  }
  return text;
}

}  // namespace springtide::server
