import { assertEquals } from "@std/assert";
import { longestSilenceMs } from "./longest_silence.ts";

Deno.test.each<[string, boolean, number, number]>([
  ["four times its time", false, 900_000, 240_000],
  ["while the run lasts, if it uses the processor for a ply", true, 900_000, 900_000],
  ["four times its time even then, if the run ends before", true, 100_000, 240_000],
  ["not for ever", true, Infinity, 2_400_000],
])("a silent engine is waited for %s", (_, spins, lastsMs, longestMs) => {
  assertEquals(longestSilenceMs(60_000, { spins, lastsMs }), longestMs);
});
