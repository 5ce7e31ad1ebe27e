// Any text as an action: refused with a reason, or read and written back the same.
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/require.h"
#include "games/list.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  springtide::Games::for_each([&]<springtide::Game G>() {
    const auto move = springtide::Notation<G>::parse_action(text);
    if (!move) return require(!move.error().reason.empty(), "a refusal without a reason");
    require(springtide::Notation<G>::action(move->seat, move->action) == text, "written back differently");
    require(!is_sabotaged || text.find("quarantine") == std::string::npos, "sabotage: this action breaks the program");
    // Whatever can be said can be judged, in any position.
    const auto state = initial(typename G::Options{});
    if (judge(state, move->seat, move->action).allowed) require(to_act(state).contains(move->seat), "allowed out of turn");
  });
  return 0;
}
