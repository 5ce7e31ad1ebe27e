// net: what a file of a net is, and which the program has. features: what nets are told.
#include "net/net.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/table_flags.h"
#include "games/features.h"
#include "games/list.h"
#include "games/nets.h"
#include "text/hex.h"

namespace springtide::cli {
namespace {

// How far the first layer's sums can get, over all columns.
net::Reach whole_reach(const net::File& file) {
  net::Reach reach;
  for (int column = 0; column < file.shape.width; ++column) {
    const net::Reach each = reach_of(file, column);
    reach.least = std::min(reach.least, each.least);
    reach.most = std::max(reach.most, each.most);
  }
  return reach;
}

// Whether this program can ask the net, in words.
std::string fit_of(const net::File& file) {
  const auto misfit = misfit_of(net::Net(file));
  return misfit ? misfit->message() : "fits this program";
}

void describe(const std::string& path) {
  const std::string bytes = read_file(path);
  const auto file = net::read_file(bytes);
  if (!file) throw Failure(path + ": " + file.error().message(), 1);
  const net::Shape& shape = file->shape;
  const net::Reach reach = whole_reach(*file);
  fmt::print("net       {}\n", hex_of(weights_digest(*file)));
  fmt::print("game      {}, rules {}\n", file->game, file->rules);
  fmt::print("head      {}: {}\n", net::head_names[file->head], joined(file->outputs, ", "));
  fmt::print("features  {} of the table, {} of an item; {}\n", shape.table, shape.item, fit_of(*file));
  fmt::print("layers    {} + {}, {}, {}\n", shape.width, shape.width, shape.second, file->outputs.size());
  fmt::print("bytes     {}\n", bytes.size());
  fmt::print("sums      {} to {} in the first layer, of -32768 to 32767\n", reach.least, reach.most);
  fmt::print("kernels   {}\n", net::quickest_kernels().name);
  for (const std::string& made : file->made) fmt::print("made      {}\n", made);
}

// The program's own, a line each.
void list_nets() {
  for (const NetFile& file : net_files()) {
    const auto read = net::read_file(file.bytes);
    if (!read) throw Failure(file.stem() + ": " + read.error().message(), 1);
    const auto misfit = misfit_of(net::Net(*read));
    fmt::print("{:<14} {}  {}\n", file.stem(), file.name(), misfit ? misfit->message() : read->made.front());
  }
  if (net_files().empty()) fmt::print("This program has no nets.\n");
}

// A name, a tab and its number under each symmetry, for every feature and every place of the board.
template <class Told, Game G>
std::string symmetry_lines() {
  std::string lines;
  const auto add = [&](std::string_view list, std::string_view name, auto&& moved_by) {
    lines += fmt::format("{} {}", list, name);
    for (int s = 0; s < Features<G>::symmetries; ++s) lines += fmt::format("{}{}", s == 0 ? '\t' : ' ', moved_by(s));
    lines += '\n';
  };
  const auto add_list = [&](std::string_view list, const std::vector<std::string>& names, auto&& moved_feature) {
    for (std::size_t i = 0; i < names.size(); ++i)
      add(list, names[i], [&](int s) { return moved_feature(static_cast<net::Feature>(i), s); });
  };
  const net::FeatureNames names = Told::names();
  add_list("table", names.table, Told::moved_table);
  add_list("item", names.item, Told::moved_item);
  for (auto place : all_of<typename Features<G>::Place>)
    add("place", Features<G>::place_names[place], [&](int s) { return index_of(moved(place, s)); });
  return lines;
}

template <class Told, Game G>
void print_told(bool with_symmetries) {
  if (!with_symmetries) return fmt::print("{}", Told::names().text());
  if constexpr (HasSymmetries<G>)
    fmt::print("{}", symmetry_lines<Told, G>());
  else
    throw Failure("--symmetries: the board of " + title_of(G::name) + " has none", 2);
}

void print_features(const std::string& game, const std::string& head_name, bool with_symmetries) {
  const auto head = find_name(net::head_names, head_name);
  if (!head) throw Failure("HEAD: expected " + joined(net::head_names, ", ") + ", found " + in_quotes(head_name), 2);
  bool is_found = false;
  const bool is_known = Games::with(game, [&]<Game G>() {
    is_found = with_features<G>(*head, [&]<class Told>() { print_told<Told, G>(with_symmetries); });
  });
  if (!is_known) throw Failure("GAME: expected " + joined(Games::names, ", ") + ", found " + in_quotes(game), 2);
  if (!is_found) throw Failure(title_of(game) + " has no features for the head " + head_name, 2);
}

}  // namespace

void add_features(CLI::App& app) {
  const auto words = std::make_shared<std::array<std::string, 2>>();
  const auto with_symmetries = std::make_shared<bool>();
  CLI::App* command = app.add_subcommand("features", "Print what nets are told of a position, a name a line");
  command->add_option("GAME", (*words)[0], "The game")->required();
  command->add_option("HEAD", (*words)[1], "What a net is asked: value, policy or belief")->required();
  command->add_flag("--symmetries", *with_symmetries,
                    "Say what number each has on the board turned, and where its places go");
  command->callback([words, with_symmetries] { print_features((*words)[0], (*words)[1], *with_symmetries); });
}

void add_net(CLI::App& app) {
  const auto path = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("net", "Say what a net is, or which nets the program has");
  command->add_option("FILE", *path, "A net to be checked, or - for standard input [list the program's own]");
  command->callback([path] { path->empty() ? list_nets() : describe(*path); });
}

}  // namespace springtide::cli
