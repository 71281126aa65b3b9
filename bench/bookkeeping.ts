/** What the bookkeeping of a large Swiss contest on disk costs: reading, pairing, ratings, reports. @module */

import process from "node:process";
import { contest } from "../harness/cli/contest.ts";
import { ledgerText } from "../harness/ledger/mod.ts";
import { readRounds } from "../harness/arena/contest_ledger.ts";
import { simulatedPoints } from "../harness/arena/ratings/_simulated.ts";
import type { GameFacts } from "../harness/core/mod.ts";
import { randomFrom } from "../harness/games/random.ts";
import { captured, environment } from "../harness/testing/environment.ts";
import { machine } from "./measure.ts";

const ROUNDS = 11;
const GAMES = 2;
const PLIES = 60;

/** A whole contest of simulated engines, round by round as its tasks would leave it. */
async function playOut(folder: string, players: number): Promise<void> {
  const random = randomFrom(players);
  const strengths = Array.from({ length: players }, () => 200 * normal(random));
  await Deno.writeTextFile(`${folder}/players.txt`, "builtin:random\n".repeat(players));
  const words = ["mgtp", "players.txt", "--format", "swiss", "--rounds", String(ROUNDS)];
  await run(folder, ...words, "--games", String(GAMES), "--out", "c", "--quiet", "--plan");
  for (let round = 1; round <= ROUNDS; round++) {
    const { pairings } = readRounds(`${folder}/c`).at(-1)!;
    for (const { one, other } of pairings) {
      const elo = strengths[one]! - strengths[other]!;
      const results = [elo, elo].map((each) => simulatedPoints(each, random));
      await layMeeting(`${folder}/c`, { one, other, round, results, random });
    }
    // The last round is merged by the process that is measured.
    if (round < ROUNDS) await run(folder, "--merge", "--out", "c", "--quiet", ...NO_REPORTS);
  }
}

const NO_REPORTS = ["--reporter", "none"];

async function layMeeting(
  contestFolder: string,
  { one, other, round, results, random }: {
    readonly one: number;
    readonly other: number;
    readonly round: number;
    readonly results: readonly number[];
    readonly random: () => number;
  },
): Promise<void> {
  const name = (player: number): string => player === 0 ? "random" : `random-${player + 1}`;
  const path = `${contestFolder}/${one + 1}-${other + 1} ${name(one)} vs ${name(other)}`;
  await Deno.mkdir(path);
  const { version, game, clock, settings, strict } = JSON.parse(
    await Deno.readTextFile(`${contestFolder}/contest.json`),
  );
  const players = [one, other].map((player) => (
    { name: name(player), command: ["builtin:random"] }
  ));
  const match = { version, game, players, games: GAMES, seed: round, swap: true, clock, settings };
  await Deno.writeTextFile(
    `${path}/match.json`,
    JSON.stringify({ ...match, strict, seals: true }),
  );
  const games = results.map((points, at) => simulatedGame(points, at, random));
  const events = games.map((one) => ({ kind: "game-finished", game: one }) as const);
  await Deno.writeTextFile(`${path}/events.jsonl`, ledgerText(events).text);
}

function simulatedGame(points: number, at: number, random: () => number): GameFacts {
  const winner = points === 0.5 ? {} : { winner: points === 1 ? 0 : 1 } as const;
  return {
    ...{ number: at + 1, pair: 1, seed: 1, first: at === 0 ? 0 : 1 },
    outcome: { kind: "over", reason: "NoMove", ...winner },
    setup: "Kkxxxxxx".repeat(4),
    plies: Array.from({ length: PLIES }, (_, ply) => ({
      by: ply % 2 === 0 ? 0 : 1,
      move: `${"abcdefgh"[Math.floor(8 * random())]}${1 + Math.floor(4 * random())}(K)`,
      ...{ thinkMs: 100 * random(), leftMs: 9e5 * random(), atMs: 50 * ply, entry: 4 * ply },
    })),
    ...{ opening: 0, fouls: [], attempts: 1, startedAtMs: 0, durationMs: 3000 },
  };
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

async function run(folder: string, ...args: readonly string[]): Promise<string> {
  using _ = environment({ INIT_CWD: folder, LC_ALL: "C" });
  const { out } = await captured(() => contest.run(args));
  return out;
}

/** Peak memory of this process. */
async function peakMiB(): Promise<number> {
  const status = await Deno.readTextFile("/proc/self/status");
  return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
}

async function merge(folder: string): Promise<void> {
  const [before, beforeMiB] = [process.cpuUsage(), await peakMiB()];
  await run(folder, "--merge", "--out", "c");
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ ms: (user + system) / 1000, MiB: await peakMiB() - beforeMiB }));
}

if (import.meta.main) {
  const [only] = Deno.args;
  if (only !== undefined) await merge(only);
  else {
    console.log(machine());
    for (const players of [250, 500, 1000]) {
      const folder = await Deno.makeTempDir({ prefix: "shinpan-books-" });
      try {
        await playOut(folder, players);
        const args = ["run", "-A", "--no-check", import.meta.filename ?? "", folder];
        const { stdout } = await new Deno.Command(Deno.execPath(), { args }).output();
        const { ms, MiB } = JSON.parse(new TextDecoder().decode(stdout));
        const games = players / 2 * ROUNDS * GAMES;
        const pages = await Deno.stat(`${folder}/c/index.html`);
        console.log(
          `merge of the last round, ${players} engines, ${games} games: ` +
            `${ms.toFixed(0)} ms of processor time (${(ms / games).toFixed(2)} a game), ` +
            `${MiB.toFixed(0)} MiB more memory (${(1024 * MiB / games).toFixed(0)} KiB a game), ` +
            `page ${(pages.size / 2 ** 20).toFixed(1)} MiB`,
        );
      } finally {
        await Deno.remove(folder, { recursive: true });
      }
    }
  }
}
