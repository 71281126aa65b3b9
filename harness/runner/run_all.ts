/** A whole run as a stream of events. @module */

import { type CaseFacts, isBlamed, type Reason, type RunEvent, type Verdict } from "../core/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { isLight } from "./brief.ts";
import { type CaseKind, caseKind } from "./case_kind.ts";
import { byCost } from "./cost.ts";
import { EventQueue } from "./event_queue.ts";
import { HangWatch } from "./hang_watch.ts";
import type { Lab, ThinkTimes } from "./lab.ts";
import { Pool } from "./pool.ts";
import { freshSteadiness, type Steadiness } from "./proof.ts";
import type { Case, Doubt, How, Learnt } from "./run_case.ts";
import { runFacts } from "./run_facts.ts";
import type { RunOptions } from "./run_options.ts";
import { type CaseResult, runScenario } from "./run_scenario.ts";
import { Turnstile } from "./turnstile.ts";
import { freshPorts, type PortsKnown } from "./usual_ports.ts";

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

/** More than a minute, so that a ply is waited for as long as its clock. */
const LEAST_SHARE_MS = 75_000;

class Run {
  readonly #options: RunOptions;
  readonly #emit: (event: RunEvent) => void;
  readonly #startedMs: number;
  readonly #thinkTimes: ThinkTimes = { plies: 0, ms: 0, slowestMs: 0 };
  readonly #hangs: HangWatch;
  /** Hangs that are no verdict as long as the client's own words may show them. */
  readonly #later: Doubt[] = [];
  readonly #steadiness: Steadiness = freshSteadiness();
  readonly #ports: PortsKnown = freshPorts();
  /** Why everything that is left is skipped. */
  #given: Reason | undefined;
  /** Rules about time that were broken by an engine that ran alone. */
  readonly #confirmed = new Set<string>();
  readonly #turnstile: Turnstile;
  #jobs: number;

  constructor(options: RunOptions, emit: (event: RunEvent) => void) {
    this.#options = options;
    this.#emit = emit;
    this.#startedMs = options.clock.now();
    this.#turnstile = new Turnstile(options);
    this.#jobs = options.pairing.protocol.oneAtATime ? 1 : options.jobs;
    this.#hangs = new HangWatch(this.#thinkTimes, options.timeScale);
  }

  /** Begins nothing more. */
  stop(): void {
    this.#given ??= { kind: "interrupted" };
  }

