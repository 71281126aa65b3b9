/** Answers of an engine that is started for every question, used again where it is slow to start. @module */

import { ok } from "../core/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { Channel, OpenOptions, Received, Transport } from "../transports/mod.ts";
import type { CaseContext } from "./case_context.ts";
import { isSlowToStart, type ThinkTimes } from "./conversation/mod.ts";
import { isTimed } from "./cost.ts";
import { freshSteadiness } from "./proof.ts";
import type { CaseOptions } from "./reserve.ts";
import { type CaseResult, isClean, runScenario } from "./run_scenario.ts";

/** An answer, and the scenario in which it was given. */
interface Shared {
  readonly text: string;
  readonly scenario: string;
}

/**
 * Runs cases of an engine that answers by files. Many ask as always first: where the engine is slow
 * and answered the very same question in a case that passed, that answer is taken. Only a pass
 * counts then: any other result is dropped, and the case asks everything afresh. So no finding rests
 * on an answer from another case.
 */
export class SharedCalls {
  readonly #thinkTimes: ThinkTimes;
  readonly #answers = new Map<string, Shared>();

  constructor(thinkTimes: ThinkTimes) {
    this.#thinkTimes = thinkTimes;
  }

  /** Runs a scenario, with answers of other cases where they can be used. */
  async run(scenario: Scenario, options: CaseOptions): Promise<CaseResult> {
    const isWorthIt = isSlowToStart(this.#thinkTimes) && this.#answers.size > 0;
    const shares = isWorthIt && mayShare(scenario);
    const shared = shares ? await this.#sharing(scenario, options) : undefined;
    if (shared) return shared;
    const { context, ...more } = options;
    const heard = new Map<string, string>();
    const transport = listening(context.transport, heard);
    const result = await runScenario(scenario, { ...more, context: { ...context, transport } });
    this.#learn(heard, result, scenario);
    return result;
  }

  /** The result with answers of other cases; undefined where it does not count. */
  async #sharing(
    scenario: Scenario,
    { context, ...more }: CaseOptions,
  ): Promise<CaseResult | undefined> {
    const events: Parameters<CaseContext["emit"]>[0][] = [];
    const heard = new Map<string, string>();
    const known = (question: string): Shared | undefined => this.#answers.get(question);
    const transport = answering(listening(context.transport, heard), known);
    // What is dropped later teaches nothing.
    const steadiness = freshSteadiness();
    const emit: CaseContext["emit"] = (event) => events.push(event);
    const own = { ...context, transport, emit, steadiness };
    const result = await runScenario(scenario, { ...more, context: own });
    if (!isClean(result)) return undefined;
    events.forEach(context.emit);
    this.#learn(heard, result, scenario);
    return result;
  }

  #learn(heard: ReadonlyMap<string, string>, result: CaseResult, { id }: Scenario): void {
    if (!isClean(result)) return;
    for (const [question, text] of heard) this.#answers.set(question, { text, scenario: id });
  }
}

/** Whether a case asks for plies alone, and not how long they take. */
function mayShare({ steps, preflight }: Scenario): boolean {
  return !preflight && !isTimed(steps) &&
    steps.every(({ verb }) => verb === "greet" || verb === "play");
}

/** The same way to the engine; what it answers to each question is written down in `heard`. */
function listening(transport: Transport, heard: Map<string, string>): Transport {
  return changed(transport, (channel) => {
    let question = "";
    return {
      send(text, delivery) {
        question = text;
        return channel.send(text, delivery);
      },
      async receive(withinMs) {
        const received = await channel.receive(withinMs);
        if (received.kind === "frame") heard.set(question, received.text);
        return received;
      },
    };
  });
}

/** The same way to the engine, which is not asked what `answer` knows. */
function answering(
  transport: Transport,
  answer: (question: string) => Shared | undefined,
): Transport {
  return changed(transport, (channel, { clock, log }) => {
    let next: Received | undefined;
    return {
      async send(text, delivery) {
        const known = answer(text);
        if (!known) return await channel.send(text, delivery);
        const atMs = clock.now();
        const index = log("harness", text.trimEnd(), atMs);
        log("note", `The engine is slow to start: this is its answer in ${known.scenario}`, atMs);
        const entry = log("engine", known.text, atMs);
        next = { kind: "frame", text: known.text, atMs, index: entry };
        return { atMs, index };
      },
      async receive(withinMs) {
        const received = next ?? await channel.receive(withinMs);
        next = undefined;
        return received;
      },
    };
  });
}

type Talking = Pick<Channel, "send" | "receive">;

/** A transport whose channels send and receive in another way. */
function changed(
  transport: Transport,
  change: (channel: Channel, options: OpenOptions) => Talking,
): Transport {
  return async (options) => {
    const opened = await transport(options);
    if (!opened.ok) return opened;
    const talking: Partial<Record<PropertyKey, unknown>> = {
      takeFrame: undefined,
      ...change(opened.value, options),
    };
    return ok(
      new Proxy(opened.value, {
        get(target, name) {
          const value = name in talking ? talking[name] : Reflect.get(target, name, target);
          return typeof value === "function" ? value.bind(target) : value;
        },
      }),
    );
  };
}
