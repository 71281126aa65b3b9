import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { protocolLaws } from "../../testing/protocol_laws.ts";
import { decode, encodeBestmove, looksLikeAnswer, looksMisspelt, readCommand, usi } from "./mod.ts";

interface Said {
  readonly move: string;
  readonly ponder?: string;
}

const MOVE = fc.constantFrom("7g7f", "8h2b+", "B*4e", "resign", "win");

const laws = protocolLaws<Said>({
  protocol: usi,
  replies: fc.record({ move: MOVE, ponder: MOVE }, { requiredKeys: ["move"] }),
  encode: ({ move, ponder }) => encodeBestmove(move, ponder),
  decode: (frame) => {
    const line = decode(frame);
    if (line.kind !== "bestmove") return line;
    const [move, , ponder] = line.words;
    return ponder === undefined ? { move } : { move, ponder };
  },
  readers: [decode, readCommand, looksLikeAnswer, looksMisspelt],
});

for (const { name, hold } of laws) Deno.test(`usi: ${name}`, hold);

Deno.test("the protocol holds the rules of its game", () => {
  const ids = usi.rules.map(({ id }) => id);
  assert(ids.includes("shogi/nifu"));
  assertEquals(new Set(ids).size, ids.length);
});

Deno.test("a line of a million blanks is read at once", () => {
  const before = performance.now();
  assertEquals(decode(`bestmove ${" ".repeat(1_000_000)}7g7f`), {
    kind: "bestmove",
    words: ["7g7f"],
  });
  assert(performance.now() - before < 60_000);
});
