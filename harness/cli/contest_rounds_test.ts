import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { run } from "./contest_run_kit.ts";

const kinds = ["random", "greedy", "random", "greedy", "random"];
const FIVE = kinds.map((kind) => `builtin:${kind}`);
const HOW = ["--games", "2", "--no-eat-flip", "6", "--quiet", "--reporter", "json"];
const SWISS = ["mgtp", ...FIVE, "--format", "swiss", "--rounds", "3", ...HOW];

async function resultIn(path: string) {
  return JSON.parse(await Deno.readTextFile(`${path}/contest-result.json`));
}

Deno.test("a Swiss contest as tasks, some of them twice, comes to the same standings as one run", async () => {
  await using temp = await tempFolder();
  const whole = await run(temp.path, ...SWISS, "--out", "whole");
  assertEquals(whole.result, 0);
  assertStringIncludes(whole.out, "3 rounds · 12 of 12 games");
  assertEquals((await run(temp.path, ...SWISS, "--out", "c", "--plan")).result, 0);
  for (const _ of [1, 2, 3]) {
    assertEquals(await Deno.readTextFile(`${temp.path}/c/tasks.txt`), "1\n2\n");
    for (const task of ["2", "1", "1", "7"]) {
      const { result } = await run(temp.path, ...SWISS, "--out", "c", "--task", task);
      assertEquals([task, result], [task, 0]);
    }
    assertEquals((await run(temp.path, "--merge", "--out", "c", "--quiet")).result, 0);
  }
  assertEquals(await Deno.readTextFile(`${temp.path}/c/tasks.txt`), "");
  const [one, other] = [await resultIn(`${temp.path}/whole`), await resultIn(`${temp.path}/c`)];
  assertEquals([other.standings, other.over], [one.standings, true]);
  assertEquals(one.rounds.map(({ byes }: { byes: number[] }) => byes.length), [1, 1, 1]);
});

Deno.test("a task that is missing is named, and one of a copy is taken in", async () => {
  await using temp = await tempFolder();
  await run(temp.path, ...SWISS, "--out", "c", "--plan");
  await run(temp.path, ...SWISS, "--out", "c", "--task", "1");
  const early = await run(temp.path, "--merge", "--out", "c");
  assertEquals(early.result, 4);
  assertStringIncludes(early.out, "Task 2 of round 1 is missing: greedy – greedy-2");
  assertEquals(await Deno.readTextFile(`${temp.path}/c/tasks.txt`), "2\n");
  for (const name of ["contest.json", "events.jsonl"]) {
    await Deno.mkdir(`${temp.path}/copy`, { recursive: true });
    await Deno.copyFile(`${temp.path}/c/${name}`, `${temp.path}/copy/${name}`);
  }
  for (const task of ["1", "2"]) await run(temp.path, ...SWISS, "--out", "copy", "--task", task);
  const merged = await run(temp.path, "--merge", "copy", "--out", "c");
  assertEquals(merged.result, 0);
  assertStringIncludes(merged.out, "Round 2: 2 meetings");
  const late = await run(temp.path, "--merge", "copy", "--out", "c");
  assertStringIncludes(String(late.result), "a copy of another contest");
});

