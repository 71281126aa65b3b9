import { assertMatch } from "@std/assert";
import { stillSilent } from "./still_silent.ts";

Deno.test.each<[string, number | undefined, RegExp]>([
  ["has used its processor", 60_000, /still thinking after 75 s/],
  ["shares its processor with many", 2_000, /still thinking after 75 s/],
  ["does nothing", 40, /No answer for 75 s, and 40 ms of processor time in all: .* hang/],
  ["used nobody knows what", undefined, /still thinking after 75 s/],
])("an engine that %s is told as that", (_what, usedMs, words) => {
  assertMatch(stillSilent(75_000, usedMs).en, words);
});
