#include "preview/canvas.h"

#include <ft2build.h>
#include <png.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <stdexcept>
#include <utility>

#include "preview/fonts.h"
#include "text/utf8.h"

namespace springtide::preview {
namespace {

constexpr std::size_t bytes_per_pixel = 3;
constexpr double units_per_pixel = 64;  // of outlines

void check(FT_Error error, const char* what) {
  if (error != 0) throw std::runtime_error(std::string("a picture cannot be drawn: ") + what);
}

FT_Pos units(double pixels) { return static_cast<FT_Pos>(std::lround(pixels * units_per_pixel)); }

Contour arc(Point centre, double radius, double from, double to, int steps) {
  Contour points;
  for (int i = 0; i <= steps; ++i) {
    const double angle = from + (to - from) * i / steps;
    points.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
  }
  return points;
}

Contour reversed(Contour contour) {
  std::reverse(contour.begin(), contour.end());
  return contour;
}

Shape frame(const Box& outer, double width) {
  const Box inner{.corner = {outer.corner.x + width, outer.corner.y + width},
                  .width = outer.width - 2 * width,
                  .height = outer.height - 2 * width};
  return {box(outer).front(), reversed(box(inner).front())};
}

// The characters of a text; what is not UTF-8 is passed over.
std::vector<char32_t> characters_of(std::string_view text) {
  std::vector<char32_t> all;
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length > 0) {
      char32_t code = static_cast<unsigned char>(text[0]) & (length == 1 ? 0x7f : 0x7f >> length);
      for (std::size_t i = 1; i < length; ++i) code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3f);
      all.push_back(code);
    }
    text.remove_prefix(std::max<std::size_t>(1, length));
  }
  return all;
}

// What joins or colours pictures takes no room: without those pictures it means nothing.
bool is_joiner(char32_t code) { return code == 0x200d || (code >= 0xfe00 && code <= 0xfe0f); }

// What a row of pixels is coloured with.
struct Brush {
  std::vector<std::uint8_t>& pixels;
  int width;
  int height;
  Colour colour;

  void blend(std::uint8_t& under, std::uint8_t over, int coverage) const {
    under = static_cast<std::uint8_t>((under * (255 - coverage) + over * coverage + 127) / 255);
  }
  void paint(int y, const FT_Span& span) const {
    const auto row = static_cast<std::size_t>(height - 1 - y) * static_cast<std::size_t>(width);
    for (std::size_t i = 0; i < span.len; ++i) {
      std::uint8_t* pixel = &pixels[(row + static_cast<std::size_t>(span.x) + i) * bytes_per_pixel];
      blend(pixel[0], colour.red, span.coverage);
      blend(pixel[1], colour.green, span.coverage);
      blend(pixel[2], colour.blue, span.coverage);
    }
  }
  static void paint_all(int y, int count, const FT_Span* spans, void* user) {
    for (int i = 0; i < count; ++i) static_cast<const Brush*>(user)->paint(y, spans[i]);
  }
};

}  // namespace

Shape box(const Box& box, double radius) {
  constexpr int steps = 12;
  const double quarter = std::numbers::pi / 2;
  const Point near{box.corner.x + radius, box.corner.y + radius};
  const Point far{box.corner.x + box.width - radius, box.corner.y + box.height - radius};
  const std::array<Point, 4> corners{near, Point{far.x, near.y}, far, Point{near.x, far.y}};
  Contour all;
  for (int i = 0; i < 4; ++i) {
    const Contour corner =
        arc(corners[static_cast<std::size_t>(i)], radius, quarter * (i + 2), quarter * (i + 3), radius > 0 ? steps : 1);
    all.insert(all.end(), corner.begin(), corner.end());
  }
  return {all};
}

Shape disk(Point centre, double radius) { return {arc(centre, radius, 0, 2 * std::numbers::pi, 96)}; }

Shape ring(Point centre, double radius, double width) {
  return {disk(centre, radius).front(), reversed(disk(centre, radius - width).front())};
}

Shape star(Point centre, double radius) {
  constexpr int points = 5;
  Contour all;
  for (int i = 0; i < 2 * points; ++i) {
    const double angle = std::numbers::pi * (static_cast<double>(i) / points - 0.5);
    const double reach = i % 2 == 0 ? radius : radius * 0.45;
    all.push_back({centre.x + reach * std::cos(angle), centre.y + reach * std::sin(angle)});
  }
  return {all};
}

// FreeType draws letters and shapes alike: both are outlines.
struct Canvas::Pen {
  FT_Library library = nullptr;
  std::array<FT_Face, font_count> faces{};  // each opened when it is first needed

  Pen() { check(FT_Init_FreeType(&library), "FreeType does not start"); }
  Pen(const Pen&) = delete;
  Pen& operator=(const Pen&) = delete;
  ~Pen() { FT_Done_FreeType(library); }  // and the faces with it

