import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { told } from "./games/test_kit.ts";
import { environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { follow, MatchFold, UsageError } from "../core/mod.ts";
import { readOptionsAmongWords } from "../cli/options.ts";
import { PLAY_OPTIONS, readPlayOptions } from "../cli/match/match_options.ts";
import { rulesOf } from "./players.ts";
import { matchIn, type MatchSetting } from "./run_in_folder.ts";

function setting(folder: string, ...words: readonly string[]): MatchSetting {
  const usual = { games: 6, swap: true, out: folder };
  return {
    protocol: "mgtp",
    players: [{ kind: "builtin", opponent: "random" }, { kind: "builtin", opponent: "greedy" }],
    names: ["random", "greedy"],
    options: readPlayOptions(readOptionsAmongWords(words, PLAY_OPTIONS), usual),
    folder,
  };
}

Deno.test("a match that was cut short goes on to the same table", async () => {
  await using temp = await tempFolder();
  using whole = await matchIn(setting(`${temp.path}/whole`));
  await follow(whole.play(), () => {});
  const cut = await matchIn(setting(`${temp.path}/cut`, "--jobs", "3"));
  let finished = 0;
  const failed = await follow(cut.play(), ({ kind }) => {
    if (kind === "game-finished" && ++finished === 3) throw new Error("killed");
  }).then(() => false, () => true);
  assert(failed);
  const before = cut.folder.games().length;
  assertEquals(before, 3);
  assertStringIncludes(
    String(await assertRejects(() => matchIn(setting(`${temp.path}/cut`)))),
    "Another Shinpan process is at work",
  );
  cut[Symbol.dispose]();
  using again = await matchIn(setting(`${temp.path}/cut`));
  assertEquals(again.report().games.length, before);
  await follow(again.play(), () => {});
  assertEquals(again.report().games.map(told), whole.report().games.map(told));
});

Deno.test("the events of a match that goes on fold into the report of one that never stopped", async () => {
  await using temp = await tempFolder();
  const folds: MatchFold[] = [];
  for (const games of ["2", "4"]) {
    using underWay = await matchIn(setting(temp.path, "--games", games));
    const fold = new MatchFold(rulesOf([]));
    await follow(underWay.play(), (event) => fold.add(event));
    assertEquals(fold.report(), underWay.report());
    folds.push(fold);
  }
  using whole = await matchIn(setting(`${temp.path}/whole`, "--games", "4"));
  await follow(whole.play(), () => {});
  const [first, second] = folds.map((fold) => fold.report()?.games.map(told));
  assertEquals(second, whole.report().games.map(told));
  assertEquals(first, second?.slice(0, 2));
});

Deno.test("a game whose line is damaged is reported, and played again to the same table", async () => {
  await using temp = await tempFolder();
  const first = await matchIn(setting(temp.path));
  await follow(first.play(), () => {});
  first[Symbol.dispose]();
  const file = `${temp.path}/events.jsonl`;
  const [start = "", one = "", two = "", ...rest] = Deno.readTextFileSync(file).split("\n");
  const loser = two.includes('"winner":0') ? '"winner":1' : '"winner":0';
  const forged = two.replace(/"winner":[01]/, loser);
  Deno.writeTextFileSync(file, [start, one, forged, ...rest].join("\n"));
  using _ = environment({ LC_ALL: "C" });
  const said: string[] = [];
  const { error } = console;
  console.error = (line: string) => void said.push(line);
  try {
    using again = await matchIn(setting(temp.path));
    assertEquals(again.report().games.length, 5);
    await follow(again.play(), () => {});
    assertEquals(again.report().games.map(told), first.report().games.map(told));
  } finally {
    console.error = error;
  }
  assertEquals(said.length, 1);
  assertStringIncludes(said[0] ?? "", "events.jsonl:3: this line is damaged");
});

Deno.test("a setting that the game does not know is refused before anything is written", async () => {
  await using temp = await tempFolder();
  assert(
    await assertRejects(() =>
      matchIn(setting(`${temp.path}/x`, "--setting", "nonsense=1"))
    ) instanceof
      UsageError,
  );
  assertEquals([...Deno.readDirSync(temp.path)], []);
});

Deno.test("rules of two protocols are reported once each", () => {
  assertEquals(rulesOf(["mgtp", "mgtp"]), rulesOf(["mgtp"]));
  assert(rulesOf(["mgtp"]).length > 10);
});

const TEST = { elo0: 0, elo1: 200, alpha: 0.2, beta: 0.2 };

/** A match that a test ends. */
function tested(folder: string, ...words: readonly string[]): MatchSetting {
  const plain = setting(folder, "--games", "400", "--no-eat-flip", "10", ...words);
  return { ...plain, options: { ...plain.options, sprt: TEST } };
}

Deno.test("a test ends the match as soon as it is decided, however many games go on at a time", async () => {
  await using temp = await tempFolder();
  const results = [];
  for (const jobs of ["1", "3"]) {
    using underWay = await matchIn(tested(`${temp.path}/${jobs}`, "--jobs", jobs));
    await follow(underWay.play(), () => {});
    const { sprt, games } = underWay.report();
    assert(sprt?.decision && games.length < 400);
    assertEquals(games.length, sprt.lastGame);
    results.push({ sprt, games: games.map(told) });
  }
  assertEquals(results[1], results[0]);
});

Deno.test("a tested match that was cut short goes on to the same decision", async () => {
  await using temp = await tempFolder();
  using whole = await matchIn(tested(`${temp.path}/whole`));
  await follow(whole.play(), () => {});
  const cut = await matchIn(tested(`${temp.path}/cut`));
  let finished = 0;
  await follow(cut.play(), ({ kind }) => {
    if (kind === "game-finished" && ++finished === 3) throw new Error("killed");
  }).catch(() => {});
  cut[Symbol.dispose]();
  using again = await matchIn(tested(`${temp.path}/cut`));
  await follow(again.play(), () => {});
  assertEquals(again.report().sprt, whole.report().sprt);
  const played: string[] = [];
  await follow(again.play(), ({ kind }) => void played.push(kind));
  assertEquals(played.includes("game-started"), false);
});

Deno.test("a test that was changed after games were seen is refused", async () => {
  await using temp = await tempFolder();
  const plain = setting(temp.path, "--games", "2");
  const first = await matchIn(plain);
  await follow(first.play(), () => {});
  first[Symbol.dispose]();
  const changed = { ...plain, options: { ...plain.options, sprt: TEST } };
  assertStringIncludes(String(await assertRejects(() => matchIn(changed))), "another match (sprt)");
});
