import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { darkChess, formatSetup, writeRecord } from "../games/dark-chess/mod.ts";
import { pick, randomFrom } from "../games/random.ts";
import { clientRecord } from "../testing/client_record.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { readStart } from "./start_file.ts";

const DARK_CHESS = { game: "dark-chess", settings: {} };

Deno.test("a setup in a file is a start", async () => {
  await using temp = await tempFolder();
  const dealt = darkChess.start({ seed: 5 });
  assert(dealt.ok);
  const setup = formatSetup(dealt.value);
  await Deno.writeTextFile(`${temp.path}/start`, `${setup}\n`);
  assertEquals(readStart(`${temp.path}/start`, DARK_CHESS), { setup, opening: [] });
});

Deno.test.each([
  ["nonsense", "neither a record"],
  ["k---/----/----/----/----/----/----/---- red", "over already"],
])("%s is refused", async (text, why) => {
  await using temp = await tempFolder();
  await Deno.writeTextFile(`${temp.path}/start`, text);
  const error = assertThrows(() => readStart(`${temp.path}/start`, DARK_CHESS));
  assert(error instanceof UsageError);
  assertStringIncludes(error.message, why);
});

Deno.test("a file that is not there is named", () => {
  const error = assertThrows(() => readStart("no/such/board.txt", DARK_CHESS));
  assertStringIncludes((error as Error).message, 'Cannot read "no/such/board.txt"');
});

Deno.test("a record cut in mid-game is a start with its plies, as board.txt is", async () => {
  await using temp = await tempFolder();
  const url = new URL("../../fixtures/records/dark-chess/", import.meta.url);
  const folder = decodeURIComponent(url.pathname);
  const [name] = [...Deno.readDirSync(folder)].map((one) => one.name)
    .filter((one) => one.startsWith("1 "));
  const lines = (await Deno.readTextFile(`${folder}/${name}`)).split("\n");
  const kept = lines.filter((line) => !/^\* (\d\d|[5-9])\. |Wins|wins/.test(line));
  await Deno.writeTextFile(`${temp.path}/board.txt`, kept.join("\n"));
  const start = readStart(`${temp.path}/board.txt`, DARK_CHESS);
  assertEquals([start.opening.length, start.opening[0]], [8, "d5(k)"]);
  for (const lineEnd of ["\n", "\r\n", "\r"]) {
    const text = clientRecord(kept.join("\n"), { output: 5_000_000, lineEnd });
    await Deno.writeTextFile(`${temp.path}/client.txt`, text);
    assertEquals(readStart(`${temp.path}/client.txt`, DARK_CHESS), start);
  }
  const error = assertThrows(() => readStart(`${folder}/${name}`, DARK_CHESS));
  assertStringIncludes((error as Error).message, "over already");
});

Deno.test("an engine that cannot be shown a board does not begin from one", async () => {
  await using temp = await tempFolder();
  const setup = "k---/----/----/----/----/----/----/---K red";
  await Deno.writeTextFile(`${temp.path}/start`, setup);
  assertEquals(
    readStart(`${temp.path}/start`, { ...DARK_CHESS, protocols: ["ponder"] }).setup,
    setup,
  );
  const error = assertThrows(() =>
    readStart(`${temp.path}/start`, { ...DARK_CHESS, protocols: ["ponder", "mgtp"] })
  );
  assertStringIncludes((error as Error).message, "cannot be shown a board");
});

Deno.test("a record that was played under other settings is refused with what it needs", async () => {
  await using temp = await tempFolder();
  const setup = "K---/----/----/----/----/----/----/---k red";
  const begun = darkChess.start({ setup, settings: { noEatFlip: 100 } });
  assert(begun.ok);
  const random = randomFrom(4);
  const plies: string[] = [];
  for (let position = begun.value; plies.length < 70;) {
    const quiet = darkChess.moves(position).filter((move) =>
      darkChess.ending(darkChess.play(position, move)) === undefined
    );
    const move = pick(quiet, random);
    assert(move);
    plies.push(darkChess.write(move));
    position = darkChess.play(position, move);
  }
  const details = { date: "now", timeSeconds: 900, timestampsMs: [] };
  const names = { first: "a1", second: "a2" };
  const start = { setup, settings: { noEatFlip: 100 } };
  const path = temp.write("record.txt", writeRecord({ ...details, names, start, plies }));
  const error = assertThrows(() => readStart(path, DARK_CHESS));
  assertStringIncludes(
    (error as Error).message,
    "the game is over before ply 61 (NoEatFlipDraw); use --setting noEatFlip=180",
  );
  const settings = { noEatFlip: 180 };
  assertEquals(readStart(path, { game: "dark-chess", settings }).opening, plies);
});
