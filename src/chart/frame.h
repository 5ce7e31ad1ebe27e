// What all charts share: measures, colours, the title, axes with their ticks, and the sheet without data.
#pragma once

#include <string>
#include <string_view>

#include "chart/axis.h"
#include "chart/svg.h"

namespace springtide {

inline constexpr double page_width = 720;
inline constexpr double page_margin = 20;
inline constexpr double title_height = 48;  // above the plot
inline constexpr double foot_height = 48;   // below it, for ticks and the label of the x axis
inline constexpr std::string_view ink = "#333333";
inline constexpr std::string_view pale_ink = "#666666";
inline constexpr std::string_view grid_colour = "#e4e4e4";
inline constexpr std::string_view axis_colour = "#8a8a8a";
// The colours of Okabe and Ito, which people who are colour-blind can tell apart.
inline constexpr std::string_view bar_colour = "#3d94c4";  // their blue, paler
inline constexpr std::string_view vermilion = "#d55e00";

// The rectangle of the plot on the page.
struct Plot {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
};

void draw_title(Svg& svg, std::string_view title);

// Grid lines, ticks and label of an axis. x_parts and y_parts say about how many ticks there are.
inline constexpr int x_parts = 7;
inline constexpr int y_parts = 5;
void draw_x_axis(Svg& svg, const Plot& plot, const Scale& scale, std::string_view label);
void draw_y_axis(Svg& svg, const Plot& plot, const Scale& scale, std::string_view label);

// The room that the ticks and the label of a y axis take.
double y_axis_width(Range range);

std::string chart_without_data(std::string_view title);

}  // namespace springtide
