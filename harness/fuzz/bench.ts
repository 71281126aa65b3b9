/** Runs talks against an engine, each as the scenario that would be written of it. @module */

import {
  type OwnEnd,
  type PlyFacts,
  type RunEvent,
  type SeenSituations,
  situationsSeen,
  type Verdict,
  type Violation,
} from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import {
  bearsSecondInstance,
  type CaseContext,
  type CaseResult,
  dryRun,
  freshPorts,
  freshSteadiness,
  HangWatch,
  knownOf,
  Reserve,
  type RunOptions,
  runScenario,
} from "../runner/mod.ts";
import { parseScenario, type Scenario } from "../scenario/mod.ts";
import { EngineAhead } from "./engine_ahead.ts";
import type { ClientModel } from "./model.ts";
import { steeredPairing, type Steering } from "./steer.ts";
import type { SearchTalk } from "./talk.ts";
import { type Head, writeTalk } from "./write_talk.ts";

/** What became of a talk. */
export interface TalkOutcome {
  readonly talk: SearchTalk;
  readonly scenario: Scenario;
  readonly verdict: Verdict;
  readonly violations: readonly Violation[];
  readonly plies: readonly PlyFacts[];
  readonly end?: OwnEnd;
  readonly seen: SeenSituations;
  /** All that happened, under the scenario's id. */
  readonly events: readonly RunEvent[];
  readonly durationMs: number;
  /** The engine was silent for so long that it may hang; nothing else is known then. */
  readonly suspect: boolean;
  /** The rule that it broke by hanging; where it is suspect, that which was confirmed before. */
  readonly hang?: string;
}

/** How a talk is run. */
export interface BenchRun {
  readonly head: Head;
  readonly id: string;
  /** Where the talk is played towards something. */
  readonly steering?: Steering;
  /** Milliseconds that are left for it. */
  readonly leftMs?: () => number;
  /** Waits as long as the clock says; otherwise a silence that is too long ends the talk. */
  readonly patient?: true;
}

/** A first answer that took longer is worth an engine that is started before its game. */
const SLOW_START_MS = 20;

/** The engine, and all that is known of it over many talks. */
export class Bench {
  readonly #options: RunOptions;
  readonly #model: ClientModel;
  readonly #thinkTimes: CaseContext["thinkTimes"] = { plies: 0, ms: 0, slowestMs: 0 };
  readonly #ports = freshPorts();
  /** A silent engine is waited for once; later silences are soon taken for the same. */
  readonly hangs: HangWatch;
  /** Engines that play several games, once it is proven that a game can begin anew. */
  readonly reserve: Reserve;
  readonly #ahead: EngineAhead;
  /** Two instances of the engine run side by side. */
  #bearsSecond = true;

  constructor(options: RunOptions, model: ClientModel) {
    this.#options = options;
    this.#model = model;
    this.hangs = new HangWatch(this.#thinkTimes, options.timeScale);
    const { protocol } = options.pairing;
    this.reserve = new Reserve(protocol, this.#thinkTimes, () => this.#bearsSecond);
    this.#ahead = new EngineAhead(options.transport, { sided: protocol.transport === "tcp" });
  }

  /** How many engines run side by side. */
  get jobs(): number {
    const { pairing: { protocol }, jobs } = this.#options;
    return protocol.oneAtATime || !this.#bearsSecond ? 1 : jobs;
  }

  /** A bench that knows whether a game can begin anew, and whether two of the engine can run at a time. */
  static async open(
    { proof, ...options }: RunOptions & { readonly proof?: Scenario },
    model: ClientModel,
  ): Promise<Bench> {
    const bench = new Bench(options, model);
    await bench.#lookBeside();
    if (proof) await bench.#prove(proof);
    return bench;
  }

  async #lookBeside(): Promise<void> {
    const { pairing, scenarios } = this.#options;
    const first = scenarios.find(({ preflight }) => preflight);
    if (!first || this.jobs === 1) return;
    this.#bearsSecond = await bearsSecondInstance(
      first,
      this.#context(pairing, { emit: () => {} }),
    );
  }

