import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { reportOfStream } from "../core/mod.ts";
import { readPlan, Store } from "../classroom/mod.ts";
import { captured, environment } from "../testing/environment.ts";
import { type TempFolder, tempFolder } from "../testing/temp_folder.ts";
import { runCommand } from "./mod.ts";
import { ContestFolder } from "../arena/contest_folder.ts";
import { MatchFolder } from "../arena/match_folder.ts";
import { copyFolder } from "../arena/merge_contests.ts";

/** Folders as version 0.1.0 left them. */
const OLD = decodeURIComponent(
  new URL("../../fixtures/streams/v0_1_0/", import.meta.url).pathname,
);
const HOW = ["--no-eat-flip", "4", "--reporter", "json", "--lang", "en"];
const SWISS = ["mgtp", "--format", "swiss", "builtin:random", "builtin:greedy", "builtin:random"];

async function run({ path }: TempFolder, ...words: readonly string[]) {
  using _ = environment({ INIT_CWD: path });
  return await captured(() => runCommand([...words]));
}

function names(path: string): readonly string[] {
  return [...Deno.readDirSync(path)].map(({ name }) => name);
}

Deno.test("a match of version 0.1.0 is replayed and rated as it lies there", async () => {
  await using temp = await tempFolder();
  copyFolder(`${OLD}match`, `${temp.path}/m`);
  for (const path of ["m", "m/games.jsonl"]) {
    const { result, out } = await run(temp, "replay", path, "--lang", "en");
    assertEquals(result, 0);
    assertStringIncludes(out, "game 1  random – greedy");
  }
  const { out } = await run(temp, "rate", "m", "--lang", "en");
  assertStringIncludes(out, "greedy");
  assertEquals(names(`${temp.path}/m`).toSorted(), ["games.jsonl", "match.json"]);
});

Deno.test("a match of version 0.1.0 goes on, and is kept as events from then on", async () => {
  await using temp = await tempFolder();
  copyFolder(`${OLD}match`, `${temp.path}/m`);
  const before = new MatchFolder(`${temp.path}/m`).games();
  assertEquals(before.length, 2);
  const words = ["match", "mgtp", "builtin:random", "builtin:greedy", "--games", "3"];
  const { out } = await run(temp, ...words, "--seed", "7", "--out", "m", ...HOW);
  assertEquals(out.split("\n").filter((line) => /^game \d /.test(line)).length, 1);
  const after = new MatchFolder(`${temp.path}/m`);
  assertEquals(after.games().slice(0, 2), before);
  assertEquals([after.games().length, after.damage()], [3, []]);
  assertEquals(names(`${temp.path}/m`).includes("games.jsonl"), false);
});

Deno.test("a contest of version 0.1.0 has its standings, and goes on by its rounds", async () => {
  await using temp = await tempFolder();
  copyFolder(`${OLD}contest`, `${temp.path}/c`);
  const before = new ContestFolder(`${temp.path}/c`).report();
  assertEquals([before?.rounds?.length, before?.over, before?.matches.length], [2, true, 2]);
  const { result } = await run(
    ...[temp, "contest", ...SWISS, "--rounds", "2", "--games", "1", "--seed", "3"] as const,
    ...["--out", "c", ...HOW],
  );
  assertEquals(result, 0);
  const after = new ContestFolder(`${temp.path}/c`).report();
  assertEquals(after?.standings, before?.standings);
});

Deno.test("the journals of a class of version 0.1.0 fold into its report", async () => {
  await using temp = await tempFolder();
  copyFolder(`${OLD}results`, `${temp.path}/r`);
  const plan = readPlan(`${temp.path}/r`);
  assertEquals([plan?.class.map(({ name }) => name), plan?.shard], [["ann"], { index: 1, of: 1 }]);
  const store = new Store(`${temp.path}/r`);
  const report = await reportOfStream(store.events("ann"));
  assert(report?.finished);
  assertEquals(
    report.cases.map(({ verdict }) => verdict.kind).toSorted().join(),
    "failed,skipped,skipped,skipped",
  );
  const { result } = await run(temp, "report", "r/journals/ann.jsonl", "--lang", "en");
  assertEquals(result, 1);
});
