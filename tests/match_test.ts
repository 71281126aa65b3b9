import { assertEquals, assertStringIncludes } from "@std/assert";
import {
  fixtureCommand,
  shinpan,
  startShinpan,
  textIn,
  until,
} from "../harness/testing/command_line.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";
import { shellWords } from "../harness/core/mod.ts";

const CONFORMING = shellWords(fixtureCommand("mgtp", "conforming"));

Deno.test("two processes play a match, and the one that breaks a rule loses by it", async () => {
  await using temp = await tempFolder();
  const sinner = shellWords(fixtureCommand("mgtp", "breaks_dark_chess_own_piece"));
  const words = ["--names", "good,bad", "--games", "2", "--swap", "--jobs", "2"];
  const { code, out, err } = await shinpan(
    ["match", "mgtp", CONFORMING, sinner, ...words, "--out", temp.path],
  );
  assertEquals([code, err], [1, ""]);
  assertStringIncludes(out, "✗ dark-chess/own-piece  MUST");
  assertStringIncludes(out, "bad broke a rule in 2 games");
  assertStringIncludes(out, "good 2 · draws 0 · bad 0");
  const records = [...Deno.readDirSync(temp.path)].map(({ name }) => name)
    .filter((name) => /^\d /.test(name)).sort();
  assertEquals(records, ["1 good_wins IllegalMove.txt", "2 good_wins IllegalMove.txt"]);
});

Deno.test("a match that is interrupted keeps its games, leaves nothing running, and goes on", async () => {
  await using temp = await tempFolder();
  const args = [
    "match",
    "mgtp",
    CONFORMING,
    "builtin:random",
    "--games",
    "400",
    "--out",
    temp.path,
  ];
  const running = startShinpan([...args, "--no-eat-flip", "20"]);
  const games = (): number =>
    textIn(`${temp.path}/events.jsonl`).split('"kind":"game-finished"').length - 1;
  await until("two games", () => games() >= 2);
  running.child.kill("SIGINT");
  const { code, out } = await running.ended;
  assertEquals(code, 130);
  assertStringIncludes(out, "games still to be played");
  await until("that all engines are gone", () => running.left().length === 0);
  const kept = games();
  const gameIn = (text: string): string => text.split("\n")[1]?.replace(/,"line".*/, "") ?? "";
  const first = gameIn(textIn(`${temp.path}/events.jsonl`));
  const again = await shinpan([
    ...args.with(5, String(kept + 1)),
    "--no-eat-flip",
    "20",
  ]);
  assertEquals(again.code, 0, again.out + again.err);
  assertEquals(gameIn(textIn(`${temp.path}/events.jsonl`)), first);
  assertEquals(games(), kept + 1);
});

Deno.test("a wrong path is reported once, with its own exit code", async () => {
  await using temp = await tempFolder();
  const { code, out } = await shinpan(
    ["match", "mgtp", "./no/such/engine", "builtin:random", "--out", temp.path],
  );
  assertEquals(code, 3);
  assertStringIncludes(out, "engine could not be started");
  assertEquals(out.split("could not be started").length, 2);
});
