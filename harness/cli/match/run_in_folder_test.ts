import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { told } from "../../runner/match/kit_test.ts";
import { environment } from "../../testing/environment.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { UsageError } from "../command.ts";
import { readOptionsAmongWords } from "../options.ts";
import { PLAY_OPTIONS, readPlayOptions } from "./match_options.ts";
import { matchIn, type MatchSetting, rulesOf } from "./run_in_folder.ts";

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
  await whole.play(() => {});
  const cut = await matchIn(setting(`${temp.path}/cut`, "--jobs", "3"));
  let finished = 0;
  const failed = await cut.play(({ kind }) => {
    if (kind === "game-finished" && ++finished === 3) throw new Error("killed");
  }).then(() => false, () => true);
  assert(failed);
  const before = cut.folder.games().length;
  assertEquals(before, 3);
  assertStringIncludes(
    String(await assertRejects(() => matchIn(setting(`${temp.path}/cut`)))),
    "Somebody else is at work",
  );
  cut[Symbol.dispose]();
  using again = await matchIn(setting(`${temp.path}/cut`));
  assertEquals(again.report().games.length, before);
  await again.play(() => {});
  assertEquals(again.report().games.map(told), whole.report().games.map(told));
});

Deno.test("a game whose line is damaged is told, and played again to the same table", async () => {
  await using temp = await tempFolder();
  const first = await matchIn(setting(temp.path));
  await first.play(() => {});
  first[Symbol.dispose]();
  const file = `${temp.path}/games.jsonl`;
  const [one = "", two = "", ...rest] = Deno.readTextFileSync(file).split("\n");
  const loser = two.includes('"winner":0') ? '"winner":1' : '"winner":0';
  const forged = two.replace(/"winner":[01]/, loser);
  Deno.writeTextFileSync(file, [one, forged, ...rest].join("\n"));
  using _ = environment({ LC_ALL: "C" });
  const said: string[] = [];
  const { error } = console;
  console.error = (line: string) => void said.push(line);
  try {
    using again = await matchIn(setting(temp.path));
    assertEquals(again.report().games.length, 5);
    await again.play(() => {});
    assertEquals(again.report().games.map(told), first.report().games.map(told));
  } finally {
    console.error = error;
  }
  assertEquals(said.length, 1);
  assertStringIncludes(said[0] ?? "", "games.jsonl:2: this line is damaged");
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

Deno.test("rules of two protocols are told once each", () => {
  assertEquals(rulesOf(["mgtp", "mgtp"]), rulesOf(["mgtp"]));
  assert(rulesOf(["mgtp"]).length > 10);
});
