/** The events of a contest on disk: its start and its rounds; each meeting keeps its own. @module */

import {
  type ContestEvent,
  type ContestRound,
  type JobEvent,
  type KeptContest,
  UsageError,
} from "../core/mod.ts";
import {
  damageText,
  EVENTS_FILE,
  ledgerText,
  type ReadLedger,
  readLedger,
  readOldRounds,
  writeWhole,
} from "../ledger/mod.ts";

/** What version 0.1.0 kept the rounds in. */
const OLD_FILE = "rounds.jsonl";

/** The rounds so far; a damaged line is refused, since every later pairing rests on it. */
export function readRounds(folder: string): readonly ContestRound[] {
  const { file, events, damaged: [damaged] } = eventsIn(folder);
  const rounds = events.flatMap((event) => event.kind === "round-started" ? [event] : []);
  const misplaced = rounds.findIndex(({ round }, at) => round.number !== at + 1);
  const line = damaged ?? (misplaced < 0 ? undefined : misplaced + 1);
  if (line === undefined) return rounds.map(({ round }) => round);
  throw new UsageError(damageText({ file, line }), {
    en: "restore it from a copy, or start the contest over with --fresh",
    zh: "請由副本還原，或以 --fresh 重新開始比賽",
    ja: "複製から戻すか、--fresh で大会を最初からやり直す",
  });
}

function eventsIn(folder: string): ReadLedger & { readonly file: string } {
  const file = `${folder}/${EVENTS_FILE}`;
  const text = textIn(file);
  if (text !== undefined) return { file, ...readLedger(text) };
  const oldFile = `${folder}/${OLD_FILE}`;
  return { file: oldFile, ...readOldRounds(textIn(oldFile) ?? "") };
}

/** Keeps all rounds, in one piece: an interruption leaves the file as it was, or as it is to be. */
export function writeRounds(
  folder: string,
  contest: KeptContest,
  rounds: readonly ContestRound[],
): void {
  const events: readonly JobEvent[] = [
    { kind: "contest-started", contest },
    ...rounds.map((round): ContestEvent => ({ kind: "round-started", round })),
  ];
  writeWhole(`${folder}/${EVENTS_FILE}`, ledgerText(events).text);
  try {
    Deno.removeSync(`${folder}/${OLD_FILE}`);
  } catch {
    // This version began the contest.
  }
}

function textIn(path: string): string | undefined {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return undefined;
  }
}
