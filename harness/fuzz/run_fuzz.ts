/** A search for faults as a stream of events. @module */

import {
  type CaseReport,
  type Examining,
  fill,
  localized,
  type RunEvent,
  type Search,
  type SearchProgress,
  type Stimulus,
  type Violation,
} from "../core/mod.ts";
import { NOW_AND_THEN, runAll, type RunOptions } from "../runner/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { Bench } from "./bench.ts";
import { isSteady } from "./confirm.ts";
import { type Corpus, emptyCorpus } from "./corpus.ts";
import { countsOf } from "./coverage.ts";
import { Examiner, type FoundFault, type Vanished } from "./examine.ts";
import { GameSearch } from "./game_search.ts";
import type { ClientModel } from "./model.ts";
import type { ShrinkBounds } from "./shrink.ts";

/** What a search is told; its scenarios are tried first. */
export interface FuzzOptions extends RunOptions {
  readonly model: ClientModel;
  readonly stimulus: Stimulus;
  /** How long games are played. */
  readonly timeMs: number;
  readonly games: number;
  /** The folder of what is found, which is the first part of every id. */
  readonly suite: string;
  /** Ids that are taken already. */
  readonly taken: ReadonlySet<string>;
  readonly corpus?: Corpus;
  /** Shows whether one process can play several games; each has its own where absent. */
  readonly proof?: Scenario;
  readonly bounds?: ShrinkBounds;
  readonly onProgress?: (progress: SearchProgress) => void;
  /** Is given what the next search should know, after every few games. */
  readonly onCorpus?: (corpus: Corpus) => void;
}

/** How long one fault is made smaller. */
const SHRINK_BOUNDS: ShrinkBounds = { tries: 400, ms: 30_000 };

/** Another seed changes the positions of scenarios. */
const AS_WRITTEN = 1;

/** Runs what is known first, then plays and looks until time or games are used up. */
export async function* runFuzz(options: FuzzOptions): AsyncGenerator<RunEvent, void, undefined> {
  const startedMs = options.clock.now();
  const elapsedMs = (): number => options.clock.now() - startedMs;
  const known = new Set<string>();
  const cases = new Map<string, CaseReport["verdict"]>();
  for await (const told of runAll({ ...options, seed: AS_WRITTEN, budgetMs: Infinity })) {
    if (told.kind === "run-finished") continue;
    const event = told.kind === "run-started"
      ? { ...told, run: { ...told.run, seed: options.seed } }
      : told;
    if (event.kind === "violation") known.add(event.violation.rule);
    if (event.kind === "case-finished") cases.set(event.key, event.verdict);
    yield event;
  }
  if (isTalk(options, cases)) yield* search(options, known);
  yield { kind: "run-finished", durationMs: elapsedMs() };
}

/** Whether the engine got through its first contact. */
function isTalk(
  { scenarios }: FuzzOptions,
  verdicts: ReadonlyMap<string, CaseReport["verdict"]>,
): boolean {
  return scenarios.filter(({ preflight }) => preflight).every(({ id }) => {
    const kind = verdicts.get(id)?.kind;
    return kind === "passed" || kind === "warned";
  });
}

async function* search(
  options: FuzzOptions,
  broken: ReadonlySet<string>,
): AsyncGenerator<RunEvent, void, undefined> {
  const { model, clock, corpus = emptyCorpus(options.pairing.protocol.id) } = options;
  const untilMs = clock.now() + options.timeMs;
  await using bench = await Bench.open(options, model);
  const leftMs = (): number => untilMs - clock.now();
  const onGame = (): void => tell();
  const played = new GameSearch({ ...options, run: options, bench, corpus, leftMs, onGame });
  const table = options.pairing.talk.situations?.table ?? [];
  const vanished: Vanished[] = [];
  let found = 0;
  const searched = (): Search => resultOf(played.seen, { table, vanished });
  const tell = (examining?: Examining): void => {
    const { games, plies, coverage } = played.seen;
    const [reached, situations] = [coverage.counts.size, table.length];
    options.onProgress?.({ games, plies, reached, situations, found, examining });
  };
  const examiner = new Examiner({
    run: options,
    bench,
    model,
    bounds: options.bounds ?? SHRINK_BOUNDS,
    known: corpus.faults,
    broken,
    nameFor: namesIn(options),
    onDoing: tell,
  });
  while (!played.isOver) {
    const games = await played.batch();
    tell();
    for (const game of games) {
      for (const one of await examiner.examine(game)) {
        if ("source" in one) {
          found++;
          yield* caseEvents(one, options);
        } else vanished.push(one);
      }
    }
    yield { kind: "searched", search: searched() };
    options.onCorpus?.({ ...played.corpus, faults: examiner.faults });
  }
  yield { kind: "searched", search: searched() };
}

/** What a search comes to so far. */
function resultOf(
  { games, plies, coverage }: GameSearch["seen"],
  { table, vanished }: {
    readonly table: Parameters<typeof countsOf>[1];
    readonly vanished: readonly Vanished[];
  },
): Search {
  const situations = countsOf(coverage, table);
  return { games, plies, situations, ...vanished.length > 0 && { unsteady: vanished } };
}

/** A fault as a case of the run. */
function* caseEvents(found: FoundFault, { replay }: FuzzOptions): Generator<RunEvent> {
  const { outcome: { scenario, events, violations, verdict, durationMs, end }, source } = found;
  const { id, title, rules, stimulus, demanded, at } = scenario;
  const given = { stimulus, ...demanded && { demanded } };
  const facts = { scenario: id, title, rules, ...given, at, attempt: 1, replay: replay(id) };
  yield { kind: "case-started", case: { key: id, ...facts, source } };
  yield* events;
  for (const violation of violations) {
    yield { kind: "violation", key: id, violation: rated(violation, found) };
  }
  yield { kind: "case-finished", key: id, verdict, durationMs, ...end && { end } };
}

/** A violation that says how often it was seen, where that is not always. */
function rated(violation: Violation, { rule, rate }: FoundFault): Violation {
  if (isSteady(rate) || violation.rule !== rule) return violation;
  const { times, runs } = rate;
  return {
    ...violation,
    actual: fill(NOW_AND_THEN, { what: localized(violation.actual), times, runs }),
  };
}

/** Names scenarios after their rules: a second one of the same rule has a number. */
function namesIn({ suite, taken }: FuzzOptions): (rule: string) => string {
  const used = new Set(taken);
  return (rule) => {
    const base = `${suite}/${rule}`;
    let [name, number] = [base, 1];
    while (used.has(name)) name = `${base}_${++number}`;
    used.add(name);
    return name;
  };
}
