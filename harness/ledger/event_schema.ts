/** The form of every event of a run. @module */

import * as v from "valibot";
import {
  type CaseFacts,
  COURSES,
  type Diagram,
  LEVELS,
  type OwnEnd,
  type PlyFacts,
  type Rule,
  type RunEvent,
  type RunFacts,
  type Search,
  STIMULI,
  type Unrepeated,
  type Verdict,
  type Violation,
  type WireEntry,
} from "../core/mod.ts";
import { guardOf } from "./guard.ts";
import { anyText, localized, number, reason, told } from "./reason_schema.ts";

const texts = v.array(v.string());
const span = v.object({ file: v.string(), line: number, column: number });

/** A requirement. */
export const rule = v.object({
  id: v.string(),
  level: v.picklist(LEVELS),
  text: localized,
  hint: localized,
  spec: anyText,
}) satisfies v.GenericSchema<unknown, Rule>;

const diagram = v.object({
  shape: v.picklist(["squares", "hexagon"]),
  pieces: v.optional(v.literal("wedges")),
  points: v.array(v.object({ name: v.string(), x: number, y: number })),
  tokens: v.array(v.object({
    at: v.string(),
    glyph: v.string(),
    owner: v.picklist(["first", "second", "nobody"]),
    letter: v.string(),
    badge: v.optional(v.string()),
    tint: v.optional(v.picklist(["red", "blue"])),
  })),
  marks: v.array(v.object({
    kind: v.picklist(["last", "wrong", "target"]),
    from: v.string(),
    to: v.optional(v.string()),
  })),
  caption: anyText,
}) satisfies v.GenericSchema<unknown, Diagram>;

const views = v.array(v.object({ of: anyText, diagram }));

/** A broken rule with its words. */
export const violation = v.object({
  rule: v.string(),
  expected: v.array(anyText),
  actual: anyText,
  evidence: v.array(number),
  cause: v.optional(v.string()),
  timing: told,
  limitMs: v.optional(number),
  diagram: v.optional(diagram),
  views: v.optional(views),
  move: v.optional(v.string()),
  situations: v.optional(texts),
  after: v.optional(diagram),
  sent: v.optional(v.string()),
  at: v.optional(span),
  times: number,
}) satisfies v.GenericSchema<unknown, Violation>;

const run = v.object({
  version: v.string(),
  protocol: v.string(),
  engine: v.object({ name: v.string(), command: texts, cwd: v.optional(v.string()) }),
  seed: number,
  strict: v.boolean(),
  startedAt: v.string(),
  confinement: v.string(),
  rules: v.array(rule),
  planned: texts,
  staked: v.optional(texts),
  spoken: v.optional(texts),
  situations: v.optional(v.array(v.object({ id: v.string(), title: localized }))),
  leftOut: v.optional(number),
}) satisfies v.GenericSchema<unknown, RunFacts>;

const caseFacts = v.object({
  key: v.string(),
  scenario: v.string(),
  title: localized,
  rules: texts,
  stimulus: v.optional(v.picklist(STIMULI)),
  demanded: v.optional(texts),
  at: span,
  attempt: number,
  replay: v.string(),
  source: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, CaseFacts>;

/** A ply; the page leaves `views` out where they are unsound, so that the ply is still shown. */
const ply = v.object({
  ply: number,
  by: v.picklist(["engine", "opponent"]),
  move: v.string(),
  thinkMs: v.optional(number),
  limitMs: v.optional(number),
  leftMs: v.optional(number),
  diagram,
  before: v.optional(
    v.object({ diagram, views: v.optional(views), setup: v.optional(v.string()) }),
  ),
  resigned: told,
  early: told,
  amended: told,
  untold: v.optional(texts),
  stakes: v.optional(texts),
  situations: v.optional(texts),
  entry: v.optional(number),
}) satisfies v.GenericSchema<unknown, PlyFacts>;

const verdict = v.variant("kind", [
  v.object({ kind: v.literal("passed") }),
  v.object({ kind: v.literal("warned") }),
  v.object({ kind: v.literal("failed") }),
  v.object({ kind: v.literal("skipped"), because: reason }),
  v.object({ kind: v.literal("errored"), because: reason }),
]) satisfies v.GenericSchema<unknown, Verdict>;

/** A line of a wire log. */
const entry = v.object({
  index: number,
  atMs: number,
  from: v.picklist(["harness", "engine", "stderr", "note"]),
  text: v.string(),
  of: v.optional(number),
}) satisfies v.GenericSchema<unknown, WireEntry>;

const used = v.object({ cpuMs: number, peakMemoryMiB: number });

const end = v.object({
  kind: v.picklist(["exited", "silent", "flooded", "disconnected", "misdirected", "unmade"]),
  stakes: v.optional(texts),
  situations: v.optional(texts),
}) satisfies v.GenericSchema<unknown, OwnEnd>;

const search = v.object({
  games: number,
  plies: number,
  situations: v.array(v.object({
    id: v.string(),
    title: localized,
    reached: number,
    asked: number,
    wrong: number,
  })),
  unsteady: v.optional(v.array(v.object({ rule: v.string(), runs: number }))),
}) satisfies v.GenericSchema<unknown, Search>;

const unrepeated = v.object({
  rule: v.string(),
  waitedMs: number,
  times: number,
  runs: number,
  forPly: v.boolean(),
  tries: number,
}) satisfies v.GenericSchema<unknown, Unrepeated>;

/** An event of a run. */
export const runEvent = v.variant("kind", [
  v.object({ kind: v.literal("run-started"), run }),
  v.object({ kind: v.literal("case-started"), case: caseFacts }),
  v.object({ kind: v.literal("wire"), key: v.string(), entry }),
  v.object({ kind: v.literal("ply"), key: v.string(), ply }),
  v.object({ kind: v.literal("violation"), key: v.string(), violation }),
  v.object({
    kind: v.literal("case-finished"),
    key: v.string(),
    verdict,
    durationMs: number,
    expected: v.optional(v.string()),
    used: v.optional(used),
    end: v.optional(end),
    course: v.optional(v.picklist(COURSES)),
    doubt: told,
    unrepeated: v.optional(unrepeated),
  }),
  v.object({ kind: v.literal("searched"), search }),
  v.object({ kind: v.literal("unstartable"), why: anyText, detail: v.string() }),
  v.object({ kind: v.literal("run-finished"), durationMs: number }),
]) satisfies v.GenericSchema<unknown, RunEvent>;

/** Whether a value is an event that a report can be made of. */
export const isEvent = guardOf<RunEvent>(runEvent);

/** Whether a value is what each side may know of a position. */
export const isViews = guardOf<NonNullable<PlyFacts["views"]>>(views);

/** Whether a value is a line of a talk. */
export const isEntry = guardOf<WireEntry>(entry);