  FT_Face face(std::size_t index) {
    if (faces[index] == nullptr)
      check(FT_New_Memory_Face(library, fonts[index].data(), static_cast<FT_Long>(fonts[index].size()), 0, &faces[index]),
            "a font is damaged");
    return faces[index];
  }

  // With the glyph loaded; null: no face has the character.
  FT_Face face_with(char32_t code, const Type& type) {
    for (std::size_t i = type.face == Face::title ? 0 : 1; i < font_count; ++i) {
      const FT_UInt glyph = FT_Get_Char_Index(face(i), code);
      if (glyph == 0) continue;
      check(FT_Set_Char_Size(faces[i], 0, units(type.size), 72, 72), "a font has no such size");
      check(FT_Load_Glyph(faces[i], glyph, FT_LOAD_NO_BITMAP | FT_LOAD_NO_HINTING), "a letter is damaged");
      return faces[i];
    }
    return nullptr;
  }

  void draw(FT_Outline& outline, Brush brush) const {
    FT_Raster_Params params{};
    params.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP;
    params.gray_spans = Brush::paint_all;
    params.user = &brush;
    params.clip_box = {.xMin = 0, .yMin = 0, .xMax = brush.width, .yMax = brush.height};
    check(FT_Outline_Render(library, &outline, &params), "an outline is damaged");
  }
};

Canvas::Canvas(int width, int height, Colour ground)
    : width_(width),
      height_(height),
      pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * bytes_per_pixel),
      pen_(std::make_unique<Pen>()) {
  for (std::size_t i = 0; i < pixels_.size(); i += bytes_per_pixel) {
    pixels_[i] = ground.red;
    pixels_[i + 1] = ground.green;
    pixels_[i + 2] = ground.blue;
  }
}

Canvas::~Canvas() = default;

void Canvas::fill(const Shape& shape, Colour colour) {
  std::vector<FT_Vector> points;
  std::vector<short> ends;
  for (const Contour& contour : shape) {
    for (const Point& each : contour) points.push_back({.x = units(each.x), .y = units(height_ - each.y)});
    ends.push_back(static_cast<short>(points.size() - 1));
  }
  std::vector<char> tags(points.size(), FT_CURVE_TAG_ON);
  FT_Outline outline{};
  outline.n_contours = static_cast<short>(ends.size());
  outline.n_points = static_cast<short>(points.size());
  outline.points = points.data();
  outline.tags = tags.data();
  outline.contours = ends.data();
  pen_->draw(outline, {.pixels = pixels_, .width = width_, .height = height_, .colour = colour});
}

namespace {

constexpr double missing_width = 0.6;  // of a character that no face has, by its size

}  // namespace

void Canvas::write(Point start, std::string_view text, const Type& type, Colour colour) {
  for (const char32_t code : characters_of(text)) {
    if (is_joiner(code)) continue;
    const FT_Face face = pen_->face_with(code, type);
    if (face == nullptr) {
      fill(frame({.corner = {start.x + type.size * 0.06, start.y - type.size * 0.66},
                  .width = type.size * (missing_width - 0.12),
                  .height = type.size * 0.66},
                 type.size * 0.05),
           colour);
      start.x += type.size * missing_width;
      continue;
    }
    FT_Outline_Translate(&face->glyph->outline, units(start.x), units(height_ - start.y));
    pen_->draw(face->glyph->outline, {.pixels = pixels_, .width = width_, .height = height_, .colour = colour});
    start.x += static_cast<double>(face->glyph->linearHoriAdvance) / 65536;
  }
}

double Canvas::width_of(std::string_view text, const Type& type) {
  double width = 0;
  for (const char32_t code : characters_of(text)) {
    if (is_joiner(code)) continue;
    const FT_Face face = pen_->face_with(code, type);
    width += face == nullptr ? type.size * missing_width : static_cast<double>(face->glyph->linearHoriAdvance) / 65536;
  }
  return width;
}

std::string Canvas::fitted(std::string_view text, const Type& type, double width) {
  if (width_of(text, type) <= width) return std::string(text);
  std::string cut;
  for (const char32_t code : characters_of(text)) {
    std::string longer = cut;
    append_utf8(longer, code);
    if (width_of(longer + "…", type) > width) break;
    cut = std::move(longer);
  }
  return cut + "…";
}

std::string Canvas::png() const {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(width_);
  image.height = static_cast<png_uint_32>(height_);
  image.format = PNG_FORMAT_RGB;
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
  std::string bytes(size, '\0');
  if (png_image_write_to_memory(&image, bytes.data(), &size, 0, pixels_.data(), 0, nullptr) == 0)
    throw std::runtime_error(std::string("a picture cannot be written: ") + image.message);
  bytes.resize(size);
  return bytes;
}

}  // namespace springtide::preview
