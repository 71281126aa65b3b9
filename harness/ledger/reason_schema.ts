/** The form of every reason why a case was not judged. @module */

import * as v from "valibot";
import type { Localized, Reason, Text } from "../core/mod.ts";

/** A number that can be computed with; JSON's 1e999 is none. */
export const number = v.pipe(v.number(), v.finite());

/** Words in all languages. */
export const localized = v.object({
  en: v.string(),
  zh: v.string(),
  ja: v.string(),
}) satisfies v.GenericSchema<unknown, Localized>;

/** Words in one language or in all. */
export const anyText = v.union([v.string(), localized]) satisfies v.GenericSchema<unknown, Text>;

/** A fact that is told or left out. */
export const told = v.optional(v.literal(true));

const kind = <const Kind extends Reason["kind"]>(word: Kind) => ({ kind: v.literal(word) });

/** A reason, told by its kind. */
export const reason = v.variant("kind", [
  v.object({ ...kind("excluded"), by: v.string() }),
  v.object({ ...kind("barred"), rule: v.string(), scenario: v.string() }),
  v.object(kind("barred-unseen")),
  v.object(kind("lifted")),
  v.object({ ...kind("not-offered"), what: v.string() }),
  v.object(kind("resigned")),
  v.object(kind("fail-fast")),
  v.object(kind("interrupted")),
  v.object({
    ...kind("budget"),
    neededMs: v.optional(number),
    perPlyMs: v.optional(number),
    plies: v.optional(number),
  }),
  v.object({ ...kind("still-thinking"), waitedMs: number, rule: v.optional(v.string()) }),
  v.object({ ...kind("hanging"), waitedMs: number, usedMs: number, rule: v.optional(v.string()) }),
  v.object({
    ...kind("machine-busy"),
    hinderedMs: number,
    tookMs: v.optional(number),
    allowedMs: v.optional(number),
  }),
  v.object({ ...kind("unconfirmed"), rule: v.string() }),
  v.object({ ...kind("unstartable"), why: anyText }),
  v.object({ ...kind("sandbox-unmade"), line: v.string() }),
  v.object(kind("unfinished")),
  v.object({ ...kind("too-short"), plies: number, least: number }),
  v.object(kind("no-rule")),
  v.object(kind("unfinished-record")),
  v.object(kind("cut-short")),
  v.object({ ...kind("harness-error"), detail: v.string() }),
  v.object({ ...kind("told"), why: anyText, blamed: told }),
]) satisfies v.GenericSchema<unknown, Reason>;
