#include "variations/any.h"

#include "ai/levels.h"
#include "arena/readings.h"
#include "arena/weighing.h"
#include "games/experts.h"
#include "games/list.h"
#include "variations/reader.h"

namespace springtide::variations {
namespace {

using arena::OpenTable;
using arena::Weighing;
using arena::Worth;

constexpr int most_iterations = 20'000;  // of the search below the choices
constexpr int most_rounds = 2'000;
constexpr int first_rounds = 4;  // before anything is said
constexpr std::uint64_t seed = 1;

template <Game G, class Belief>
class WeigherOf final : public Weigher {
 public:
  WeigherOf(const Question<G>& question, Belief belief, const BotSpec<G>& bot, bool is_open)
      : seat_(question.seat()), is_open_(is_open), weighing_(question, std::move(belief), bot, seed) {
    weighing_.run(first_rounds);
  }

  bool run() override {
    if (weighing_.rounds() < most_rounds) weighing_.run(1);
    return weighing_.rounds() >= most_rounds;
  }

  void write_json(JsonWriter& json) const override {
    json.begin_object().field("seat", seat_name(seat_)).field("open", is_open_);
    json.field("rounds", weighing_.rounds()).field("of", most_rounds).key("choices").begin_array();
    for (std::size_t i = 0; i < weighing_.choices().size(); ++i) {
      const Worth worth = weighing_.worth(i);
      json.begin_object().key("move");
      Notation<G>::action_json(json, seat_, weighing_.choices()[i]);
      json.field("value", worth.value).field("error", worth.error).end_object();
    }
    json.end_array().end_object();
  }

 private:
  Seat seat_;
  bool is_open_;
  Weighing<G, Belief> weighing_;
};

template <Game G>
class VariationsOf final : public AnyVariations {
  using State = typename G::State;
  using Text = Notation<G>;
  using Changed = Result<std::size_t, TextError>;

 public:
  explicit VariationsOf(Variations<G> all) : all_(std::move(all)) {}

  std::string text() const override { return write_variations(all_); }
  std::size_t size() const override { return all_.branches.size(); }
  int players() const override { return all_.players(); }
  std::string line(std::size_t branch) const override {
    return write_variations(Variations<G>{
        .options = all_.options, .first = all_.first, .is_record = all_.is_record, .before = all_.line_to(branch)});
  }

  void write_json(JsonWriter& json, std::optional<Seat> viewer) const override {
    json.begin_object().field("text", text()).field("game", G::name).field("title", all_.title);
    json.key("names").list(std::span(all_.names).first(static_cast<std::size_t>(players())));
    json.key("options").list(option_lines(all_)).field("from", all_.is_record ? "record" : "position");
    json.field("before", all_.before.size());
    json.key("branches").list(all_.branches, [&](const Branch<G>& each) { write_branch(json, each, viewer); });
    json.end_object();
  }

  void write_place(JsonWriter& json, std::size_t branch, const Eyes& eyes) const override {
    const auto line = all_.line_to(branch);
    const State state = all_.state_at(branch);
    const auto actor = actor_of(state, branch, eyes);
    const Seat viewer = eyes.is_open ? Seat::spectator : eyes.seat.value_or(looking(line, actor));
    json.begin_object().field("branch", branch);
    if (eyes.is_open) {
      json.field("text", Text::position(state)).key("position");
      Text::position_json(json, state);
    } else {
      json.field("viewer", seat_name(viewer)).key("view");
      Text::view_json(json, observe(state, viewer));
    }
    json.key("to_act").list(to_act(state), [](Seat seat) { return seat_name(seat); });
    if (actor) write_choice(json, state, *actor);
    write_past(json, line, eyes.is_open ? std::nullopt : std::optional(viewer));
    if (!eyes.is_open) write_readings(json, observe(state, viewer), line);
    if (to_act(state).empty()) write_result(json, state);
    json.end_object();
  }

  Changed extend(std::size_t branch, std::span<const std::string> actions) override {
    State state = all_.state_at(branch);
    Variations<G> changed = all_;
    for (const std::string& text : actions) {
      const auto move = Text::parse_action(text);
      if (!move) return move.error();
      const auto verdict = apply<G>(state, move->seat, move->action);
      if (!verdict.allowed) {
        TextError error = bad_text(Text::reason(verdict));
        error.rule = Text::rule_id(verdict);
        return error;
      }
      if (changed.is_full() && changed.child_of(branch, *move) == 0) return full();
      branch = changed.add(branch, *move);
    }
    return keep(std::move(changed), branch);
  }

  Changed draw(std::size_t branch, std::uint64_t with) override {
    Rng rng(with);
    State state = all_.state_at(branch);
    Variations<G> changed = all_;
    while (to_act(state).contains(Seat::nature)) {
      const Move<G> move{.seat = Seat::nature, .action = sample_outcome<G>(state, rng)};
      if (changed.is_full() && changed.child_of(branch, move) == 0) return full();
      advance(state, move.seat, move.action);
      branch = changed.add(branch, move);
    }
    return keep(std::move(changed), branch);
  }

