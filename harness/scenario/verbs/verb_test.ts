import { assertEquals } from "@std/assert";
import * as v from "valibot";
import { text } from "../leaf.ts";
import { type StepBase, verbOf } from "./verb.ts";

interface SingStep extends StepBase {
  readonly verb: "sing";
  readonly songs: readonly string[];
}

const sing = verbOf<SingStep>()({
  sing: text("What is sung"),
  encore: v.optional(text("What is sung behind it")),
}, { read: ({ sing, encore }) => ({ songs: encore === undefined ? [sing] : [sing, encore] }) });

Deno.test("a verb reads what its form lets by, whatever instance it speaks of", () => {
  const read = (step: unknown) => sing.read(v.parse(sing.form, step));
  assertEquals(read({ sing: "a" }), { songs: ["a"] });
  assertEquals(read({ sing: "a", encore: "b", on: "2" }), { songs: ["a", "b"] });
  assertEquals(v.parse(sing.form, { sing: "a", on: "2" }).on, 2);
  assertEquals(v.is(sing.form, { sing: "a", loud: "yes" }), false);
});

Deno.test("a verb needs an object and may name squares, unless it says otherwise", () => {
  assertEquals([sing.bare, sing.plain], [false, false]);
});
