import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { builtin, matchContext, played } from "./games/test_kit.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { readOptionsAmongWords } from "../cli/options.ts";
import { MatchFolder } from "./match_folder.ts";
import { PLAY_OPTIONS, readPlayOptions } from "../cli/match/match_options.ts";
import { pliesOf, writeMatchReports } from "./match_reports.ts";

const CONTEXT = matchContext([builtin("random"), builtin("greedy")], { games: 2 });
const { games: GAMES } = await played(CONTEXT);
const REPORT = { match: CONTEXT.match, games: GAMES };

function optionsOf(...words: readonly string[]) {
  const usual = { games: 2, swap: true, out: "x" };
  return { options: readPlayOptions(readOptionsAmongWords(words, PLAY_OPTIONS), usual) };
}

Deno.test("the reports that were asked for are written, and named", async () => {
  await using temp = await tempFolder();
  const folder = new MatchFolder(temp.path);
  folder.begin(CONTEXT.match, { fresh: false });
  const text = writeMatchReports(REPORT, { folder, setting: optionsOf("--lang", "en") });
  assertStringIncludes(text, "index.html");
  assertStringIncludes(await Deno.readTextFile(`${temp.path}/index.html`), "random");
  const { standing } = JSON.parse(await Deno.readTextFile(`${temp.path}/match-result.json`));
  assertEquals(standing.tally.wins + standing.tally.draws + standing.tally.losses, 2);
});

Deno.test("without reporters no report is written", async () => {
  await using temp = await tempFolder();
  const folder = new MatchFolder(temp.path);
  folder.begin(CONTEXT.match, { fresh: false });
  writeMatchReports(REPORT, { folder, setting: optionsOf("--reporter", "none") });
  const names = [...Deno.readDirSync(temp.path)].map(({ name }) => name).sort();
  assertEquals(names, ["events.jsonl", "match.json", "room.info", "talks"]);
});

Deno.test("plies get their boards back", () => {
  const [game] = GAMES;
  assert(game);
  const plies = pliesOf(REPORT, game);
  assertEquals(plies.map(({ move }) => move), game.plies.map(({ move }) => move));
  assertEquals(plies.slice(0, 2).map(({ by }) => by), ["engine", "opponent"]);
  assert(plies.every(({ diagram }) => diagram.points.length === 32));
  assertEquals(plies.map(({ before }) => before !== undefined).indexOf(true, 0), 0);
  assertEquals(plies.filter(({ before }) => before !== undefined).length, 1);
});

Deno.test("a resignation is shown after the last ply", () => {
  const [game] = GAMES;
  assert(game);
  const outcome = { kind: "over", reason: "Resign", winner: 0 } as const;
  const last = pliesOf(REPORT, { ...game, outcome }).at(-1);
  assertEquals([last?.ply, last?.by, last?.resigned], [game.plies.length + 1, "opponent", true]);
});
