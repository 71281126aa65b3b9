/** About how many seconds of processor time dear test files take; it decides which start first. @module */

const WEIGHTS: Readonly<Record<string, number>> = {
  "bench/bench_test.ts": 6,
  "docs/contest_recipes_test.ts": 11,
  "docs/recipes_test.ts": 7,
  "fixtures/class/cheating_engines_test.ts": 5,
  "fixtures/class/knowing_suite_test.ts": 3,
  "fixtures/engines/geister/family_test.ts": 3,
  "fixtures/engines/geister/matrix_test.ts": 15,
  "fixtures/engines/hang_test.ts": 3,
  "fixtures/engines/mgtp/family_test.ts": 3,
  "fixtures/engines/mgtp/matrix_test.ts": 24,
  "fixtures/engines/ponder/matrix_test.ts": 8,
  "fixtures/engines/readfile/matrix_test.ts": 4,
  "fixtures/engines/shogi-console/dialogues_test.ts": 3,
  "fixtures/engines/shogi-console/english_test.ts": 7,
  "fixtures/engines/shogi-console/matrix_test.ts": 30,
  "fixtures/engines/tzaar/chance_test.ts": 3,
  "fixtures/engines/tzaar/matrix_test.ts": 14,
  "fixtures/engines/usi/matrix_test.ts": 16,
  "fixtures/engines/varied_test.ts": 10,
  "harness/_tools/pack/install_test.ts": 15,
  "harness/_tools/pack/mod_test.ts": 9,
  "harness/_tools/pictures/pictures_test.ts": 15,
  "harness/action_real_test.ts": 11,
  "harness/fuzz/run_fuzz_test.ts": 5,
  "tests/autograder_test.ts": 7,
  "tests/bundled_test.ts": 3,
  "tests/console_test.ts": 7,
  "tests/course_test.ts": 5,
  "tests/engines_test.ts": 10,
  "tests/ghosts_test.ts": 8,
  "tests/grade_cheats_test.ts": 3,
  "tests/grade_hostile_test.ts": 13,
  "tests/grade_killed_test.ts": 6,
  "tests/grade_test.ts": 9,
  "tests/http_test.ts": 9,
  "tests/interrupt_test.ts": 3,
  "tests/match_test.ts": 3,
  "tests/sandbox_test.ts": 4,
  "tests/search_test.ts": 5,
  "tests/main_test.ts": 9,
  "tests/tzaar_test.ts": 4,
  "tests/usi_test.ts": 12,
  "harness/arena/games/fixtures_test.ts": 6,
  "harness/arena/games/run_match_test.ts": 3,
  "harness/scenario/hostile_test.ts": 4,
  "harness/testing/transport_laws_test.ts": 4,
  "harness/transports/confine/hostile_test.ts": 3,
  "harness/transports/channels/tcp_games_test.ts": 3,
  "mod_test.ts": 3,
  "readme_test.ts": 20,
  "reporters/html/browser_test.ts": 17,
};

/** What a file takes that is not in the table. */
const USUAL = 0.15;

/** The seconds of a test file. */
export function weightOf(file: string): number {
  return WEIGHTS[file] ?? USUAL;
}
