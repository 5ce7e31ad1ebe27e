// Reads the head and the body of an answer over HTTP as its bytes come.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace springtide::client {

class HttpParser {
 public:
  enum class Body : std::uint8_t { as_told, none };  // none: only the head matters, as for an upgrade

  explicit HttpParser(Body body);
  ~HttpParser();
  HttpParser(HttpParser&&) noexcept;
  HttpParser& operator=(HttpParser&&) noexcept;

  void take(std::string_view bytes);
  // The server has closed: an answer without a length is whole then.
  void end();

  bool has_begun() const;
  bool is_done() const;
  const std::string& trouble() const;  // empty: none

  // Requires: is_done().
  int status() const;
  bool keeps_alive() const;
  std::string field(std::string_view name) const;
  std::string body() const;
  std::string_view rest() const;  // what came after it

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace springtide::client
