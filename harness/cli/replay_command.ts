/** The command that runs one case of a check again. @module */

import { typedWords } from "../core/mod.ts";
import type { CheckOptions } from "./check_options.ts";
import { callOf, localeLanguage } from "../surroundings/mod.ts";

/** Says everything again that decides a verdict, for the folder in which the user is. */
export function replayCommand(protocol: string, scenario: string, options: CheckOptions): string {
  const { cwd, suites, timeScale, language } = options;
  return typedWords([
    ...callOf("check"),
    ...[protocol, "--scenario", scenario],
    ...suites.flatMap((suite) => ["--suite", suite]),
    ...options.seed === 1 ? [] : ["--seed", String(options.seed)],
    ...timeScale === 1 ? [] : ["--time-scale", String(timeScale)],
    ...options.strict ? ["--strict"] : [],
    ...cwd ? ["--cwd", cwd] : [],
    ...confinementWords(options),
    ...options.ports.length === 0 ? [] : ["--ports", options.ports.join(",")],
    ...options.console ? ["--console", options.console] : [],
    ...options.tty ? ["--tty"] : [],
    ...language === localeLanguage() ? [] : ["--lang", language],
    "--verbose",
    ...options.engine,
  ]);
}

function confinementWords({ pin, sandbox: { level, readable, limits } }: CheckOptions): string[] {
  const { memoryMiB, processes } = limits;
  const confined = level === undefined ? [] : [
    ...["--sandbox", level],
    ...memoryMiB === 1024 ? [] : ["--memory", String(memoryMiB)],
    ...processes === 256 ? [] : ["--processes", String(processes)],
    ...readable.flatMap((path) => ["--readable", path]),
  ];
  return [...pin ? ["--pin"] : [], ...confined];
}
