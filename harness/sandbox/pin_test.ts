import { assertEquals } from "@std/assert";
import { bubblewrap } from "./bubblewrap.ts";
import { pin, tied } from "./pin.ts";

const COMMAND = { program: "./engine", args: ["-q"], cwd: "games" };

Deno.test("a pinned program is started by taskset", () => {
  const { program, args, cwd } = tied(pin(3).wrap(COMMAND, {}));
  assertEquals([program, args, cwd], ["taskset", ["-c", "3", "./engine", "-q"], "games"]);
  assertEquals(tied(COMMAND), COMMAND);
});

Deno.test("a program may have several cores", () => {
  const { id, wrap } = pin(2, 3);
  assertEquals([id, ...tied(wrap(COMMAND, {})).args.slice(0, 2)], ["pin-2-3", "-c", "2,3"]);
});

Deno.test("the tie is made around the sandbox, inside which no program chooses its cores", () => {
  const { program, args } = tied(bubblewrap({}).wrap(pin(1).wrap(COMMAND, {}), {}));
  assertEquals([program, ...args.slice(0, 3)], ["taskset", "-c", "1", "bwrap"]);
});
