import { assertEquals } from "@std/assert";
import { fakeClock } from "../../testing/fake_clock.ts";
import { deliver, loggedLines, piecesOf } from "./delivery.ts";

Deno.test("a frame goes out whole unless pieces are asked for", () => {
  assertEquals(piecesOf("quit\n"), ["quit\n"]);
  assertEquals(piecesOf("quit\n", { pauseMs: 3 }), ["quit\n"]);
  assertEquals(piecesOf(""), []);
});

Deno.test("the last length of the pieces is repeated, and bytes are counted", () => {
  assertEquals(piecesOf("quit\n", { pieces: [1] }), ["q", "u", "i", "t", "\n"]);
  assertEquals(piecesOf("abcdefg", { pieces: [1, 3] }), ["a", "bcd", "efg"]);
  assertEquals(piecesOf("é", { pieces: [1] }), ["\u00c3", "\u00a9"]);
  assertEquals(piecesOf("ab", { pieces: [0] }), ["ab"]);
});

Deno.test("what is sent is logged line by line with its ends", () => {
  assertEquals(loggedLines("1 name\r\n"), ["1 name\r\n"]);
  assertEquals(loggedLines("1 a\n\n2 b\n3"), ["1 a\n", "\n", "2 b\n", "3"]);
  assertEquals(loggedLines(""), [""]);
});

Deno.test("what is framed alike both ways is logged frame by frame, whatever bytes are around", () => {
  const cut = (text: string) => ({ frames: text.match(/\w+/g) ?? [], rest: "" });
  const bothWays = Object.assign(cut, { bothWays: true });
  assertEquals(loggedLines("\n\0start\n\0turn", bothWays), ["start", "turn"]);
  assertEquals(loggedLines("\n\0start"), ["\n", "\0start"]);
  const rest = Object.assign((rest: string) => ({ frames: [], rest }), { bothWays: true });
  assertEquals(loggedLines("\x05", rest), ["\x05"]);
  assertEquals(loggedLines("", rest), [""]);
});

Deno.test("pieces are handed over one after the other, with pauses between them", async () => {
  const clock = fakeClock();
  const done: string[] = [];
  const write = async (latin1: string) => {
    await clock.sleep(1);
    done.push(`${latin1}@${clock.now()}`);
  };
  const log = (from: string, text: string) => done.push(`${from} ${text}`) - 1;
  const delivery = { pieces: [2], pauseMs: 10 };
  assertEquals(await deliver("a\nbc", delivery, { clock, log, write }), { atMs: 12, index: 1 });
  assertEquals(done, ["harness a\n", "harness bc", "a\n@1", "bc@12"]);
});

Deno.test.each([
  ["at once", () => true, [0, 10, 20]],
  ["late", (nowMs: number) => nowMs === 0 || nowMs >= 55, [0, 55, 65]],
  ["never", () => false, [0, 1000, 1010]],
])(
  "a piece waits for an engine that reads %s, but not for ever",
  async (_, reads, expected) => {
    const clock = fakeClock();
    const atMs: number[] = [];
    const write = () => void atMs.push(clock.now());
    const watch = () => ({ isRead: () => reads(clock.now()), isCertain: true });
    const delivery = { pieces: [1], pauseMs: 10 };
    await deliver("abc", delivery, { clock, log: () => 0, write, watch });
    assertEquals(atMs, [...expected]);
  },
);

Deno.test("the first and the last pieces of a long frame are apart for certain", async () => {
  const asked: boolean[] = [];
  const watch = (certain: boolean) => {
    asked.push(certain);
    return { isRead: () => true, isCertain: true };
  };
  const options = { clock: fakeClock(), log: () => 0, write: () => undefined, watch };
  await deliver("0123456789ab", { pieces: [1], pauseMs: 1 }, options);
  assertEquals(asked.map(Number).join(""), "11110000111");
});

Deno.test.each([
  ["at once", () => true, 0],
  ["late", (nowMs: number) => nowMs >= 55, 55],
  ["never", () => false, 250],
])(
  "a whole message is waited for until the engine reads it: %s, but not for long",
  async (_, reads, expected) => {
    const clock = fakeClock();
    const watch = () => ({ isRead: () => reads(clock.now()), isCertain: true });
    const options = { clock, log: () => 0, write: () => undefined, watch };
    const { atMs } = await deliver("abc", { readWithinMs: 250 }, options);
    assertEquals([atMs, clock.now()], [0, expected]);
  },
);

Deno.test.each([
  ["once it is certain that the one before was read", true, [0, 3, 6]],
  ["after a pause where that only seems so", false, [0, 10, 20]],
])("whole messages follow each other %s", async (_, isCertain, expected) => {
  const clock = fakeClock();
  const atMs: number[] = [];
  const write = () => void atMs.push(clock.now());
  const watch = () => {
    const sinceMs = clock.now();
    return { isRead: () => clock.now() >= sinceMs + 3, isCertain };
  };
  const delivery = { pieces: [1], pauseMs: 10, untilRead: true };
  await deliver("abc", delivery, { clock, log: () => 0, write, watch });
  assertEquals(atMs, [...expected]);
});

Deno.test.each([
  ["at once", () => true, 0],
  ["late", (nowMs: number) => nowMs >= 55, 55],
  ["never", () => false, 250],
])(
  "a message waits for an engine that reads the one before it %s, but not for long",
  async (_, reads, expected) => {
    const clock = fakeClock();
    const hasRead = () => reads(clock.now());
    const options = { clock, log: () => 0, write: () => undefined, hasRead };
    const { atMs } = await deliver("abc", { afterReadMs: 250 }, options);
    assertEquals(atMs, expected);
  },
);
