import { assertEquals } from "@std/assert";
import { pin } from "./pin.ts";

Deno.test("a pinned program is started by taskset", () => {
  const command = { program: "./engine", args: ["-q"], cwd: "games" };
  assertEquals(pin(3).wrap(command, {}), {
    program: "taskset",
    args: ["-c", "3", "./engine", "-q"],
    cwd: "games",
  });
});

Deno.test("a program may have several cores", () => {
  const { id, wrap } = pin(2, 3);
  assertEquals([id, ...wrap({ program: "./engine", args: [] }, {}).args], [
    "pin-2-3",
    "-c",
    "2,3",
    "./engine",
  ]);
});
