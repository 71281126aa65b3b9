/** Test files that start no process. @module */

/**
 * How the paths begin of tests that start processes or look at them. The quick tests may not start
 * one, so a file that is missing here fails there.
 */
export const WITH_PROCESSES: readonly string[] = [
  "bench/",
  "docs/ci_test.ts",
  "docs/contest_recipes_test.ts",
  "docs/recipes_test.ts",
  "harness/_tools/ci_test.ts",
  "harness/_tools/pack/",
  "harness/_tools/pictures/",
  "harness/_tools/make_client_test.ts",
  "harness/_tools/publish_test.ts",
  "harness/_tools/steps_test.ts",
  "harness/action",
  "harness/api/check_engine_test.ts",
  "harness/cli/check_test.ts",
  "harness/cli/contest_rounds_test.ts",
  "harness/cli/contest_test.ts",
  "harness/cli/engine_command_test.ts",
  "harness/cli/fuzz_test.ts",
  "harness/cli/grade/cell_test.ts",
  "harness/cli/grade/grade_all_test.ts",
  "harness/cli/grade/grade_one_test.ts",
  "harness/cli/grade/grade_test.ts",
  "harness/cli/grade/remove_whole_test.ts",
  "harness/cli/grade/submissions_test.ts",
  "harness/cli/grade/take_in_test.ts",
  "harness/cli/grade/workshop_test.ts",
  "harness/cli/interrupt_test.ts",
  "harness/cli/match_commands_test.ts",
  "harness/cli/mod_test.ts",
  "harness/cli/random_setup_test.ts",
  "harness/cli/completions/mod_test.ts",
  "harness/core/command_words_test.ts",
  "harness/main_",
  "harness/testing/command_line_test.ts",
  "harness/testing/environment_test.ts",
  "harness/testing/transport_laws_test.ts",
  "harness/transports/accounts_test.ts",
  "harness/transports/confine_test.ts",
  "harness/transports/connection_owner_test.ts",
  "harness/transports/doing_test.ts",
  "harness/transports/engine_process_test.ts",
  "harness/transports/fakes_busy_test.ts",
  "harness/transports/files_test.ts",
  "harness/transports/folder_size_test.ts",
  "harness/transports/handed_test.ts",
  "harness/transports/hidden_files_test.ts",
  "harness/transports/hindrance_test.ts",
  "harness/transports/host_engine_test.ts",
  "harness/transports/host_program_test.ts",
  "harness/transports/host_tcp_test.ts",
  "harness/transports/hostile_",
  "harness/transports/inherited_test.ts",
  "harness/transports/innermost_test.ts",
  "harness/transports/leftovers_test.ts",
  "harness/transports/mark_test.ts",
  "harness/transports/context_switches_test.ts",
  "harness/transports/newcomers_test.ts",
  "harness/transports/open_channels_test.ts",
  "harness/transports/placed_files_test.ts",
  "harness/transports/probe_test.ts",
  "harness/transports/process_sockets_test.ts",
  "harness/transports/process_tree_test.ts",
  "harness/transports/relay_test.ts",
  "harness/transports/run_confined_test.ts",
  "harness/transports/runtimes_test.ts",
  "harness/transports/sandbox_works_test.ts",
  "harness/transports/start_failure_test.ts",
  "harness/transports/start_test.ts",
  "harness/transports/stdio_terminal_test.ts",
  "harness/transports/stdio_test.ts",
  "harness/transports/tcp_astray_test.ts",
  "harness/transports/tcp_games_test.ts",
  "harness/transports/tcp_test.ts",
  "harness/transports/thread_reading_test.ts",
  "harness/transports/watch_test.ts",
  "mod_test.ts",
  "readme_test.ts",
  "reporters/junit_test.ts",
  "reporters/html/browser_",
  "reporters/html/live/browser_",
  "reporters/html/live/live_kit_test.ts",
  "reporters/html/match/browser_",
];

const NO_SOURCE = /^(\.|node_modules$|report$)/;

/** Whether a test file starts processes or looks at them. */
export function startsProcesses(file: string): boolean {
  return WITH_PROCESSES.some((each) => file.startsWith(each));
}

/** The test files below a folder, as paths from there. */
export function testFiles(root: string, below = ""): readonly string[] {
  const entries = [...Deno.readDirSync(`${root}${below}`)].sort((a, b) => a.name < b.name ? -1 : 1);
  return entries.flatMap(({ name, isDirectory }) => {
    if (isDirectory) return NO_SOURCE.test(name) ? [] : testFiles(root, `${below}${name}/`);
    return /_test\.tsx?$/.test(name) ? [`${below}${name}`] : [];
  });
}
