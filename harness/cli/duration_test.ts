import { assertEquals, assertThrows } from "@std/assert";
import { milliseconds } from "./duration.ts";

Deno.test("durations have a number and a unit", () => {
  const cases: Readonly<Record<string, number>> = {
    "1ms": 1,
    "90s": 90_000,
    "5m": 300_000,
    "1.5h": 5_400_000,
    "0s": 0,
  };
  for (const [text, ms] of Object.entries(cases)) assertEquals(milliseconds("budget", text), ms);
});

Deno.test("anything else is refused", () => {
  for (const text of ["", "5", "s", "5 m", "-5s", "5min", ".5s", "5S", "1e3s", "5s "]) {
    const { message } = assertThrows(() => milliseconds("budget", text)) as Error;
    assertEquals(
      message,
      `Cannot read --budget "${text}": write a duration such as 90s or 5m`,
    );
  }
});
