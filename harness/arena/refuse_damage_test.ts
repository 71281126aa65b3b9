import { assertThrows } from "@std/assert";
import { UsageError } from "../core/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { layContest } from "./contest_kit.ts";
import { MatchFolder } from "./match_folder.ts";
import { refuseDamage } from "./refuse_damage.ts";

Deno.test("a match with a damaged line is refused with file and line, a sound one is not", async () => {
  await using temp = await tempFolder();
  const pairing = { index: 0, one: 0, other: 1 };
  const contest = await layContest(temp.path, [pairing]);
  const match = new MatchFolder(contest.matchPath(pairing, contest.facts()!));
  refuseDamage(match);
  const file = `${match.path}/events.jsonl`;
  Deno.writeTextFileSync(file, Deno.readTextFileSync(file).replace('"attempts":1', '"attempts":2'));
  assertThrows(() => refuseDamage(match), UsageError, "events.jsonl:2: this line is damaged");
});
