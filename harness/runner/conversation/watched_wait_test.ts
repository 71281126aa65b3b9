import { assertEquals } from "@std/assert";
import type { Doing } from "../../core/mod.ts";
import { fakeClock } from "../../testing/fake_clock.ts";
import { watchedWait } from "./watched_wait.ts";

interface Seen {
  readonly doing?: Doing;
  /** The mark of its threads at a time; the same one always where absent. */
  readonly still?: (nowMs: number) => string | undefined;
  /** Processor time that it uses in each second. */
  readonly busyMs?: number;
  /** When its answer comes, if ever. */
  readonly answersMs?: number;
  /** What the machine or this program took from it. */
  readonly hinderedMs?: number;
  /** How long this program stands still at once, with what has come unread. */
  readonly stallsMs?: number;
}

/** A brief wait of 5 s for an engine: how long it lasted, and why it ended. */
async function waited(
  {
    doing,
    still = () => "still",
    busyMs = 0,
    answersMs = Infinity,
    hinderedMs = 0,
    stallsMs = 0,
  }: Seen,
) {
  const clock = fakeClock();
  let stalled = stallsMs;
  const settledBy = async (untilMs: number) => {
    // A timer that is due goes before what is to be read.
    if (stalled > 0 || untilMs <= clock.now()) {
      await clock.sleep(stalled);
      stalled = 0;
      return { kind: "silence" };
    }
    const answered = answersMs <= untilMs;
    await clock.sleep(Math.max(0, Math.min(untilMs, answersMs) - clock.now()));
    return { kind: answered ? "settled" : "silence" };
  };
  const channel = {
    doing: () => doing,
    stillness: () => still(clock.now()),
    hinderedMs: () => hinderedMs,
    cpuMs: () => clock.now() / 1000 * busyMs,
  };
  const { taken, reads = false } = await watchedWait(settledBy, {
    clock,
    channel,
    beganMs: 0,
    endMs: 5_000,
    looksMs: [1_500, 2_000],
  });
  return [clock.now(), taken.kind, reads];
}

Deno.test.each<[string, Seen, [number, string, boolean]]>([
  ["one that waits for more input, twice seen", { doing: "reads-socket" }, [2050, "silence", true]],
  ["the same over stdin", { doing: "reads-input" }, [2050, "silence", true]],
  ["one that reads while a timer of its own runs", {
    doing: "reads-socket",
    still: () => undefined,
    answersMs: 3_500,
  }, [3500, "settled", false]],
  ["one of which a thread begins to sleep between the looks", {
    doing: "reads-input",
    still: (nowMs) => nowMs < 1_600 ? "still" : undefined,
  }, [5000, "silence", false]],
  ["one of which a thread went on between the looks", { doing: "reads-input", still: String }, [
    5000,
    "silence",
    false,
  ]],
  ["one that was hindered", { doing: "reads-input", hinderedMs: 300 }, [5000, "silence", false]],
  ["an answer that lay unread while this program stood still", {
    doing: "reads-input",
    answersMs: 10,
    stallsMs: 2_100,
  }, [2100, "settled", false]],
  ["an answer that comes at the second look", { doing: "reads-input", answersMs: 2_020 }, [
    2020,
    "settled",
    false,
  ]],
  ["one that reads and thinks beside", { doing: "reads-input", busyMs: 900 }, [
    5000,
    "silence",
    false,
  ]],
  ["one that thinks", { doing: "runs", busyMs: 1000 }, [5000, "silence", false]],
  ["one that sleeps", { doing: "sleeps" }, [5000, "silence", false]],
  ["one of which nothing is seen", {}, [5000, "silence", false]],
  ["an answer before the first look", { doing: "reads-input", answersMs: 700 }, [
    700,
    "settled",
    false,
  ]],
  ["an answer between the looks", { doing: "reads-input", answersMs: 1700 }, [
    1700,
    "settled",
    false,
  ]],
  ["an answer of one that thinks", { doing: "runs", answersMs: 4000 }, [4000, "settled", false]],
])("a brief wait for %s", async (_name, seen, expected) => {
  assertEquals(await waited(seen), expected);
});

/** A wait for an engine that is known to hang: when others may go on, and when it ends. */
async function knownToHang(busyMs: number): Promise<readonly number[]> {
  const clock = fakeClock();
  const settledBy = async (untilMs: number) => {
    await clock.sleep(untilMs - clock.now());
    return { kind: "silence" };
  };
  const lentMs: number[] = [];
  await watchedWait(settledBy, {
    clock,
    channel: { cpuMs: () => clock.now() / 1000 * busyMs, hinderedMs: () => 0 },
    ...{ beganMs: 0, endMs: 60_000, limits: { idleMs: 1_000, busyMs: 1_000, known: true } },
    lend: (wait) => {
      lentMs.push(clock.now());
      return wait();
    },
  });
  return [...lentMs, clock.now()];
}

Deno.test("others go on beside an engine that is known to hang and idle, and not beside one that spins", async () => {
  assertEquals(await knownToHang(0), [500, 1000]);
  assertEquals(await knownToHang(1000), [1000]);
});
