/** Engines that take long to start, kept to be used for several cases. @module */

import { ok, type Result } from "../core/mod.ts";
import type { Protocol } from "../protocols/protocol.ts";
import type { Scenario, Step } from "../scenario/mod.ts";
import type { Channel, Log, OpenOptions, StartFailure, Transport } from "../transports/mod.ts";
import type { CaseContext } from "./case_context.ts";
import { isSlowToStart, type ThinkTimes } from "./conversation/mod.ts";
import { overlap } from "./instances.ts";
import { freshSteadiness } from "./proof.ts";
import { beginningWith, rewound } from "./rewound.ts";
import { type CaseResult, isClean, isCutShort, runScenario } from "./run_scenario.ts";
import { keptOpen } from "./kept_open.ts";

/** After so many results that were dropped, and more than counted, every case has a fresh process. */
const MOST_DROPPED = 4;

/** A running engine, and where its lines go. */
interface Kept {
  readonly channel: Channel;
  readonly wire: { log: Log };
  /** The screen with which its next case begins, where its plies were taken back. */
  shown?: string;
}

type ReservedProtocol = Pick<Protocol, "reset" | "rewind" | "opens" | "lineEnd">;

/** How a case is run. */
export interface CaseOptions {
  readonly context: CaseContext;
  readonly key: string;
  readonly strict: boolean;
  /** A later instance may be an earlier one that begins a new game. */
  readonly sameAgain?: true;
  /** Something was found in it before, so that a pass is less likely: it has a fresh process at once. */
  readonly inDoubt?: boolean;
}

/**
 * Runs cases in engines that passed another one before. Only a pass counts there: any other result
 * is dropped, and the case is run in a fresh process. So no finding rests on an engine that was
 * used before.
 */
export class Reserve {
  readonly #protocol: ReservedProtocol;
  readonly #thinkTimes: ThinkTimes;
  readonly #mayStay: () => boolean;
  readonly #free: Kept[] = [];
  #proven = false;
  #passed = 0;
  #dropped = 0;

  /** Engines stay beside one that starts where `mayStay` says that the engine bears that. */
  constructor(
    protocol: ReservedProtocol,
    thinkTimes: ThinkTimes,
    mayStay: () => boolean = () => true,
  ) {
    this.#protocol = protocol;
    this.#thinkTimes = thinkTimes;
    this.#mayStay = mayStay;
  }

  /** The scenario that shows whether a game can begin anew, where that is worth knowing. */
  get proof(): string | undefined {
    return isSlowToStart(this.#thinkTimes) ? this.#protocol.reset : undefined;
  }

  /** Whether a game can begin anew, and that has been worth it so far. */
  get isProven(): boolean {
    return this.#proven && (this.#dropped < MOST_DROPPED || this.#dropped <= this.#passed);
  }

  /** Runs a scenario, in an engine that is kept where one can be used. */
  async run(scenario: Scenario, options: CaseOptions): Promise<CaseResult> {
    const single = scenario.instances === 1;
    const wanted = single || options.sameAgain === true;
    const usable = wanted && !options.inDoubt && this.isProven &&
      isReusable(scenario, this.#protocol);
    if (!usable) return await this.#fresh(scenario, options);
    const kept = await this.#ready(this.#free);
    const used = await this.#runIn(kept, scenario, options);
    const fresh = kept === undefined && single;
    if (fresh || isClean(used.result) || isCutShort(used.result)) {
      this.#passed++;
      used.tell();
      return used.result;
    }
    this.#dropped++;
    const { silence } = used.result;
    const result = await this.#fresh(scenario, options);
    if (!silence) return result;
    // An engine may also tire of games.
    const droppedSilence = { ...silence, full: silence.full && kept === undefined };
    return { ...result, droppedSilence };
  }

  /** Ends all engines that are kept. */
  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map(({ channel }) => channel[Symbol.asyncDispose]()));
  }

