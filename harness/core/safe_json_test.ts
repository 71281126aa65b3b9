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
