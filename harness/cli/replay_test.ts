import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { builtin, matchContext, played } from "../arena/games/test_kit.ts";
import { clientRecord } from "../testing/client_record.ts";
import { captured, environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { MatchFolder } from "../arena/match_folder.ts";
import { recordFile } from "../arena/record_file.ts";
import { replay } from "./replay.ts";

const RECORDS = decodeURIComponent(new URL("../../fixtures/records", import.meta.url).pathname);

async function run(...args: readonly string[]) {
  using _ = environment({ LC_ALL: "C" });
  return await captured(async () => {
    try {
      return await replay.run(args);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return error.message;
    }
  });
}

for (const game of ["dark-chess", "geister"]) {
  const files = [...Deno.readDirSync(`${RECORDS}/${game}`)].map(({ name }) => name)
    .filter((name) => name.endsWith(".txt")).sort();
  Deno.test.each(files)(`${game}: %s is replayed to its end`, async (name) => {
    const { result, out } = await run(`${RECORDS}/${game}/${name}`, "--moves");
    assertEquals([result, /✓ \d+ plies\n$/.test(out)], [0, true]);
    const reason = name.replace(/^.* (\w+)\.txt$/, "$1");
    assertStringIncludes(out.split("\n")[0] ?? "", reason);
  });
}

for (const game of ["dark-chess", "geister"]) {
  Deno.test(`${game}: records of the real client are replayed, 5 MB of output or none`, async () => {
    await using temp = await tempFolder();
    for (const { name } of Deno.readDirSync(`${RECORDS}/${game}`)) {
      if (!name.endsWith(".txt")) continue;
      const ours = Deno.readTextFileSync(`${RECORDS}/${game}/${name}`);
      const plain = await run(`${RECORDS}/${game}/${name}`, "--moves");
      for (const output of [0, 5_000_000]) {
        const text = clientRecord(ours, { output, lineEnd: output > 0 ? "\n" : "\r\n" });
        const { result, out } = await run(temp.write("record.txt", text), "--moves");
        assertEquals([result, out], [0, plain.out]);
      }
    }
  });
}

for (const game of ["dark-chess", "geister", "tzaar"]) {
  Deno.test(`${game}: our own records are replayed, boards and all`, async () => {
    await using temp = await tempFolder();
    const context = matchContext([builtin("random"), builtin("greedy")], { game, games: 2 });
    const { games } = await played(context);
    const folder = new MatchFolder(temp.path);
    folder.begin(context.match, { fresh: false });
    for (const one of games) folder.add(context.match, one, []);
    for (const one of games) {
      const { fileName } = recordFile(context.match, one);
      const single = await run(`${temp.path}/${fileName}`, "--moves");
      assertEquals(single.result, 0, single.out);
      const whole = await run(temp.path, "--game", String(one.number), "--moves");
      assertEquals([whole.result, whole.out], [0, single.out]);
    }
    const { out } = await run(`${temp.path}/events.jsonl`, "--ply", "3");
    assertStringIncludes(out, "\n3.  ");
    assert(!out.includes("\n4.  "));
  });
}

Deno.test("the games of another match are not looked for in the folder beside them", async () => {
  await using temp = await tempFolder();
  const path = temp.write("real_games.jsonl", '{"moves":["a1(K)"]}\n');
  const { result } = await run(path);
  assertEquals(result, `No game in "${path}": it is neither a record nor a match's games`);
});

Deno.test("an illegal ply is named", async () => {
  await using temp = await tempFolder();
  const [name] = [...Deno.readDirSync(`${RECORDS}/dark-chess`)].map((one) => one.name)
    .filter((one) => one.startsWith("1 "));
  const text = await Deno.readTextFile(`${RECORDS}/dark-chess/${name}`);
  await Deno.writeTextFile(`${temp.path}/bad.txt`, text.replace(/^(\* 2\. \S+) \S+/m, "$1 a1-d8"));
  const { result, out } = await run(`${temp.path}/bad.txt`);
  assertEquals(result, 1);
  assertStringIncludes(out, "a1-d8");
});

Deno.test("a result that the board contradicts is named", async () => {
  await using temp = await tempFolder();
  const context = matchContext([builtin("random"), builtin("greedy")], { game: "tzaar", games: 1 });
  const { games: [game] } = await played(context);
  assert(game?.outcome.kind === "over");
  const outcome = { ...game.outcome, reason: "Sunshine" };
  const { text } = recordFile(context.match, { ...game, outcome });
  await Deno.writeTextFile(`${temp.path}/record.json`, text);
  const { result, out } = await run(`${temp.path}/record.json`, "--moves");
  assertEquals(result, 1);
  assertStringIncludes(out, "The record says Sunshine");
});

Deno.test("what is no game is refused with a way out", async () => {
  await using temp = await tempFolder();
  await Deno.writeTextFile(`${temp.path}/notes.txt`, "hello\n\x1b[31m");
  await Deno.writeTextFile(`${temp.path}/empty.json`, "{}");
  const refusals: readonly (readonly [readonly string[], string])[] = [
    [[], "One record or match is needed"],
    [["no/such/file"], "No such file or folder"],
    [[`${temp.path}/notes.txt`], "No game in"],
    [[`${temp.path}/empty.json`], "No game in"],
    [[temp.path], "No match in"],
  ];
  for (const [args, why] of refusals) {
    assertStringIncludes(String((await run(...args)).result), why);
  }
});

Deno.test("a page of one game is written where it is asked for", async () => {
  await using temp = await tempFolder();
  using _ = environment({ INIT_CWD: temp.path });
  const [name] = [...Deno.readDirSync(`${RECORDS}/geister`)].map((one) => one.name)
    .filter((one) => one.startsWith("1 "));
  const { result, out } = await run(`${RECORDS}/geister/${name}`, "--html", "game.html");
  assertEquals([result, out.split("\n")[0]], [0, "game.html"]);
  assertStringIncludes(await Deno.readTextFile(`${temp.path}/game.html`), "greedy");
});

Deno.test("a record that lacks a row is reported by its line", async () => {
  await using temp = await tempFolder();
  const [name] = [...Deno.readDirSync(`${RECORDS}/dark-chess`)].map((one) => one.name)
    .filter((one) => one.startsWith("1 "));
  const lines = (await Deno.readTextFile(`${RECORDS}/dark-chess/${name}`)).split("\n");
  const row = lines.findIndex((line) => /^\*( \S){4}\s*$/.test(line));
  await Deno.writeTextFile(`${temp.path}/seven.txt`, lines.toSpliced(row, 1).join("\n"));
  const { result, out } = await run(`${temp.path}/seven.txt`);
  assertEquals(result, 1, out);
  assertStringIncludes(out, "ine ");
});

Deno.test("a result that the rules do not explain is remarked upon", async () => {
  await using temp = await tempFolder();
  const context = matchContext([builtin("random"), builtin("greedy")], { games: 1 });
  const { games: [game] } = await played(context);
  const plies = game!.plies.slice(0, 6);
  const outcome = { kind: "over", reason: "NoMove", winner: 0 } as const;
  const { fileName, text } = recordFile(context.match, { ...game!, plies, outcome });
  await Deno.writeTextFile(`${temp.path}/${fileName}`, text);
  const { result, out } = await run(`${temp.path}/${fileName}`, "--moves");
  assertEquals(result, 0);
  assertStringIncludes(out, "! The record says NoMove, but the rules do not end the game there");
});

Deno.test("the record of a foul says the foul", async () => {
  await using temp = await tempFolder();
  const context = matchContext([builtin("random"), builtin("greedy")], { games: 1 });
  const { games: [game] } = await played(context);
  const violation = { rule: "x/y", expected: ["=1"], actual: "?1", evidence: [], times: 1 };
  const foul = { ...game!, fouls: [{ player: 1, violation }] } as const;
  const folder = new MatchFolder(temp.path);
  folder.begin(context.match, { fresh: false });
  folder.add(context.match, foul, []);
  const { fileName } = recordFile(context.match, foul);
  const { out } = await run(`${temp.path}/${fileName}`, "--moves");
  assertStringIncludes(out, "✗ greedy  x/y\n    expected  =1\n    actual    ?1\n");
});
