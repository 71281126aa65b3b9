import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { onPath } from "../confine/probe.ts";
import { choseItself, expectedOf, leftCores, parseCores, readThreads } from "./thread_reading.ts";

Deno.test("cores are read as the kernel writes them", () => {
  const table = [["0", [0]], ["0-2,5", [0, 1, 2, 5]], ["", []]] as const;
  for (const [text, cores] of table) assertEquals([...parseCores(text)], [...cores]);
});

Deno.test({
  name: "a thread that chose nothing is as we expect it, and this process has run",
  ignore: await lacks("linux", "processor waits"),
  fn() {
    const expected = expectedOf();
    assert(expected && expected.cores.size > 0);
    assertEquals(choseItself({ pid: Deno.pid, thread: Deno.pid }, expected), false);
    const { threads } = readThreads([Deno.pid], 0);
    assert((threads.get(Deno.pid)?.ranNs ?? 0) > 0);
  },
});

for (
  const [what, words] of [
    ["niceness", ["nice", "-n", "5"]],
    ["policy", ["chrt", "--idle", "0"]],
    ["core", ["taskset", "-c", "0"]],
  ] as const
) {
  Deno.test({
    name: `a ${what} that a program chose itself is seen`,
    ignore: await lacks("linux", "two cores", "taskset", {
      need: words[0],
      has: onPath(words[0]) !== undefined,
      advice: "util-linux",
    }),
    async fn() {
      const [program, ...args] = words;
      const child = new Deno.Command(program, {
        args: [...args, "sh", "-c", "echo; read line"],
        stdin: "piped",
        stdout: "piped",
      }).spawn();
      const reader = child.stdout.getReader();
      await reader.read();
      const expected = expectedOf();
      assert(expected);
      const thread = { pid: child.pid, thread: child.pid };
      assertEquals(choseItself(thread, expected), true);
      assertEquals(leftCores(thread, expected) !== undefined, what === "core");
      await child.stdin.close();
      await child.status;
      await reader.cancel();
    },
  });
}
