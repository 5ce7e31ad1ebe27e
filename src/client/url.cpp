#include "client/url.h"

#include <algorithm>

#include "text/lines.h"

namespace springtide::client {
namespace {

std::string_view usual_port(bool is_secure) { return is_secure ? "443" : "80"; }

bool is_port(std::string_view text) {
  const auto number = to_number(text);
  return number && *number > 0 && *number <= 65535;
}

bool is_host(std::string_view text) {
  const auto is_good = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
  };
  return !text.empty() && text.size() <= 253 && std::all_of(text.begin(), text.end(), is_good);
}

bool is_ipv6(std::string_view text) {
  return text.find(':') != std::string_view::npos && text.find_first_not_of("0123456789abcdefABCDEF:.") == text.npos;
}

std::string in_brackets(const std::string& host) { return host.find(':') == std::string::npos ? host : "[" + host + "]"; }

}  // namespace

std::string Url::text() const { return (is_secure ? "https://" : "http://") + in_brackets(host) + ":" + port; }

std::string Url::host_field() const {
  return port == usual_port(is_secure) ? in_brackets(host) : in_brackets(host) + ":" + port;
}

Result<Url, std::string> parse_url(std::string_view text) {
  const std::string wrong =
      "expected an address like http://127.0.0.1:8080 or https://example.org, found " + in_quotes(text);
  Url url{.is_secure = text.starts_with("https://")};
  if (!url.is_secure && !text.starts_with("http://")) return wrong;
  text.remove_prefix(text.find("//") + 2);
  if (text.ends_with('/')) text.remove_suffix(1);
  const bool has_brackets = text.starts_with('[');
  const std::size_t end = has_brackets ? text.find(']') : std::min(text.find(':'), text.size());
  if (end == std::string_view::npos) return wrong;
  const std::string_view host = text.substr(has_brackets ? 1 : 0, end - (has_brackets ? 1 : 0));
  const std::string_view rest = text.substr(has_brackets ? end + 1 : end);
  if (has_brackets ? !is_ipv6(host) : !is_host(host)) return wrong;
  if (!rest.empty() && (rest[0] != ':' || !is_port(rest.substr(1)))) return wrong;
  url.host = host;
  url.port = rest.empty() ? usual_port(url.is_secure) : rest.substr(1);
  return url;
}

}  // namespace springtide::client
