/** What a class is graded by, read and checked before anything runs. @module */

import { inLanguage } from "../../core/mod.ts";
import {
  type ClassHandling,
  CONFIG_FILE,
  defaultRubric,
  parseClassHandling,
  parseRubric,
  type Rubric,
} from "../../grading/mod.ts";
import { type AnyPairing, pairingOf, PAIRINGS } from "../../referee/mod.ts";
import { isAtLeast, type Limits, type SandboxLevel } from "../../sandbox/mod.ts";
import {
  formatProblem,
  type Scenario,
  type ScenarioProblem,
  useOneOf,
} from "../../scenario/mod.ts";
import { type Abilities, detectSandbox, strongest, whyNot } from "../../transports/mod.ts";
import { availableScenarios } from "../choose_scenarios.ts";
import { UsageError } from "../command.ts";
import { describedPairing } from "../console_option.ts";
import { readNamed, readTextAtMost } from "../read_at_most.ts";
import { fromCaller } from "../surroundings.ts";
import { VERSION } from "../version.ts";
import { isPackedClass } from "./arrivals.ts";
import type { GradeOptions } from "./grade_options.ts";
import { hashOfText, type Plan, suiteHash, type Terms } from "./plan.ts";

/** Everything that is the same for all submissions. */
export interface Conditions {
  readonly pairing: AnyPairing;
  readonly scenarios: readonly Scenario[];
  readonly ofClass: ClassHandling;
  readonly rubric: Rubric;
  readonly rubricSource: Plan["rubric"];
  readonly level: SandboxLevel;
  readonly limits: Limits;
  readonly abilities: Abilities;
  readonly terms: Terms;
}

/** The same with the seed that all submissions get. */
export function withSeed(conditions: Conditions, seed: number): Conditions {
  return { ...conditions, terms: { ...conditions.terms, seed } };
}

/** Reads everything, and refuses what would go wrong later; the seed is still to come. */
export async function readConditions(options: GradeOptions): Promise<Conditions> {
  const ofClass = await readClass(options, fromCaller(options.folder));
  const protocol = options.protocol ?? ofClass.all.protocol;
  const pairing = options.console === undefined
    ? pairingFor(protocol)
    : await describedPairing(options.console, protocol);
  const scenarios = await availableScenarios(pairing, options.suites, { short: true });
  const { rubric, source } = await readRubric(options, pairing, scenarios);
  const abilities = await detectSandbox();
  const level = levelFor(options, abilities);
  const limits = limitsFor(options);
  const rubricSource = { ...source, hash: await hashOfText(source.text) };
  const terms = await termsOf(options, { pairing, scenarios, level, limits });
  return { pairing, scenarios, ofClass, rubric, rubricSource, level, limits, abilities, terms };
}

function pairingFor(protocol: string | undefined): AnyPairing {
  const ids = PAIRINGS.map((one) => one.protocol.id);
  if (protocol === undefined) {
    throw new UsageError(
      "The protocol is missing",
      `say it with --protocol, one of ${ids.join(", ")}`,
    );
  }
  const pairing = pairingOf(protocol);
  if (pairing) return pairing;
  throw new UsageError(`Unknown protocol "${protocol}"`, useOneOf(ids, protocol));
}

async function readClass(
  { config, folder: named }: GradeOptions,
  folder: string,
): Promise<ClassHandling> {
  const beside = isPackedClass(named) ? "" : undefined;
  const text = config === undefined ? beside ?? classText(folder) : readNamed(config);
  const read = await parseClassHandling({ file: config ?? CONFIG_FILE, text });
  if (read.ok) return read.value;
  throw unreadable("what is said for all submissions", read.error);
}

function classText(folder: string): string {
  try {
    return readTextAtMost(`${folder}/${CONFIG_FILE}`);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return "";
    throw new UsageError(`Cannot read "${CONFIG_FILE}"`, (error as Error).message);
  }
}

async function readRubric(
  { rubric: file }: GradeOptions,
  { protocol }: AnyPairing,
  scenarios: readonly Scenario[],
): Promise<{ readonly rubric: Rubric; readonly source: { file: string; text: string } }> {
  const known = { scenarios, rules: protocol.rules };
  if (file === undefined) return { rubric: defaultRubric(known), source: { file: "", text: "" } };
  const text = readNamed(file, { what: "the rubric " });
  return { rubric: await rubricOf({ file, text }, known), source: { file, text } };
}

/** The rubric of a text; a usage error names what is wrong with it. */
export async function rubricOf(
  source: { readonly file: string; readonly text: string },
  known: Parameters<typeof parseRubric>[1],
): Promise<Rubric> {
  if (source.text === "" && source.file === "") return defaultRubric(known);
  const read = await parseRubric(source, known);
  if (read.ok) return read.value;
  throw unreadable("the rubric", read.error);
}

function unreadable(what: string, problems: readonly ScenarioProblem[]): UsageError {
  return new UsageError(
    `Cannot read ${what}`,
    `fix it\n${problems.map(formatProblem).join("\n")}`,
  );
}

function levelFor({ sandbox, least, language }: GradeOptions, abilities: Abilities): SandboxLevel {
  if (sandbox !== "auto" && !isAtLeast(sandbox, least)) {
    throw new UsageError(
      `--sandbox ${sandbox} confines less than --require-sandbox ${least}`,
      "leave one of them away",
    );
  }
  const refused = whyNot(abilities, least);
  const level = sandbox === "auto" ? strongest(abilities) : sandbox;
  const lacking = abilities.levels[level].possible ? refused : abilities.levels[level];
  if (!lacking) return level;
  const why = inLanguage(lacking.why ?? "", language);
  const fix = inLanguage(lacking.fix ?? "", language) || "see shinpan doctor";
  throw new UsageError(`The sandbox that was asked for cannot be had: ${why}`, fix);
}

function limitsFor({ memoryMiB }: GradeOptions): Limits {
  return {
    cpuSeconds: 600,
    memoryMiB,
    processes: 64,
    fileMiB: 64,
    folderMiB: 1024,
    openFiles: 256,
  };
}

async function termsOf(
  { strict, timeScale, budgetMs, console: file }: GradeOptions,
  { pairing, scenarios, level, limits }: {
    readonly pairing: AnyPairing;
    readonly scenarios: readonly Scenario[];
    readonly level: SandboxLevel;
    readonly limits: Limits;
  },
): Promise<Terms> {
  return {
    version: VERSION,
    protocol: pairing.protocol.id,
    suite: await suiteHash(scenarios, pairing.protocol.rules),
    ...file === undefined ? {} : { dialogue: await hashOfText(readTextAtMost(fromCaller(file))) },
    seed: 0,
    strict,
    timeScale,
    ...budgetMs === Infinity ? {} : { budgetMs },
    sandbox: [level, ...Object.entries(limits).map(([name, value]) => `${name}=${value}`)].join(
      " ",
    ),
  };
}
