/** A whole run as a stream of events. @module */

import { type CaseFacts, fill, type RunEvent, type Text, type Verdict } from "../core/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { byCost, PLIES_PER_GAME } from "./cost.ts";
import { EventQueue } from "./event_queue.ts";
import type { Lab, ThinkTimes } from "./lab.ts";
import { Pool } from "./pool.ts";
import {
  FAIL_FAST,
  INTERRUPTED,
  NO_BUDGET,
  NO_TALK,
  NO_TIME_FOR_GAME,
  UNCONFIRMED,
} from "./reasons.ts";
import type { RunOptions } from "./run_options.ts";
import { type CaseResult, runScenario } from "./run_scenario.ts";
import { Turnstile } from "./turnstile.ts";

interface Case {
  readonly key: string;
  readonly scenario: Scenario;
}

interface How {
  readonly attempt: number;
  /** Where it runs side by side with others. */
  readonly pool?: Pool;
  /** The first attempt, which rests on a measurement that neighbours may have spoilt. */
  readonly doubt?: CaseResult;
}

/** Runs everything; the stream ends when the run does. */
export async function* runAll(options: RunOptions): AsyncGenerator<RunEvent, void, undefined> {
  const queue = new EventQueue<RunEvent>();
  const run = new Run(options, (event) => queue.push(event));
  const done = run.all().finally(() => queue.end());
  // Whoever reads slowly still gets the error, at the end of the stream.
  done.catch(() => {});
  try {
    yield* queue;
  } finally {
    run.stop();
    await done;
  }
}

const LEAST_SHARE_MS = 20_000;

class Run {
  readonly #options: RunOptions;
  readonly #emit: (event: RunEvent) => void;
  readonly #startedMs: number;
  readonly #thinkTimes: ThinkTimes = { plies: 0, ms: 0 };
  /** Why everything that is left is skipped. */
  #given: Text | undefined;
  /** The same, where the engine is to blame for it. */
  #noTalk: Text | undefined;
  /** Rules about time that were broken by an engine that ran alone. */
  readonly #confirmed = new Set<string>();
  readonly #turnstile: Turnstile;
  #jobs: number;

  constructor(options: RunOptions, emit: (event: RunEvent) => void) {
    this.#options = options;
    this.#emit = emit;
    this.#startedMs = options.clock.now();
    this.#turnstile = new Turnstile(options);
    this.#jobs = options.jobs;
  }

  /** Begins nothing more. */
  stop(): void {
    this.#given ??= INTERRUPTED;
  }

  async all(): Promise<void> {
    const cases = this.#cases();
    this.#start(cases);
    const left = cases.filter(({ key }) => !this.#options.settled?.has(key));
    const of = (kind: Kind): Case[] => left.filter(({ scenario }) => kindOf(scenario) === kind);
    for (const one of of("preflight")) await this.#preflight(one);
    for (const one of of("crowd")) await this.#crowd(one);
    await this.#together(of("light").sort(byCost));
    await this.#together(of("game"));
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
    const { scenarios, leftOut } = this.#options;
    const { id, rules } = pairing.protocol;
    const planned = cases.map(({ key }) => key);
    const sources = Object.fromEntries(
      scenarios.flatMap(({ id, source }) => source === undefined ? [] : [[id, source]]),
    );
    const conditions = { engine, seed, strict, startedAt, confinement };
    const extent = { rules, planned, ...leftOut ? { leftOut } : {}, sources };
    const run = { version, protocol: id, ...conditions, ...extent };
    this.#emit({ kind: "run-started", run });
  }

  async #preflight(one: Case): Promise<void> {
    const first = await this.#run(one, { attempt: 1 });
    const again = first?.verdict.kind === "errored" || (first && this.#mayBeSpoilt(first));
    const result = again ? await this.#run(one, { attempt: 2, doubt: first }) : first;
    if (!result) return;
    const { trouble, unanswered, violations, verdict, mute } = result;
    if (trouble) this.#emit({ kind: "unstartable", ...trouble });
    const rule = violations.at(-1)?.rule ?? "";
    if (trouble) this.#given = trouble.why;
    else if (unanswered) {
      this.#given = this.#noTalk = fill(NO_TALK, { rule, scenario: one.scenario.id });
    } else if (verdict.kind === "errored" && mute) this.#given = verdict.why;
  }

  /** Several instances at once: an engine that cannot bear that is not run side by side later. */
  async #crowd(one: Case): Promise<void> {
    const first = await this.#run(one, { attempt: 1 });
    const again = first && this.#mayBeSpoilt(first);
    const result = again ? await this.#run(one, { attempt: 2, doubt: first }) : first;
    if (result && !result.whole) this.#jobs = 1;
  }

