import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { run } from "./contest_run_kit.ts";

const PLAYERS = ["mgtp", "builtin:random", "builtin:greedy", "builtin:random"];
const HOST = decodeURIComponent(
  new URL("../../fixtures/engines/host.ts", import.meta.url).pathname,
);
const ENGINE = [Deno.execPath(), "run", "-A", "--no-check", HOST, "mgtp", "conforming"];
const HOW = ["--games", "2", "--no-eat-flip", "10", "--quiet"];

/** The standing without anything that is measured. */
async function tableIn(path: string) {
  return JSON.parse(await Deno.readTextFile(`${path}/contest-result.json`)).table;
}

Deno.test("a contest in parts comes to the same table as a whole one", async () => {
  await using temp = await tempFolder();
  const whole = await run(temp.path, ...PLAYERS, ...HOW, "--out", "whole");
  assertEquals(whole.result, 0);
  assertStringIncludes(whole.out, "6 of 6 games");
  for (const part of [1, 2]) {
    const { result } = await run(
      temp.path,
      ...[...PLAYERS, ...HOW, "--shard", `${part}/2`, "--out", `part${part}`],
    );
    assertEquals(result, 0);
  }
  const { result, out } = await run(temp.path, "--merge", "part1", "part2", "--out", "merged");
  assertEquals(result, 0);
  assertStringIncludes(out, "6 of 6 games");
  assertEquals(await tableIn(`${temp.path}/merged`), await tableIn(`${temp.path}/whole`));
  const table = await tableIn(`${temp.path}/whole`);
  assertEquals(table.map(({ name }: { name: string }) => name).sort(), [
    "greedy",
    "random",
    "random-2",
  ]);
});

Deno.test("parts that do not make a whole are refused", async () => {
  await using temp = await tempFolder();
  for (const part of [1, 2]) {
    await run(temp.path, ...PLAYERS, ...HOW, "--shard", `${part}/2`, "--out", `part${part}`);
  }
  await run(temp.path, ...PLAYERS, ...HOW, "--seed", "2", "--shard", "2/2", "--out", "other");
  await run(temp.path, ...PLAYERS, ...HOW, "--out", "whole");
  const lines = await Deno.readTextFile(`${temp.path}/part2/3-1 random-2 vs random/events.jsonl`)
    .catch(() => "");
  assertEquals(lines === "", false);
  const refusals: readonly (readonly [readonly string[], string])[] = [
    [["part1"], "Part 2/2 is missing"],
    [["part1", "part2", "part2"], "Part 2/2 is there twice"],
    [["part1", "other"], "another contest"],
    [["part1", "whole"], "is no part but whole"],
    [["part1", "nowhere"], "No contest in"],
  ];
  for (const [parts, why] of refusals) {
    const { result } = await run(temp.path, "--merge", ...parts, "--out", "merged");
    assertStringIncludes(String(result), why);
  }
  const path = `${temp.path}/part2/3-1 random-2 vs random/events.jsonl`;
  const cut = [
    [lines.split("\n").slice(1), "events.jsonl:1: this line is damaged"],
    [[...lines.split("\n").slice(0, -3), ""], "lacks 1 games of random-2 – random"],
  ] as const;
  for (const [left, why] of cut) {
    await Deno.writeTextFile(path, left.join("\n"));
    const { result } = await run(temp.path, "--merge", "part1", "part2", "--out", "merged");
    assertStringIncludes(String(result), why);
  }
});

Deno.test("a contest goes on where it was left, and mixes with no other", async () => {
  await using temp = await tempFolder();
  const first = await run(temp.path, ...PLAYERS, ...HOW, "--out", "x");
  const again = await run(temp.path, ...PLAYERS, ...HOW, "--out", "x");
  assertEquals([again.result, again.out], [first.result, first.out]);
  const other = await run(temp.path, ...PLAYERS.slice(0, 3), ...HOW, "--out", "x");
  assertStringIncludes(String(other.result), "another contest (players)");
});

