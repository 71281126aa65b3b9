import { assertEquals } from "@std/assert";
import {
  sampleGrade,
  sampleGradebook,
  sampleMark,
} from "../../../harness/testing/sample_gradebook.ts";
import { renderClass } from "./mod.tsx";

Deno.test("points of a line that may still come are a range, and only others are lost", () => {
  const open = sampleMark({ points: 0, most: 90, atMost: 90, reasons: [] });
  const lost = sampleMark({ id: "should", points: 4, most: 10, atMost: 6, reasons: [] });
  const grade = sampleGrade("dave", { standing: "inconclusive", marks: [open, lost] });
  const page = renderClass(sampleGradebook([grade]), "en");
  const cells = [...page.matchAll(/<td class="number ?(\w*) ?"[^>]*>(\d+<small>.*?)<\/td>/g)];
  assertEquals(cells.slice(-2).map(([, kind, words]) => [kind, words]), [
    ["", "0<small>–90</small>"],
    ["lost", "4<small>–6</small>"],
  ]);
});

Deno.test("what is often broken is listed with the marks of the reader's language", () => {
  const [, glance = ""] = renderClass(sampleGradebook(), "zh").match(/class="glance">(.*?)<\/p>/) ??
    [];
  assertEquals(/[:;] /.test(glance.replaceAll(/<[^>]*>/g, "")), false, glance);
});
