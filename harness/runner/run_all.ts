/** A whole run as a stream of events. @module */

import { type RunEvent, type Violation, weigh } from "../core/mod.ts";
import { type Scenario, variedBy } from "../scenario/mod.ts";
import { isLong } from "./cases_ahead.ts";
import { type CaseKind, isMostlyQuiet } from "./case_kind.ts";
import { clientFirst, gamesFirst, isOnlyBeside, mostTellingFirst, ofKind } from "./case_order.ts";
import { CaseRunner } from "./case_runner.ts";
import { WEIGHTS } from "./causes.ts";
import { isQuick, startsIdly } from "./conversation/mod.ts";
import { byCost } from "./cost.ts";
import { streamOf } from "./event_queue.ts";
import { ruleIn } from "./note_findings.ts";
import { Pool } from "./pool.ts";
import type { Case, CaseDoubt } from "./run_case.ts";
import { runFacts } from "./run_facts.ts";
import type { RunOptions } from "./run_options.ts";
import type { CaseResult } from "./run_scenario.ts";

/** The client's cases are run so often again, and for so long, to see in one of them what comes by chance. */
const MOST_AGAIN = 4;
const MOST_AGAIN_MS = 8_000;

/** Runs everything; the stream ends when the run does. */
export function runAll(options: RunOptions): AsyncGenerator<RunEvent, void, undefined> {
  return streamOf((emit) => {
    const run = new Run(options, emit);
    return { done: run.all(), stop: () => run.stop() };
  });
}

/** The order in which cases are run, alone or side by side. */
class Run {
  readonly #options: RunOptions;
  readonly #emit: (event: RunEvent) => void;
  readonly #runner: CaseRunner;
  /** Hangs that are no verdict as long as the client's own words may show them. */
  readonly #later: CaseDoubt[] = [];
  #jobs: number;
  /** First attempts of cases that mostly wait, while others run. */
  #quiet: Promise<Attempted> | undefined;

  /** A ply of the engine was accepted. */
  #hasPlayed = false;

  constructor(given: RunOptions, tell: (event: RunEvent) => void) {
    const { seed, pairing: { protocol } } = given;
    // Also a scenario that is run only to explain what another found.
    const scenarios = given.scenarios.map((scenario) => variedBy(seed, scenario, protocol));
    const options = { ...given, scenarios };
    this.#options = options;
    const emit = (event: RunEvent): void => {
      if (event.kind === "ply" && event.ply.by === "engine") this.#hasPlayed = true;
      tell(event);
    };
    this.#emit = emit;
    this.#runner = new CaseRunner(options, { emit, judge: (one) => this.#preflight(one) });
    this.#jobs = options.pairing.protocol.oneAtATime ? 1 : options.jobs;
  }

  /** Begins nothing more. */
  stop(): void {
    this.#runner.skips.skipRest({ kind: "interrupted" });
  }

  async all(): Promise<void> {
    try {
      await this.#all();
    } finally {
      await this.#runner.close();
    }
  }

