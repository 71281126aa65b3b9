import { assert, assertEquals } from "@std/assert";
import { fakeClock } from "../../testing/fake_clock.ts";
import { isAnyAwaited } from "./awaited.ts";
import { Inbox } from "./inbox.ts";
import type { Framing } from "../../core/mod.ts";
import type { Caps, Received } from "../transport.ts";

const MIB = 1024 * 1024;
const lines: Framing = (text) => {
  const frames = text.split("\n");
  return { rest: frames.pop() ?? "", frames };
};

function newInbox(
  { caps, framing = lines }: { readonly caps?: Partial<Caps>; readonly framing?: Framing } = {},
) {
  const clock = fakeClock();
  const logged: string[] = [];
  const floods: string[] = [];
  const inbox = new Inbox({
    framing,
    clock,
    caps: { lineBytes: 64 * 1024, stdoutBytes: 16 * MIB, ...caps },
    log: (_from, text) => logged.push(text) - 1,
    onFlood: () => floods.push("flood"),
  });
  return { inbox, clock, logged, floods };
}

Deno.test("frames are handed out in order, with the time of their last byte and their log index", async () => {
  const { inbox, clock } = newInbox();
  inbox.add("one\ntwo\nthr", 3);
  inbox.add("ee\n", 9);
  assertEquals(await inbox.receive(0), { kind: "frame", text: "one", atMs: 3, index: 0 });
  assertEquals(await inbox.receive(0), { kind: "frame", text: "two", atMs: 3, index: 1 });
  assertEquals(await inbox.receive(0), { kind: "frame", text: "three", atMs: 9, index: 2 });
  assertEquals(clock.now(), 0);
});

Deno.test("silence says what came of a frame; what comes late is kept", async () => {
  const { inbox, clock } = newInbox();
  const soon = clock.sleep(4).then(() => inbox.add("=1", clock.now()));
  assertEquals(await inbox.receive(10), { kind: "silence", waitedMs: 10, partial: "=1" });
  await soon;
  inbox.add(" ok\n", 12);
  assertEquals(await inbox.receive(10), { kind: "frame", text: "=1 ok", atMs: 12, index: 0 });
});

Deno.test("a waiting receive ends when a frame comes, not when half of one does", async () => {
  const { inbox, clock } = newInbox();
  const asked = inbox.receive(1000);
  await clock.sleep(5);
  inbox.add("=", clock.now());
  await clock.sleep(5);
  inbox.add("\n", clock.now());
  assertEquals(await asked, { kind: "frame", text: "=", atMs: 10, index: 0 });
  assertEquals(clock.now(), 10);
});

Deno.test("the end comes after everything that was said, and stays", async () => {
  const { inbox, logged } = newInbox();
  inbox.add("a\nlast words", 1);
  inbox.end({ code: 3, atMs: 2 });
  inbox.add("ghost\n", 3);
  inbox.end({ code: 4, atMs: 3 });
  assertEquals((await inbox.receive(0)).kind, "frame");
  const end: Received = { kind: "exited", code: 3, atMs: 2, partial: "last words" };
  assertEquals(await inbox.receive(0), end);
  assertEquals(await inbox.receive(0), end);
  assertEquals(logged, ["a", "last words"]);
});

Deno.test("a line over the cap is a flood, with or without its end", async () => {
  for (const text of ["12345", "12345\n"]) {
    const { inbox, floods, logged } = newInbox({ caps: { lineBytes: 4 } });
    inbox.add(text, 0);
    inbox.add("more", 0);
    assertEquals(floods, ["flood"]);
    let last = await inbox.receive(0);
    if (last.kind === "frame") last = await inbox.receive(0);
    const whole = text.endsWith("\n");
    const entries = whole ? {} : { entries: [0] };
    assertEquals(last, { kind: "flooded", what: "line", bytes: 5, ...entries });
    assertEquals(logged, [whole ? "12345" : "12345… (5)"]);
  }
});

Deno.test("a flood of lines is reported after the first thousand of them", async () => {
  const { inbox } = newInbox({ caps: { stdoutBytes: 5000 } });
  inbox.add("\n".repeat(5000), 0);
  assert(!inbox.ended);
  inbox.add("\n", 0);
  for (let frame = 0; frame < 1000; frame++) assertEquals((await inbox.receive(0)).kind, "frame");
  assertEquals(await inbox.receive(0), { kind: "flooded", what: "stdout", bytes: 5001 });
});

Deno.test("bytes that are not UTF-8 survive, also when a character comes in two pieces", async () => {
  const { inbox, logged } = newInbox();
  inbox.add("\u00c3", 0);
  inbox.add("\u00a9\u00ff\0\r\n", 0);
  assertEquals(await inbox.receive(0), { kind: "frame", text: "é\udcff\0\r", atMs: 0, index: 0 });
  assertEquals(logged, ["é\udcff\0\r"]);
});

Deno.test("a framing may end frames with other characters than a line feed", async () => {
  const prompt = (text: string): ReturnType<Framing> => {
    const frames = text.split("> ");
    return { rest: frames.pop() ?? "", frames };
  };
  const { inbox } = newInbox({ framing: Object.assign(prompt, { ends: " ]" }) });
  inbox.add("board\n>", 0);
  inbox.add(" ", 1);
  assertEquals(await inbox.receive(0), { kind: "frame", text: "board\n", atMs: 1, index: 0 });
});

