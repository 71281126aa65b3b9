/** What a class is graded by, read and checked before anything runs. @module */

import { type Localized, localized, UsageError } from "../core/mod.ts";
import {
  type ClassHandling,
  CONFIG_FILE,
  defaultRubric,
  parseClassHandling,
  parseRubric,
  type Rubric,
} from "../grading/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { pairingOf, PAIRINGS } from "../referee/all/mod.ts";
import { isAtLeast, type Limits, type SandboxLevel } from "../sandbox/mod.ts";
import { formatProblems, type Scenario, type ScenarioProblem } from "../scenario/mod.ts";
import { type Abilities, detectSandbox, strongest, whyNot } from "../transports/mod.ts";
import {
  availableScenarios,
  cannotRead,
  describedPairing,
  fixAll,
  fromCaller,
  LEAVE_ONE_OUT,
  readNamed,
  readTextAtMost,
  SEE_DOCTOR,
  unknownProtocol,
  useOneOf,
  VERSION,
  whyRefused,
} from "../surroundings/mod.ts";
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
      { en: "The protocol is missing", zh: "未指定協定", ja: "プロトコルの指定がない" },
      {
        en: `say it with --protocol, one of ${ids.join(", ")}`,
        zh: `請以 --protocol 指定，可用的有 ${ids.join(", ")}`,
        ja: `--protocol で指定する。使えるのは ${ids.join(", ")}`,
      },
    );
  }
  const pairing = pairingOf(protocol);
  if (pairing) return pairing;
  throw new UsageError(unknownProtocol(protocol), useOneOf(ids, protocol));
}

async function readClass(
  { config, folder: named }: GradeOptions,
  folder: string,
): Promise<ClassHandling> {
  const beside = isPackedClass(named) ? "" : undefined;
  const text = config === undefined ? beside ?? classText(folder) : readNamed(config);
  const read = await parseClassHandling({ file: config ?? CONFIG_FILE, text });
  if (read.ok) return read.value;
  throw unreadable(FOR_ALL, read.error);
}

function classText(folder: string): string {
  try {
    return readTextAtMost(`${folder}/${CONFIG_FILE}`);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return "";
    throw new UsageError(cannotRead(CONFIG_FILE), whyRefused(error));
  }
}

async function readRubric(
  { rubric: file }: GradeOptions,
  { protocol }: AnyPairing,
  scenarios: readonly Scenario[],
): Promise<{ readonly rubric: Rubric; readonly source: { file: string; text: string } }> {
  const known = { scenarios, rules: protocol.rules };
  if (file === undefined) return { rubric: defaultRubric(known), source: { file: "", text: "" } };
  const text = readNamed(file, { what: RUBRIC });
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
  throw unreadable(RUBRIC, read.error);
}

const RUBRIC: Localized = { en: "the rubric", zh: "評分標準", ja: "採点基準" };
const FOR_ALL: Localized = {
  en: "the settings for all submissions",
  zh: "全班共用的設定",
  ja: "クラス全体の設定",
};

function unreadable(what: Localized, problems: readonly ScenarioProblem[]): UsageError {
  return new UsageError(
    { en: `Cannot read ${what.en}`, zh: `無法讀取${what.zh}`, ja: `${what.ja}を読めない` },
    fixAll(formatProblems(problems)),
  );
}

function levelFor({ sandbox, least }: GradeOptions, abilities: Abilities): SandboxLevel {
  if (sandbox !== "auto" && !isAtLeast(sandbox, least)) {
    throw new UsageError(
      {
        en: `--sandbox ${sandbox} confines less than --require-sandbox ${least}`,
        zh: `--sandbox ${sandbox} 的隔離低於 --require-sandbox ${least}`,
        ja: `--sandbox ${sandbox} の隔離は --require-sandbox ${least} より弱い`,
      },
      LEAVE_ONE_OUT,
    );
  }
  const refused = whyNot(abilities, least);
  const level = sandbox === "auto" ? strongest(abilities) : sandbox;
  const lacking = abilities.levels[level].possible ? refused : abilities.levels[level];
  if (!lacking) return level;
  const why = localized(lacking.why ?? "");
  const fix = localized(lacking.fix ?? SEE_DOCTOR);
  throw new UsageError({
    en: `The sandbox that was asked for is not available: ${why.en}`,
    zh: `無法使用指定的沙箱：${why.zh}`,
    ja: `指定されたサンドボックスは使えない：${why.ja}`,
  }, fix);
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
