import { assertEquals } from "@std/assert";
import { MARK_WORDS } from "./mark_words.ts";
import { reasonsOf } from "./reasons.ts";

const failed = { words: MARK_WORDS.failed };
const untried = (why: string) => ({ words: MARK_WORDS.untried, why });
const english = (all: Parameters<typeof reasonsOf>[0]) => reasonsOf(all).map(({ en }) => en);

Deno.test("a cause is reported once, with all that it holds for", () => {
  assertEquals(
    english([
      { id: "a", cause: failed },
      { id: "b", cause: untried("mute") },
      { id: "c" },
      { id: "d", cause: failed },
      { id: "e", cause: untried("mute") },
      { id: "f", cause: untried("gone") },
    ]),
    [
      "Failed: a, d",
      "Could not be tried: b, e (mute)",
      "Could not be tried: f (gone)",
    ],
  );
});

Deno.test("a long list is cut, and says so in every language", () => {
  const many = Array.from({ length: 13 }, (_, at) => ({ id: `s${at}`, cause: failed }));
  const ids = "s0, s1, s2, s3, s4, s5, s6, s7, s8, s9";
  assertEquals(reasonsOf(many), [{
    en: `Failed: ${ids} and 3 more`,
    zh: `未通過：${ids} 及另外 3 項`,
    ja: `不合格：${ids} ほか 3 件`,
  }]);
});
