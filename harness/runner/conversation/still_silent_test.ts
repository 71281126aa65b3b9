import { assertEquals } from "@std/assert";
import { stillSilent } from "./still_silent.ts";

Deno.test.each<[string, number | undefined, string]>([
  ["has used its processor", 60_000, "still-thinking"],
  ["shares its processor with many", 2_000, "still-thinking"],
  ["does nothing", 40, "hanging"],
  ["used an unknown amount", undefined, "still-thinking"],
])("an engine that %s is reported as such", (_what, usedMs, kind) => {
  assertEquals(stillSilent({ waitedMs: 75_000, usedMs }).kind, kind);
});
