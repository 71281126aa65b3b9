/** A recorded scenario, tried on the engine. @module */

import {
  type Localized,
  type Report,
  reportOf,
  type RunEvent,
  untranslated,
} from "../../core/mod.ts";
import type { Message } from "../../protocols/protocol.ts";
import type { AnyPairing } from "../../referee/mod.ts";
import { runAll, type RunOptions } from "../../runner/mod.ts";
import { formatProblems, type Scenario } from "../../scenario/mod.ts";
import { loadScenarios } from "../../surroundings/mod.ts";
import type { Exchange } from "./script.ts";

/** What a run of a scenario came to. */
export interface Trial {
  readonly report: Report;
  /** The answers, in the order of the questions. */
  readonly messages: readonly Message[];
}

/** Runs a scenario once, and listens. */
export async function tried(scenario: Scenario, run: RunOptions): Promise<Trial> {
  const talks: Message[][] = [];
  const events: RunEvent[] = [];
  const pairing = listening(run.pairing, talks);
  // The only scenario is the first contact too, which says whether the engine starts at all.
  const scenarios = [{ ...scenario, preflight: true }];
  for await (const event of runAll({ ...run, pairing, scenarios })) events.push(event);
  const report = reportOf(events);
  if (!report) throw new Error("The run has no start");
  return { report, messages: talks.find((talk) => talk.length > 0) ?? [] };
}

/** The scenario of a text that `record` wrote; every problem with it is a bug of ours. */
export async function scenarioIn(
  text: string,
  { pairing, file }: { readonly pairing: AnyPairing; readonly file: string },
): Promise<Scenario> {
  const id = file.replace(/^.*\//s, "").replace(/\.ya?ml$/, "");
  const loaded = await loadScenarios([{ path: file, file, id, text }], pairing);
  if (!loaded.ok) throw new Unreadable(formatProblems(loaded.error));
  const [scenario] = loaded.value;
  if (!scenario) throw new Unreadable(untranslated("There is no scenario"));
  return scenario;
}

/** A source of which no scenario can be made. */
export class Unreadable extends Error {
  constructor(readonly why: Localized) {
    super(why.en);
  }
}

/** The exchanges with every field of the answers demanded as it was. */
export function exactly(
  exchanges: readonly Exchange[],
  messages: readonly Message[],
): readonly Exchange[] {
  const left = [...messages];
  return exchanges.map((exchange) => {
    const { demand } = exchange;
    const message = demand && demand.expect !== "" ? left.shift() : undefined;
    if (!demand || !message) return exchange;
    const { id: _, ...expect } = message.fields;
    return { ...exchange, demand: { ...demand, expect } };
  });
}

/** The pairing, which keeps all messages of each talk. */
function listening(pairing: AnyPairing, talks: Message[][]): AnyPairing {
  return {
    ...pairing,
    open: (options) => {
      talks.push([]);
      return pairing.open(options);
    },
    hear: (bout, line) => {
      const ruling = pairing.hear(bout, line);
      talks.at(-1)?.push(...ruling.messages);
      return ruling;
    },
  };
}
