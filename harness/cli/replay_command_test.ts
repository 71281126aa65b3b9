import { assertEquals } from "@std/assert";
import { environment } from "../testing/environment.ts";
import { readCheckOptions } from "./check_options.ts";
import { replayCommand } from "./replay_command.ts";

function replayOf(...args: readonly string[]): string {
  using _ = environment({ LC_ALL: "C", INIT_CWD: "/home", SHINPAN_CALL: "shinpan/shinpan" });
  return replayCommand("mgtp", "mgtp/quit", readCheckOptions(args));
}

const START = "shinpan/shinpan check mgtp --scenario mgtp/quit";

Deno.test("a case is repeated with the script that was called and the engine's own words", () => {
  assertEquals(replayOf("mgtp", "./e", "-v", "a b"), `${START} --verbose ./e -v 'a b'`);
});

Deno.test.each([
  "--suite own",
  "--seed 7",
  "--time-scale 2",
  "--strict",
  "--cwd sub",
  "--pin",
  "--sandbox limits --memory 64 --processes 9 --readable /data",
  "--ports 10000,10001",
  "--console talk.yaml",
  "--tty",
  "--lang zh",
])("what decides a verdict is repeated: %s", (words) => {
  assertEquals(replayOf(...words.split(" "), "mgtp", "./e"), `${START} ${words} --verbose ./e`);
});

Deno.test("what decides no verdict is left out", () => {
  const words = "--jobs 1 --quiet --report out --reporter tap --budget 9s --fail-fast --repeat 2";
  assertEquals(replayOf(...words.split(" "), "mgtp", "./e"), `${START} --verbose ./e`);
});
