#include "server/static_files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "base/fnv.h"
#include "text/lines.h"

namespace springtide::server {
namespace {

struct Type {
  std::string_view extension;
  std::string_view name;
};
constexpr std::array types{
    Type{"html", "text/html; charset=utf-8"},
    Type{"js", "text/javascript; charset=utf-8"},
    Type{"mjs", "text/javascript; charset=utf-8"},
    Type{"css", "text/css; charset=utf-8"},
    Type{"json", "application/json"},
    Type{"map", "application/json"},
    Type{"txt", "text/plain; charset=utf-8"},
    Type{"wasm", "application/wasm"},
    Type{"webmanifest", "application/manifest+json"},
    Type{"svg", "image/svg+xml"},
    Type{"png", "image/png"},
    Type{"jpg", "image/jpeg"},
    Type{"webp", "image/webp"},
    Type{"avif", "image/avif"},
    Type{"ico", "image/vnd.microsoft.icon"},
    Type{"woff2", "font/woff2"},
    Type{"mp3", "audio/mpeg"},
    Type{"ogg", "audio/ogg"},
    Type{"wav", "audio/wav"},
};

std::string_view name_in(std::string_view path) { return path.substr(path.rfind('/') + 1); }

std::string_view extension_of(std::string_view path) {
  const std::string_view name = name_in(path);
  const std::size_t dot = name.rfind('.');
  return dot == std::string_view::npos ? "" : name.substr(dot + 1);
}

std::string file_content(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string content{std::istreambuf_iterator<char>(file), {}};
  if (!file) throw std::runtime_error(path.string() + " cannot be read");
  return content;
}

bool is_hidden(const std::filesystem::path& path) {
  return std::ranges::any_of(path, [](const std::filesystem::path& part) { return part.native().starts_with('.'); });
}

bool is_zero(std::string_view quality) {
  return quality.starts_with("q=0") && quality.find_first_not_of("0.", 2) == std::string_view::npos;
}

}  // namespace

// It tells versions of our own files apart and guards nothing.
std::string etag_of(std::string_view content) {
  return "\"" + std::to_string(content.size()) + "-" + std::to_string(fnv_1a(content)) + "\"";
}

bool is_known(std::string_view if_none_match, const std::string& etag) {
  return std::ranges::any_of(split(if_none_match, ','), [&](std::string_view tag) {
    if (tag.starts_with("W/")) tag.remove_prefix(2);
    return tag == etag || tag == "*";
  });
}

bool has_hashed_name(std::string_view path) {
  const std::string_view name = name_in(path);
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos || dot < 10 || name[dot - 9] != '-') return false;
  const std::string_view hash = name.substr(dot - 8, 8);
  const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  const auto is_small = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  return std::ranges::all_of(hash, [&](char c) { return is_capital(c) || is_small(c) || c == '-' || c == '_'; }) &&
         std::ranges::any_of(hash, is_capital) && std::ranges::any_of(hash, is_small);
}

std::string_view content_type_of(std::string_view path) {
  const auto found = std::ranges::find(types, extension_of(path), &Type::extension);
  return found == types.end() ? "application/octet-stream" : found->name;
}

bool accepts(std::string_view accept_encoding, std::string_view coding) {
  bool is_accepted = false;
  for (std::string_view item : split(accept_encoding, ',')) {
    const std::vector<std::string_view> parts = split(item, ';');
    const bool has_zero = parts.size() > 1 && is_zero(parts[1]);
    if (parts[0] == coding) return !has_zero;
    if (parts[0] == "*") is_accepted = !has_zero;
  }
  return is_accepted;
}

StaticFiles::Variant StaticFiles::variant_of(std::string content) {
  std::string etag = etag_of(content);
  return {.content = std::make_shared<const std::string>(std::move(content)), .etag = std::move(etag)};
}

StaticFiles::StaticFiles(Contents contents) {
  const auto sibling = [&](const std::string& path) {
    auto node = contents.extract(path);
    return node ? variant_of(std::move(node.mapped())) : Variant{};
  };
  for (auto at = contents.begin(); at != contents.end(); ++at) {
    File& file = files_[at->first];
    file = {.brotli = sibling(at->first + ".br"), .gzip = sibling(at->first + ".gz")};
    file.plain = variant_of(std::move(at->second));
    file.content_type = content_type_of(at->first);
    file.is_immutable = has_hashed_name(at->first);
  }
}

StaticFiles StaticFiles::of_folder(const std::string& folder) {
  namespace fs = std::filesystem;
  Contents contents;
  try {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
      const fs::path path = entry.path().lexically_relative(folder);
      if (entry.is_symlink() || !entry.is_regular_file() || is_hidden(path)) continue;
      contents.emplace("/" + path.generic_string(), file_content(entry.path()));
    }
  } catch (const fs::filesystem_error& error) {
    throw std::runtime_error("the folder " + folder + " cannot be read: " + error.code().message());
  }
  return StaticFiles(std::move(contents));
}

std::shared_ptr<const std::string> StaticFiles::page() const {
  const auto found = files_.find("/index.html");
  return found == files_.end() ? nullptr : found->second.plain.content;
}

const StaticFiles::File* StaticFiles::file_of(std::string_view path) const {
  auto found = files_.find(path);
  if (found == files_.end() && extension_of(path).empty()) found = files_.find("/index.html");
  return found == files_.end() ? nullptr : &found->second;
}

Response StaticFiles::answer(const FileRequest& request) const {
  if (request.method != "GET" && request.method != "HEAD") {
    Response response = refusal(405, "wrong_method", "Files can only be read.");
    response.headers.emplace_back("Allow", "GET, HEAD");
    return response;
  }
  const File* file = file_of(request.path);
  if (file == nullptr) return refusal(404, "not_found", "There is no such file.");
  const bool has_brotli = file->brotli.content && accepts(request.accept_encoding, "br");
  const bool has_gzip = !has_brotli && file->gzip.content && accepts(request.accept_encoding, "gzip");
  const Variant& variant = has_brotli ? file->brotli : has_gzip ? file->gzip : file->plain;

  Response response{.content_type = std::string(file->content_type), .file = variant.content};
  response.headers.emplace_back("Cache-Control", file->is_immutable ? "public, max-age=31536000, immutable" : "no-cache");
  response.headers.emplace_back("ETag", variant.etag);
  if (file->brotli.content || file->gzip.content) response.headers.emplace_back("Vary", "Accept-Encoding");
  if (is_known(request.if_none_match, variant.etag)) {
    response.status = 304;
    response.file = nullptr;
    return response;
  }
  if (has_brotli || has_gzip) response.headers.emplace_back("Content-Encoding", has_brotli ? "br" : "gzip");
  return response;
}

}  // namespace springtide::server
