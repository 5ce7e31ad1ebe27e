// Charts as SVG: complete documents without scripts, for a light background. The same data give the same bytes.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace springtide {

// Values that are not finite are left out; an interval without bounds reaches the edge. A chart without values says so.

struct Bar {
  std::string label;
  double value = 0;
  std::optional<double> low = {};  // the interval of the value, drawn if both bounds are there
  std::optional<double> high = {};
};

// Horizontal bars from zero, in the order given.
struct BarChart {
  std::string title;
  std::string x_label;
  std::vector<Bar> items;
  std::optional<double> reference = {};  // a line through all bars
};

struct Point {
  double x = 0;
  double y = 0;
};

struct Series {
  std::string name;
  std::vector<Point> points;  // joined in the order given
};

// A vertical line.
struct Marker {
  double x = 0;
  std::string label;
};

struct Range {
  double low = 0;
  double high = 0;
};

struct LineChart {
  std::string title;
  std::string x_label;
  std::string y_label;
  std::vector<Series> series;
  std::optional<Range> y_range = {};  // otherwise as the points need
  std::vector<Marker> markers = {};
};

// From low to high on the x axis; the value is a count or a share.
struct Bin {
  double low = 0;
  double high = 0;
  double value = 0;
};

struct Histogram {
  std::string title;
  std::string x_label;
  std::string y_label;
  std::vector<Bin> bins;
};

std::string bar_chart(const BarChart& chart);
std::string line_chart(const LineChart& chart);
std::string histogram(const Histogram& chart);

}  // namespace springtide
