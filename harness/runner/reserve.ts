/** Engines that take long to start, kept to be used for several cases. @module */

import { ok, type Result } from "../core/mod.ts";
import type { Protocol } from "../protocols/protocol.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { Channel, Log, OpenOptions, StartFailure, Transport } from "../transports/mod.ts";
import type { CaseContext } from "./case_context.ts";
import type { ThinkTimes } from "./conversation/mod.ts";
import { freshSteadiness } from "./proof.ts";
import { type CaseResult, runScenario } from "./run_scenario.ts";

/** A first answer that took longer is worth an engine that is kept. */
const SLOW_START_MS = 1_000;

/** After so many results that were dropped, and more than counted, every case has a fresh process. */
const MOST_DROPPED = 4;

/** A running engine, and where its lines go. */
interface Kept {
  readonly channel: Channel;
  readonly wire: { log: Log };
}

/** How a case is run. */
export interface CaseOptions {
  readonly context: CaseContext;
  readonly key: string;
  readonly strict: boolean;
}

/**
 * Runs cases in engines that passed another one before. Only a pass counts there: any other result
 * is dropped, and the case is run in a fresh process. So no finding rests on an engine that was
 * used before.
 */
export class Reserve {
  readonly #reset: Protocol["reset"];
  readonly #thinkTimes: ThinkTimes;
  readonly #free: Kept[] = [];
  #proven = false;
  #passed = 0;
  #dropped = 0;

  constructor({ reset }: Pick<Protocol, "reset">, thinkTimes: ThinkTimes) {
    this.#reset = reset;
    this.#thinkTimes = thinkTimes;
  }

  /** The scenario that shows whether a game can begin anew, where that is worth knowing. */
  get proof(): string | undefined {
    return this.#isSlow ? this.#reset : undefined;
  }

  get #isSlow(): boolean {
    return (this.#thinkTimes.startMs ?? 0) >= SLOW_START_MS;
  }

  /** Whether a game can begin anew, and that has been worth it so far. */
  get isProven(): boolean {
    return this.#proven && (this.#dropped < MOST_DROPPED || this.#dropped <= this.#passed);
  }

  /** Runs a scenario, in an engine that is kept where one can be used. */
  async run(scenario: Scenario, options: CaseOptions): Promise<CaseResult> {
    if (!this.isProven || !isReusable(scenario)) return await this.#fresh(scenario, options);
    const kept = await this.#take();
    const used = await this.#runIn(kept, scenario, options);
    if (kept === undefined || isClean(used.result)) {
      this.#passed++;
      used.tell();
      return used.result;
    }
    this.#dropped++;
    return await this.#fresh(scenario, options);
  }

  /** Ends all engines that are kept. */
  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map(({ channel }) => channel[Symbol.asyncDispose]()));
  }

  async #fresh(scenario: Scenario, options: CaseOptions): Promise<CaseResult> {
    const result = await runScenario(scenario, options);
    if (scenario.id === this.#reset) this.#proven = result.verdict.kind === "passed";
    return result;
  }

  /** Runs a case in an engine that stays alive, which is kept if it passed. */
  async #runIn(
    kept: Kept | undefined,
    scenario: Scenario,
    { context, ...more }: CaseOptions,
  ): Promise<{ readonly result: CaseResult; readonly tell: () => void }> {
    const events: Parameters<CaseContext["emit"]>[0][] = [];
    let held: Kept | undefined;
    const transport: Transport = async (options) => {
      // What is tried again to prove a cause, or to diagnose one, has a fresh process.
      if (held) return await context.transport(options);
      const opened = kept ? ok(kept) : await start(context.transport, options);
      if (!opened.ok) return opened;
      held = opened.value;
      held.wire.log = options.log;
      return ok(undying(held.channel));
    };
    // What is dropped later teaches nothing.
    const steadiness = kept ? freshSteadiness() : context.steadiness;
    const emit: CaseContext["emit"] = (event) => events.push(event);
    const own = { ...context, transport, emit, steadiness };
    const result = await runScenario(scenario, { ...more, context: own });
    const last = held ?? kept;
    if (last) await this.#give(last, result);
    return { result, tell: () => events.forEach(context.emit) };
  }

  async #give(kept: Kept, result: CaseResult): Promise<void> {
    if (!isClean(result)) return await kept.channel[Symbol.asyncDispose]();
    kept.wire.log = () => 0;
    this.#free.push(kept);
  }

  /** An engine that says nothing unasked. */
  async #take(): Promise<Kept | undefined> {
    for (let kept = this.#free.pop(); kept; kept = this.#free.pop()) {
      const received = await kept.channel.receive(0);
      if (received.kind === "silence" && received.partial === "") return kept;
      await kept.channel[Symbol.asyncDispose]();
    }
    return undefined;
  }
}

/** Whether a case went to its end without a remark. */
function isClean({ verdict, violations, whole }: CaseResult): boolean {
  return verdict.kind === "passed" && violations.length === 0 && whole;
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

/** Whether a case begins a game of its own in one engine and leaves the engine running. */
function isReusable({ steps, stimulus, preflight, instances }: Scenario): boolean {
  const [first] = steps;
  if (preflight || instances > 1 || stimulus === "stress" || first?.verb !== "greet") return false;
  return steps.every((step) =>
    TALK.has(step.verb) && step.on === 1 && !(step.verb === "send" && step.raw) &&
    !(step.verb === "expect" && step.what.kind === "exit")
  );
}

/** The same channel, which lives on when its case is over. */
function undying(channel: Channel): Channel {
  return new Proxy(channel, {
    get(target, name) {
      if (name === Symbol.asyncDispose) return () => Promise.resolve();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
