import { assert, assertEquals } from "@std/assert";
import { LANGUAGES, type SprtReport } from "../harness/core/mod.ts";
import { decisionText, llrText, savedText, signed, stoppedText, testText } from "./sprt_words.ts";

const REPORT: SprtReport = {
  test: { elo0: -2.5, elo1: 10, alpha: 0.05, beta: 0.1 },
  bounds: [-2.251, 2.89],
  llr: 1.234,
  curve: [0.4, 1.234],
  counts: [0, 0, 1, 1, 0],
  saved: 0.374,
  repeated: 0,
  lastGame: 4,
};

Deno.test("a ratio stands between its bounds", () => {
  assertEquals(llrText(REPORT), "LLR +1.23 (−2.25 … +2.89)");
  assertEquals([signed(0), signed(-0.001), signed(-3)], ["0.00", "0.00", "−3.00"]);
});

Deno.test("the hypotheses and both chances of error are named", () => {
  const text = "−2.5 or 10 Elo; chances of a wrong decision 5 % and 10 %";
  assertEquals(testText(REPORT.test, "en"), text);
});

Deno.test("each decision has its words in every language", () => {
  for (const language of LANGUAGES) {
    const texts = [
      decisionText(REPORT, "mine", language),
      decisionText({ ...REPORT, decision: "elo0" }, "mine", language),
      decisionText({ ...REPORT, decision: "elo1" }, "mine", language),
      savedText(REPORT, language),
      savedText({ ...REPORT, saved: -0.1 }, language),
      stoppedText(language),
    ];
    assertEquals(new Set(texts).size, texts.length);
    assert(texts.every((text) => text && !/[{}]/.test(text)));
  }
  assertEquals(savedText({ ...REPORT, saved: undefined }, "en"), undefined);
});
