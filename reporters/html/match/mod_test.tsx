import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { type GameFacts, LANGUAGES, type MatchReport } from "../../../harness/core/mod.ts";
import { renderMatchPages } from "./mod.tsx";
import { GAME, REPORT, sources } from "./page_kit.ts";

for (const language of LANGUAGES) {
  Deno.test(`${language}: the summary and the table can be read without a script`, () => {
    const [page] = renderMatchPages(REPORT, { sources, language });
    assert(page);
    const [body = ""] = /<main.*<\/main>/s.exec(page.text) ?? [];
    for (
      const part of ["mine", "x/legal", "./mine", '<td class="number">250 ', 'id="games"', "<svg"]
    ) {
      assertStringIncludes(body, part);
    }
    assert(!/\{[a-z]\w*\}/.test(body.replaceAll(/<[^>]*>/g, "")), "a place was not filled");
  });

  Deno.test(`${language}: nothing that an engine says becomes part of the page`, () => {
    const [page] = renderMatchPages(REPORT, { sources, language });
    const text = page?.text ?? "";
    assert(!text.includes("<script>alert") && !text.includes("\x1b") && !text.includes("<b>"));
    assertStringIncludes(text, "default-src &#39;none&#39;".replaceAll("&#39;", "'"));
  });
}

Deno.test("a match speaks of games, where a report speaks of cases and scenarios", () => {
  const [page] = renderMatchPages(REPORT, { sources, language: "en" });
  const text = page?.text ?? "";
  assertStringIncludes(text, "Found in 1 of 2 games");
  assertStringIncludes(text, "<dt>game</dt>");
  assertStringIncludes(text, "JavaScript is off: the result");
  assert(!text.includes("<dt>scenario</dt>"));
});

Deno.test("where nothing runs a game again, nothing is said of it", () => {
  const rows = (replay: string): number => {
    const replayed = { ...sources, replayOf: () => replay };
    const [page] = renderMatchPages(REPORT, { sources: replayed, language: "en" });
    return page?.text.split("<dt>replay</dt>").length ?? 0;
  };
  assertEquals([rows("deno task replay"), rows("")], [2, 1]);
});

Deno.test("a page that a server makes anew can be reloaded, and a file says nothing of it", () => {
  const words = { en: "Reload", zh: "重新載入", ja: "再読み込み" };
  for (const language of LANGUAGES) {
    const text = (how: { readonly reloads?: true }): string =>
      renderMatchPages(REPORT, { sources, language, ...how })[0]?.text ?? "";
    assertStringIncludes(text({ reloads: true }), `↻ ${words[language]}</button>`);
    assert(!text({}).includes(`↻ ${words[language]}`));
  }
});

Deno.test("a match without games has a page", () => {
  const [page] = renderMatchPages({ match: REPORT.match, games: [] }, { sources, language: "en" });
  assertStringIncludes(page?.text ?? "", "3 games still to be played");
});

Deno.test("the talks of many games go to other files", () => {
  const long = "x".repeat(3000);
  const wireOf = ({ number }: GameFacts) =>
    Array.from({ length: 60 }, (_, index) => (
      { index, atMs: 0, from: "engine", text: `${number} ${index} ${long}`, of: 0 } as const
    ));
  const games = Array.from({ length: 12 }, (_, at) => ({ ...GAME, number: at + 1 }));
  const budgets = { chunk: 1000, first: 2000, other: 4000 };
  const pages = renderMatchPages({ ...REPORT, games }, {
    sources: { ...sources, wireOf },
    language: "en",
    budgets,
  });
  assert(pages.length > 1);
  assertEquals(pages[1]?.fileName, "index-2.html");
  assertStringIncludes(pages[0]?.text ?? "", "index-2.html#case/");
});

for (const language of LANGUAGES) {
  Deno.test(`${language}: a sequential test has its section and its curve`, () => {
    const test = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 };
    const curve = Array.from({ length: 2500 }, (_, at) => at / 900);
    const report: MatchReport = {
      ...REPORT,
      sprt: {
        ...{ test, bounds: [-2.94, 2.94], llr: 2.95, curve, counts: [0, 0, 2000, 500, 0] },
        ...{ saved: 0.5, repeated: 3, decision: "elo1", lastGame: 2 },
      },
    };
    const [page] = renderMatchPages(report, { sources, language });
    const [body = ""] = /<main.*<\/main>/s.exec(page?.text ?? "") ?? [];
    for (const part of ['id="sprt"', "LLR +2.95", "<polyline", "0 · 0 · 2000 · 500 · 0", "50 %"]) {
      assertStringIncludes(body, part);
    }
    const [, points = ""] = /<polyline points="([^"]*)"/.exec(body) ?? [];
    assert(points.split(" ").length <= 1001, "the curve is thinned");
    assert(!/\{[a-z]\w*\}/.test(body.replaceAll(/<[^>]*>/g, "")), "a place was not filled");
  });
}
