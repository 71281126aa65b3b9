import { assert, assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import fc from "../../testing/fast_check.ts";
import { runs } from "../../testing/quick.ts";
import { anyText } from "../../testing/any_text.ts";
import { readStepLog, stepLogEntry } from "./steplog.ts";

const LOG = [
  "W_1_1_Capture_2,0_1,1",
  "B_2_1_Capture_1,-2_0,-2",
  "B_2_2_Enhance_0,-2_1,-3",
  "W_3_1_Capture_-2,-1_-2,0",
  "W_3_2_Pass_0,0_0,0",
];

Deno.test.each<[string, string]>([
  ["underscores", LOG.join("\n")],
  ["blanks for underscores", LOG.join("\n").replaceAll("_", " ")],
  ["CRLF", LOG.join("\r\n")],
])("a log with %s is read", (_, text) => {
  const entries = readStepLog(text);
  assert(entries.ok);
  assertEquals(entries.value[2], {
    side: "second",
    round: 2,
    step: 2,
    move: { kind: "enhance", from: "0,-2", to: "1,-3" },
  });
  const written = entries.value.map(({ side, move, ...at }) =>
    stepLogEntry({ turn: side, ...at }, move)
  );
  assertEquals(written, LOG);
});

Deno.test("an empty log has no entries", () => {
  assertEquals(readStepLog(""), { ok: true, value: [] });
});

const FORM = "Not [Color]_[Round]_[Step]_[Action]_[PathStart]_[PathEnd]";

Deno.test.each([
  ["W_1_1_Capture_2,0_1,1\n", `Line 2: ${FORM}: ""`],
  ["w_1_1_Capture_2,0_1,1", `Line 1: ${FORM}: "w_1_1_Capture_2,0_1,1"`],
  ["W_0_1_Capture_2,0_1,1", `Line 1: ${FORM}: "W_0_1_Capture_2,0_1,1"`],
  ["W_1_3_Capture_2,0_1,1", `Line 1: ${FORM}: "W_1_3_Capture_2,0_1,1"`],
  ["W_1_1_Take_2,0_1,1", `Line 1: ${FORM}: "W_1_1_Take_2,0_1,1"`],
  ["W_1_1_Capture_02,0_1,1", `Line 1: ${FORM}: "W_1_1_Capture_02,0_1,1"`],
  ["W_1_1_Capture_2,0_1,1 ", `Line 1: ${FORM}: "W_1_1_Capture_2,0_1,1␠"`],
  ["W_3_2_Pass_0,0_1,1", `Line 1: The path of a pass is 0,0_0,0: "W_3_2_Pass_0,0_1,1"`],
])("%s is refused with the reason", (text, error) => {
  assertEquals(inEnglish(readStepLog(text)), { ok: false, error });
});

Deno.test("garbage is refused, never thrown at", () => {
  const near = fc.string({ unit: fc.constantFrom(..."WB_12 Pas,0-\n\r"), maxLength: 24 });
  fc.assert(
    fc.property(fc.oneof(anyText(), near), (text) => {
      const log = readStepLog(text);
      assert(log.ok ? text === "" || log.value.length > 0 : log.error.en.length > 0);
    }),
    { numRuns: runs(2000) },
  );
});