  Changed annotate(std::size_t branch, const Notes& notes) override {
    if (!notes.name.empty() && !is_title(notes.name)) return bad_text("not a name: " + in_quotes(notes.name), "name");
    if (auto flaw = flaw_of(notes.comment); !flaw.empty()) return bad_text(std::move(flaw), "comment");
    for (const std::string& place : notes.marks)
      if (!is_place<G>(place)) return bad_text("no place of the board: " + in_quotes(place), "marks");
    if (notes.marks.size() > most_marks) return bad_text("more than " + std::to_string(most_marks), "marks");
    Variations<G> changed = all_;
    changed.branches[branch].notes = notes;
    return keep(std::move(changed), branch);
  }

  Changed entitle(const std::string& title) override {
    if (!title.empty() && !is_title(title)) return bad_text("not a title: " + in_quotes(title), "title");
    Variations<G> changed = all_;
    changed.title = title;
    return keep(std::move(changed), 0);
  }

  Changed remove(std::size_t branch) override {
    if (branch == 0) return bad_text("the start stays");
    const std::size_t parent = all_.branches[branch].parent;
    all_.remove(branch);
    return parent;
  }

  Result<std::unique_ptr<Weigher>, TextError> weigh(std::size_t branch, Seat seat, bool is_open) const override {
    const State state = all_.state_at(branch);
    if (seat == Seat::nature || !to_act(state).contains(seat))
      return bad_text(seat_name(seat) + " has nothing to decide here");
    std::vector<Move<G>> seen_moves;
    for (const Move<G>& move : all_.line_to(branch))
      seen_moves.push_back({.seat = move.seat, .action = seen(move.seat, move.action, seat)});
    auto bot = strongest_bot<G>(most_iterations);
    if (!all_.is_record) bot.sight.belief = false;  // the moves do not lead here
    const Question<G> question{
        .options = all_.options, .view = observe(state, seat), .record = seen_moves, .legal = legal_actions(state, seat)};
    using Belief = typename Expert<G>::Belief;
    if (is_open) return made(std::make_unique<WeigherOf<G, OpenTable<G>>>(question, OpenTable<G>{state}, bot, true));
    return made(std::make_unique<WeigherOf<G, Belief>>(question, Belief(question, bot.sight, bot.search.nets), bot, false));
  }

 private:
  static Result<std::unique_ptr<Weigher>, TextError> made(std::unique_ptr<Weigher> weigher) { return weigher; }
  static TextError full() {
    return bad_text("there is no room for more than " + std::to_string(most_branches - 1) + " moves");
  }

  Changed keep(Variations<G> changed, std::size_t branch) {
    if (write_variations(changed).size() > largest_file)
      return bad_text("there is no room for more than " + std::to_string(largest_file >> 10) + " kB");
    all_ = std::move(changed);
    return branch;
  }

  void write_branch(JsonWriter& json, const Branch<G>& each, std::optional<Seat> viewer) const {
    json.begin_object().field("parent", each.parent);
    if (each.depth > 0) {
      const Move<G>& move = each.move;
      json.key("move");
      Text::action_json(json, move.seat, viewer ? seen(move.seat, move.action, *viewer) : move.action);
    }
    if (!each.notes.name.empty()) json.field("name", each.notes.name);
    if (!each.notes.comment.empty()) json.field("comment", joined(each.notes.comment, "\n"));
    if (!each.notes.marks.empty()) json.key("marks").list(each.notes.marks);
    json.end_object();
  }

  // Whose choice is shown: of those who decide at once, the one whose eyes look, or who moved in the first line.
  std::optional<Seat> actor_of(const State& state, std::size_t branch, const Eyes& eyes) const {
    const SeatSet acting = to_act(state);
    if (acting.empty() || acting.contains(Seat::nature)) return acting.empty() ? std::nullopt : std::optional(Seat::nature);
    if (eyes.seat) return acting.contains(*eyes.seat) ? eyes.seat : std::nullopt;
    const std::size_t next = branch + 1;
    if (next < all_.end_of(branch) && acting.contains(all_.branches[next].move.seat)) return all_.branches[next].move.seat;
    return acting.front();
  }

  // Of whoever decides; or of the last one who did.
  static Seat looking(const std::vector<Move<G>>& line, std::optional<Seat> actor) {
    if (actor && *actor != Seat::nature) return *actor;
    for (std::size_t i = line.size(); i > 0; --i)
      if (line[i - 1].seat != Seat::nature) return line[i - 1].seat;
    return Seat::spectator;
  }

