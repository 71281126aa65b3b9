import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { darkChess, formatSetup } from "../../games/dark_chess/mod.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { UsageError } from "../command.ts";
import { readStart } from "./start_file.ts";

const DARK_CHESS = { game: "dark_chess", settings: {} };

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
  const url = new URL("../../../fixtures/records/dark_chess/", import.meta.url);
  const folder = decodeURIComponent(url.pathname);
  const [name] = [...Deno.readDirSync(folder)].map((one) => one.name)
    .filter((one) => one.startsWith("1 "));
  const lines = (await Deno.readTextFile(`${folder}/${name}`)).split("\n");
  const kept = lines.filter((line) => !/^\* (\d\d|[5-9])\. |Wins|wins/.test(line));
  await Deno.writeTextFile(`${temp.path}/board.txt`, kept.join("\n"));
  const start = readStart(`${temp.path}/board.txt`, DARK_CHESS);
  assertEquals([start.opening.length, start.opening[0]], [8, "d5(k)"]);
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
