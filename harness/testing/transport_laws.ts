/** What every transport must do, whatever is at its other end. @module */

import { assert, assertEquals } from "@std/assert";
import type { Caps } from "../transports/mod.ts";
import type { LawEngine } from "./law_engines.ts";
import { gist, talkTo, type TransportKit } from "./law_talk.ts";

/** One thing that every transport must do. */
export interface TransportLaw {
  readonly name: string;
  readonly check: (kit: TransportKit) => Promise<void>;
}

const echo: TransportLaw = {
  name: "What is sent arrives, in order, and is logged with both indices and growing times",
  async check(kit) {
    await using talk = await talkTo(kit, "echo");
    const sent = await talk.channel.send("one\n");
    const one = await talk.next();
    await talk.channel.send("two\nthree\n");
    const gists = [one, await talk.next(), await talk.next()].map(gist);
    assertEquals(gists, ["frame one", "frame two", "frame three"]);
    assert(one.kind === "frame" && one.atMs >= 0);
    assertEquals(talk.entries[sent.index]?.text, "one\n");
    assertEquals(talk.entries[one.index]?.text, "one");
    const froms = talk.entries.map(({ from, text }) => `${from} ${text}`);
    assertEquals(froms.slice(0, 4), [
      "harness one\n",
      "engine one",
      "harness two\n",
      "harness three\n",
    ]);
    assertEquals(talk.entries.map(({ index }) => index), [...talk.entries.keys()]);
  },
};

const pieces: TransportLaw = {
  name: "A frame cut into pieces arrives whole",
  async check(kit) {
    await using talk = await talkTo(kit, "echo");
    await talk.channel.send("piecemeal\n", { pieces: [1, 3], pauseMs: 2 });
    assertEquals(gist(await talk.next()), "frame piecemeal");
  },
};

const silence: TransportLaw = {
  name: "Silence is an answer, after the time that was given",
  async check(kit) {
    await using talk = await talkTo(kit, "silent");
    await talk.channel.send("hello\n");
    const before = kit.clock.now();
    const received = await talk.channel.receive(30);
    assertEquals(gist(received), "silence ");
    assert(received.kind === "silence" && received.waitedMs >= 29);
    assert(kit.clock.now() - before >= 29);
  },
};

const late: TransportLaw = {
  name: "A line that comes too late is kept for the next receive",
  async check(kit) {
    await using talk = await talkTo(kit, "late");
    await talk.channel.send("go\n");
    assertEquals(gist(await talk.channel.receive(20)), "silence ");
    await talk.channel.send("now\n");
    const untilMs = kit.clock.now() + kit.patienceMs;
    while (talk.entries.at(-1)?.text !== "late" && kit.clock.now() < untilMs) {
      await kit.clock.sleep(5);
    }
    const cameMs = kit.clock.now();
    await kit.clock.sleep(20);
    const received = await talk.next();
    assertEquals(gist(received), "frame late");
    assert(received.kind === "frame" && received.atMs <= cameMs);
  },
};

const partial: TransportLaw = {
  name: "A line without its end is told as part of the silence",
  async check(kit) {
    await using talk = await talkTo(kit, "partial");
    await talk.channel.send("go\n");
    let received = await talk.channel.receive(20);
    // A process needs time to start.
    const untilMs = kit.clock.now() + kit.patienceMs;
    while (gist(received) === "silence " && kit.clock.now() < untilMs) {
      received = await talk.channel.receive(50);
    }
    assertEquals(gist(received), "silence half a");
  },
};

const exits: TransportLaw = {
  name: "An exit comes with its code, after everything that was said, and stays",
  async check(kit) {
    await using talk = await talkTo(kit, "exits");
    await talk.channel.send("go\n");
    assertEquals(gist(await talk.next()), "frame bye");
    assertEquals(gist(await talk.next()), "exited 7 last words");
    await talk.channel.send("still there?\n");
    assertEquals(gist(await talk.next()), "exited 7 last words");
  },
};

