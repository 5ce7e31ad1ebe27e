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

// Shapes as JSON Schema (2020-12), alone and inside of the documents that are made of it.
// References begin with `place`, such as `#/$defs/`.
Json schema_of(const Shape& shape, const Catalogue& catalogue, const GameDescription* inside, std::string_view place);
Json reference_to(std::string_view name, std::string_view place);

// The schemas of the shared definitions of these names and of all that they refer to, by name in the catalogue's order.
Json::Members schemas_for(const std::vector<std::string>& names, const Catalogue& catalogue, std::string_view place);

struct Document {
  std::string name{};  // what it is called on the command line
  std::string path{};  // in the repository
  std::string text{};
};
std::vector<Document> all_documents();

}  // namespace springtide::schema
