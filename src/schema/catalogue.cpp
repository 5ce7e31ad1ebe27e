#include "schema/catalogue.h"

#include <algorithm>

#include "arena/shapes.h"
#include "device/shapes.h"
#include "games/list.h"
#include "variations/shapes.h"
#include "wire/shapes.h"

namespace springtide::schema {
namespace {

const Definition* found(const Description& description, std::string_view name) {
  const auto at = std::ranges::find(description.definitions, name, &Definition::name);
  return at == description.definitions.end() ? nullptr : &*at;
}

}  // namespace

Catalogue::Catalogue() {
  for (Description each : {wire::message_shapes(), wire::body_shapes(), arena::analysis_shapes(), arena::hint_shapes(),
                           arena::puzzle_shapes(), variations::variation_shapes(), device::engine_shapes()}) {
    std::ranges::move(each.definitions, std::back_inserter(shared_.definitions));
    std::ranges::move(each.constants, std::back_inserter(shared_.constants));
  }
  Games::for_each([this]<Game G>() {
    games_.push_back({.game = std::string(G::name), .title = title_of(G::name), .description = Notation<G>::description()});
  });
}

const Definition* Catalogue::find(std::string_view name, const GameDescription* inside) const {
  const Definition* own = inside == nullptr ? nullptr : found(inside->description, name);
  return own != nullptr ? own : found(shared_, name);
}

std::string Catalogue::full_name(std::string_view name, const GameDescription* inside) const {
  const bool is_own = inside != nullptr && found(inside->description, name) != nullptr;
  return (is_own ? inside->title : "") + std::string(name);
}

void Catalogue::for_each(const std::function<void(const Definition&, const GameDescription*)>& visit) const {
  for (const Definition& each : shared_.definitions) visit(each, nullptr);
  for (const GameDescription& game : games_)
    for (const Definition& each : game.description.definitions) visit(each, &game);
}

}  // namespace springtide::schema
