import { assertEquals } from "@std/assert";
import { none } from "./none.ts";

Deno.test("no confinement leaves a command as it is", () => {
  const command = { program: "engine", args: ["-q"] };
  assertEquals(none.wrap(command, { memoryMiB: 1 }), command);
});
