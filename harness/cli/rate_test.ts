import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { captured, environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { contest } from "./contest.ts";
import { match } from "./match.ts";
import { rate } from "./rate.ts";

/** Runs a command from a folder; a usage error is told like everything else. */
async function run(folder: string, command: typeof rate, ...args: readonly string[]) {
  using _ = environment({ INIT_CWD: folder, LC_ALL: "C" });
  return await captured(async () => {
    try {
      return await command.run(args);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return error.message;
    }
  });
}

const HOW = ["--no-eat-flip", "10", "--quiet", "--reporter", "none"];
const CONTEST = ["mgtp", "builtin:random", "builtin:greedy", "builtin:random", "--games", "4"];
const MATCH = ["mgtp", "builtin:random", "builtin:greedy", "--games", "6", "--swap"];

Deno.test("all games of a contest and a match are rated together, each folder once", async () => {
  await using temp = await tempFolder();
  await run(temp.path, contest, ...CONTEST, ...HOW);
  await run(temp.path, match, ...MATCH, ...HOW, "--seed", "5");
  const { result, out } = await run(
    temp.path,
    rate,
    ...["contest", "match", "match/", "--anchor", "random=1000"],
    ...["--json", "ratings.json", "--html", "ratings.html"],
  );
  assertEquals(result, 0);
  assertStringIncludes(out, "3 players · 18 games");
  const { players, rows } = JSON.parse(Deno.readTextFileSync(`${temp.path}/ratings.json`));
  assertEquals(players, ["greedy", "random", "random-2"]);
  const random = rows.find(({ player }: { player: number }) => player === 1);
  assert(random.elo === 1000 && random.games === 14, out);
  assertStringIncludes(Deno.readTextFileSync(`${temp.path}/ratings.html`), "<svg");
});

Deno.test("a copy of a folder adds no games", async () => {
  await using temp = await tempFolder();
  await run(temp.path, match, ...MATCH, ...HOW);
  Deno.mkdirSync(`${temp.path}/copy`);
  for (const { name, isFile } of Deno.readDirSync(`${temp.path}/match`)) {
    if (isFile) Deno.copyFileSync(`${temp.path}/match/${name}`, `${temp.path}/copy/${name}`);
  }
  const { out } = await run(temp.path, rate, "match", "copy");
  assertStringIncludes(out, "2 players · 6 games");
  assertStringIncludes(out, "Games that lie in several folders count once; left out: 6");
  // Built-in opponents draw their chances from the seed: the same command plays the same games.
  await run(temp.path, match, ...MATCH, ...HOW, "--out", "again");
  const again = await run(temp.path, rate, "match", "again");
  assertStringIncludes(again.out, "2 players · 6 games");
  assertStringIncludes(again.out, "repeat another move for move count once; left out: 6");
});

Deno.test("what cannot be rated is refused with what to do", async () => {
  await using temp = await tempFolder();
  await run(temp.path, match, ...MATCH, ...HOW);
  const ghosts = ["geister-stdio", "builtin:random", "builtin:random", "--games", "1"];
  await run(temp.path, match, ...ghosts, "--out", "ghosts", "--quiet", "--reporter", "none");
  const refusals: readonly (readonly [readonly string[], string])[] = [
    [[], "No folder is named"],
    [["nowhere"], "No match in"],
    [["match", "ghosts"], "games of dark-chess and of geister"],
    [["match", "--anchor", "greedy"], "--anchor NAME=1500"],
    [["match", "--anchor", "gredy=1500"], "did you mean greedy?"],
  ];
  for (const [words, why] of refusals) {
    assertStringIncludes(String((await run(temp.path, rate, ...words)).result), why);
  }
  const games = `${temp.path}/match/events.jsonl`;
  Deno.writeTextFileSync(games, Deno.readTextFileSync(games).replace('"winner":1', '"winner":0'));
  assertStringIncludes(String((await run(temp.path, rate, "match")).result), "damaged");
});

Deno.test("a file that cannot be written is reported in a line", async () => {
  await using temp = await tempFolder();
  await run(temp.path, match, ...MATCH, ...HOW);
  const { result } = await run(temp.path, rate, "match", "--json", "none/ratings.json");
  assertStringIncludes(String(result), 'Cannot write to "none/ratings.json": name another file');
});
