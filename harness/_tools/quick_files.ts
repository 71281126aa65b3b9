/** Test files that start no process. @module */

/**
 * How the paths begin of tests that start processes or look at them. All others are loaded without
 * the right to start one, so a file that is missing here fails.
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
  "harness/surroundings/engine_command_test.ts",
  "harness/cli/fuzz_test.ts",
  "harness/classroom/private_folder_test.ts",
  "harness/classroom/convert_test.ts",
  "harness/classroom/grade_all_test.ts",
  "harness/classroom/grade_one_test.ts",
  "harness/cli/grade/audit_test.ts",
  "harness/cli/grade/grade_test.ts",
  "harness/cli/grade/gradebook_command_test.ts",
  "harness/classroom/remove_whole_test.ts",
  "harness/classroom/submissions_test.ts",
  "harness/classroom/take_in_test.ts",
  "harness/classroom/copies_folder_test.ts",
  "harness/surroundings/interrupt_test.ts",
  "harness/cli/match_commands_test.ts",
  "harness/cli/mod_test.ts",
  "harness/cli/random_setup_test.ts",
  "harness/cli/completions/mod_test.ts",
  "harness/cli/sandbox_options_test.ts",
  "harness/core/command_words_test.ts",
  "harness/testing/command_line_test.ts",
  "harness/testing/environment_test.ts",
  "harness/testing/transport_laws_test.ts",
  "harness/transports/channels/engine_process_test.ts",
  "harness/transports/channels/entrance_test.ts",
  "harness/transports/channels/files_test.ts",
  "harness/transports/channels/host_engine_test.ts",
  "harness/transports/channels/host_program_test.ts",
  "harness/transports/channels/host_tcp_test.ts",
  "harness/transports/channels/inner_gate_test.ts",
  "harness/transports/channels/placed_files_test.ts",
  "harness/transports/channels/quick_look_test.ts",
  "harness/transports/channels/relay_test.ts",
  "harness/transports/channels/stdio_launch_test.ts",
  "harness/transports/channels/stdio_quick_test.ts",
  "harness/transports/channels/stdio_terminal_test.ts",
  "harness/transports/channels/stdio_test.ts",
  "harness/transports/channels/tcp_elsewhere_test.ts",
  "harness/transports/channels/tcp_games_test.ts",
  "harness/transports/channels/tcp_reading_test.ts",
  "harness/transports/channels/tcp_test.ts",
  "harness/transports/confine/accounts_test.ts",
  "harness/transports/confine/confine_test.ts",
  "harness/transports/confine/hostile_",
  "harness/transports/confine/leftovers_test.ts",
  "harness/transports/confine/probe_test.ts",
  "harness/transports/confine/run_confined_test.ts",
  "harness/transports/confine/runtimes_test.ts",
  "harness/transports/confine/same_surroundings_test.ts",
  "harness/transports/confine/sandbox_works_test.ts",
  "harness/transports/measure/context_switches_test.ts",
  "harness/transports/measure/stillness_test.ts",
  "harness/transports/measure/doing_test.ts",
  "harness/transports/measure/fakes_busy_test.ts",
  "harness/transports/measure/folder_size_test.ts",
  "harness/transports/measure/hidden_files_test.ts",
  "harness/transports/measure/hindrance_test.ts",
  "harness/transports/measure/processor_wait_test.ts",
  "harness/transports/measure/thread_reading_test.ts",
  "harness/transports/measure/watch_test.ts",
  "harness/transports/process/process_starts_test.ts",
  "harness/transports/process/cgroup_test.ts",
  "harness/transports/process/connection_owner_test.ts",
  "harness/transports/process/group_for_test.ts",
  "harness/transports/process/handed_test.ts",
  "harness/transports/process/inherited_test.ts",
  "harness/transports/process/innermost_test.ts",
  "harness/transports/process/leased_folder_test.ts",
  "harness/transports/process/mark_test.ts",
  "harness/transports/process/pipe_calls_test.ts",
  "harness/transports/process/posix_spawn_test.ts",
  "harness/transports/process/own_network_test.ts",
  "harness/transports/process/spawned_child_test.ts",
  "harness/transports/process/later_processes_test.ts",
  "harness/transports/process/open_channels_test.ts",
  "harness/transports/process/own_session_test.ts",
  "harness/transports/process/process_sockets_test.ts",
  "harness/transports/process/process_tree_test.ts",
  "harness/transports/process/start_failure_test.ts",
  "harness/transports/process/start_test.ts",
  "mod_test.ts",
  "readme_test.ts",
  "reporters/junit_test.ts",
  "reporters/html/browser_",
  "tests/",
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