Deno.test("a program that is not there is reported before any game, and the others play", async () => {
  await using temp = await tempFolder();
  const { result, out } = await run(temp.path, ...PLAYERS.slice(0, 3), "./gone", ...HOW);
  assertEquals(result, 3);
  assert(out.startsWith("✗ gone could not be started"), out);
  assertStringIncludes(out, "its opponents win by walkover");
  const table = await tableIn(`${temp.path}/contest`);
  const last = table.find(({ name }: { name: string }) => name === "gone");
  assertEquals([last.rank, last.points, last.tally.losses], [3, 0, 4]);
});

Deno.test("a contest in which no two players could meet does not begin", async () => {
  await using temp = await tempFolder();
  const against = ["builtin:random", "builtin:greedy", "--against", "./gone"];
  for (const words of [["builtin:random", "./gone"], against]) {
    const { result, out } = await run(temp.path, "mgtp", ...words, ...HOW);
    assertEquals(result, 3);
    assertStringIncludes(out, "Nothing was played");
  }
  assertEquals([...Deno.readDirSync(temp.path)], []);
});

Deno.test("where neither player can be started both have lost, and both are named", async () => {
  await using temp = await tempFolder();
  const words = ["mgtp", "./gone", "./lost", "builtin:greedy", "builtin:random"];
  const { result, out } = await run(temp.path, ...words, ...HOW);
  assertEquals(result, 3);
  for (const name of ["gone", "lost"]) assertStringIncludes(out, `${name} lost by walkover`);
  const { table, meetings } = JSON.parse(
    await Deno.readTextFile(`${temp.path}/contest/contest-result.json`),
  );
  const points = table.map(({ name, points }: { name: string; points: number }) => [name, points]);
  assertEquals(points.slice(2), [["gone", 0], ["lost", 0]]);
  assertEquals(meetings[0].absent, "both");
});

Deno.test("a contest and a match do not share a folder", async () => {
  await using temp = await tempFolder();
  await Deno.mkdir(`${temp.path}/contest`);
  await Deno.writeTextFile(`${temp.path}/contest/match.json`, "{}");
  const { result } = await run(temp.path, ...PLAYERS, ...HOW);
  assertStringIncludes(String(result), "holds a match");
  assertEquals([...Deno.readDirSync(`${temp.path}/contest`)].length, 1);
});

Deno.test("a player that cannot be started loses by walkover, and is tried again by the next run", async () => {
  await using temp = await tempFolder();
  await using engines = await tempFolder();
  const dead = `${engines.path}/dead`;
  await Deno.writeTextFile(dead, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const words = [...PLAYERS.slice(0, 3), dead, ...HOW];
  const { result, out } = await run(temp.path, ...words);
  assertEquals(result, 3);
  assertStringIncludes(out, "dead could not be started");
  assertStringIncludes(out, "dead lost by walkover");
  assertStringIncludes(out, "2 of 2 games");
  const table = await tableIn(`${temp.path}/contest`);
  const last = table.find(({ name }: { name: string }) => name === "dead");
  assertEquals([last.rank, last.points, last.tally.losses], [3, 0, 4]);
  // It is repaired, and the same command plays its games.
  await Deno.writeTextFile(dead, `#!/bin/sh\nexec "${ENGINE.join('" "')}"\n`, { mode: 0o755 });
  const again = await run(temp.path, ...words);
  assertStringIncludes(again.out, "6 of 6 games");
  assertEquals([again.result, again.out.includes("walkover")], [0, false]);
});

Deno.test.each(["0/2", "3/2", "x", "1/0"])("--shard %s is refused", async (shard) => {
  await using temp = await tempFolder();
  const { result } = await run(temp.path, ...PLAYERS, "--shard", shard);
  assertStringIncludes(String(result), `--shard "${shard}"`);
});
