#include "push/vapid.h"

#include "push/base64url.h"
#include "text/json.h"

namespace springtide::push {

// A JSON Web Token (RFC 7519), signed.
std::string authorization(const Key& sender, std::string_view origin, std::int64_t until, std::string_view contact) {
  JsonWriter claims;
  claims.begin_object();
  claims.field("aud", origin);
  claims.field("exp", until);
  claims.field("sub", contact);
  claims.end_object();
  const std::string text = base64url_of(R"({"typ":"JWT","alg":"ES256"})") + '.' + base64url_of(claims.text());
  return "vapid t=" + text + '.' + base64url_of(sender.signature_of(text)) + ", k=" + base64url_of(sender.public_point());
}

}  // namespace springtide::push
