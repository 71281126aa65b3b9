/** The shape of every event. @module */

import {
  COURSES,
  LANGUAGES,
  LEVELS,
  type RunEvent,
  STIMULI,
  VERDICTS,
} from "../harness/core/mod.ts";
import { anyText, reasonShape } from "./reason_shape.ts";
import { flag, isRecord, listOf, maybe, number, oneOf, record, type Shape, text } from "./shape.ts";

const localized = record(Object.fromEntries(LANGUAGES.map((language) => [language, text])));
const span = record({ file: text, line: number, column: number });

const rule = record({
  id: text,
  level: oneOf(...LEVELS),
  text: localized,
  hint: localized,
  spec: anyText,
});

const diagram = record({
  shape: oneOf("squares", "hexagon"),
  pieces: maybe(oneOf("wedges")),
  points: listOf(record({ name: text, x: number, y: number })),
  tokens: listOf(record({
    at: text,
    glyph: text,
    owner: oneOf("first", "second", "nobody"),
    letter: text,
    badge: maybe(text),
    tint: maybe(oneOf("red", "blue")),
  })),
  marks: listOf(record({ kind: oneOf("last", "wrong", "target"), from: text, to: maybe(text) })),
  caption: anyText,
});

const views = listOf(record({ of: anyText, diagram }));

/** A broken rule with its words. */
export const violationShape = record({
  rule: text,
  expected: listOf(anyText),
  actual: anyText,
  evidence: listOf(number),
  cause: maybe(text),
  timing: maybe((value) => value === true),
  limitMs: maybe(number),
  diagram: maybe(diagram),
  views: maybe(views),
  move: maybe(text),
  situations: maybe(listOf(text)),
  after: maybe(diagram),
  sent: maybe(text),
  at: maybe(span),
  times: number,
});

const run = record({
  version: text,
  protocol: text,
  engine: record({ name: text, command: listOf(text), cwd: maybe(text) }),
  seed: number,
  strict: flag,
  startedAt: text,
  confinement: text,
  rules: listOf(rule),
  planned: listOf(text),
  staked: maybe(listOf(text)),
  spoken: maybe(listOf(text)),
  situations: maybe(listOf(record({ id: text, title: localized }))),
  leftOut: maybe(number),
});

const caseFacts = record({
  key: text,
  scenario: text,
  title: localized,
  rules: listOf(text),
  stimulus: maybe(oneOf(...STIMULI)),
  demanded: maybe(listOf(text)),
  at: span,
  attempt: number,
  replay: text,
  source: maybe(text),
});

const ply = record({
  ply: number,
  by: oneOf("engine", "opponent"),
  move: text,
  thinkMs: maybe(number),
  limitMs: maybe(number),
  leftMs: maybe(number),
  diagram,
  before: maybe(record({ diagram, views: maybe(views), setup: maybe(text) })),
  resigned: maybe((value) => value === true),
  early: maybe((value) => value === true),
  stakes: maybe(listOf(text)),
  situations: maybe(listOf(text)),
  entry: maybe(number),
});

const verdict: Shape = (value) =>
  isRecord(value) && oneOf(...VERDICTS)(value.kind) &&
  (value.kind !== "skipped" && value.kind !== "errored" || reasonShape(value.because));

/** A line of a wire log. */
export const entryShape = record({
  index: number,
  atMs: number,
  from: oneOf("harness", "engine", "stderr", "note"),
  text,
  of: maybe(number),
});

const used = record({ cpuMs: number, peakMemoryMiB: number });

const end = record({
  kind: oneOf("exited", "silent", "flooded", "disconnected", "misdirected", "unmade"),
  stakes: maybe(listOf(text)),
  situations: maybe(listOf(text)),
});

const EVENTS: Readonly<Record<RunEvent["kind"], Shape>> = {
  "run-started": record({ run }),
  "case-started": record({ case: caseFacts }),
  wire: record({ key: text, entry: entryShape }),
  ply: record({ key: text, ply }),
  violation: record({ key: text, violation: violationShape }),
  "case-finished": record({
    key: text,
    verdict,
    durationMs: number,
    expected: maybe(text),
    used: maybe(used),
    end: maybe(end),
    course: maybe(oneOf(...COURSES)),
  }),
  searched: record({
    search: record({
      games: number,
      plies: number,
      situations: listOf(
        record({ id: text, title: localized, reached: number, asked: number, wrong: number }),
      ),
      unsteady: maybe(listOf(record({ rule: text, runs: number }))),
    }),
  }),
  unstartable: record({ why: anyText, detail: text }),
  "run-finished": record({ durationMs: number }),
};

/** Whether a value is an event that a report can be made of. */
export function isEvent(value: unknown): value is RunEvent {
  if (!isRecord(value) || typeof value.kind !== "string") return false;
  return Object.hasOwn(EVENTS, value.kind) && EVENTS[value.kind as RunEvent["kind"]](value);
}
