import { assert, assertEquals } from "@std/assert";
import { LANGUAGES } from "../../harness/core/mod.ts";
import { assertHarmless, assertNoCommands } from "../../harness/testing/reporter_laws.ts";
import {
  hostileGradebook,
  sampleGrade,
  sampleGradebook,
} from "../../harness/testing/sample_gradebook.ts";
import { widthOf } from "../width.ts";
import { renderGradebook } from "./gradebook.ts";

const PLAIN = { language: "en", colour: false, width: 80 } as const;

Deno.test("a row per submission, then the class as a whole", () => {
  assertEquals(renderGradebook(sampleGradebook(), PLAIN).split("\n"), [
    "Homework 2 · mgtp · 6 submissions",
    "",
    "  submission         points                    standing        fix first",
    "  alice           100 / 100  ████████████████  graded",
    "  bob              70 / 100  ███████████▎      graded          mgtp/reply-id",
    "✗ carol             0 / 100                    does not build  make failed",
    "? dave        12.5–80 / 100  ██░░░░░░░░░░░     not final       mgtp/reply-id",
    "  王小明        33.33 / 100  █████▍            graded          mgtp/reply-id",
    "… zoe           0–100 / 100  ░░░░░░░░░░░░░░░░  waiting",
    "",
    "distribution  0 ██·█···█·█ 100  mean 43.2 · median 33.3",
    "most often broken",
    "  3 × mgtp/reply-id  A reply carries the id of its command",
    "  2 × mgtp/no-noise  Nothing but replies is written to standard output",
    "",
  ]);
});

Deno.test("every language has its words", () => {
  const texts = LANGUAGES.map((language) =>
    renderGradebook(sampleGradebook(), { ...PLAIN, language })
  );
  assertEquals(texts.map((text) => text.split("\n")[5]?.split(/\s{2,}/)), [
    ["✗ carol", "0 / 100", "does not build", "make failed"],
    ["✗ carol", "0 / 100", "無法建置", "make 失敗"],
    ["✗ carol", "0 / 100", "ビルド不可", "make が失敗"],
  ]);
});

Deno.test("colour adds nothing but colour", () => {
  const painted = renderGradebook(sampleGradebook(), { ...PLAIN, colour: true });
  // deno-lint-ignore no-control-regex -- the colours are control characters
  const plain = painted.replace(/\x1b\[\d+m/g, "");
  const trimmed = (text: string): string => text.replace(/ +$/gm, "");
  assert(painted !== plain);
  assertEquals(trimmed(plain), renderGradebook(sampleGradebook(), PLAIN));
});

for (const width of [40, 60, 72, 80, 132]) {
  Deno.test(`no line is wider than a terminal of ${width} columns`, () => {
    for (const language of LANGUAGES) {
      for (const book of [sampleGradebook(), hostileGradebook()]) {
        const text = renderGradebook(book, { ...PLAIN, language, width });
        for (const line of text.split("\n")) assert(widthOf(line) <= width, `${line}|`);
      }
    }
  });
}

Deno.test("hostile names reach neither the terminal nor the CI service", () => {
  const text = renderGradebook(hostileGradebook(), PLAIN);
  assertHarmless(text);
  assertNoCommands(text);
});

Deno.test("an empty class and points out of nothing are no trouble", () => {
  const none = renderGradebook(sampleGradebook([]), PLAIN);
  assertEquals(none, "Homework 2 · mgtp · 0 submissions\n");
  const grade = sampleGrade("a", { points: 0, most: 0, atMost: 0 });
  assert(renderGradebook(sampleGradebook([grade]), PLAIN).includes("0 / 0"));
});
