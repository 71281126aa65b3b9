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
