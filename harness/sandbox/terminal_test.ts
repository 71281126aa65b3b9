import { assertEquals } from "@std/assert";
import { inTerminal } from "./terminal.ts";

Deno.test("a command in a terminal is one line for a shell, every word quoted", () => {
  const { program, args, cwd, env } = inTerminal({
    program: "./it's",
    args: ["-s", "a b"],
    cwd: "/somewhere",
    env: { A: "1" },
  });
  assertEquals([program, cwd], ["script", "/somewhere"]);
  assertEquals(env, { A: "1", SHELL: "/bin/sh" });
  assertEquals(args.slice(-2), [
    `stty -echo -onlcr 2>/dev/null; exec './it'\\''s' '-s' 'a b'`,
    "/dev/null",
  ]);
});
