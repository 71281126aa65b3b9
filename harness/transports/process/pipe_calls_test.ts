import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import type { Child } from "./child.ts";
import { keepInherited } from "./inherited.ts";
import { spawnDirectly } from "./spawned_child.ts";
import { readNow, unreadIn, writeNow } from "./pipe_calls.ts";
import { WaitSet } from "./wait_set.ts";

const ignore = await lacks("linux");
keepInherited();

interface Program extends AsyncDisposable {
  readonly pid: number;
  readonly ends: NonNullable<Child["ends"]>;
}

/** A program whose pipes only the test reads, as long as it awaits nothing. */
function begin(script: string): Program {
  const child = spawnDirectly({ file: "/bin/sh", args: ["-c", script], env: {} });
  assert(child?.ends);
  return {
    pid: child.pid ?? 0,
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

const ALL_BYTES = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join("");

Deno.test({
  name: "every byte goes out and comes back as it is, and a wait ends when it can be read",
  ignore,
  async fn() {
    await using cat = begin("exec cat");
    using out = new WaitSet(cat.ends.stdout);
    assertEquals(readNow(cat.ends.stdout), "");
    assertEquals(writeNow(cat.ends.stdin, ALL_BYTES), ALL_BYTES.length);
    let heard = "";
    while (heard.length < ALL_BYTES.length) {
      assert(out.wait());
      assertEquals([out.hasBytes(0), out.isOver(0)], [true, false]);
      heard += readNow(cat.ends.stdout);
    }
    assertEquals(heard, ALL_BYTES);
  },
});

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

Deno.test({
  name: "the end of a pipe ends a wait, and a program that has closed its input takes nothing",
  ignore,
  async fn() {
    await using gone = begin("exec <&-; exec >&-; exec sleep 300");
    using out = new WaitSet(gone.ends.stdout);
    assert(out.wait());
    assertEquals([out.hasBytes(0), out.isOver(0)], [false, true]);
    assertEquals([readNow(gone.ends.stdout), writeNow(gone.ends.stdin, "x")], ["", 0]);
  },
});

Deno.test({
  name: "the kernel tells how much of what was written its reader has not taken yet",
  ignore,
  async fn() {
    await using slow = begin("read go; read line; exec cat");
    using out = new WaitSet(slow.ends.stdout);
    Deno.kill(slow.pid, "SIGSTOP");
    writeNow(slow.ends.stdin, "go\n");
    writeNow(slow.ends.stdin, "on\n");
    assertEquals(unreadIn(slow.ends.stdin), 6);
    writeNow(slow.ends.stdin, "out\n");
    Deno.kill(slow.pid, "SIGCONT");
    assert(out.wait());
    assertEquals([readNow(slow.ends.stdout), unreadIn(slow.ends.stdin)], ["out\n", 0]);
  },
});
