import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { SQUARES } from "../../games/dark-chess/mod.ts";
import { protocolLaws } from "../../testing/protocol_laws.ts";
import {
  decodeEngine,
  DIALECT_V1,
  DIALECT_V2,
  encodeFrame,
  type EnginePly,
  framingFlaw,
  ponder,
  ponderV1,
} from "./mod.ts";

const SQUARE = fc.constantFrom(...SQUARES);

const PLIES: fc.Arbitrary<Exclude<EnginePly, "resign">> = fc.oneof(
  SQUARE.map((at) => ({ kind: "flip", at }) as const),
  fc.tuple(SQUARE, SQUARE).filter(([from, to]) => from !== to)
    .map(([from, to]) => ({ kind: "move", from, to }) as const),
);

for (const [protocol, dialect] of [[ponder, DIALECT_V2], [ponderV1, DIALECT_V1]] as const) {
  const laws = protocolLaws({
    protocol,
    replies: PLIES,
    encode: dialect.writePly,
    decode: (frame) => {
      const message = decodeEngine(frame, dialect);
      return message.kind === "ply" ? message.ply : message;
    },
    readers: [
      (text) => decodeEngine(text, dialect),
      (text) => dialect.readServer(text),
      framingFlaw,
      (text) => protocol.shown?.(text),
    ],
  });
  for (const { name, hold } of laws) Deno.test(`${protocol.id}: ${name}`, hold);
}

Deno.test("the rules have ids of their own, hints and all languages", () => {
  const ids = ponder.rules.map(({ id }) => id);
  assertEquals(new Set(ids).size, ids.length);
  for (const { id, text, hint } of ponder.rules) {
    assert([text, hint].every((one) => Object.values(one).every((words) => words !== "")), id);
  }
});

Deno.test("the older dialect has no rule about what its clients did not say", () => {
  const old = ponderV1.rules.map(({ id }) => id);
  const fresh = ponder.rules.map(({ id }) => id).filter((id) => !old.includes(id));
  assertEquals(fresh.toSorted(), [
    "ponder/ends-quietly",
    "ponder/exit-code",
    "ponder/exit-leaves",
    "ponder/plays-on",
  ]);
});

Deno.test("what was sent is shown without its headers", () => {
  assertEquals(ponder.shown?.(encodeFrame("/turn 1 2") + encodeFrame("/exit")), "/turn 1 2\n/exit");
  assertEquals(ponder.shown?.("\x05"), "\x05");
});
