import { assert, assertEquals } from "@std/assert";
import { decodeEngine, looksLikePonder } from "./decode.ts";
import { DIALECT_V1 } from "./dialect_v1.ts";
import { DIALECT_V2 } from "./dialect_v2.ts";

const FLIP = { kind: "ply", ply: { kind: "flip", at: "c3" } } as const;

Deno.test.each(
  [
    ["/start", { kind: "start", flaws: [] }],
    ["/turn", { kind: "turn", flaws: [] }],
    ["/start_X,X", { kind: "start", flaws: ["extra"] }],
    ["/turn 1 2\n", { kind: "turn", flaws: ["terminator", "extra"] }],
    ["/flip c3", { ...FLIP, flaws: [] }],
    ["/flip c3\r\n", { ...FLIP, flaws: ["terminator"] }],
    ["/flip c3\0", { ...FLIP, flaws: ["terminator"] }],
    ["/\0f\0l\0i\0p\0 \0c\x003\0", { ...FLIP, flaws: ["wide"] }],
    ["\0/\0t\0u\0r\0n", { kind: "turn", flaws: ["wide"] }],
    ["/flip a0", { kind: "ply", ply: "resign", flaws: [] }],
    ["/flip 2 2", { kind: "foreign", flaws: [] }],
    ["/flip", { kind: "malformed", flaws: [] }],
    ["/move \udcff", { kind: "malformed", flaws: [] }],
    ["/started", { kind: "noise", flaws: [] }],
    ["info depth 7", { kind: "noise", flaws: [] }],
    ["\0\0/sta", { kind: "noise", flaws: [] }],
  ] as const,
)("%s is read for what it is", (frame, message) => {
  assertEquals(decodeEngine(frame, DIALECT_V2), message as ReturnType<typeof decodeEngine>);
});

Deno.test("each dialect knows the other's plies", () => {
  assertEquals(decodeEngine("/flip 2 2", DIALECT_V1).kind, "ply");
  assertEquals(decodeEngine("/flip c3", DIALECT_V1).kind, "foreign");
});

Deno.test("answers are known with and without a header", () => {
  for (const text of ["/start", "\x06\0/start", "/move a1-a2", "\x0a\0/move a1-a2"]) {
    assert(looksLikePonder(text));
  }
  for (const text of ["", "/starting", "=1 /start", "time: 900000 (ms)"]) {
    assert(!looksLikePonder(text));
  }
});

Deno.test("A million blanks are read at once", () => {
  const before = performance.now();
  decodeEngine(`/flip${" ".repeat(1_000_000)}x`, DIALECT_V2);
  decodeEngine(" ".repeat(1_000_000), DIALECT_V2);
  assert(performance.now() - before < 60_000);
});
