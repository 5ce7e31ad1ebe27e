// Random ids, tokens and secrets, and what is kept of them.
#pragma once

#include <string>
#include <string_view>

#include "base/sha256.h"

namespace springtide::server {

std::string random_id();     // 26 characters, 128 bits: nobody guesses the link of a table
std::string random_token();  // the same for who holds it
Digest random_secret();
// Tokens and recovery codes are kept as hashes: whoever reads the store cannot use them.
std::string hash_of_token(std::string_view token);

std::string hash_of_password(const std::string& password);  // Argon2id; slow on purpose
bool is_password(const std::string& password, const std::string& hash);

}  // namespace springtide::server
