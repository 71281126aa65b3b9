import { assert, assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import { read, write } from "./notation.ts";
import type { TzaarMove } from "./position.ts";
import { testNotation } from "../../testing/notation_law.ts";

Deno.test.each<[string, TzaarMove]>([
  ["2,0-1,1", { kind: "capture", from: "2,0", to: "1,1" }],
  ["-1,-1--2,0", { kind: "capture", from: "-1,-1", to: "-2,0" }],
  ["2,0+-1,1", { kind: "enhance", from: "2,0", to: "-1,1" }],
  ["pass", { kind: "pass" }],
  ["0,0-12,9", { kind: "capture", from: "0,0", to: "12,9" }],
])("%s is read and written alike", (text, move) => {
  assertEquals(read(text), { ok: true, value: move });
  assertEquals(write(move), text);
});

Deno.test.each([
  "",
  "Pass",
  "2,0",
  "2,0-",
  "2,0*1,1",
  "2, 0-1,1",
  "02,0-1,1",
  "-0,1-1,1",
  "2,0-1,1\n",
])(
  "%s is refused",
  (text) => assert(!read(text).ok),
);

Deno.test("a refusal shows the form", () => {
  assertEquals(inEnglish(read("x\n")), {
    ok: false,
    error: `A step is as in "2,0-1,1", "2,0+1,1" or "pass": "x␊"`,
  });
});

testNotation(read, {
  near: "012,-+ pas\n",
  means: (move, text) => write(move) === text,
});
