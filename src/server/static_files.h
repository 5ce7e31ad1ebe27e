// The files of the web client, read into memory once. A request finds a file by its exact name in a map: nothing outside the
// folder can be reached.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/response.h"

namespace springtide::server {

struct FileRequest {
  std::string_view method;  // GET or HEAD; others are refused
  std::string_view path;
  std::string_view accept_encoding{};
  std::string_view if_none_match{};
};

class StaticFiles {
 public:
  // Path from the folder (`/assets/a.js`) and content.
  using Contents = std::map<std::string, std::string, std::less<>>;
  explicit StaticFiles(Contents contents);

  // All plain files of a folder but hidden ones and links. Throws std::runtime_error if it cannot be read.
  static StaticFiles of_folder(const std::string& folder);

  // `x.br` and `x.gz` are sent for `x` to those who accept them. A path without an extension that is no file is a page of
  // the web client: index.html.
  Response answer(const FileRequest& request) const;

  // What is answered to the path of a page; null if there is none.
  std::shared_ptr<const std::string> page() const;

  std::size_t size() const { return files_.size(); }

 private:
  struct Variant {
    std::shared_ptr<const std::string> content{};
    std::string etag{};
  };
  struct File {
    Variant plain{};
    Variant brotli{};
    Variant gzip{};
    std::string_view content_type{};
    bool is_immutable = false;
  };

  static Variant variant_of(std::string content);
  const File* file_of(std::string_view path) const;

  std::map<std::string, File, std::less<>> files_;
};

// Vite's names carry a hash of the content: `name-HASH.ext` with eight characters. To tell a hash from a word or a size, it
// must have capitals and something else; a hash that happens to have none is only cached less.
bool has_hashed_name(std::string_view path);

std::string_view content_type_of(std::string_view path);

// Tells versions of a content apart.
std::string etag_of(std::string_view content);
// Whether an If-None-Match header has it.
bool is_known(std::string_view if_none_match, const std::string& etag);

// Whether an Accept-Encoding header accepts a coding; `*` and q=0 are understood.
bool accepts(std::string_view accept_encoding, std::string_view coding);

}  // namespace springtide::server
