import { assert, assertStringIncludes } from "@std/assert";
import { LANGUAGES } from "../../../harness/core/mod.ts";
import type { RatingList } from "../../ratings_console.ts";
import { renderRatingsPage } from "./mod.tsx";

const HOSTILE = "]]><script>alert(1)</script>\x1b[31m\u202e";

const LIST: RatingList = {
  ...{ version: "1", game: "dark-chess", names: ["mine", HOSTILE, "third", "apart"], games: 40 },
  anchor: { player: 0, elo: 1500 },
  ratings: {
    rows: [
      { player: 0, group: 0, elo: 1500, error: 0, games: 20, score: 0.6, superior: 0.987 },
      { player: 1, group: 0, elo: 1411.6, error: 40.2, games: 20, score: 0.4, superior: 0.7 },
      { player: 2, group: 0, elo: 1400, error: 50, games: 20, score: 0.4 },
      { player: 3, group: 1, elo: 0, error: Infinity, games: 5, score: 1 },
    ],
    groups: [{ players: [0, 1, 2], relation: "main" }, { players: [3], relation: "above" }],
    draws: 0.25,
    sidesUntold: true,
    superiority: [[undefined, 0.987, 0.991], [0.013, undefined, 0.7], [0.009, 0.3, undefined]],
  },
};

for (const language of LANGUAGES) {
  Deno.test(`${language}: a page of ratings has the chart, the chances and who stands apart`, () => {
    const page = renderRatingsPage(LIST, language);
    const [body = ""] = /<main.*<\/main>/s.exec(page) ?? [];
    for (const part of ["mine", "1412 ± 40", "98.7 %", "1.3 %", "--swap", "apart", "<svg"]) {
      assertStringIncludes(body, part);
    }
    assert(!/\{[a-z]\w*\}/.test(body.replaceAll(/<[^>]*>/g, "")), "a place was not filled");
    assert(!page.includes("<script>alert") && !page.includes("\x1b"));
  });
}