  async all(): Promise<void> {
    const cases = this.#cases();
    const run = runFacts(this.#options, cases.map(({ key }) => key));
    this.#emit({ kind: "run-started", run });
    const left = cases.filter(({ key }) => !this.#options.settled?.has(key));
    const of = (kind: CaseKind): Case[] =>
      left.filter(({ scenario }) => caseKind(scenario) === kind);
    for (const one of of("preflight")) await this.#preflight(one);
    for (const one of of("time")) await this.#alone(one);
    for (const one of of("crowd")) await this.#crowd(one);
    await this.#together(of("light").sort(byCost));
    await this.#together(of("game"));
    for (const { one, doubt } of this.#later) await this.#run(one, { attempt: 2, doubt });
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

  async #preflight(one: Case): Promise<void> {
    const first = await this.#run(one, { attempt: 1 });
    const again = first?.verdict.kind === "errored" || (first && this.#mayBeSpoilt(first));
    const result = again ? await this.#run(one, { attempt: 2, doubt: first }) : first;
    if (!result) return;
    const { trouble, unanswered, violations, verdict, mute } = result;
    if (trouble) this.#emit({ kind: "unstartable", ...trouble });
    const { barring = [] } = this.#options.pairing.protocol;
    const bar = violations.find(({ rule }) => barring.some((id) => id === rule))?.rule;
    const rule = bar ?? violations.at(-1)?.rule;
    if (trouble) this.#given = { kind: "unstartable", why: trouble.why };
    else if ((unanswered || bar !== undefined) && rule !== undefined) {
      this.#given = { kind: "barred", rule, scenario: one.scenario.id };
    } else if (verdict.kind === "errored" && mute) this.#given = verdict.because;
  }

  /** Several instances at once: an engine that cannot bear that is not run side by side later. */
  async #crowd(one: Case): Promise<void> {
    const result = await this.#alone(one);
    if (result && !result.whole) this.#jobs = 1;
  }

  /** Runs a case with no other of this run beside it. */
  async #alone(one: Case): Promise<CaseResult | undefined> {
    const first = await this.#run(one, { attempt: 1 });
    const again = first && this.#mayBeSpoilt(first);
    return again ? await this.#run(one, { attempt: 2, doubt: first }) : first;
  }

  /** Runs cases side by side, then those alone whose findings about time others may have spoilt. */
  async #together(cases: readonly Case[]): Promise<void> {
    if (this.#jobs === 1 && !this.#options.gate) {
      for (const one of cases) await this.#run(one, { attempt: 1 });
      return;
    }
    let left = cases;
    while (left.length > 0) left = await this.#round(left);
  }

  /** The same; once an engine seems to hang, nothing more begins until that is settled. */
  async #round(cases: readonly Case[]): Promise<readonly Case[]> {
    const pool = new Pool(this.#jobs);
    const postponed: Case[] = [];
    const doubts: Doubt[] = [];
    await Promise.all(cases.map((one) =>
      pool.run(async () => {
        if (this.#hangs.isOpen) return void postponed.push(one);
        const doubt = await this.#run(one, { attempt: 1, pool });
        if (!doubt || !this.#isDoubtful(doubt)) return;
        const later = doubt.suspect && one.scenario.stimulus !== "client";
        (later ? this.#later : doubts).push({ one, doubt });
      })
    ));
    doubts.sort((a, b) => Number(b.doubt.suspect) - Number(a.doubt.suspect));
    for (const { one, doubt } of doubts) await this.#run(one, { attempt: 2, doubt });
    this.#hangs.close();
    return postponed;
  }

  /** Runs a case, alone where there is no pool; undefined where there is nothing to judge. */
  async #run({ key, scenario }: Case, how: How): Promise<CaseResult | undefined> {
    const { clock, strict, baseline, signal } = this.#options;
    this.#emit({ kind: "case-started", case: this.#facts({ key, scenario }, how.attempt) });
    const expected = baseline.get(scenario.id);
    const skip = this.#whySkipped(scenario, how);
    if (skip !== undefined) {
      const verdict = this.#unjudged(skip, how);
      this.#emit({ kind: "case-finished", key, verdict, durationMs: 0, expected });
      return undefined;
    }
    const { result, durationMs } = await this.#turnstile.pass(this.#needsRest(how), async () => {
      const startedMs = clock.now();
      const result = await runScenario(scenario, { lab: this.#lab(how, scenario), key, strict });
      return { result, durationMs: clock.now() - startedMs };
    });
    // Who stops a run ends its engines: what was found then says nothing of them.
    if (signal?.aborted) {
      const verdict = { kind: "skipped", because: { kind: "interrupted" } } as const;
      this.#emit({ kind: "case-finished", key, verdict, durationMs, expected });
      return undefined;
    }
    for (const violation of result.violations) this.#emit({ kind: "violation", key, violation });
    const verdict = this.#verdictOf(result, how);
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
    this.#learn(result, { ...how, expected, scenario });
    return result;
  }

  #verdictOf({ verdict, suspect, trouble }: CaseResult, how: How): Verdict {
    const { barred } = this.#hangs;
    if (suspect && barred) return { kind: "skipped", because: barred };
    return verdict.kind === "skipped" && !trouble ? this.#unjudged(verdict.because, how) : verdict;
  }

  /** The verdict where the time was too short; a doubt that nobody settled is no clean slate. */
  #unjudged(because: Reason, { doubt }: How): Verdict {
    const stopped = this.#given !== undefined || this.#options.signal?.aborted;
    if (isBlamed(because) || !doubt || stopped) return { kind: "skipped", because };
    if (doubt.verdict.kind === "errored") return doubt.verdict;
    const rule = doubt.violations.find(({ timing, rule }) => timing && !this.#confirmed.has(rule));
    if (!rule || this.#isKnownSlow()) return { kind: "skipped", because };
    return { kind: "errored", because: { kind: "unconfirmed", rule: rule.rule } };
  }

  /** Whether it broke a MUST about time alone: the run fails whatever an open doubt would show. */
  #isKnownSlow(): boolean {
    return [...this.#confirmed].some((rule) => !isLight(rule, this.#options));
  }

  /**
   * Whether a result rests on a measurement that neighbours may have spoilt; what fails no engine is
   * not waited for again.
   */
  #isDoubtful({ verdict, violations, suspect }: CaseResult): boolean {
    const { strict } = this.#options;
    if (suspect && this.#hangs.barred) return false;
    return verdict.kind === "errored" ||
      violations.some(({ timing, rule }) => timing && (strict || !isLight(rule, this.#options)));
  }

  /** Whether another run on this machine may have spoilt what was found. */
  #mayBeSpoilt(result: CaseResult): boolean {
    return this.#options.gate !== undefined && this.#isDoubtful(result);
  }

  /** Whether a case is going to be tried again. */
  #isDoubted(result: CaseResult, { attempt, pool }: How): boolean {
    return attempt === 1 && this.#isDoubtful(result) && (pool ?? this.#options.gate) !== undefined;
  }

  /** A second attempt needs the machine for itself, until its rule was once seen broken so. */
  #needsRest({ doubt }: How): boolean {
    if (!doubt) return false;
    const timing = doubt.violations.filter((violation) => violation.timing);
    return timing.length === 0 || timing.some(({ rule }) => !this.#confirmed.has(rule));
  }

  #learn(result: CaseResult, { pool, expected, scenario }: Learnt): void {
    const { failFast } = this.#options;
    const real = scenario.stimulus === "client";
    if (result.suspect && real) this.#hangs.suspect();
    if ((pool || this.#mayBeSpoilt(result)) && this.#isDoubtful(result)) return;
    for (const { rule, timing } of result.violations) if (timing) this.#confirmed.add(rule);
    if (result.hang !== undefined && real) this.#hangs.confirm(result.hang, scenario.id);
    if (failFast && result.verdict.kind === "failed" && expected === undefined) {
      this.#given ??= { kind: "fail-fast" };
    }
  }

  #facts({ key, scenario }: Case, attempt: number): CaseFacts {
    const { id, title, rules, stimulus, demanded, at } = scenario;
    const given = { stimulus, ...demanded && { demanded } };
    const replay = this.#options.replay(id);
    return { key, scenario: id, title, rules, ...given, at, attempt, replay };
  }

  #whySkipped(scenario: Scenario, { doubt }: How): Reason | undefined {
    const { excludes, signal } = this.#options;
    const excluded = [...excludes].find(([id]) =>
      scenario.id === id || scenario.id.startsWith(`${id}/`)
    );
    if (excluded) return { kind: "excluded", by: excluded[1] };
    if (signal?.aborted) return { kind: "interrupted" };
    if (this.#given !== undefined) return this.#given;
    if (doubt?.suspect && this.#hangs.barred) return this.#hangs.barred;
    return this.#budgetLeftMs() <= 0 ? { kind: "budget" } : undefined;
  }

  #lab({ pool, attempt, doubt }: How, { stimulus }: Scenario): Lab {
    const { pairing, transport, clock, seed, timeScale, sandboxWorks } = this.#options;
    return {
      pairing,
      transport,
      clock,
      seed,
      timeScale,
      emit: this.#emit,
      budgetLeftMs: () => this.#budgetLeftMs(),
      shareMs: Math.max(LEAST_SHARE_MS * timeScale, this.#options.budgetMs / 4),
      lend: (wait) => pool ? pool.lend(wait) : wait(),
      thinkTimes: this.#thinkTimes,
      steadiness: this.#steadiness,
      ports: this.#ports,
      hangLimits: () =>
        this.#hangs.limits({
          alone: !pool && (!this.#options.gate || doubt !== undefined),
          real: stimulus === "client",
        }),
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
