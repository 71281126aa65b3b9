import { assertEquals } from "@std/assert";
import * as v from "valibot";
import { duration, flag, whole } from "./leaf.ts";
import { heard } from "./say.ts";

const valueOf = (schema: v.GenericSchema, text: string): unknown => {
  const { success, output, issues } = v.safeParse(schema, text);
  return success ? output : heard(issues[0].message).fix.en;
};

const DURATION_FIX = "write a number with its unit, such as 250ms, 1.5s or 15m";

for (
  const [text, expected] of [
    ["250ms", 250],
    ["1.5s", 1500],
    ["15m", 900_000],
    ["0s", 0],
    ["1440m", 86_400_000],
    ["1441m", "write at most 1440m"],
    ["10", "add the unit: 10ms, 10s or 10m"],
    ["-1s", DURATION_FIX],
    ["1 s", DURATION_FIX],
    ["1e3s", DURATION_FIX],
    ["", DURATION_FIX],
  ] as const
) {
  Deno.test(`The duration "${text}" is ${expected}`, () => {
    assertEquals(valueOf(duration("x"), text), expected);
  });
}

Deno.test("Only true and false are flags", () => {
  assertEquals(["true", "false"].map((text) => valueOf(flag("x"), text)), [true, false]);
  for (const text of ["yes", "on", "True", "1", ""]) {
    assertEquals(valueOf(flag("x"), text), "write true or false");
  }
});

Deno.test("Whole numbers are written in one way", () => {
  const schema = whole(-3, 4, "x");
  assertEquals(["-3", "0", "4"].map((text) => valueOf(schema, text)), [-3, 0, 4]);
  for (const text of ["5", "01", "-0", "0x1", "1.0", "+1", "1_0", " 1", "", "9".repeat(400)]) {
    assertEquals(valueOf(schema, text), "write a whole number from -3 to 4");
  }
});
