/** A whole run as a stream of events. @module */

import {
  type CaseFacts,
  type Clock,
  type EngineFacts,
  fill,
  type Localized,
  type RunEvent,
  type Text,
} from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { Transport } from "../transports/mod.ts";
import { EventQueue } from "./event_queue.ts";
import type { Lab, ThinkTimes } from "./lab.ts";
import { Pool } from "./pool.ts";
import { type CaseResult, runScenario } from "./run_scenario.ts";

/** What a run is about, and how it is run. */
export interface RunOptions {
  readonly pairing: AnyPairing;
  readonly engine: EngineFacts;
  readonly transport: Transport;
  readonly scenarios: readonly Scenario[];
  readonly clock: Clock;
  readonly version: string;
  readonly startedAt: string;
  readonly confinement: string;
  readonly seed: number;
  readonly strict: boolean;
  readonly jobs: number;
  readonly repeat: number;
  readonly failFast: boolean;
  readonly timeScale: number;
  /** For the whole run; Infinity lifts it. */
  readonly budgetMs: number;
  /** Ids or id prefixes with the reason why they are left out. */
  readonly excludes: ReadonlyMap<string, string>;
  /** Ids of scenarios that are known to fail, with the reason. */
  readonly baseline: ReadonlyMap<string, string>;
  /** The command that runs one scenario and nothing else. */
  readonly replay: (scenario: string) => string;
  readonly signal?: AbortSignal;
}

interface Case {
  readonly key: string;
  readonly scenario: Scenario;
}

/** Runs everything; the stream ends when the run does. */
export async function* runAll(options: RunOptions): AsyncGenerator<RunEvent, void, undefined> {
  const queue = new EventQueue<RunEvent>();
  const done = new Run(options, (event) => queue.push(event)).all().finally(() => queue.end());
  yield* queue;
  await done;
}

/** About how many plies of its own an engine makes in a whole game. */
const PLIES_PER_GAME = 60;

class Run {
  readonly #options: RunOptions;
  readonly #emit: (event: RunEvent) => void;
  readonly #startedMs: number;
  readonly #thinkTimes: ThinkTimes = { plies: 0, ms: 0 };
  /** Why everything that is left is skipped. */
  #given: Text | undefined;
  #jobs: number;

  constructor(options: RunOptions, emit: (event: RunEvent) => void) {
    this.#options = options;
    this.#emit = emit;
    this.#startedMs = options.clock.now();
    this.#jobs = options.jobs;
  }

  async all(): Promise<void> {
    const cases = this.#cases();
    this.#start(cases);
    const of = (kind: Kind): Case[] => cases.filter(({ scenario }) => kindOf(scenario) === kind);
    for (const one of of("preflight")) await this.#preflight(one);
    for (const one of of("crowd")) await this.#crowd(one);
    const doubtful = await this.#together(of("light"));
    const more = await this.#together(of("game"));
    for (const one of [...doubtful, ...more]) {
      await this.#run(one, { attempt: 2, pool: new Pool(1) });
    }
    this.#emit({ kind: "run-finished", durationMs: this.#elapsedMs() });
  }

