import { assertEquals } from "@std/assert";
import { startedBy } from "./sandbox.ts";

Deno.test("a program started by another keeps its arguments, directory and environment", () => {
  const command = { program: "./my engine", args: ["-q"], cwd: "games", env: { DEPTH: "3" } };
  assertEquals(startedBy(command, { program: "nice", args: ["-n", "5"] }), {
    program: "nice",
    args: ["-n", "5", "./my engine", "-q"],
    cwd: "games",
    env: { DEPTH: "3" },
  });
});