  async #all(): Promise<void> {
    const cases = this.#cases();
    const run = runFacts(this.#options, cases.map(({ key }) => key));
    this.#emit({ kind: "run-started", run });
    const left = cases.filter(({ key }) => !this.#options.settled?.has(key));
    const preflights = ofKind(left, "preflight");
    for (const one of preflights) await this.#preflight(one);
    // A single case has no other beside it.
    if (left.length - preflights.length === 1) this.#jobs = 1;
    const { idleJobs = 1 } = this.#options;
    if (this.#jobs > 1 && startsIdly(this.#runner.thinkTimes)) {
      this.#jobs = Math.max(this.#jobs, idleJobs);
    }
    const { first } = this.#options;
    const isFirst = ({ scenario }: Case): boolean => first?.has(scenario.id) === true;
    await this.#part(left.filter(isFirst));
    await this.#part(left.filter((one) => !isFirst(one)));
    for (const { one, doubt } of this.#later) await this.#runner.run(one, { attempt: 2, doubt });
    for (const one of ofKind(left, "last").sort(byCost)) await this.#alone(one);
    await this.#runner.settleSilences(left);
    await this.#clientOnceMore(left);
    this.#emit({ kind: "run-finished", durationMs: this.#runner.elapsedMs() });
  }

  /** What came by chance where no client asks may come where clients do: these cases are run on. */
  async #clientOnceMore(cases: readonly Case[]): Promise<void> {
    const { clock, timeScale, settled } = this.#options;
    const untilMs = clock.now() + MOST_AGAIN_MS * timeScale;
    const isAsked = ({ key, scenario }: Case): boolean =>
      scenario.stimulus === "client" && !settled?.has(key);
    const asked = cases.filter(isAsked).sort(gamesFirst);
    for (let attempt = 2; attempt < 2 + MOST_AGAIN; attempt++) {
      for (const one of asked) {
        if (!this.#runner.isOnlyWarnedByChance || clock.now() >= untilMs) return;
        await this.#runner.run(one, { attempt });
      }
    }
  }

  async #part(cases: readonly Case[]): Promise<void> {
    const of = (kind: CaseKind): Case[] => ofKind(cases, kind);
    const { proof } = this.#runner.reserve;
    const isProof = ({ scenario }: Case): boolean => scenario.id === proof;
    const shown = new Set(of("light").filter(isProof));
    for (const one of shown) await this.#alone(one);
    for (const one of of("time").sort(byCost)) await this.#alone(one);
    for (const one of of("crowd")) await this.#crowd(one);
    const light = of("light").filter((one) => !shown.has(one)).sort(byCost);
    const isQuiet = ({ scenario }: Case): boolean => this.#jobs > 1 && isMostlyQuiet(scenario);
    this.#quiet = this.#attempt(light.filter(isQuiet));
    // An error is thrown where it is awaited.
    this.#quiet.catch(() => {});
    if (this.#jobs > 1 && !this.#options.gate && isQuick(this.#runner.thinkTimes)) {
      const one = of("game").find(({ scenario }) => isLong(scenario));
      if (one) this.#runner.begin(one, new Pool(1));
    }
    await this.#together(light.filter((one) => !isQuiet(one)));
    await this.#together(of("game").sort((a, b) => clientFirst(a, b) || gamesFirst(a, b)));
    await this.#together(await this.#settle(await this.#quietDone()));
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
    const first = await this.#runner.run(one, { attempt: 1 });
    const again = first?.verdict.kind === "errored" ||
      (first && this.#runner.doubts.mayBeSpoilt(first));
    const result = again ? await this.#runner.run(one, { attempt: 2, doubt: first }) : first;
    if (!result) return;
    const { trouble, unanswered, violations, verdict, mute, hang } = result;
    if (trouble) this.#emit({ kind: "unstartable", ...trouble });
    const { barring = [] } = this.#options.pairing.protocol;
    // What an engine has done once it can do.
    const bar = this.#hasPlayed
      ? undefined
      : violations.find(({ rule }) => barring.some((id) => id === rule))?.rule;
    const rule = bar ?? this.#heaviest(violations, one.scenario);
    if (trouble) this.#runner.skips.skipRest({ kind: "unstartable", why: trouble.why });
    else if ((unanswered || bar !== undefined) && rule !== undefined) {
      const reason = { kind: "barred", rule, scenario: one.scenario.id } as const;
      // An engine that reads a line too many at a ply has answered all questions before it.
      const fed = unanswered?.kind === "silent" && unanswered.doing === "fed";
      // One that has made a ply can be asked for others in fresh processes.
      if (unanswered?.kind === "exited" && this.#runner.hasMoved) return;
      if (fed && hang !== undefined) this.#runner.skips.skipPlies(reason);
      else this.#runner.skips.skipRest(reason);
    } else if (verdict.kind === "errored" && mute) this.#runner.skips.skipRest(verdict.because);
  }

  /** The last of the heaviest rules that were broken: a remark bars nothing. */
  #heaviest(violations: readonly Violation[], scenario: Scenario): string | undefined {
    const { pairing: { protocol }, strict } = this.#options;
    const weighed = violations.map(({ rule }) => ({
      rule,
      weight: WEIGHTS.indexOf(weigh(ruleIn(protocol.rules, rule), scenario, strict)),
    }));
    const most = Math.max(...weighed.map(({ weight }) => weight));
    return weighed.findLast(({ weight }) => weight === most)?.rule;
  }

  /** Several instances at once: an engine that cannot bear that is not run side by side later. */
  async #crowd(one: Case): Promise<void> {
    const result = await this.#alone(one);
    if (result?.whole) this.#runner.doubts.showBeside();
    else if (result) this.#jobs = 1;
  }

  /** Runs a case with no other of this run beside it. */
  async #alone(one: Case): Promise<CaseResult | undefined> {
    const first = await this.#runner.run(one, { attempt: 1 });
    const again = first && this.#runner.doubts.mayBeSpoilt(first);
    return again ? await this.#runner.run(one, { attempt: 2, doubt: first }) : first;
  }