  #cases(): Case[] {
    const { scenarios, repeat } = this.#options;
    return Array.from({ length: repeat }, (_, round) =>
      scenarios.map((scenario) => ({
        scenario,
        key: round === 0 ? scenario.id : `${scenario.id}#${round + 1}`,
      }))).flat();
  }

  #start(cases: readonly Case[]): void {
    const { version, pairing, engine, seed, strict, startedAt, confinement } = this.#options;
    const { id, rules } = pairing.protocol;
    const planned = cases.map(({ key }) => key);
    const run = {
      version,
      protocol: id,
      engine,
      seed,
      strict,
      startedAt,
      confinement,
      rules,
      planned,
    };
    this.#emit({ kind: "run-started", run });
  }

  async #preflight(one: Case): Promise<void> {
    const result = await this.#run(one, { attempt: 1, pool: new Pool(1) });
    if (!result || this.#given !== undefined) return;
    const { trouble } = result;
    if (trouble) this.#emit({ kind: "unstartable", ...trouble });
    const rule = result.violations.at(-1)?.rule ?? "";
    if (trouble) this.#given = trouble.why;
    else if (result.unanswered) this.#given = fill(NO_TALK, { rule, scenario: one.scenario.id });
  }

  /** Several instances at once: an engine that cannot bear that is not run side by side later. */
  async #crowd(one: Case): Promise<void> {
    const result = await this.#run(one, { attempt: 1, pool: new Pool(1) });
    if (result && result.violations.length > 0) this.#jobs = 1;
  }

  /** Runs cases side by side; answers with those whose findings about time must be tried alone. */
  async #together(cases: readonly Case[]): Promise<readonly Case[]> {
    const pool = new Pool(this.#jobs);
    const results = await Promise.all(
      cases.map((one) =>
        pool.run(async () => ({ one, result: await this.#run(one, { attempt: 1, pool }) }))
      ),
    );
    if (this.#jobs === 1) return [];
    return results.flatMap(({ one, result }) => result && isDoubtful(result) ? [one] : []);
  }

  async #run(
    { key, scenario }: Case,
    { attempt, pool }: { attempt: number; pool: Pool },
  ): Promise<CaseResult | undefined> {
    const { clock, strict, baseline, failFast } = this.#options;
    this.#emit({ kind: "case-started", case: this.#facts({ key, scenario }, attempt) });
    const expected = baseline.get(scenario.id);
    const skip = this.#whySkipped(scenario);
    if (skip !== undefined) {
      const verdict = { kind: "skipped", why: skip } as const;
      this.#emit({ kind: "case-finished", key, verdict, durationMs: 0, expected });
      return undefined;
    }
    const startedMs = clock.now();
    const result = await runScenario(scenario, { lab: this.#lab(pool), key, strict });
    for (const violation of result.violations) this.#emit({ kind: "violation", key, violation });
    const durationMs = clock.now() - startedMs;
    this.#emit({ kind: "case-finished", key, verdict: result.verdict, durationMs, expected });
    if (failFast && result.verdict.kind === "failed" && expected === undefined) {
      this.#given ??= FAIL_FAST;
    }
    return result;
  }

  #facts({ key, scenario }: Case, attempt: number): CaseFacts {
    const { id, title, rules, at } = scenario;
    return { key, scenario: id, title, rules, at, attempt, replay: this.#options.replay(id) };
  }

  #whySkipped(scenario: Scenario): Text | undefined {
    const { excludes, signal } = this.#options;
    const excluded = [...excludes].find(([id]) =>
      scenario.id === id || scenario.id.startsWith(`${id}/`)
    );
    if (excluded) return excluded[1];
    if (signal?.aborted) return INTERRUPTED;
    if (this.#given !== undefined) return this.#given;
    if (this.#budgetLeftMs() <= 0) return NO_BUDGET;
    return scenario.game ? this.#whyGameSkipped() : undefined;
  }

  /** A whole game is begun only where it is likely to be finished. */
  #whyGameSkipped(): Text | undefined {
    const { plies, ms } = this.#thinkTimes;
    const perPlyMs = plies === 0 ? 0 : ms / plies;
    const neededMs = perPlyMs * PLIES_PER_GAME;
    if (neededMs <= this.#budgetLeftMs()) return undefined;
    const seconds = Math.round(perPlyMs / 100) / 10;
    return fill(NO_TIME_FOR_GAME, { seconds, needed: Math.round(neededMs / 1000) });
  }

  #lab(pool: Pool): Lab {
    const { pairing, transport, clock, seed, timeScale } = this.#options;
    return {
      pairing,
      transport,
      clock,
      seed,
      timeScale,
      emit: this.#emit,
      budgetLeftMs: () => this.#budgetLeftMs(),
      lend: (wait) => pool.lend(wait),
      thinkTimes: this.#thinkTimes,
    };
  }

  #elapsedMs(): number {
    return this.#options.clock.now() - this.#startedMs;
  }

  #budgetLeftMs(): number {
    return Math.max(0, this.#options.budgetMs - this.#elapsedMs());
  }
}

type Kind = "preflight" | "crowd" | "light" | "game";

function kindOf({ preflight, instances, game }: Scenario): Kind {
  if (preflight) return "preflight";
  if (instances > 1) return "crowd";
  return game ? "game" : "light";
}

/** Whether a result rests on a measurement that neighbours may have spoilt. */
function isDoubtful({ verdict, violations }: CaseResult): boolean {
  return verdict.kind === "errored" || violations.some(({ timing }) => timing);
}

const NO_TALK: Localized = {
  en: "No talk is possible before {rule} is mended (see {scenario})",
  zh: "修正 {rule} 之前無法繼續對話（見 {scenario}）",
  ja: "{rule} を直すまで対話できない（{scenario} を参照）",
};

const FAIL_FAST: Localized = {
  en: "An earlier scenario failed and --fail-fast was given",
  zh: "先前的情境失敗，且指定了 --fail-fast",
  ja: "先のシナリオが失敗し --fail-fast が指定されている",
};

const INTERRUPTED: Localized = {
  en: "The run was interrupted",
  zh: "執行被中斷",
  ja: "実行が中断された",
};

const NO_BUDGET: Localized = {
  en: "The run's budget was used up before (--full lifts it, --budget changes it)",
  zh: "執行預算已先用完（--full 取消，--budget 調整）",
  ja: "実行の予算を先に使い切った（--full で外す、--budget で変える）",
};

const NO_TIME_FOR_GAME: Localized = {
  en:
    "At {seconds} s per ply a whole game takes about {needed} s, more than the budget has left (--full lifts it)",
  zh: "每手約 {seconds} 秒，整局約需 {needed} 秒，超過剩餘預算（--full 可取消）",
  ja: "一手約 {seconds} 秒では一局に約 {needed} 秒かかり、残りの予算を超える（--full で外せる）",
};