  async #fresh(scenario: Scenario, options: CaseOptions): Promise<CaseResult> {
    if (!this.#mayStay()) await this.close();
    const result = await runScenario(scenario, options);
    if (scenario.id === this.#protocol.reset) this.#proven = result.verdict.kind === "passed";
    return result;
  }

  /** Runs a case in engines that stay alive, which are kept if it passed. */
  async #runIn(
    kept: Kept | undefined,
    scenario: Scenario,
    { context, ...more }: CaseOptions,
  ): Promise<{ readonly result: CaseResult; readonly tell: () => void }> {
    const events: Parameters<CaseContext["emit"]>[0][] = [];
    const own = new Set(kept ? [kept] : []);
    const free = [...own];
    let opened = 0;
    const transport: Transport = async (options) => {
      // What is tried again to prove a cause, or to diagnose one, has a fresh process.
      if (++opened > scenario.instances) return await context.transport(options);
      const idle = await this.#ready(free);
      const one = idle ? ok(idle) : await start(context.transport, options);
      if (!one.ok) return one;
      one.value.wire.log = options.log;
      own.add(one.value);
      const { channel, shown } = one.value;
      one.value.shown = undefined;
      const begun = shown === undefined ? channel : beginningWith(channel, shown, options);
      return ok(keptOpen(begun, () => free.push(one.value)));
    };
    // What is dropped later teaches nothing.
    const fresh = kept === undefined && scenario.instances === 1;
    const steadiness = fresh ? context.steadiness : freshSteadiness();
    const emit: CaseContext["emit"] = (event) => events.push(event);
    const result = await runScenario(scenario, {
      ...more,
      context: { ...context, transport, emit, steadiness },
    });
    for (const one of own) await this.#give(one, result);
    return { result, tell: () => events.forEach(context.emit) };
  }

  /** Takes an engine that is at the start of a game or can begin one; ends those that cannot. */
  async #ready(free: Kept[]): Promise<Kept | undefined> {
    for (let kept = free.pop(); kept; kept = free.pop()) {
      if (kept.shown !== undefined || await this.#isReady(kept)) return kept;
      await kept.channel[Symbol.asyncDispose]();
    }
    return undefined;
  }

  async #isReady(kept: Kept): Promise<boolean> {
    const { rewind } = this.#protocol;
    if (!rewind) return await isQuiet(kept);
    kept.shown = await rewound(kept.channel, rewind, this.#protocol);
    return kept.shown !== undefined;
  }

  async #give(kept: Kept, result: CaseResult): Promise<void> {
    if (!isClean(result)) return await kept.channel[Symbol.asyncDispose]();
    kept.wire.log = () => 0;
    this.#free.push(kept);
  }
}

/** Whether an engine says nothing unasked. */
async function isQuiet({ channel }: Kept): Promise<boolean> {
  const received = await channel.receive(0);
  return received.kind === "silence" && received.partial === "";
}

async function start(
  transport: Transport,
  options: OpenOptions,
): Promise<Result<Kept, StartFailure>> {
  const wire = { log: options.log };
  const opened = await transport({ ...options, log: (...entry) => wire.log(...entry) });
  return opened.ok ? ok({ channel: opened.value, wire }) : opened;
}

const TALK: ReadonlySet<string> = new Set(["greet", "play", "expect", "send"]);

/** Whether a case begins games of its own, one engine after the other, and leaves all running. */
function isReusable(
  { steps, stimulus, preflight }: Scenario,
  { opens, rewind }: ReservedProtocol,
): boolean {
  if (preflight || stimulus === "stress" || overlap(steps)) return false;
  if (rewind) return steps.every(isTakenBack);
  const first = steps.filter((step, at) => steps.findIndex(({ on }) => on === step.on) === at);
  return first.every((step) => isOpening(step, opens)) &&
    steps.every((step) =>
      TALK.has(step.verb) && !(step.verb === "send" && step.raw) &&
      !(step.verb === "expect" && step.what.kind === "exit")
    );
}

/** Whether a step begins a new game, or makes plies in it. */
function isTakenBack(step: Step, at: number): boolean {
  if (at === 0) return step.verb === "start" && Object.keys(step.options).length === 0;
  return step.verb === "do" && !step.acts.includes(END);
}

/** The act at which a program leaves. */
const END = "end";

/** Whether a step begins a talk: by the usual words, or by the first of them. */
function isOpening(step: Step, opens: string | undefined): boolean {
  if (step.verb === "greet") return true;
  return step.verb === "send" && opens !== undefined && step.frames[0] === opens;
}
