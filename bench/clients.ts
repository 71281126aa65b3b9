/** Plies per second of chess clients that are on PATH, between two engines that answer at once. @module */

import { compileAll, type CPrograms, isInstalled } from "./c_programs.ts";
import { cRate } from "./exchange.ts";
import { type Contender, lineOf, machine, type Rounds, sideBySide } from "./measure.ts";

/** How each client is asked for games, one at a time, with the record of them in a file. */
const CLIENTS: Readonly<Record<string, (engine: string, games: number) => readonly string[]>> = {
  fastchess: (engine, games) => [
    ...["-engine", `cmd=${engine}`, "name=a", "-engine", `cmd=${engine}`, "name=b"],
    ...["-each", "tc=600+1", "-rounds", `${games / 2}`, "-games", "2", "-concurrency", "1"],
    ...["-pgnout", `file=${RECORD}`],
  ],
  "c-chess-cli": (engine, games) => [
    ...["-each", `cmd=${engine}`, "tc=600+1", "-engine", "name=a", "-engine", "name=b"],
    ...["-games", `${games}`, "-concurrency", "1", "-pgn", RECORD, "1"],
  ],
};

const RECORD = "games.pgn";

/** The clients that are installed. */
export function installedClients(): readonly string[] {
  return Object.keys(CLIENTS).filter(isInstalled);
}

/** Every installed client, against exchanges of the client in C. */
export function clientRounds(
  programs: CPrograms,
  { games, count, rounds }: {
    readonly games: number;
    readonly count: number;
    readonly rounds: number;
  },
): Rounds {
  const contenders = Object.fromEntries(
    installedClients().map((client): [string, Contender] => [
      client,
      () => plyRate(client, programs, games),
    ]),
  );
  return { contenders, peer: () => cRate(programs.ping, [programs.pong], count), rounds };
}

/** From the first ply to the last by the engines' own clocks, so that start and end do not count. */
async function plyRate(
  client: string,
  { shuffle, folder }: CPrograms,
  games: number,
): Promise<number> {
  const cwd = await Deno.makeTempDir({ dir: folder });
  const args = [...CLIENTS[client]?.(shuffle, games) ?? []];
  const env = { SHUFFLE_TIMES: `${cwd}/times` };
  const { success, stdout } = await new Deno.Command(client, { args, cwd, env }).output();
  const record = success ? await Deno.readTextFile(`${cwd}/${RECORD}`) : "";
  const drawn = record.split('[Result "1/2-1/2"]').length - 1;
  if (drawn === games) return rateIn(await Deno.readTextFile(`${cwd}/times`));
  throw new Error(`${client} played ${drawn} games: ${new TextDecoder().decode(stdout)}`);
}

/** Plies per second by the lines that the engines have left: first ply, last ply, how many. */
export function rateIn(times: string): number {
  const lines = times.trim().split("\n").map((line) => line.split(" ").map(Number))
    .filter(([, , plies = 0]) => plies > 0);
  const first = Math.min(...lines.map(([first = NaN]) => first));
  const last = Math.max(...lines.map(([, last = NaN]) => last));
  return lines.reduce((sum, [, , plies = 0]) => sum + plies, 0) / (last - first);
}

async function bench(): Promise<void> {
  using programs = compileAll();
  if (!programs) return;
  console.log(`${machine()}\nclients, two engines, one exchange a ply`);
  const rounds = clientRounds(programs, { games: 40, count: 5000, rounds: 3 });
  for (const client of Object.keys(CLIENTS)) {
    if (!(client in rounds.contenders)) console.log(`  SKIPPED: ${client} is not on PATH`);
  }
  for (const comparison of await sideBySide(rounds)) {
    console.log(lineOf(comparison, { unit: "plies", peer: "C, exchanges" }));
  }
}

if (import.meta.main) await bench();
