import { assertEquals, assertThrows } from "@std/assert";
import { UsageError } from "../core/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { matchesIn } from "./all_games.ts";
import { layContest } from "./contest_kit.ts";
import { copyFolder } from "./merge_contests.ts";

Deno.test("the matches of a contest are found, each once, and copies of games count once", async () => {
  await using temp = await tempFolder();
  const pairings = [{ index: 0, one: 0, other: 1 }, { index: 2, one: 1, other: 2 }];
  await layContest(`${temp.path}/a`, pairings);
  const { matches, copied } = matchesIn([`${temp.path}/a`, `${temp.path}/a`]);
  assertEquals(matches.map(({ game, games }) => [game, games.length]), [
    ["dark-chess", 2],
    // The kit plays the same games in both meetings, each under its players' names.
    ["dark-chess", 2],
  ]);
  assertEquals(copied, 0);
  copyFolder(`${temp.path}/a`, `${temp.path}/b`);
  assertEquals(matchesIn([`${temp.path}/a`, `${temp.path}/b`]).copied, 4);
});

Deno.test("a folder without a match is refused by its name", async () => {
  await using temp = await tempFolder();
  for (const name of ["", "/missing"]) {
    const path = `${temp.path}${name}`;
    assertThrows(() => matchesIn([path]), UsageError, `No match in "${path}"`);
  }
});
