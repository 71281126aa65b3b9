import { assertEquals, assertMatch } from "@std/assert";
import { LANGUAGES } from "../harness/core/mod.ts";
import { confinementText, SANDBOX_LEVELS } from "../harness/sandbox/mod.ts";
import { confinementWords, openHoles } from "./confinement_words.ts";

const LIMITS = {
  ...{ cpuSeconds: 5, memoryMiB: 1024, processes: 256 },
  ...{ fileMiB: 64, folderMiB: 256, openFiles: 1024 },
};
const LINES = [
  "process group",
  "none",
  ...SANDBOX_LEVELS.map((level) =>
    confinementText({ level, limits: LIMITS, account: { uid: 1, gid: 1 } }, { pinned: true })
  ),
];

for (const language of LANGUAGES.filter((one) => one !== "en")) {
  Deno.test(`${language}: whatever confines an engine has words, with all its numbers`, () => {
    for (const line of LINES) {
      const words = confinementWords(line, language);
      assertEquals(words.length, line.split(", ").length);
      for (const [at, part] of line.split(", ").entries()) {
        assertMatch(words[at] ?? "", /[\u3040-\u30ff\u4e00-\u9fff]/);
        assertEquals(words[at]?.match(/\d{2,}/g), part.match(/\d{2,}/g));
      }
    }
  });
}

Deno.test("in English the parts stay as they are, and so do unknown parts", () => {
  assertEquals(confinementWords("limits: process group, 256 processes", "en"), [
    "limits: process group",
    "256 processes",
  ]);
  assertEquals(confinementWords("a cage", "ja"), ["a cage"]);
  assertEquals(confinementWords("", "zh"), []);
});

Deno.test("what a level cannot hold is reported in one sentence, where it is open", () => {
  const told = SANDBOX_LEVELS.filter((level) =>
    openHoles(confinementText({ level, limits: {} }), "en")
  );
  assertEquals(told, ["none", "limits"]);
  for (const language of LANGUAGES) {
    assertMatch(openHoles("limits: process group", language) ?? "", /^[^.。]+$/);
  }
  assertEquals(openHoles("process group", "en"), undefined);
});