  static void write_choice(JsonWriter& json, const State& state, Seat actor) {
    json.field("actor", seat_name(actor));
    if (actor != Seat::nature) {
      json.field("prompt", Text::prompt_key(observe(state, actor))).key("legal");
      return Text::legal_json(json, state, actor);
    }
    const auto outcomes = legal_actions(state, Seat::nature);
    json.key("legal").list(outcomes, [&](const auto& each) { Text::action_json(json, Seat::nature, each); });
    const double total = total_weight(state);
    json.key("chances").list(outcomes, [&](const auto& each) { return weight(state, each) / total; });
  }

  // What happened last, as the viewer saw it.
  void write_past(JsonWriter& json, const std::vector<Move<G>>& line, std::optional<Seat> viewer) const {
    constexpr std::size_t longest_past = 24;
    const std::size_t first = line.size() - std::min(line.size(), longest_past);
    State state = all_.first;
    json.key("past").begin_array();
    for (std::size_t i = 0; i < line.size(); ++i) {
      const State earlier = state;
      advance(state, line[i].seat, line[i].action);
      if (i < first) continue;
      json.begin_object().key("move");
      Text::action_json(json, line[i].seat, viewer ? seen(line[i].seat, line[i].action, *viewer) : line[i].action);
      if (const auto news = Text::news(earlier, state); !news.empty()) json.field("news", news);
      json.end_object();
    }
    json.end_array();
  }

  // Of a start set up by hand nobody knows how it came about.
  void write_readings(JsonWriter& json, const typename G::View& view, const std::vector<Move<G>>& line) const {
    if constexpr (HasReader<G>) {
      std::vector<Move<G>> seen_moves;
      for (const Move<G>& move : line)
        if (all_.is_record) seen_moves.push_back({.seat = move.seat, .action = seen(move.seat, move.action, view.viewer)});
      json.key("readings").list(arena::readings_of<G>(all_.options, view, seen_moves), [&](const Reading& each) {
        arena::write_reading<G>(json, view, each);
      });
    }
  }

  void write_result(JsonWriter& json, const State& state) const {
    const Scores points = scores(state);
    json.key("result").list(players_of(players()), [&](Seat seat) {
      json.begin_object().field("seat", seat_name(seat)).field("points", points[seat]);
      json.field("reasons", Text::points(state, seat)).field("won", winners(state).contains(seat)).end_object();
    });
  }

  Variations<G> all_;
};

template <Game G>
Opened made(Result<Variations<G>, TextError> read) {
  if (!read) return read.error();
  return std::unique_ptr<AnyVariations>(std::make_unique<VariationsOf<G>>(std::move(*read)));
}

Opened with_game(std::string_view game, const auto& visit) {
  Opened opened = bad_text("there is no game of this name", "game");
  Games::with(game, [&]<Game G>() { opened = visit.template operator()<G>(); });
  return opened;
}

Opened of_record(std::string_view text, std::size_t moment) {
  const auto head = read_head(lines_of(text));
  if (!head) return head.error();
  return with_game(head->game, [&]<Game G>() -> Opened {
    const auto record = read_record<G>(text);
    if (!record) return record.error();
    return made<G>(variations_of(*record, moment));
  });
}

Opened of_position(std::string_view text) {
  const auto lines = content_lines_of(text);
  const auto words = lines.empty() ? std::vector<std::string_view>{} : words_of(lines[0].text);
  if (words.size() != 2 || words[0] != "game")
    return bad_text("expected a study, a record or a position; each says so in its first line", {}, 1);
  return with_game(words[1], [&]<Game G>() -> Opened {
    const auto position = Notation<G>::parse_position(text);
    if (!position) return position.error();
    return made<G>(variations_of<G>(*position));
  });
}

}  // namespace

Opened read_any(std::string_view text) {
  const auto parts = parts_of(text);
  if (!parts) return parts.error();
  const auto game = game_of(*parts);
  if (!game) return game.error();
  return with_game(*game, [&]<Game G>() { return made<G>(read_variations<G>(text)); });
}

Opened open_any(std::string_view text, std::size_t moment) {
  const auto first = text.substr(0, text.find('\n'));
  if (first.starts_with("springtide study")) return read_any(text);
  return first.starts_with("springtide record") ? of_record(text, moment) : of_position(text);
}

Opened begin_any(std::string_view game, std::span<const std::string> options, std::uint64_t with) {
  std::vector<Line> lines;
  for (const std::string& each : options) lines.push_back({.number = static_cast<int>(lines.size()) + 1, .text = each});
  return with_game(game, [&]<Game G>() -> Opened {
    const auto parsed = Notation<G>::parse_options(lines);
    if (!parsed) return parsed.error();
    auto begun = made<G>(variations_of(Record<G>{.options = *parsed}, 0));
    if (begun)
      if (const auto drawn = (*begun)->draw(0, with); !drawn) return drawn.error();
    return begun;
  });
}

}  // namespace springtide::variations
