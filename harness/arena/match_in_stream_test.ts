import { assertEquals } from "@std/assert";
import { EVENTS_FILE } from "../ledger/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { CONTEXT } from "./contest_kit.ts";
import { played } from "./games/test_kit.ts";
import { MatchFolder } from "./match_folder.ts";
import { matchInStream } from "./match_in_stream.ts";

Deno.test("a match is folded from its stream, and a damaged line has its place", async () => {
  await using folder = await tempFolder();
  const match = new MatchFolder(folder.path);
  match.begin(CONTEXT.match, { fresh: false });
  const { games } = await played(CONTEXT);
  for (const game of games) match.add(CONTEXT.match, game, []);
  const file = `${folder.path}/${EVENTS_FILE}`;
  const whole = matchInStream(file);
  assertEquals(whole.report?.games.map(({ number }) => number), [1, 2]);
  assertEquals(whole.damaged, []);
  const text = await Deno.readTextFile(file);
  folder.write(EVENTS_FILE, text.replace('"pair":1', '"pair":2'));
  const spoilt = matchInStream(file);
  assertEquals(spoilt.damaged[0], { file, line: 2 });
});
