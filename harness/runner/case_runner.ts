/** Runs the cases of a run one by one, tells of them, and remembers what they showed. @module */

import type { RunEvent } from "../core/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { CasesAhead } from "./cases_ahead.ts";
import { Budget } from "./budget.ts";
import { Controls } from "./controls.ts";
import { Doubts } from "./doubts.ts";
import { FirstContact } from "./first_contact.ts";
import { HangWatch } from "./hang_watch.ts";
import { EarlierFindings } from "./earlier_findings.ts";
import type { CaseContext } from "./case_context.ts";
import { CaseEvents } from "./case_events.ts";
import { type ThinkTimes, thinkTimesOf } from "./conversation/mod.ts";
import { freshSteadiness, type Steadiness } from "./proof.ts";
import type { Pool } from "./pool.ts";
import type { Case, How, LearntOfCase } from "./run_case.ts";
import type { RunOptions } from "./run_options.ts";
import { Reserve } from "./reserve.ts";
import { SharedCalls } from "./shared_calls.ts";
import { settleSilences } from "./silence_trials.ts";
import { SilenceWatch } from "./silence_watch.ts";
import type { CaseResult } from "./run_scenario.ts";
import { RunGate } from "./run_gate.ts";
import { Skips } from "./skips.ts";
import { TRIAL, Trials } from "./trials.ts";
import { freshPorts, type PortsKnown } from "./usual_ports.ts";

/** More than a minute, so that a ply is waited for as long as its clock. */
const LEAST_SHARE_MS = 75_000;

/** Takes the events of cases, and judges the first one of a kind. */
interface Telling {
  readonly emit: (event: RunEvent) => void;
  readonly judge: (one: Case) => Promise<void>;
}

/** What is known over all cases of a run, and the way in which each is run. */
export class CaseRunner {
  readonly doubts: Doubts;
  readonly hangs: HangWatch;
  readonly skips: Skips;
  readonly thinkTimes: ThinkTimes;
  readonly #options: RunOptions;
  readonly #steadiness: Steadiness = freshSteadiness();
  readonly #ports: PortsKnown = freshPorts();
  readonly #controls: Controls;
  readonly #runGate: RunGate;
  readonly #earlier: EarlierFindings;
  /** Cases whose result is no longer in doubt, also where another case asked for them. */
  readonly #final = new Set<string>();
  /** Attempts that were begun, by their number and key. */
  readonly #begun = new Map<string, Promise<CaseResult | undefined>>();
  /** Engines that are used for several cases, where they take long to start. */
  readonly reserve: Reserve;
  /** Answers that are used for several cases, where every question starts an engine. */
  readonly #calls: SharedCalls;
  /** Cases that were begun before their turn. */
  readonly #ahead = new CasesAhead();
  readonly #contact: FirstContact;
  readonly #budget: Budget;
  readonly #events: CaseEvents;
  readonly #silences: SilenceWatch;
  #hasFailed = false;

