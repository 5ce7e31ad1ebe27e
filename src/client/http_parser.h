// Reads the head and the body of an answer over HTTP as its bytes come.
#pragma once

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <string>
#include <string_view>

namespace springtide::client {

namespace http = boost::beast::http;

class HttpParser {
 public:
  enum class Body : std::uint8_t { as_told, none };  // none: only the head matters, as for an upgrade

  explicit HttpParser(Body body) : parser_(std::make_unique<Parser>()) {
    constexpr std::uint64_t longest_body = 64 << 20;  // journals of long games among them
    parser_->eager(true);
    parser_->body_limit(longest_body);
    if (body == Body::none) parser_->skip(true);
  }

  void take(std::string_view bytes) {
    bytes_ += bytes;
    boost::system::error_code error;
    while (!parser_->is_done() && !bytes_.empty() && !error)
      bytes_.erase(0, parser_->put(boost::asio::buffer(bytes_), error));
    if (error && error != http::error::need_more) trouble_ = "no answer over HTTP: " + error.message();
  }
  // The server has closed: an answer without a length is whole then.
  void end() {
    boost::system::error_code error;
    if (has_begun() && !parser_->is_done()) parser_->put_eof(error);
    if (error || !has_begun()) trouble_ = "the server closed the connection";
  }

  bool has_begun() const { return parser_->got_some(); }
  bool is_done() const { return trouble_.empty() && parser_->is_done(); }
  const std::string& trouble() const { return trouble_; }  // empty: none

  // Requires: is_done().
  int status() const { return static_cast<int>(parser_->get().result_int()); }
  bool keeps_alive() const { return parser_->get().keep_alive(); }
  std::string field(std::string_view name) const {
    return std::string(parser_->get()[boost::beast::string_view(name.data(), name.size())]);
  }
  std::string body() const { return parser_->get().body(); }
  std::string_view rest() const { return bytes_; }  // what came after it

 private:
  using Parser = http::response_parser<http::string_body>;

  std::unique_ptr<Parser> parser_;  // it cannot be moved
  std::string bytes_{};
  std::string trouble_{};
};

}  // namespace springtide::client
