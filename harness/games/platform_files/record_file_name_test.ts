import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { recordFileName, recordFileStem } from "./record_file_name.ts";

const names = { first: "mine", second: "theirs" };

/** Any characters, halves of pairs included; the library's own takes a second to set up. */
const ANY_TEXT = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));

Deno.test.each([
  [{ reason: "NoMove", winner: "first" } as const, "1 mine_wins NoMove.txt"],
  [{ reason: "TimeOut", winner: "second" } as const, "1 theirs_wins TimeOut.txt"],
  [{ reason: "NoEatFlipDraw" }, "1 Draw NoEatFlipDraw.txt"],
  [undefined, "1 Unfinished.txt"],
])("a game's file says how it ended", (result, name) => {
  assertEquals(recordFileName(1, { names, ...(result ? { result } : {}) }), name);
});

Deno.test("a name leads to no other folder", () => {
  const hostile = { first: "../../etc/passwd\0", second: "b" };
  const result = { reason: "NoMove", winner: "first" } as const;
  assertEquals(recordFileStem(2, { names: hostile, result }), "2 __.._etc_passwd__wins NoMove");
});

Deno.test("whatever a player is called, the name can be used", () => {
  fc.assert(fc.property(ANY_TEXT, (first) => {
    const result = { reason: "NoMove", winner: "first" } as const;
    const name = recordFileName(12, { names: { first, second: "b" }, result });
    assert(name.startsWith("12 ") && name.endsWith(" NoMove.txt"));
    // deno-lint-ignore no-control-regex
    assert(!/[\u0000-\u001f/\\:]/.test(name) && name.length < 160);
  }));
});
