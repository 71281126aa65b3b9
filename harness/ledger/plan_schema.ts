/** The form of `grade.json`, by which the parts of a class are put together. @module */

import * as v from "valibot";
import { LANGUAGES, type Lateness, type Shard } from "../core/mod.ts";
import { type Guard, guardOf } from "./guard.ts";
import { localized, number } from "./reason_schema.ts";

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
// It becomes the name of a file.
const slug = v.pipe(v.string(), v.check((name) => /^[^/\0]+$/.test(name) && !/^\.+$/.test(name)));

const terms = v.object({
  version: text,
  protocol: text,
  suite: text,
  dialogue: v.optional(text),
  seed: number,
  strict: v.boolean(),
  timeScale: number,
  budgetMs: v.optional(number),
  sandbox: text,
});

const student = v.object({
  id: v.optional(text),
  name: v.optional(text),
  group: v.optional(text),
  email: v.optional(text),
  siteId: v.optional(text),
  language: v.optional(v.picklist(LANGUAGES)),
});

const late = v.variant("kind", [
  v.object({ kind: v.literal("by"), ms: number }),
  v.object({ kind: v.literal("unknown") }),
  v.object({ kind: v.literal("unread") }),
]) satisfies v.GenericSchema<unknown, Lateness>;

const who = v.object({
  students: v.array(student),
  late: v.optional(late),
  uploads: v.optional(v.array(v.object({ file: text, upload: number }))),
  told: v.optional(v.array(localized)),
});

const shard = v.object({ index: whole, of: whole }) satisfies v.GenericSchema<unknown, Shard>;

function planOf<Site extends string>(sites: readonly Site[]) {
  return v.object({
    schema: v.literal(1),
    terms,
    rubric: v.object({ file: text, text, hash: text }),
    shard,
    class: v.array(v.object({ name: text, slug, shard: whole, who: v.optional(who) })),
    course: v.optional(v.object({ site: v.picklist(sites), missing: v.array(student) })),
  });
}

/** The plan of one run of `grade`, as it is read. */
export type GradePlan<Site extends string> = v.InferOutput<ReturnType<typeof planOf<Site>>>;

/** Tells whether a value read from disk is a plan; `sites` are the course sites there are. */
export function planGuard<Site extends string>(sites: readonly Site[]): Guard<GradePlan<Site>> {
  return guardOf<GradePlan<Site>>(planOf(sites));
}
