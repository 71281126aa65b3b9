import { assert, assertEquals } from "@std/assert";
import { crossTable, type JobEvent } from "../core/mod.ts";
import { contestOf, ranked } from "./contest_report.ts";
import { keptOf } from "./contest_folder.ts";
import { CONTEST, layContest } from "./contest_kit.ts";
import { tempFolder } from "../testing/temp_folder.ts";

const START: JobEvent = { kind: "contest-started", contest: keptOf(CONTEST) };

Deno.test("the events of a folder fold to the contest that lies there", async () => {
  await using temp = await tempFolder();
  const folder = await layContest(temp.path, [{ index: 0, one: 0, other: 1 }]);
  const report = contestOf(folder.events(), CONTEST.rules);
  assert(report);
  assertEquals(ranked(report), folder.report());
  assertEquals(crossTable(report)[0]?.tally, crossTable(folder.report()!)[0]?.tally);
});

Deno.test("a contest without games has no ratings, and one in rounds has standings at once", () => {
  const plain = contestOf([START], []);
  assertEquals(plain && ranked(plain).ratings, undefined);
  const contest = { ...keptOf(CONTEST), format: "swiss", rounds: 2 } as const;
  const swiss = contestOf([{ kind: "contest-started", contest }], []);
  assertEquals(swiss && ranked(swiss).standings?.length, CONTEST.players.length);
  assertEquals(contestOf([], []), undefined);
});