  /** Runs cases side by side, then those alone whose findings about time others may have disturbed. */
  async #together(cases: readonly Case[]): Promise<void> {
    if (this.#jobs === 1 && !this.#options.gate) {
      for (const one of cases) {
        const first = await this.#runner.run(one, { attempt: 1 });
        // It was looked at before, beside others.
        if (first?.crowded) await this.#runner.run(one, { attempt: 2, doubt: first });
      }
      return;
    }
    let left = cases;
    while (left.length > 0) left = await this.#round(left);
  }

  /** The same; once an engine seems to hang, or not to bear another, nothing begins before that is settled. */
  async #round(cases: readonly Case[]): Promise<readonly Case[]> {
    const first = await this.#attempt(cases);
    const open = first.doubts.length > 0 || this.#runner.hangs.isOpen;
    const quiet = open ? await this.#quietDone() : NOTHING;
    return await this.#settle({
      postponed: [...first.postponed, ...quiet.postponed],
      doubts: [...first.doubts, ...quiet.doubts],
    });
  }

  /** What became of the cases that mostly wait: no second attempt is made beside them. */
  async #quietDone(): Promise<Attempted> {
    const quiet = this.#quiet;
    this.#quiet = undefined;
    return await quiet ?? NOTHING;
  }

  /** Tries again alone what is in doubt; gives the cases that were postponed. */
  async #settle({ postponed, doubts }: Attempted): Promise<readonly Case[]> {
    for (const { one, doubt } of doubts.toSorted(mostTellingFirst)) {
      const alone = await this.#runner.run(one, { attempt: 2, doubt });
      if (alone && isOnlyBeside(doubt, alone)) this.#jobs = 1;
    }
    this.#runner.hangs.close();
    this.#runner.doubts.close();
    return postponed;
  }

  async #attempt(cases: readonly Case[]): Promise<Attempted> {
    const { hangs, doubts: known } = this.#runner;
    const pool = new Pool(this.#jobs);
    const postponed: Case[] = [];
    const doubts: CaseDoubt[] = [];
    await Promise.all(cases.map((one) =>
      pool.run(async () => {
        if (hangs.isOpen || known.isOpen) return void postponed.push(one);
        const doubt = await this.#runner.run(one, { attempt: 1, pool });
        if (!doubt || this.#runner.isFinal(one) || !known.isDoubtful(doubt)) return;
        const later = doubt.suspect && one.scenario.stimulus !== "client";
        (later ? this.#later : doubts).push({ one, doubt });
      })
    ));
    return { postponed, doubts };
  }
}

/** What is left of first attempts. */
interface Attempted {
  readonly postponed: readonly Case[];
  readonly doubts: readonly CaseDoubt[];
}

const NOTHING: Attempted = { postponed: [], doubts: [] };
