/** What `check` and `fuzz` are told alike: which engine, how it is run, and where reports go. @module */

import type { Language } from "../core/mod.ts";
import type { Reporter } from "../../reporters/mod.ts";
import { numberOption, type Options } from "./options.ts";
import { portsOf } from "./ports_option.ts";
import { reportersOf, usualReporters } from "./reporters_option.ts";
import { sandboxOptions } from "./sandbox_options.ts";
import { chosenLanguage, type SandboxOptions } from "../surroundings/mod.ts";

/** All of that. */
export interface EngineOptions {
  readonly help: boolean;
  readonly protocol?: string;
  readonly dialect?: string;
  /** The file that describes how a console program talks. */
  readonly console?: string;
  /** Runs the engine in a terminal. */
  readonly tty: boolean;
  readonly engine: readonly string[];
  readonly cwd?: string;
  readonly strict: boolean;
  readonly jobs: number;
  readonly pin: boolean;
  readonly sandbox: SandboxOptions;
  /** Where the harness listens for engines that connect. */
  readonly ports: readonly number[];
  readonly seed: number;
  readonly report: string;
  readonly reporters: readonly Reporter[];
  readonly timeScale: number;
  readonly quiet: boolean;
  /** Shows the report in the browser. */
  readonly open: boolean;
  readonly language: Language;
}

const WHOLE = { whole: true };
const TIME_SCALE = { whole: false, from: 0.01, to: 1000, otherwise: 1 };

/** Reads them; the word before the engine's is the protocol. */
export function engineOptions(options: Options & { readonly word?: string }): EngineOptions {
  const { flags, values, lists, word, rest } = options;
  const cores = navigator.hardwareConcurrency;
  const open = flags.has("open");
  return {
    help: flags.has("help"),
    protocol: word,
    dialect: values.get("dialect"),
    console: values.get("console"),
    tty: flags.has("tty"),
    engine: rest,
    cwd: values.get("cwd"),
    strict: flags.has("strict"),
    jobs: numberOption(options, "jobs", { ...WHOLE, from: 1, to: 1024, otherwise: cores }),
    pin: flags.has("pin"),
    sandbox: sandboxOptions(options),
    ports: portsOf(values.get("ports")),
    seed: numberOption(options, "seed", { ...WHOLE, from: 0, to: 2 ** 31, otherwise: 1 }),
    report: values.get("report") ?? "report",
    reporters: reportersOf(lists.get("reporter") ?? [], { usual: usualReporters(), open }),
    timeScale: numberOption(options, "time-scale", TIME_SCALE),
    quiet: flags.has("quiet"),
    open,
    language: chosenLanguage(options),
  };
}
