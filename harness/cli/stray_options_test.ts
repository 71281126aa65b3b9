import { assertEquals, assertStringIncludes } from "@std/assert";
import { CHECK_OPTIONS } from "./check_options.ts";
import { strayOptions } from "./stray_options.ts";

const said = (args: readonly string[], engine: readonly string[]) =>
  strayOptions({ args: [...args, ...engine], engine, language: "en" }, CHECK_OPTIONS);

Deno.test("an option of ours behind the engine's path is named", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["./engine --lang zh --strict", "--lang, --strict."],
    ["./engine --report=out", "--report=out."],
    ["java -jar engine.jar --help", "--help."],
  ];
  for (const [engine, named] of cases) {
    assertStringIncludes(said(["mgtp"], engine.split(" ")) ?? "", `to the engine: ${named}`);
  }
});

Deno.test("what is the engine's own goes to it without a word", () => {
  for (const engine of ["./engine -q", "./engine --depth 3 strict", "--strict", "./e --strictly"]) {
    assertEquals(said(["mgtp", "--strict"], engine.split(" ")), undefined);
  }
  assertEquals(said(["mgtp"], []), undefined);
});

Deno.test("two dashes before the path say that it is meant so", () => {
  assertEquals(said(["mgtp", "--"], ["./engine", "--verbose"]), undefined);
});
