import { assertEquals } from "@std/assert";
import { assertHarmless } from "../testing/reporter_laws.ts";
import { HOSTILE_TEXTS } from "../testing/sample_report.ts";
import { safeJson } from "./safe_json.ts";

Deno.test("safeJson reads back as the same value and is safe to print", () => {
  for (const text of HOSTILE_TEXTS) {
    const json = safeJson({ text });
    assertEquals(JSON.parse(json), { text });
    assertHarmless(json);
  }
});

Deno.test("every code unit, alone and among others, reads back and is escaped where it must be", () => {
  const unsafe =
    /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff9-\uffff]/;
  for (let code = 0; code <= 0xffff; code++) {
    const text = String.fromCharCode(code);
    for (const value of [text, `審判 ●（${text}）`]) {
      const json = safeJson(value);
      if (JSON.parse(json) !== value || unsafe.test(json)) throw new Error(code.toString(16));
    }
  }
  assertEquals(safeJson("\u{e0041}a"), '"\\udb40\\udc41a"');
});
