/** The form of every event that a job keeps. @module */

import * as v from "valibot";
import type { Grade, Gradebook, JobEvent, LineMark } from "../core/mod.ts";
import { rule, runEvent } from "./event_schema.ts";
import { guardOf } from "./guard.ts";
import { absence, contest, game, match, playerTrouble, round } from "./match_schema.ts";
import { anyText, number, told } from "./reason_schema.ts";

const texts = v.array(v.string());
const words = v.array(anyText);

const lineMark = v.object({
  id: v.string(),
  title: anyText,
  points: number,
  most: number,
  atMost: number,
  reasons: words,
  hiddenReasons: words,
  scenarios: texts,
  rules: texts,
  hidden: v.boolean(),
}) satisfies v.GenericSchema<unknown, LineMark>;

const grade = v.object({
  submission: v.string(),
  slug: v.string(),
  standing: v.picklist([
    ...["graded", "inconclusive", "unbuildable", "unstartable", "waiting", "missing"] as const,
  ]),
  why: v.optional(anyText),
  points: number,
  most: number,
  atMost: number,
  marks: v.array(lineMark),
  caps: words,
  counts: v.object({
    passed: number,
    warned: number,
    failed: number,
    skipped: number,
    errored: number,
  }),
  broken: texts,
  kept: texts,
  confinement: v.string(),
  unmarked: told,
  detail: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, Grade>;

const book = v.object({
  title: anyText,
  protocol: v.string(),
  version: v.string(),
  seed: v.optional(number),
  rules: v.array(rule),
  lines: v.array(v.object({ id: v.string(), title: anyText, most: number, hidden: v.boolean() })),
  most: number,
  grades: v.array(grade),
}) satisfies v.GenericSchema<unknown, Gradebook>;

const kind = <const Kind extends JobEvent["kind"]>(word: Kind) => ({ kind: v.literal(word) });

/** An event of a match, a contest or a class. */
const otherEvent = v.variant("kind", [
  v.object({ ...kind("match-started"), match }),
  v.object({ ...kind("game-finished"), game }),
  v.object({ ...kind("player-unstartable"), ...playerTrouble.unstartable.entries }),
  v.object({ ...kind("player-silent"), ...playerTrouble.silent.entries }),
  v.object(kind("match-finished")),
  v.object({ ...kind("contest-started"), contest }),
  v.object({ ...kind("round-started"), round }),
  v.object({ ...kind("walkover"), ...absence.entries }),
  v.object(kind("contest-finished")),
  v.object({ ...kind("class-started"), book, total: number }),
  v.object({ ...kind("submission-started"), submission: v.string() }),
  v.object({
    ...kind("submission-told"),
    submission: v.string(),
    what: anyText,
    damaged: told,
  }),
  v.object({ ...kind("submission-graded"), grade, again: told }),
  v.object({ ...kind("class-finished"), durationMs: number }),
]);

/** Whether a value is an event of any job. */
export const isJobEvent = guardOf<JobEvent>(
  v.variant("kind", [...runEvent.options, ...otherEvent.options]),
);

/** Whether a value is a gradebook. */
export const isGradebook = guardOf<Gradebook>(book);
