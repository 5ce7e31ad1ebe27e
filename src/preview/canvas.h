// A picture being drawn: shapes and words in flat colours, and at the end the bytes of a PNG. Everything needed is compiled
// in: no font of the machine is looked for. What fails here is no fault of the input: exceptions.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace springtide::preview {

struct Colour {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
};

// From the upper left corner, in pixels.
struct Point {
  double x = 0;
  double y = 0;
};

// Contours; one that runs the other way inside another is a hole.
using Contour = std::vector<Point>;
using Shape = std::vector<Contour>;

struct Box {
  Point corner{};
  double width = 0;
  double height = 0;
};
Shape box(const Box& box, double radius = 0);
Shape disk(Point centre, double radius);
Shape ring(Point centre, double radius, double width);
Shape star(Point centre, double radius);

enum class Face : std::uint8_t { title, text };
struct Type {
  Face face = Face::text;
  double size = 16;  // in pixels
};

class Canvas {
 public:
  Canvas(int width, int height, Colour ground);
  ~Canvas();

  void fill(const Shape& shape, Colour colour);
  // From a point on the line that letters stand on. A character that no face has is an empty box.
  void write(Point start, std::string_view text, const Type& type, Colour colour);
  double width_of(std::string_view text, const Type& type);
  // The text or, if it is wider, its beginning and an ellipsis.
  std::string fitted(std::string_view text, const Type& type, double width);

  std::string png() const;

 private:
  struct Pen;

  int width_;
  int height_;
  std::vector<std::uint8_t> pixels_;
  std::unique_ptr<Pen> pen_;
};

}  // namespace springtide::preview
