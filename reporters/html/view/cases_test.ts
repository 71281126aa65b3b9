import { assert, assertEquals } from "@std/assert";
import { sampleReport } from "../../../harness/testing/sample_report.ts";
import { pagesOf } from "../pages.ts";
import { type Filter, filtered, NO_FILTER } from "./cases.tsx";

const [page] = pagesOf([sampleReport()], { language: "en" });
assert(page);
const { overview } = page;
const keys = (filter: Partial<Filter>): readonly string[] =>
  filtered(overview, { ...NO_FILTER, ...filter }).map(({ key }) => key);

Deno.test("without a filter there are all cases, the worst first", () => {
  assertEquals(keys({}).length, sampleReport().cases.length);
  assertEquals(keys({})[0], "mgtp/commands/reset_board");
});

Deno.test("words are looked for in names, titles of all languages, rules and engines", () => {
  assertEquals(keys({ text: "GAMES first" }), ["mgtp/games/first"]);
  assertEquals(keys({ text: "有禮貌" }).length, overview.cases.length);
  assertEquals(keys({ text: "no-dark-target" }), ["mgtp/games/first"]);
  assertEquals(keys({ text: "my_engine" }).length, overview.cases.length);
  assertEquals(keys({ text: "nothing of this kind" }), []);
});

Deno.test("also in a strict run cases are found by the level that they show", () => {
  const report = sampleReport();
  const [strict] = pagesOf([{ ...report, run: { ...report.run, strict: true } }], {
    language: "en",
  });
  assert(strict);
  const count = (level: Filter["level"]): number =>
    filtered(strict.overview, { ...NO_FILTER, level }).length;
  assert(keys({ level: "SHOULD" }).length > 0);
  assertEquals(count("SHOULD"), keys({ level: "SHOULD" }).length);
  assertEquals(count("MUST"), keys({ level: "MUST" }).length);
});

Deno.test("verdict, level and protocol narrow the list", () => {
  assertEquals(keys({ outcomes: ["skipped"] }), ["mgtp/games/whole", "mgtp/games/whole#2"]);
  assertEquals(keys({ outcomes: ["skipped", "errored"] }).length, 3);
  assertEquals(keys({ level: "MAY" }), ["mgtp/commands/version"]);
  assertEquals(keys({ protocol: "other" }), []);
});
