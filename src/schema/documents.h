// The documents that describe what crosses a border, as the program prints them and the repository keeps them.
#pragma once

#include "schema/catalogue.h"

namespace springtide::schema {

// TypeScript: what is the same for all games; then what one game says.
std::string shared_types(const Catalogue& catalogue);
std::string game_types(const Catalogue& catalogue, const GameDescription& game);

std::string json_schema(const Catalogue& catalogue);  // of every message, body and file
std::string openapi(const Catalogue& catalogue);      // of HTTP
std::string asyncapi(const Catalogue& catalogue);     // of the socket

struct Document {
  std::string name{};  // what it is called on the command line
  std::string path{};  // in the repository
  std::string text{};
};
std::vector<Document> all_documents();

}  // namespace springtide::schema