Deno.test("games of an earlier round that are gone are missed, and played again", async () => {
  await using temp = await tempFolder();
  await run(temp.path, ...SWISS, "--out", "c");
  const before = await resultIn(`${temp.path}/c`);
  const [{ one, other }] = before.rounds[0].pairings;
  const names = [...Deno.readDirSync(`${temp.path}/c`)].map(({ name }) => name);
  const meeting = names.find((name) => name.startsWith(`${one + 1}-${other + 1} `));
  const file = `${temp.path}/c/${meeting}/events.jsonl`;
  const text = await Deno.readTextFile(file);
  await Deno.writeTextFile(file, text.replace('"pair":1', '"pair":2'));
  const damaged = await run(temp.path, "--merge", "--out", "c", "--quiet");
  assertEquals(damaged.result, 4);
  assertStringIncludes(damaged.out, `c/${meeting}/events.jsonl:2: this line is damaged`);
  await Deno.remove(file);
  const gone = await run(temp.path, "--merge", "--out", "c", "--quiet");
  assertEquals(gone.result, 4);
  // Two tasks are of the last round; the first behind them is the first of the first round.
  assertStringIncludes(gone.out, "Task 3: ");
  assertStringIncludes(gone.out, `games are missing in c/${meeting}/events.jsonl`);
  assertEquals(await Deno.readTextFile(`${temp.path}/c/tasks.txt`), "3\n");
  assertEquals((await resultIn(`${temp.path}/c`)).over, false);
  assertEquals((await run(temp.path, ...SWISS, "--out", "c", "--task", "3")).result, 0);
  const merged = await run(temp.path, "--merge", "--out", "c", "--quiet");
  assertEquals(merged.result, 0);
  const after = await resultIn(`${temp.path}/c`);
  assertEquals([after.standings, after.over], [before.standings, true]);
  await Deno.remove(file);
  assertEquals((await run(temp.path, ...SWISS, "--out", "c")).result, 0);
  assertEquals((await resultIn(`${temp.path}/c`)).standings, before.standings);
});

Deno.test("a Swiss contest that cannot be paired further says so", async () => {
  await using temp = await tempFolder();
  const three = ["mgtp", ...FIVE.slice(0, 3), "--format", "swiss", "--rounds", "5", ...HOW];
  const { result, out } = await run(temp.path, ...three, "--out", "c");
  assertEquals(result, 0);
  assertStringIncludes(out, "Over after 3 of 5 rounds: the players that are left cannot be paired");
});

Deno.test("if neither player of a knock-out meeting starts, neither advances", async () => {
  await using temp = await tempFolder();
  const players = ["./gone", ...FIVE.slice(0, 2), "./lost"];
  const cup = ["mgtp", ...players, "--format", "knock-out", ...HOW, "--out", "k"];
  assertEquals((await run(temp.path, ...cup)).result, 3);
  const { rounds, standings, meetings } = await resultIn(`${temp.path}/k`);
  assertEquals(meetings[0].absent, "both");
  assertEquals(rounds.length, 1);
  assertEquals([1, 2].includes(standings[0].player), true);
  const ranks = standings.map(({ rank }: { rank: number }) => rank);
  assertEquals(ranks, [1, 2, 2, 2]);
});

Deno.test("late players enter behind the others, and a withdrawn one is not paired", async () => {
  await using temp = await tempFolder();
  const short = SWISS.map((word) => word === "3" ? "1" : word);
  await run(temp.path, ...short, "--out", "c");
  const more = ["mgtp", ...FIVE, "builtin:random", ...SWISS.slice(6), "--withdraw", "greedy"];
  assertEquals((await run(temp.path, ...more, "--out", "c")).result, 0);
  const { rounds, standings } = await resultIn(`${temp.path}/c`);
  assertEquals(rounds.length, 3);
  assertEquals(rounds[1].out, [{ player: 1, why: "withdrawn" }]);
  const second = rounds[1].pairings.flatMap((
    { one, other }: Record<string, number>,
  ) => [one, other]);
  assertEquals([...second, ...rounds[1].byes].sort(), [0, 2, 3, 4, 5]);
  const late = standings.find(({ player }: { player: number }) => player === 5);
  assertEquals(late.rounds[0], null);
  const other = await run(temp.path, "mgtp", ...FIVE.toReversed(), ...SWISS.slice(6), "--out", "c");
  assertStringIncludes(String(other.result), "another contest (players)");
});

Deno.test("a knock-out of five has byes, a tie is broken, and one wins", async () => {
  await using temp = await tempFolder();
  const { result, out } = await run(
    temp.path,
    ...["mgtp", ...FIVE, "--format", "knock-out", ...HOW, "--out", "k"],
  );
  assertEquals(result, 0);
  const { rounds, standings, meetings, over } = await resultIn(`${temp.path}/k`);
  assertEquals([rounds.length, over], [3, true]);
  assertEquals(rounds[0].byes, [0, 1, 2]);
  const ranks = standings.map(({ rank }: { rank: number }) => rank);
  assertEquals(ranks, [1, 2, 3, 3, 5]);
  // Equal players with the same deals share every pair: sudden death ends, and the better seed goes on.
  assert(meetings.some(({ games }: { games: number }) => games > 2), out);
});

