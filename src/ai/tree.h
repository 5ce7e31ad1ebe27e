// A search tree in memory taken once: nodes in one array, found by parent, seat and action.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

#include "core/game.h"

namespace springtide {

enum class NodeId : std::uint32_t { none = 0xffffffff };

template <Game G>
class Tree {
 public:
  using Action = typename G::Action;
  static_assert(sizeof(Action) <= sizeof(std::uint64_t) && std::has_unique_object_representations_v<Action>);

  struct Node {
    std::uint64_t action = 0;
    NodeId parent = NodeId::none;
    Seat seat = Seat::nature;
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // how often it could have been chosen since it was first tried
    std::uint32_t decisions = 0;  // how often its owner decided here
    float prior = -1;             // how good it looks before it is tried; below zero: not known
    double total = 0;             // of the owner's utility
  };

  explicit Tree(std::size_t capacity) : slots_(std::bit_ceil(capacity * 2), NodeId::none), capacity_(capacity) {
    nodes_.reserve(capacity);
  }

  bool is_full() const { return nodes_.size() == capacity_; }
  std::size_t size() const { return nodes_.size(); }
  Node& operator[](NodeId id) { return nodes_[static_cast<std::size_t>(id)]; }
  const Node& operator[](NodeId id) const { return nodes_[static_cast<std::size_t>(id)]; }

  NodeId find(NodeId parent, Seat seat, const Action& action) const { return slots_[slot_of(parent, seat, bits(action))]; }

  // Finds or makes the child; none if the memory is used up.
  NodeId step(NodeId parent, Seat seat, const Action& action) {
    NodeId& slot = slots_[slot_of(parent, seat, bits(action))];
    if (slot != NodeId::none || is_full()) return slot;
    slot = static_cast<NodeId>(nodes_.size());
    nodes_.push_back({.action = bits(action), .parent = parent, .seat = seat});
    return slot;
  }

 private:
  static std::uint64_t bits(const Action& action) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &action, sizeof(Action));
    return bits;
  }

  // Where the child is, or where it would be put.
  std::size_t slot_of(NodeId parent, Seat seat, std::uint64_t action) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = mix(action ^ (static_cast<std::uint64_t>(parent) << 32 | static_cast<std::uint64_t>(seat))) & mask;
    while (slots_[at] != NodeId::none) {
      const Node& node = (*this)[slots_[at]];
      if (node.action == action && node.parent == parent && node.seat == seat) break;
      at = (at + 1) & mask;
    }
    return at;
  }

  std::vector<Node> nodes_;
  std::vector<NodeId> slots_;
  std::size_t capacity_;
};

}  // namespace springtide
