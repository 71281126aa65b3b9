import { assert, assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { anyText } from "../testing/any_text.ts";
import { visible, withoutColours } from "./visible.ts";

const SHOWN: readonly (readonly [string, string])[] = [
  ["=7 reset", "=7 reset"],
  ["將軍 王手", "將軍 王手"],
  ["=7\r\n", "=7␍␊"],
  ["a\tb", "a␉b"],
  ["=6  ", "=6␠␠"],
  ["   \r\n", "␠␠␠␍␊"],
  ["\x1b[31m", "␛[31m"],
  ["\x00\x01\x7f\x9b", "␀\\x01␡\\x9B"],
  ["\udce6\udc97", "\\xE6\\x97"],
  ["\ud800", "\\uD800"],
  ["\u202egnp", "\\u{202E}gnp"],
  ["\ufeff=1", "\\u{FEFF}=1"],
  ["\ufffe\u{1ffff}", "\\u{FFFE}\\u{1FFFF}"],
  ["\u{e0041}", "\\u{E0041}"],
  ["", ""],
];

for (const [text, shown] of SHOWN) {
  Deno.test(`visible makes "${shown}"`, () => {
    assertEquals(visible(text), shown);
  });
}

Deno.test("visible cuts long text and says how long it was", () => {
  assertEquals(visible("abcdef", 3), "abc… (6 characters)");
  assert(visible("x".repeat(1_000_000)).length < 500);
});

Deno.test("visible leaves nothing that a terminal obeys", () => {
  fc.assert(fc.property(anyText(), (text) => {
    const shown = visible(text);
    assert(shown.isWellFormed());
    // deno-lint-ignore no-control-regex -- control characters are the point
    assert(!/[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/.test(shown));
    assertEquals(visible(shown, 10_000), shown, "what is visible stays as it is");
  }));
});

Deno.test("colours are taken out of a text, other control sequences are not", () => {
  assertEquals(withoutColours("\x1b[0m\x1b[1;31merror\x1b[0m: x\x1b[2K"), "error: x\x1b[2K");
});
