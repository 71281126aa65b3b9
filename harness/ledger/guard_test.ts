import { assert, assertEquals, assertThrows } from "@std/assert";
import * as v from "valibot";
import fc from "../testing/fast_check.ts";
import { runs } from "../testing/quick.ts";
import { eventsOf, sampleReport } from "../testing/sample_report.ts";
import { runEvent } from "./event_schema.ts";
import { guardOf } from "./guard.ts";

const ALL = v.object({
  text: v.string(),
  number: v.pipe(v.number(), v.finite()),
  flag: v.optional(v.boolean()),
  pair: v.strictTuple([v.number(), v.literal("b")]),
  list: v.array(v.picklist(["a", 1])),
  record: v.record(v.string(), v.number()),
  closed: v.strictObject({ en: v.optional(v.number()) }),
  either: v.union([v.string(), v.object({ en: v.string() })]),
  one: v.variant("kind", [
    v.object({ kind: v.literal("x"), of: v.number() }),
    v.object({ kind: v.literal("y") }),
  ]),
});
const RIGHT = {
  ...{ text: "", number: 0, flag: false, pair: [1, "b"], list: ["a", 1], record: { a: 1 } },
  ...{ closed: { en: 1 }, either: { en: "x" }, one: { kind: "x", of: 1 }, unknown: [] },
};
const WRONG: readonly unknown[] = [null, 1, NaN, Infinity, "a", true, { kind: "z" }, { en: 1 }];

Deno.test("a guard answers as valibot does, whatever one field is", () => {
  const isAll = guardOf(ALL);
  assert(isAll(RIGHT));
  for (const name of Object.keys(RIGHT)) {
    for (const value of [undefined, ...WRONG, ["a"], [1, "b", 2], { a: "b" }, { kind: "x" }]) {
      // valibot takes a list for a record.
      if (Array.isArray(value) && name === "record") continue;
      const changed = { ...RIGHT, [name]: value };
      assertEquals(isAll(changed), v.is(ALL, changed), `${name}: ${JSON.stringify(value)}`);
    }
  }
});

Deno.test("a list is no object for a guard", () => {
  assertEquals(guardOf(v.object({}))([]), false);
  assertEquals(guardOf(v.record(v.string(), v.number()))([]), false);
});

Deno.test("a guard of events answers as valibot does, wherever an event is spoilt", () => {
  const isRunEvent = guardOf(runEvent);
  const event = fc.constantFrom(...eventsOf(sampleReport()));
  const spoilt = fc.tuple(event, fc.nat(), fc.constantFrom(undefined, ...WRONG));
  fc.assert(
    fc.property(spoilt, ([whole, place, value]) => {
      const changed = spoil(whole, place, value);
      assertEquals(isRunEvent(changed), v.is(runEvent, changed));
    }),
    { numRuns: runs(500) },
  );
});

/** A copy with another value in one of its places, at any depth. */
function spoil(whole: unknown, place: number, value: unknown): unknown {
  const copy = structuredClone(whole);
  const places: (() => void)[] = [];
  const visit = (holder: Record<string, unknown>): void => {
    for (const [name, inner] of Object.entries(holder)) {
      places.push(() => void (holder[name] = value));
      if (typeof inner === "object" && inner !== null) visit(inner as never);
    }
  };
  visit(copy as Record<string, unknown>);
  places[place % places.length]?.();
  return copy;
}

Deno.test("a form that no guard is made of is refused when the program starts", () => {
  assertThrows(() => guardOf(v.map(v.string(), v.string())), Error, 'schema "map"');
  assertThrows(() => guardOf(v.pipe(v.string(), v.minLength(1))), Error, '"min_length"');
});