  async #prove(scenario: Scenario): Promise<void> {
    const { pairing, strict } = this.#options;
    const context = this.#context(pairing, { emit: () => {} });
    await this.reserve.run(scenario, { context, key: scenario.id, strict });
  }

  /**
   * Runs a talk once, in a fresh engine unless it is steered: then one that is kept may play it, in
   * which only a pass counts. Undefined where it cannot be a scenario.
   */
  async run(
    talk: SearchTalk,
    { head, id, steering, ...how }: BenchRun,
  ): Promise<TalkOutcome | undefined> {
    const { pairing: plain, strict } = this.#options;
    const pairing = steering ? steeredPairing(plain, this.#model.game, steering) : plain;
    const scenario = await scenarioOf(writeTalk(talk, head), { id, pairing });
    if (!scenario) return undefined;
    const events: RunEvent[] = [];
    const context = this.#context(pairing, { emit: (event) => events.push(event), ...how });
    const options = { context, key: id, strict };
    const early = steering && await this.#startedAhead(scenario, options);
    if (steering && !early) events.length = 0;
    const result = early ??
      await (steering ? this.reserve.run(scenario, options) : this.#fresh(scenario, options));
    const plies = events.flatMap((event) => event.kind === "ply" ? [event.ply] : []);
    const { verdict, violations, end, durationMs, suspect } = result;
    const hang = suspect ? this.hangs.barred?.rule : result.hang;
    const seen = situationsSeen({ plies, violations, end });
    const told = { verdict, violations, plies, end, seen, events, durationMs };
    return { talk, scenario, ...told, suspect, ...hang !== undefined && { hang } };
  }

  /** A game in an engine of its own, which is the only one where it has to be. */
  async #fresh(scenario: Scenario, options: Parameters<Reserve["run"]>[1]): Promise<CaseResult> {
    if (!this.#bearsSecond) await this.reserve.close();
    return await runScenario(scenario, options);
  }

  /** A game in an engine that was started ahead; undefined where it has to be played in another. */
  async #startedAhead(
    scenario: Scenario,
    { context, ...more }: Parameters<Reserve["run"]>[1],
  ): Promise<CaseResult | undefined> {
    if (!this.#startsAhead) return undefined;
    const own = { ...context, transport: this.#ahead.transport };
    const result = await runScenario(scenario, { ...more, context: own });
    const { violations, verdict, suspect } = result;
    const counts = violations.length === 0 && verdict.kind !== "errored" && !suspect;
    this.#ahead.note(counts);
    return counts ? result : undefined;
  }

  /** Whether the next engine is started during a game: if that takes long and harms none. */
  get #startsAhead(): boolean {
    const { pairing: { protocol, launch } } = this.#options;
    const possible = protocol.transport !== "files" && !launch && this.jobs > 1;
    const slow = (this.#thinkTimes.startMs ?? 0) >= SLOW_START_MS;
    return possible && slow && !this.reserve.isProven && this.#ahead.isWorthIt;
  }

  /** Ends all engines that wait for a game. */
  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.reserve.close(), this.#ahead.close()]);
  }

  #context(
    pairing: AnyPairing,
    { emit, leftMs = () => Infinity, patient }: Omit<BenchRun, "head" | "id" | "steering"> & {
      readonly emit: CaseContext["emit"];
    },
  ): CaseContext {
    const { transport, clock, timeScale } = this.#options;
    return {
      pairing,
      transport,
      clock,
      emit,
      // The usual seed of a check: what is written is what was run.
      seed: 1,
      timeScale,
      budgetLeftMs: leftMs,
      shareMs: Infinity,
      // A game ends with its first illegal ply, so that its last position is the one to look at; how
      // often a talk fails is counted by confirming it.
      once: true,
      lend: (wait) => wait(),
      thinkTimes: this.#thinkTimes,
      steadiness: freshSteadiness(),
      ports: this.#ports,
      hangLimits: () => patient ? undefined : this.hangs.limits({ alone: false, real: true }),
    };
  }
}

/** The scenario of a text; undefined where the text is none, or its openings cannot be played. */
export async function scenarioOf(
  text: string,
  { id, pairing }: { readonly id: string; readonly pairing: AnyPairing },
): Promise<Scenario | undefined> {
  const source = { file: `${id}.yaml`, id, protocol: pairing.protocol.id, text };
  const read = await parseScenario(source, knownOf(pairing));
  return read.ok && dryRun(read.value, pairing).length === 0 ? read.value : undefined;
}
