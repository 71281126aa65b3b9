/** A recorded scenario, tried on the engine. @module */

import { type Localized, type Report, reportOf, type RunEvent } from "../core/mod.ts";
import type { Message } from "../protocols/protocol.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { runAll, type RunOptions } from "../runner/mod.ts";
import { formatProblems, type Scenario } from "../scenario/mod.ts";
import { loadScenarios } from "../surroundings/mod.ts";
import type { Draft } from "./draft.ts";
import { unreadable } from "./mistakes.ts";
import type { ScriptExchange } from "./script.ts";
import { scriptText } from "./write_scenario.ts";

/** The scenario of a draft; `file` is where it will be written. */
export async function scenarioOf(
  { text, path, how: { pairing } }: Draft,
  file: string,
): Promise<Scenario> {
  const id = file.replace(/^.*\//s, "").replace(/\.ya?ml$/, "");
  const loaded = await loadScenarios([{ path: file, file, id, text }], pairing);
  if (!loaded.ok) throw unreadable(path, formatProblems(loaded.error));
  const [scenario] = loaded.value;
  if (!scenario) throw unreadable(path, NO_SCENARIO);
  return scenario;
}

const NO_SCENARIO: Localized = {
  en: "There is no scenario",
  zh: "沒有情境",
  ja: "シナリオがない",
};

/** What an engine makes of a draft, and the draft with its answers demanded where that is wanted. */
export async function triedOut(
  { draft, file }: { readonly draft: Draft; readonly file: string },
  scenario: Scenario,
  run: RunOptions,
): Promise<{ readonly report: Report; readonly text: string }> {
  const { exchanges, how, text } = draft;
  const { report, messages } = await tried(scenario, run);
  const exact = exchanges && how.exact ? scriptText(exactly(exchanges, messages), how) : text;
  await scenarioOf({ ...draft, text: exact }, file);
  return { report, text: exact };
}

/** What a run of a scenario came to. */
interface Trial {
  readonly report: Report;
  /** The answers, in the order of the questions. */
  readonly messages: readonly Message[];
}

/** Runs a scenario once, and listens. */
async function tried(scenario: Scenario, run: RunOptions): Promise<Trial> {
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

/** The exchanges with every field of the answers demanded as it was. */
function exactly(
  exchanges: readonly ScriptExchange[],
  messages: readonly Message[],
): readonly ScriptExchange[] {
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
