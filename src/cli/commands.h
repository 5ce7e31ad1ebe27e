// The commands of `springtide`.
#pragma once

#include <CLI/CLI.hpp>

namespace springtide::cli {

void add_play(CLI::App& app);
void add_replay(CLI::App& app);
void add_legal(CLI::App& app);
void add_apply(CLI::App& app);
void add_explain(CLI::App& app);
void add_net(CLI::App& app);
void add_features(CLI::App& app);
void add_random(CLI::App& app);
void add_perft(CLI::App& app);
void add_bench(CLI::App& app);
void add_arena(CLI::App& app);
void add_selfplay(CLI::App& app);
void add_study(CLI::App& app);
void add_analyze(CLI::App& app);
void add_puzzle(CLI::App& app);
void add_puzzles(CLI::App& app);
void add_rules(CLI::App& app);
void add_schema(CLI::App& app);
void add_load(CLI::App& app);
void add_serve(CLI::App& app);
void add_rebuild(CLI::App& app);
void add_admin(CLI::App& app);
void add_doctor(CLI::App& app);
void add_verify(CLI::App& app);
void add_export(CLI::App& app);
void add_import(CLI::App& app);

}  // namespace springtide::cli