Deno.test("a framing may end frames with any character, and frames may be empty", async () => {
  const pairs = (text: string): ReturnType<Framing> => ({
    frames: text.match(/[^]{2}/g) ?? [],
    rest: text.length % 2 === 0 ? "" : text.slice(-1),
  });
  const { inbox } = newInbox({ framing: Object.assign(pairs, { ends: "" }) });
  inbox.add("a", 0);
  inbox.add("bcd", 1);
  for (const [index, text] of ["ab", "cd"].entries()) {
    assertEquals(await inbox.receive(0), { kind: "frame", text, atMs: 1, index });
  }
  const empty = (text: string): ReturnType<Framing> => ({
    frames: [...text].map(() => ""),
    rest: "",
  });
  const { inbox: other } = newInbox({ framing: Object.assign(empty, { ends: "" }) });
  other.add("x", 0);
  assertEquals(await other.receive(0), { kind: "frame", text: "", atMs: 0, index: 0 });
});

Deno.test("single bytes and many lines are looked at in proportion", async () => {
  let looked = 0;
  const counting: Framing = (text) => (looked += text.length, lines(text));
  const bytewise = newInbox({ caps: { lineBytes: MIB }, framing: counting });
  for (let at = 0; at < MIB / 4; at++) bytewise.inbox.add("x", at);
  bytewise.inbox.add("\n", MIB);
  assertEquals((await bytewise.inbox.receive(0)).kind, "frame");
  assert(looked <= MIB, `${looked} characters were looked at`);

  looked = 0;
  const { inbox } = newInbox({ framing: counting });
  const chunk = "=1 ok\n".repeat(10_000);
  for (let times = 0; times < 50; times++) inbox.add(chunk, times);
  let frames = 0;
  while (inbox.take()) frames++;
  assertEquals(frames, 500_000);
  assert(looked <= 2 * 50 * chunk.length, `${looked} characters were looked at`);
});

Deno.test("a lost connection is reported after all frames; asked again, we wait for the exit", async () => {
  const { inbox, clock, logged } = newInbox();
  inbox.add("one\ntw", 1);
  inbox.part({ how: "closed", detail: "FIN", atMs: 2 });
  inbox.part({ how: "reset", detail: "RST", atMs: 3 });
  assertEquals((await inbox.receive(0)).kind, "frame");
  const gone: Received = {
    kind: "disconnected",
    how: "closed",
    detail: "FIN",
    atMs: 2,
    partial: "tw",
  };
  assertEquals(await inbox.receive(0), gone);
  assertEquals(await inbox.receive(7), gone);
  assertEquals(clock.now(), 7);
  assertEquals(inbox.ended, false);
  inbox.end({ code: 3, atMs: 9 });
  assertEquals(await inbox.receive(0), { kind: "exited", code: 3, atMs: 9, partial: "tw" });
  assertEquals(logged, ["one", "tw"]);
});

Deno.test("a lost connection that has not been received yet comes before the exit", async () => {
  const { inbox } = newInbox();
  inbox.part({ how: "wrong-port", detail: "", atMs: 2 });
  inbox.end({ code: 3, atMs: 9 });
  const kinds = [await inbox.receive(0), await inbox.receive(0), await inbox.receive(0)];
  assertEquals(kinds.map(({ kind }) => kind), ["disconnected", "exited", "exited"]);
});

Deno.test("an oddity wakes the caller that waits, is reported once, and changes nothing", async () => {
  const { inbox, clock } = newInbox();
  const oddity: Received = { kind: "oddity", what: "connected-twice", detail: "again" };
  const soon = clock.sleep(4).then(() => inbox.notice(oddity));
  assertEquals(await inbox.receive(10), oddity);
  await soon;
  inbox.add("one\n", 5);
  assertEquals((await inbox.receive(0)).kind, "frame");
  assertEquals((await inbox.receive(0)).kind, "silence");
});

Deno.test("an unfinished line is taken as a frame on request, with the time of its last byte", async () => {
  const { inbox, clock, logged } = newInbox();
  assertEquals(inbox.takeRest(), undefined);
  inbox.add("one\ntw", 3);
  // What is whole comes first.
  assertEquals(inbox.takeRest(), undefined);
  await inbox.receive(0);
  inbox.add("o", 5);
  await clock.sleep(9);
  assertEquals(inbox.takeRest(), { kind: "frame", text: "two", atMs: 5, index: 1 });
  assertEquals([inbox.takeRest(), logged], [undefined, ["one", "two"]]);
  inbox.add("three\n", 12);
  assertEquals((await inbox.receive(0)).kind, "frame");
});

Deno.test("an answer counts as awaited until it comes, its time is up, or the engine is gone", async () => {
  const { inbox, clock } = newInbox();
  const seen: boolean[] = [];
  const waitFor = async (ms: number, then: () => void) => {
    const receiving = inbox.receive(ms);
    seen.push(isAnyAwaited());
    then();
    await receiving;
    seen.push(isAnyAwaited());
  };
  await waitFor(10, () => inbox.add("one\n", clock.now()));
  await waitFor(10, () => {});
  await waitFor(10, () => inbox.end({ code: 0, atMs: clock.now() }));
  assertEquals(seen, [true, false, true, false, true, false]);
});
