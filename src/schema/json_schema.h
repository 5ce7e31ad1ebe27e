// Shapes as JSON Schema (2020-12), alone and inside of the two documents that are made of it.
#pragma once

#include "schema/catalogue.h"

namespace springtide::schema {

// References begin with `place`, such as `#/$defs/`.
Json schema_of(const Shape& shape, const Catalogue& catalogue, const GameDescription* inside, std::string_view place);
Json reference_to(std::string_view name, std::string_view place);

// The schemas of the shared definitions of these names and of all that they refer to, by name in the catalogue's order.
Json::Members schemas_for(const std::vector<std::string>& names, const Catalogue& catalogue, std::string_view place);

}  // namespace springtide::schema
