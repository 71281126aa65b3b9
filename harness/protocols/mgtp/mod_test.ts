import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { protocolLaws } from "../../testing/protocol_laws.ts";
import { decode, encodeReply, looksLikeReply, mgtp, readCommand } from "./mod.ts";

interface Said {
  readonly success: boolean;
  readonly id: number;
  readonly text: string;
}

const TEXT = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll(/[\r\n]/g, "").trim());

const SAID: fc.Arbitrary<Said> = fc.record({
  success: fc.boolean(),
  id: fc.nat(),
  text: TEXT,
});

const laws = protocolLaws<Said>({
  protocol: mgtp,
  replies: SAID,
  encode: ({ success, id, text }) => encodeReply(success, id, text),
  decode: (frame, { id }) => {
    const line = decode(frame, [id]);
    if (line.kind === "noise") return line;
    assertEquals(line.flaws, []);
    return { success: line.success, id: line.id, text: line.text };
  },
  readers: [
    (text) => decode(text),
    (text) => decode(text, [0, 1, 12, 1e21]),
    readCommand,
    looksLikeReply,
  ],
});

for (const { name, hold } of laws) Deno.test(`mgtp: ${name}`, hold);

Deno.test("the protocol holds the rules of its game, but not the one that only a client can break", () => {
  const ids = mgtp.rules.map(({ id }) => id);
  assert(ids.includes("dark-chess/rank"));
  assert(!ids.includes("dark-chess/piece-available"));
  assertEquals(new Set(ids).size, ids.length);
});

Deno.test("a line of a million blanks is read at once", () => {
  const before = performance.now();
  const line = decode(`=1 ${" ".repeat(1_000_000)}x`, [1]);
  assert(line.kind === "reply" && line.text === "x");
  assert(performance.now() - before < 60_000);
});
