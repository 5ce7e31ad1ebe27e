// Bytes as text in the alphabet that is safe in addresses (RFC 4648, section 5), without padding.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace springtide::push {

std::string base64url_of(std::string_view bytes);
// Nothing if it is no such text.
std::optional<std::string> bytes_in_base64url(std::string_view text);

}  // namespace springtide::push
