import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import type { Child } from "./child.ts";
import { keepInherited } from "./inherited.ts";
import { spawnAlone } from "./lone_child.ts";
import { writeNow } from "./pipe_calls.ts";

const ignore = await lacks("linux");
keepInherited();

interface Program extends AsyncDisposable {
  readonly ends: NonNullable<Child["ends"]>;
}

/** A program whose pipes only the test reads, as long as it awaits nothing. */
function begin(script: string): Program {
  const child = spawnAlone({ file: "/bin/sh", args: ["-c", script], env: {} });
  assert(child?.ends);
  return {
    ends: child.ends,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => child.once("close", resolve));
      for (const stream of [child.stdout, child.stderr]) stream?.resume();
      child.stdin?.destroy();
      Deno.kill(child.pid ?? 0, "SIGKILL");
      await closed;
    },
  };
}

Deno.test({
  name: "a pipe that is full takes nothing, and what is too much for one go is not begun",
  ignore,
  async fn() {
    await using deaf = begin("exec sleep 300");
    assertEquals(writeNow(deaf.ends.stdin, "x".repeat(5000)), 0);
    const page = "x".repeat(4096);
    let taken = 0;
    while (writeNow(deaf.ends.stdin, page) === page.length) taken += page.length;
    assertEquals([taken > 0, writeNow(deaf.ends.stdin, page)], [true, 0]);
  },
});