const dies: TransportLaw = {
  name: "A death is named by its signal",
  async check(kit) {
    await using talk = await talkTo(kit, "dies");
    await talk.channel.send("go\n");
    assertEquals(gist(await talk.next()), "frame ouch");
    assertEquals(gist(await talk.next()), "exited SIGABRT ");
  },
};

/** An engine that passes a cap is told to have flooded, and how. */
function flood(
  engine: LawEngine,
  { caps, what }: { readonly caps: Partial<Caps>; readonly what: string },
): TransportLaw {
  return {
    name: `A flood is told: ${what}`,
    async check(kit) {
      await using talk = await talkTo(kit, engine, caps);
      await talk.channel.send("go\n");
      let received = await talk.next();
      while (received.kind === "frame") received = await talk.next();
      const told = what === "stdout" ? kit.source ?? what : what;
      assertEquals(gist(received), `flooded ${told}`);
      assertEquals(gist(await talk.next()), `flooded ${told}`);
    },
  };
}

const stderr: TransportLaw = {
  name: "What goes to stderr is kept apart and logged by line",
  async check(kit) {
    await using talk = await talkTo(kit, "mutters");
    await talk.channel.send("go\n");
    assertEquals(gist(await talk.next()), "frame done");
    talk.channel.close();
    assertEquals(gist(await talk.next()), "frame eof");
    assertEquals(gist(await talk.next()), "exited 0 ");
    assertEquals(talk.channel.stderr(), "one\ntwo\nthree");
    assertEquals(talk.channel.stderrBytes(), 13);
    const told = talk.entries.filter(({ from }) => from === "stderr").map(({ text }) => text);
    assertEquals(told, ["one", "two", "three"]);
  },
};

const deaf: TransportLaw = {
  name: "An engine that does not read its stdin does not block us",
  async check(kit) {
    await using talk = await talkTo(kit, "deaf");
    assertEquals(gist(await talk.next()), "frame ready");
    // It never reads, so sends that waited for that would never end.
    for (let times = 0; times < 5; times++) await talk.channel.send(`${"x".repeat(100_000)}\n`);
    assertEquals(gist(await talk.channel.receive(10)), "silence ");
  },
};

const close: TransportLaw = {
  name: "Closing gives the engine the end of its input; sending after that does no harm",
  async check(kit) {
    await using talk = await talkTo(kit, "silent");
    talk.channel.close();
    talk.channel.close();
    await talk.channel.send("too late\n");
    assertEquals(gist(await talk.next()), "frame eof");
    assertEquals(gist(await talk.next()), "exited 0 ");
  },
};

const bytes: TransportLaw = {
  name: "Bytes that are not UTF-8, and invisible ones, survive both ways",
  async check(kit) {
    await using talk = await talkTo(kit, "echo");
    const odd = "\udcff\udc80é日\0\x1b[31m\t \r";
    await talk.channel.send(`${odd}\n`);
    assertEquals(gist(await talk.next()), `frame ${odd}`);
  },
};

const again: TransportLaw = {
  name: "Disposing twice, or while it talks, does no harm; after that nothing comes",
  async check(kit) {
    const talk = await talkTo(kit, "deaf");
    assertEquals(gist(await talk.next()), "frame ready");
    await Promise.all([talk.channel[Symbol.asyncDispose](), talk.channel[Symbol.asyncDispose]()]);
    await talk.channel.send("hello?\n");
    assertEquals(gist(await talk.next()), "exited SIGKILL ");
  },
};

/** All of them. */
export const TRANSPORT_LAWS: readonly TransportLaw[] = [
  echo,
  pieces,
  silence,
  late,
  partial,
  exits,
  dies,
  flood("longLine", { caps: { lineBytes: 4000 }, what: "line" }),
  flood("manyLines", { caps: { stdoutBytes: 8000 }, what: "stdout" }),
  stderr,
  deaf,
  close,
  bytes,
  again,
];
