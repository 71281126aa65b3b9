import { assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { countOwnStart, ProcessStarts } from "./process_starts.ts";
import { newMark } from "./mark.ts";
import { start, startedWith } from "./start.ts";

function table(first: number) {
  const told = { nowMs: 0, lastPid: first };
  return { told, clock: { nowMs: () => told.nowMs, lastPid: () => told.lastPid } };
}

Deno.test("no foreign process started if all new process numbers are our own starts", () => {
  const { told, clock } = table(100);
  const starts = new ProcessStarts(clock);
  assertEquals(starts.none, true);
  told.lastPid = 101;
  countOwnStart();
  assertEquals(starts.none, true);
  told.lastPid = 102;
  assertEquals(starts.none, false);
  // Two more starts of our own do not make up for the other one.
  countOwnStart();
  assertEquals([starts.none, starts.numbers], [false, [101, 102]]);
});

Deno.test("process numbers that may have wrapped around, or that the system hides, prove nothing", () => {
  const { told, clock } = table(100);
  const starts = new ProcessStarts(clock);
  told.nowMs = 999;
  assertEquals(starts.none, true);
  told.nowMs = 1998;
  // Asked in time, it is known for the whole time; the numbers themselves are not.
  assertEquals([starts.none, starts.numbers], [true, undefined]);
  told.nowMs = 2998;
  assertEquals(starts.none, false);
  const wrapped = table(32_000);
  const after = new ProcessStarts(wrapped.clock);
  wrapped.told.lastPid = 301;
  assertEquals([after.none, after.numbers], [false, undefined]);
  assertEquals(
    [new ProcessStarts(table(0).clock).none, new ProcessStarts(table(0).clock).numbers],
    [
      false,
      undefined,
    ],
  );
});

Deno.test({
  name: "a process that a program starts is among those born since its start",
  ignore: await lacks("linux"),
  async fn() {
    const args = ["-c", "sleep 300 & echo $!; exit"];
    const started = await start({ program: "sh", args }, newMark());
    if (!started.ok) throw new Error(started.error.detail);
    const child = started.value;
    const said = new Promise<number>((resolve) => {
      child.stdout?.setEncoding("latin1").on("data", (text: string) => resolve(Number(text)));
    });
    const gone = new Promise((resolve) => child.once("close", resolve));
    const born = await said;
    const { starts } = startedWith(child);
    assertEquals(starts?.none, false);
    // Others may have started so much that all processes must be looked at.
    assertEquals(starts?.numbers?.includes(born) ?? true, true);
    Deno.kill(born, "SIGKILL");
    await gone;
  },
});