  /** Runs cases side by side, then those alone whose findings about time others may have spoilt. */
  async #together(cases: readonly Case[]): Promise<void> {
    if (this.#jobs === 1 && !this.#options.gate) {
      for (const one of cases) await this.#run(one, { attempt: 1 });
      return;
    }
    const pool = new Pool(this.#jobs);
    const results = await Promise.all(
      cases.map((one) =>
        pool.run(async () => ({ one, result: await this.#run(one, { attempt: 1, pool }) }))
      ),
    );
    for (const { one, result } of results) {
      if (result && isDoubtful(result)) await this.#run(one, { attempt: 2, doubt: result });
    }
  }

  /** Runs a case, alone where there is no pool; undefined where there is nothing to judge. */
  async #run({ key, scenario }: Case, how: How): Promise<CaseResult | undefined> {
    const { clock, strict, baseline, signal } = this.#options;
    this.#emit({ kind: "case-started", case: this.#facts({ key, scenario }, how.attempt) });
    const expected = baseline.get(scenario.id);
    const skip = this.#whySkipped(scenario);
    if (skip !== undefined) {
      const verdict = this.#unjudged(skip, how);
      this.#emit({ kind: "case-finished", key, verdict, durationMs: 0, expected });
      return undefined;
    }
    const { result, durationMs } = await this.#turnstile.pass(this.#needsRest(how), async () => {
      const startedMs = clock.now();
      const result = await runScenario(scenario, { lab: this.#lab(how), key, strict });
      return { result, durationMs: clock.now() - startedMs };
    });
    // Who stops a run ends its engines: what was found then says nothing of them.
    if (signal?.aborted) {
      const verdict = { kind: "skipped", why: INTERRUPTED } as const;
      this.#emit({ kind: "case-finished", key, verdict, durationMs, expected });
      return undefined;
    }
    for (const violation of result.violations) this.#emit({ kind: "violation", key, violation });
    const cut = result.verdict.kind === "skipped" && !result.verdict.blamed && !result.trouble;
    const verdict = cut ? this.#unjudged(result.verdict.why, how) : result.verdict;
    const doubt = this.#isDoubted(result, how) ? true : undefined;
    this.#emit({
      kind: "case-finished",
      key,
      verdict,
      durationMs,
      expected,
      doubt,
      ...result.used && { used: result.used },
    });
    this.#learn(result, { ...how, expected });
    return result;
  }

  /** The verdict where the time was too short; a doubt that nobody settled is no clean slate. */
  #unjudged(why: Text, { doubt }: How): Verdict {
    const stopped = this.#given !== undefined || this.#options.signal?.aborted;
    if (why === this.#noTalk) return { kind: "skipped", why, blamed: true };
    if (!doubt || stopped) return { kind: "skipped", why };
    if (doubt.verdict.kind === "errored") return doubt.verdict;
    const rule = doubt.violations.find(({ timing, rule }) => timing && !this.#confirmed.has(rule));
    if (!rule) return { kind: "skipped", why };
    return { kind: "errored", why: fill(UNCONFIRMED, { rule: rule.rule }) };
  }

  /** Whether another run on this machine may have spoilt what was found. */
  #mayBeSpoilt(result: CaseResult): boolean {
    return this.#options.gate !== undefined && isDoubtful(result);
  }

  /** Whether a case is going to be tried again. */
  #isDoubted(result: CaseResult, { attempt, pool }: How): boolean {
    return attempt === 1 && isDoubtful(result) && (pool ?? this.#options.gate) !== undefined;
  }

  /** A second attempt needs the machine for itself, until its rule was once seen broken so. */
  #needsRest({ doubt }: How): boolean {
    if (!doubt) return false;
    const timing = doubt.violations.filter((violation) => violation.timing);
    return timing.length === 0 || timing.some(({ rule }) => !this.#confirmed.has(rule));
  }

  #learn(result: CaseResult, { pool, expected }: How & { readonly expected?: string }): void {
    const { failFast } = this.#options;
    if ((pool || this.#mayBeSpoilt(result)) && isDoubtful(result)) return;
    for (const { rule, timing } of result.violations) if (timing) this.#confirmed.add(rule);
    if (failFast && result.verdict.kind === "failed" && expected === undefined) {
      this.#given ??= FAIL_FAST;
    }
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

  #lab({ pool, attempt }: How): Lab {
    const { pairing, transport, clock, seed, timeScale, sandboxWorks } = this.#options;
    return {
      pairing,
      transport,
      clock,
      seed,
      timeScale,
      emit: this.#emit,
      budgetLeftMs: () => this.#budgetLeftMs(),
      shareMs: Math.max(LEAST_SHARE_MS, this.#options.budgetMs / 4),
      lend: (wait) => pool ? pool.lend(wait) : wait(),
      thinkTimes: this.#thinkTimes,
      ...attempt > 1 && { sandboxWorks },
    };
  }

  #elapsedMs(): number {
    return this.#options.clock.now() - this.#startedMs - this.#turnstile.waitedMs();
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
