import { assertEquals } from "@std/assert";
import { sampleCase, sampleReport, sampleViolation } from "../harness/testing/sample_report.ts";
import { breachesOf } from "./breach.ts";
import { breachText } from "./breach_text.ts";

Deno.test("a breach reads as the style note wants it, in columns of any script", () => {
  const one = sampleCase("mgtp/a", { violations: [sampleViolation()] });
  const [breach] = breachesOf(sampleReport([one]), one);
  assertEquals(breach && breachText(breach, "ja").split("\n").slice(0, 5), [
    "mgtp/reply-id  MUST  応答は対応するコマンドの番号を持つ（DarkChess manual 8.4.1）",
    "  送信      7 reset_board",
    "  期待      =7",
    "  実際      =0",
    "  ヒント    コマンド先頭の番号をそのまま返し、独自の番号表を持たない",
  ]);
});