Deno.test("a player that cannot be started loses by walkover and is out, also after a restart", async () => {
  await using temp = await tempFolder();
  const dead = temp.write("engines/dead", "#!/bin/sh\nexit 1\n", 0o755);
  const words = ["mgtp", dead, ...FIVE.slice(0, 3), ...SWISS.slice(6), "--out", "c"];
  const first = await run(temp.path, ...words);
  assertEquals(first.result, 3);
  const { rounds, meetings, standings } = await resultIn(`${temp.path}/c`);
  assertEquals(rounds[1].out, [{ player: 0, why: "absent" }]);
  const walkover = meetings.find(({ round, one }: Record<string, number>) =>
    round === 1 && one === 0
  );
  assertEquals([walkover.absent, walkover.games], [0, 0]);
  const winner = standings.find(({ player }: { player: number }) => player === walkover.other);
  assertEquals(winner.rounds[0], { opponent: 0, points: 2, games: 0, first: false });
  const again = await run(temp.path, ...words);
  assertEquals(again.result, 3);
  assertEquals((await resultIn(`${temp.path}/c`)).standings, standings);
});

Deno.test("--fresh begins anew, and a damaged round is refused", async () => {
  await using temp = await tempFolder();
  await run(temp.path, ...SWISS, "--out", "c");
  const { standings } = await resultIn(`${temp.path}/c`);
  const seeded = await run(temp.path, ...SWISS, "--out", "c", "--seed", "9", "--fresh");
  assertEquals(seeded.result, 0);
  await run(temp.path, ...SWISS, "--out", "c", "--fresh");
  assertEquals((await resultIn(`${temp.path}/c`)).standings, standings);
  const file = `${temp.path}/c/events.jsonl`;
  const text = await Deno.readTextFile(file);
  await Deno.writeTextFile(file, text.replace('"one":0', '"one":1'));
  const { result } = await run(temp.path, ...SWISS, "--out", "c");
  assertStringIncludes(String(result), "events.jsonl:2: this line is damaged");
});

Deno.test("a gauntlet is one against all, and its challenger is named once", async () => {
  await using temp = await tempFolder();
  const { result } = await run(
    temp.path,
    ...["mgtp", ...FIVE.slice(0, 3), "--against", "builtin:greedy", ...HOW, "--out", "g"],
  );
  assertEquals(result, 0);
  const { contest: facts, meetings } = await resultIn(`${temp.path}/g`);
  assertEquals(facts.players.map(({ name }: { name: string }) => name), [
    "greedy",
    "random",
    "random-2",
  ]);
  assertEquals(meetings.map(({ one, other }: Record<string, number>) => [one, other]), [
    [0, 1],
    [2, 0],
  ]);
});

Deno.test.each<[readonly string[], string]>([
  [["--format", "swis"], `did you mean "swiss"?`],
  [["--format", "gauntlet"], "--against ./new"],
  [["--format", "swiss", "--against", "builtin:random"], "--against makes a gauntlet"],
  [["--rounds", "3"], "--format swiss"],
  [["--forfeits", "3"], "--format swiss"],
  [["--withdraw", "greedy"], "--format swiss"],
  [["--format", "swiss", "--withdraw", "nobody"], 'No player "nobody"'],
  [["--format", "swiss", "--shard", "1/2"], "--plan, --task and --merge"],
  [["--plan"], "--shard I/N"],
  [["--format", "swiss", "--task", "1"], "plan it first"],
  [["--format", "swiss", "--task", "x", "--out", "planned"], "--task 3"],
])("%j is refused with what to write instead", async (words, why) => {
  await using temp = await tempFolder();
  await run(temp.path, "mgtp", ...FIVE, "--format", "swiss", ...HOW, "--plan", "--out", "planned");
  const { result } = await run(temp.path, "mgtp", ...FIVE, ...HOW, ...words);
  assertStringIncludes(String(result), why);
});
