import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { builtin, matchContext, played } from "../arena/games/test_kit.ts";
import { captured, environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { runCommand } from "./mod.ts";
import { readTyped } from "../recording/source.ts";
import { MatchFolder } from "../arena/match_folder.ts";

const RECORDS = decodeURIComponent(new URL("../../fixtures/records", import.meta.url).pathname);

async function run(folder: string, ...args: readonly string[]) {
  using _ = environment({ INIT_CWD: folder, LC_ALL: "C", GITHUB_ACTIONS: undefined });
  return await captured(() => runCommand(args));
}

/** What `lint` says of a scenario. */
async function lint(folder: string, text: string): Promise<string> {
  Deno.writeTextFileSync(`${folder}/x.yaml`, text);
  return (await run(folder, "lint", "x.yaml")).out;
}

const FINE = "1 scenario file, no problems\n";

const LOG = `7 reset_board
>>7
11 flip c1 M
>>11
12 genmove black
>>12 d1 d1
11 flip d1 p
>>11
10 move c1 d1
>>10
12 genmove black
>>12 a1 a1
`;

Deno.test("a log of the platform becomes a scenario about the engine's last decision", async () => {
  await using temp = await tempFolder();
  temp.write("3 theirs_wins NoMove.command", LOG);
  const from = ["record", "--from", "3 theirs_wins NoMove.command"];
  const { result, out } = await run(temp.path, ...from);
  assertEquals(result, 0);
  assertStringIncludes(out, "en: Recorded from 3 theirs_wins NoMove.command\n");
  assertStringIncludes(
    out,
    "engine: second\n      plies: 1\n      opening: >-\n        c1(M) d1(p) c1-d1\n",
  );
  assertEquals(await lint(temp.path, out), FINE);
  const exact = await run(temp.path, ...from, "--exact");
  assertStringIncludes(
    exact.out,
    "- send: 12 genmove black\n  - expect:\n      status: success\n      text: a1 a1\n",
  );
  assertEquals(await lint(temp.path, exact.out), FINE);
  const earlier = await run(temp.path, ...from, "--ply", "1", "--out", "my/lost.yaml");
  assertEquals([earlier.result, earlier.out], [0, ""]);
  assertStringIncludes(Deno.readTextFileSync(`${temp.path}/my/lost.yaml`), ">-\n        c1(M)\n");
});

for (
  const [game, name, said] of [
    ["dark-chess", "1 search_wins NoMove.txt", "      opening: >-\n"],
    ["geister", "1 greedy_wins ChessEscape.txt", "      setup: "],
  ] as const
) {
  Deno.test(`a record of ${game} becomes a scenario about the loser, or the whole game`, async () => {
    await using temp = await tempFolder();
    for (const more of [[], ["--whole"], ["--side", "first"]]) {
      const { result, out } = await run(
        temp.path,
        "record",
        "--from",
        `${RECORDS}/${game}/${name}`,
        ...more,
      );
      assertEquals(result, 0);
      assertStringIncludes(out, more[0] === "--whole" ? "      replies: >-\n" : said);
      assertEquals(await lint(temp.path, out), FINE);
    }
  });
}

Deno.test("a game of ours becomes a scenario, from its folder and from events.jsonl", async () => {
  await using temp = await tempFolder();
  for (const game of ["tzaar", "dark-chess"]) {
    const context = matchContext([builtin("random"), builtin("greedy")], { game, games: 2 });
    const { games } = await played(context);
    const folder = new MatchFolder(`${temp.path}/${game}`);
    folder.begin(context.match, { fresh: false });
    for (const one of games) folder.add(context.match, one, []);
    for (const path of [game, `${game}/events.jsonl`]) {
      const side = ["--game", "2", "--side", "second"];
      const { result, out } = await run(temp.path, "record", "--from", path, ...side);
      assertEquals(result, 0);
      assertEquals(await lint(temp.path, out), FINE);
    }
  }
});

Deno.test("what cannot be recorded is refused with a way out", async () => {
  await using temp = await tempFolder();
  temp.write("log", LOG);
  temp.write("script", "1 name\n");
  temp.write("remark", "# 1 name\n\n");
  temp.write("bad log", LOG.replace("11 flip d1 p", "10 move d1 c1"));
  const draw = `${RECORDS}/dark-chess/3 Draw NoEatFlipDraw.txt`;
  const cases: readonly (readonly [readonly string[], string])[] = [
    [["--from", "log", "--ply", "2"], 'After ply 2 of "log" the engine is not to move'],
    [["--from", "bad log"], 'Ply 2 of "bad log" is not legal'],
    [["--from", draw], "say with --side first or --side second"],
    [["--from", "log", "usi"], "A game of dark-chess cannot be told in usi"],
    [["tzaar", "script"], "a script cannot be sent"],
    [["--from", "script"], 'There is no game in "script": if it is a script, name its protocol'],
    [["usi", "script"], 'No command in "script" asks a usi engine for an answer'],
    [["mgtp", "remark"], 'There is no command in "remark": write one command a line'],
    [["--from", "nowhere"], 'Cannot read "nowhere"'],
    [["--from", "log", "--side", "third"], 'Cannot read --side "third"'],
  ];
  for (const [args, said] of cases) {
    const { result, err } = await run(temp.path, "record", ...args);
    assertEquals(result, 2);
    assertStringIncludes(err, said);
  }
});

Deno.test("an engine that is not there cannot be started, which the exit code says", async () => {
  await using temp = await tempFolder();
  temp.write("script.txt", "1 name\n");
  const words = ["record", "mgtp", "./missing", "script.txt", "--out", "new.yaml"];
  const { result, out } = await run(temp.path, ...words);
  assertEquals(result, 3);
  assertStringIncludes(out, "The engine could not be started");
});

Deno.test("a script that is too long for a scenario is refused in its own words", async () => {
  await using temp = await tempFolder();
  temp.write("script.txt", "1 name\n".repeat(501));
  const { result, err } = await run(temp.path, "record", "mgtp", "script.txt");
  assertEquals(result, 2);
  assertStringIncludes(err, '"script.txt" is too long for a scenario');
  assertStringIncludes(err, "1002 steps: split it, 1000 steps are the most\n");
  temp.write("long.txt", `1 ${"x".repeat(300_000)}\n`);
  const long = await run(temp.path, "record", "mgtp", "long.txt");
  assertEquals(long.result, 2);
  assertStringIncludes(long.err, 'No scenario can be made of "long.txt": lint would refuse it\n');
});

Deno.test("what is typed is read to its end, unless it has none", async () => {
  const bytes = new TextEncoder().encode("1 n\u00e4me\n");
  async function* some() {
    yield bytes.slice(0, 4);
    yield bytes.slice(4);
  }
  assertEquals(await readTyped(some()), "1 n\u00e4me\n");
  async function* endless() {
    for (;;) yield new Uint8Array(1024 * 1024);
  }
  await assertRejects(() => readTyped(endless()), UsageError, "16 MiB are the most");
});
