/** What runs in a submission's private folder once it is built: the scenarios, and games for a leaderboard. @module */

import { type Report, ReportFold, type RunEvent, shellWords } from "../core/mod.ts";
import type { LeaderboardColumn } from "../../reporters/jobs/mod.ts";
import { RUN_DEFAULTS, runAll } from "../runner/mod.ts";
import { plyTimes, settledCases, type SubmissionState } from "../ledger/mod.ts";
import { realClock, sandboxWorks, type Transport } from "../transports/mod.ts";
import { callElsewhere, transportTo } from "../surroundings/mod.ts";
import type { PrivateFolder } from "./private_folder.ts";
import { needRoom } from "./disk_room.ts";
import { freshTransport, placesIn } from "./fresh_transport.ts";
import { playLeaderboard } from "./leaderboard.ts";
import { budgetAfter } from "./more_time.ts";
import type { Understood } from "./understand.ts";
import type { Entry, GradingRoom } from "./room.ts";
import type { KnownResults } from "./store.ts";
import type { TakenIn } from "./take_in.ts";
import { writeInterim } from "./write_results.ts";

/** A submission in its private folder. */
export interface TakenSubmission {
  readonly place: PrivateFolder;
  readonly core?: number;
  readonly known: KnownResults;
  readonly state: SubmissionState;
  readonly taken: TakenIn;
}

/** The same, built. */
export interface BuiltSubmission extends TakenSubmission {
  readonly words: readonly string[];
  readonly understood: Understood;
}

/** Runs what is left to run; every event is on disk before anything follows from it. */
export async function runSubmission(
  entry: Entry,
  room: GradingRoom,
  built: BuiltSubmission,
): Promise<Report | undefined> {
  const { known, state } = built;
  const { scenarios, store } = room;
  using journal = await store.journal(state.slug);
  const fold = new ReportFold();
  known.events.forEach((event) => fold.add(event));
  const settled = settledCases(known.events, scenarios);
  const progress = { done: settled.size, failed: 0 };
  for await (const event of runAll(await runOptions(entry, room, { ...built, settled }))) {
    if (isFailure(event)) needRoom(room.copies, room.spareMiB);
    fold.add(event);
    journal.add(event);
    if (event.kind !== "case-finished" || event.doubt) continue;
    progress.done++;
    if (event.verdict.kind === "failed") progress.failed++;
    const grading = { submission: state.name, of: scenarios.length, ...progress };
    room.tell({ kind: "submission-progressed", grading });
    writeInterim(entry, room, fold.report());
  }
  return fold.report();
}

function isFailure(event: RunEvent): boolean {
  return event.kind === "unstartable" ||
    event.kind === "case-finished" && event.verdict.kind === "failed";
}

async function runOptions(
  { submission: { name } }: Entry,
  room: GradingRoom,
  built: BuiltSubmission & { readonly settled: ReadonlySet<string> },
): Promise<Parameters<typeof runAll>[0]> {
  const { place, words, settled, state, known } = built;
  const { pairing, scenarios, terms, gate, jobs, signal } = room;
  const { seed, strict, timeScale, budgetMs = Infinity, version, protocol } = terms;
  const told = toldCommand(built);
  const confinement = await place.forEngine(words[0] ?? "");
  return {
    ...RUN_DEFAULTS,
    pairing,
    scenarios,
    engine: { name, command: told },
    transport: await wayTo(built, room, name),
    clock: realClock,
    version,
    startedAt: new Date().toISOString(),
    confinement: state.confinement,
    seed,
    strict,
    timeScale,
    budgetMs: budgetAfter(known.events, budgetMs),
    jobs,
    gate,
    settled,
    earlierMs: plyTimes(known.events),
    sandboxWorks: () => sandboxWorks(confinement),
    signal,
    replay: (id) =>
      shellWords([
        ...[...callElsewhere("check"), protocol, "--scenario", id, "--verbose"],
        ...seed === 1 ? [] : ["--seed", String(seed)],
        ...told,
      ]),
  };
}

/** The command line as the submission's author would write it. */
function toldCommand({ place, words, understood }: BuiltSubmission): readonly string[] {
  return understood.recipe.run ?? words.map((word) => place.local(word));
}

/** Starts the engine in its private folder. */
async function wayTo(
  { place, core, words, understood }: BuiltSubmission,
  room: GradingRoom,
  name: string,
): Promise<Transport> {
  const [program = "", ...args] = words.map((word) => place.inside(word));
  const command = { program, args, cwd: place.inside(understood.cwd) };
  const { transport } = room.pairing.protocol;
  const places = placesIn(place, {
    program: words[0] ?? "",
    shared: await place.forEngine(words[0] ?? ""),
    tell: (what) => room.tell({ kind: "submission-told", submission: name, what }),
  });
  return freshTransport(
    places,
    (confinement) => transportTo(command, { transport, core, confinement }),
  );
}

/** Plays the games of the leaderboard, if there is one; the results are on disk after each. */
export async function rankSubmission(
  entry: Entry,
  room: GradingRoom,
  built: BuiltSubmission & { readonly report: Report | undefined },
): Promise<readonly LeaderboardColumn[] | undefined> {
  const { pairing, terms: { seed, version }, language, gradescope } = room;
  const rules = gradescope?.leaderboard;
  if (!rules) return undefined;
  const { name } = entry.submission;
  const transport = await wayTo(built, room, name);
  const command = toldCommand(built);
  const player = { kind: "engine", name, command, pairing, transport: () => transport } as const;
  const games = playLeaderboard(player, { rules, seed, version, language, clock: realClock });
  return await room.gate.shared(async () => {
    let columns: readonly LeaderboardColumn[] | undefined;
    for await (columns of games) writeInterim(entry, room, built.report, columns);
    return columns;
  });
}
