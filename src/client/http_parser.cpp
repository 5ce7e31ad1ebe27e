#include "client/http_parser.h"

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

namespace springtide::client {

namespace http = boost::beast::http;

namespace {
constexpr std::uint64_t longest_body = 64 << 20;  // journals of long games among them
}

struct HttpParser::Parts {
  http::response_parser<http::string_body> parser{};
  std::string bytes{};
  std::string trouble{};
  bool only_head = false;
};

HttpParser::HttpParser(Body body) : parts_(std::make_unique<Parts>()) {
  parts_->parser.eager(true);
  parts_->parser.body_limit(longest_body);
  parts_->only_head = body == Body::none;
  if (parts_->only_head) parts_->parser.skip(true);
}

HttpParser::~HttpParser() = default;
HttpParser::HttpParser(HttpParser&&) noexcept = default;
HttpParser& HttpParser::operator=(HttpParser&&) noexcept = default;

void HttpParser::take(std::string_view bytes) {
  parts_->bytes += bytes;
  boost::system::error_code error;
  while (!parts_->parser.is_done() && !parts_->bytes.empty() && !error) {
    const std::size_t used = parts_->parser.put(boost::asio::buffer(parts_->bytes), error);
    parts_->bytes.erase(0, used);
  }
  if (error && error != http::error::need_more) parts_->trouble = "no answer over HTTP: " + error.message();
}

void HttpParser::end() {
  boost::system::error_code error;
  if (has_begun() && !parts_->parser.is_done()) parts_->parser.put_eof(error);
  if (error || !has_begun()) parts_->trouble = "the server closed the connection";
}

bool HttpParser::has_begun() const { return parts_->parser.got_some(); }
bool HttpParser::is_done() const { return parts_->trouble.empty() && parts_->parser.is_done(); }
const std::string& HttpParser::trouble() const { return parts_->trouble; }
int HttpParser::status() const { return static_cast<int>(parts_->parser.get().result_int()); }
bool HttpParser::keeps_alive() const { return parts_->parser.get().keep_alive(); }
std::string HttpParser::field(std::string_view name) const {
  return std::string(parts_->parser.get()[boost::beast::string_view(name.data(), name.size())]);
}
std::string HttpParser::body() const { return parts_->parser.get().body(); }
std::string_view HttpParser::rest() const { return parts_->bytes; }

}  // namespace springtide::client