  /** The first words to an engine that has answered nothing are judged by `judge`. */
  constructor(options: RunOptions, { emit, judge }: Telling) {
    this.#options = options;
    this.thinkTimes = thinkTimesOf(options.earlierMs);
    this.#contact = new FirstContact({
      scenario: options.firstContact,
      tryOut: (one) => this.#tryOut(one),
      judge: async (one) => {
        await judge(one);
        return this.skips.rest === undefined;
      },
    });
    this.#runGate = new RunGate(options);
    this.hangs = new HangWatch(this.thinkTimes, options.timeScale);
    this.doubts = new Doubts(options, this.hangs);
    this.#silences = new SilenceWatch(this.thinkTimes, (rule) => this.doubts.isHeavy(rule));
    const isKnownSlow = (): boolean => this.doubts.isKnownSlow();
    const course = { gate: this.#runGate, thinkTimes: this.thinkTimes, isKnownSlow };
    this.#budget = new Budget(options, course);
    this.skips = new Skips(options, { hangs: this.hangs, budget: this.#budget });
    const { hangs, doubts, skips } = this;
    this.#events = new CaseEvents(options, { emit, hangs, doubts, skips });
    const { protocol } = options.pairing;
    this.#controls = new Controls(protocol, options.scenarios);
    this.reserve = new Reserve(protocol, this.thinkTimes, () => this.doubts.bearsSecond);
    this.#calls = new SharedCalls(this.thinkTimes);
    this.#earlier = new EarlierFindings(protocol, options.strict);
  }

  /** Whether the engine has made a ply. */
  get hasMoved(): boolean {
    return this.thinkTimes.plies > 0;
  }

  /** Whether the engine fails now and then, or at other places each time, and no case has failed. */
  get isOnlyWarnedByChance(): boolean {
    return this.#steadiness.unsteady && !this.#hasFailed;
  }

  /** What is said of a case beside which others run. */
  get #beside(): Pick<CaseContext, "mayBeCrowded"> {
    return { mayBeCrowded: (violations, end) => this.doubts.mayBeCrowded(violations, end) };
  }

  /** Whether a case needs no other attempt: it may have been run alone before its turn. */
  isFinal({ key }: Case): boolean {
    return this.#final.has(key);
  }

  /** Begins a case before its turn, in which {@link run} takes what it came to. */
  begin({ key, scenario }: Case, pool: Pool): void {
    if (this.skips.why(scenario, {})) return;
    const context = { ...this.#context({ attempt: 1, pool }, scenario), ...this.#beside };
    this.#ahead.begin(scenario, { context, key, strict: this.#options.strict });
  }

  /** Ends what is kept for cases that did not come. */
  async close(): Promise<void> {
    await this.#ahead.idle();
    await this.reserve.close();
  }

  /** How long the run has lasted, without the time at the gate. */
  elapsedMs(): number {
    return this.#budget.elapsedMs();
  }

  /** Runs a case, alone where there is no pool; undefined where there is nothing to judge. */
  async run(one: Case, how: How): Promise<CaseResult | undefined> {
    const key = `${how.attempt} ${one.key}`;
    const begun = this.#begun.get(key) ?? this.#begin(one, how);
    this.#begun.set(key, begun);
    return await begun;
  }

  async #begin(one: Case, how: How): Promise<CaseResult | undefined> {
    if (how.attempt > 1) await this.#ahead.idle();
    return await this.#run(one, how);
  }

  async #run(one: Case, how: How): Promise<CaseResult | undefined> {
    const { key, scenario } = one;
    const { clock, strict, baseline, signal, pairing } = this.#options;
    this.#events.started(one, how);
    const skip = this.skips.why(scenario, how);
    if (skip !== undefined) {
      this.#budget.close(scenario);
      return this.#events.unjudged(one, skip, how);
    }
    const alone = this.doubts.needsRest(how);
    const { found, durationMs } = await this.#runGate.pass(alone, async () => {
      // What may come of another instance counts no more where none runs beside it.
      const counts = ({ crowded }: CaseResult): boolean => how.pool !== undefined || !crowded;
      const ahead = how.attempt === 1 ? await this.#ahead.take(key, counts) : undefined;
      if (ahead) return ahead;
      const startedMs = clock.now();
      const context = this.#context(how, scenario);
      const runner = pairing.protocol.transport === "files" ? this.#calls : this.reserve;
      const inDoubt = how.doubt !== undefined;
      const found = await runner.run(scenario, { context, key, strict, sameAgain: true, inDoubt });
      return { found, durationMs: clock.now() - startedMs };
    });
    if (!await this.#contact.allows(found, scenario)) {
      const because = this.skips.rest ?? { kind: "unfinished" };
      return this.#events.unjudged(one, because, { ...how, durationMs });
    }
    if (!found.crowded) await this.#lookBeneath(found, scenario, how);
    const counted = this.#silences.counted(this.#earlier.withoutKnown(found, scenario));
    const result = this.doubts.orStartedBefore(counted, how);
    // Stopping a run ends its engines: what was found then says nothing of them.
    if (signal?.aborted) {
      return this.#events.interrupted(one, durationMs);
    }
    this.#events.judged(one, result, { ...how, durationMs });
    if (!this.doubts.isDoubted(result, how)) {
      this.#budget.close(scenario);
      this.#silences.take(one, result, how);
      this.#final.add(key);
    }
    this.#learn(result, { ...how, expected: baseline.get(scenario.id), scenario });
    return result;
  }

  /** Tries silences again that were not told. */
  async settleSilences(cases: readonly Case[]): Promise<void> {
    const { plies } = this.thinkTimes;
    const trials = new Trials(this.#options, {
      emit: this.#events.emit,
      context: (scenario) => this.#context({ attempt: TRIAL }, scenario),
      alone: (work) => this.#runGate.pass(true, work),
    });
    await settleSilences({
      ...{ watch: this.#silences, cases, trials, plies, clock: this.#options.clock },
      mayGoOn: () => !this.hangs.barred && !this.skips.isOver && this.#budget.leftMs() > 0,
    });
    this.#hasFailed ||= trials.haveFailed;
  }

  async #tryOut({ key, scenario }: Case): Promise<boolean> {
    const context = this.#context({ attempt: 1 }, scenario);
    this.#ahead.begin(scenario, { context, key, strict: this.#options.strict });
    return await this.#ahead.isWhole(key);
  }

  /** Runs the scenarios first that show a rule from whose breach these violations may follow. */
  async #lookBeneath(found: CaseResult, scenario: Scenario, { pool }: How): Promise<void> {
    const { scenarios, settled, signal } = this.#options;
    for (const id of this.#earlier.wanted(found, scenario)) {
      const beneath = scenarios.find((one) => one.id === id);
      if (!beneath || settled?.has(id) || signal?.aborted) continue;
      const one = { key: id, scenario: beneath };
      const first = await this.run(one, { attempt: 1, pool });
      // Alone nothing is left in doubt that others rest on.
      if (!pool && first?.crowded) await this.run(one, { attempt: 2, doubt: first });
    }
  }

  #learn(result: CaseResult, { pool, expected, scenario }: LearntOfCase): void {
    const { failFast } = this.#options;
    const real = scenario.stimulus === "client";
    const maybe = result.suspect || pool !== undefined && result.hang !== undefined;
    if (maybe && real) this.hangs.suspect();
    if ((pool || this.doubts.mayBeSpoilt(result)) && this.doubts.isDoubtful(result)) {
      return this.doubts.note(result);
    }
    this.#hasFailed ||= result.verdict.kind === "failed";
    this.doubts.confirm(result, { alone: !pool });
    this.#earlier.learn(result, scenario);
    if (result.hang !== undefined && real) this.hangs.confirm(result.hang, scenario.id);
    const { unheard } = result;
    // What stress alone shows bars nothing.
    // It may be reported under another rule, from whose breach it follows.
    const told = result.violations.findLast(({ timing }) => timing)?.rule;
    const isKnown = unheard !== undefined && real && told !== undefined;
    if (isKnown) this.hangs.confirmSilence(unheard, told, scenario.id);
    if (failFast && result.verdict.kind === "failed" && expected === undefined) {
      this.skips.skipRest({ kind: "fail-fast" });
    }
  }

  #context({ pool, attempt, doubt }: How, scenario: Scenario): CaseContext {
    const { pairing, transport, clock, seed, timeScale, sandboxWorks } = this.#options;
    return {
      pairing,
      transport,
      clock,
      seed,
      timeScale,
      emit: this.#events.emit,
      budgetLeftMs: () => this.#budget.leftMs(),
      partLeftMs: this.#budget.partOf(scenario, { alone: pool === undefined }),
      shareMs: Math.max(LEAST_SHARE_MS * timeScale, this.#options.budgetMs / 4),
      lend: (wait) => pool ? pool.lend(wait) : wait(),
      thinkTimes: this.thinkTimes,
      steadiness: this.#steadiness,
      ports: this.#ports,
      hangLimits: () =>
        this.hangs.limits({
          alone: !pool && (!this.#options.gate || doubt !== undefined),
          real: scenario.stimulus === "client",
        }),
      silenceAt: (asked) => this.hangs.silenceAt(asked, scenario.id),
      look: (...about) => this.#controls.look(...about),
      isRetried: (one) => this.doubts.isRetried(one, { pool, attempt }),
      ...attempt > 1 && { sandboxWorks },
      ...pool?.isShared && this.#beside,
    };
  }
}
