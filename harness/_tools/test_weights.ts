/**
 * About how many seconds dear test files take on an idle machine, work and waits together; it
 * decides which start first, and which are loaded together. @module
 */

const WEIGHTS: Readonly<Record<string, number>> = {
  "bench/bench_test.ts": 3,
  "docs/contest_recipes_test.ts": 18,
  "docs/recipes_test.ts": 7,
  "fixtures/class/cheating_engines_test.ts": 3,
  "fixtures/class/cheating_protocols_test.ts": 3.5,
  "fixtures/class/one_rule_for_another_test.ts": 2,
  "fixtures/class/knowing_suite_test.ts": 2,
  "fixtures/engines/geister/family_test.ts": 1.5,
  "fixtures/engines/geister/matrix_test.ts": 8,
  "fixtures/engines/hang_test.ts": 1,
  "fixtures/engines/mgtp/family_test.ts": 2,
  "fixtures/engines/mgtp/matrix_test.ts": 9,
  "fixtures/engines/ponder/matrix_test.ts": 4,
  "fixtures/engines/readfile/matrix_test.ts": 2,
  "fixtures/engines/shogi-console/dialogues_test.ts": 1.5,
  "fixtures/engines/shogi-console/english_test.ts": 1.5,
  "fixtures/engines/shogi-console/matrix_test.ts": 10,
  "fixtures/engines/tzaar/chance_test.ts": 1.5,
  "fixtures/engines/tzaar/matrix_test.ts": 7,
  "fixtures/engines/usi/matrix_test.ts": 8,
  "fixtures/engines/varied_test.ts": 9,
  "harness/_tools/pack/install_test.ts": 12,
  "harness/_tools/pack/mod_test.ts": 4,
  "harness/_tools/pictures/pictures_test.ts": 8,
  "harness/_tools/text_uses_test.ts": 5,
  "harness/action_real_test.ts": 6,
  "harness/arena/games/fixtures_test.ts": 2.5,
  "harness/arena/games/run_match_test.ts": 2.5,
  "harness/classroom/journal_damage_test.ts": 1.5,
  "harness/fuzz/models/models_test.ts": 2.5,
  "harness/fuzz/models/talks_test.ts": 3.5,
  "harness/fuzz/planted_test.ts": 3,
  "harness/fuzz/run_fuzz_test.ts": 3,
  "harness/runner/slow_start_test.ts": 1.5,
  "harness/scenario/hostile_test.ts": 3,
  "harness/testing/transport_laws_test.ts": 4,
  "harness/transports/channels/files_test.ts": 3,
  "harness/transports/channels/tcp_elsewhere_test.ts": 5,
  "harness/transports/channels/tcp_games_test.ts": 4,
  "harness/transports/channels/tcp_test.ts": 6,
  "harness/transports/confine/hostile_test.ts": 9,
  "mod_test.ts": 2,
  "readme_test.ts": 12,
  "reporters/html/browser_test.ts": 22,
  "tests/autograder_test.ts": 8,
  "tests/bundled_test.ts": 2,
  "tests/console_test.ts": 9,
  "tests/course_test.ts": 4,
  "tests/engines_test.ts": 11,
  "tests/ghosts_test.ts": 28,
  "tests/grade_cheats_test.ts": 15,
  "tests/grade_hostile_test.ts": 35,
  "tests/grade_killed_test.ts": 13,
  "tests/grade_test.ts": 14,
  "tests/http_test.ts": 4,
  "tests/interrupt_test.ts": 2,
  "tests/main_test.ts": 5,
  "tests/match_cheats_test.ts": 3,
  "tests/match_test.ts": 2,
  "tests/ports_test.ts": 4,
  "tests/sandbox_test.ts": 4,
  "tests/search_test.ts": 13,
  "tests/tzaar_test.ts": 5,
  "tests/usi_test.ts": 11,
  "tests/watch_test.ts": 4,
};

/** The files of the table. */
export const WEIGHED: readonly string[] = Object.keys(WEIGHTS);

/** What a file takes that is not in the table. */
const USUAL = 0.15;

/** The seconds of a test file. */
export function weightOf(file: string): number {
  return WEIGHTS[file] ?? USUAL;
}
