/** The rounds of a contest on disk: `rounds.jsonl`, a sealed line for each. @module */

import { type ContestRound, jsonIn, safeJson, UsageError } from "../../core/mod.ts";
import { isRound, type Link, NO_LINK, seal, SealReader, writeWhole } from "../../ledger/mod.ts";

const FILE = "rounds.jsonl";

/** The rounds so far; a damaged line is refused, since every later pairing rests on it. */
export function readRounds(folder: string): readonly ContestRound[] {
  const seals = new SealReader();
  return linesOf(`${folder}/${FILE}`).map((line, at) => {
    const { text, isSealed, isDamaged } = seals.read(line);
    const round = isDamaged || !isSealed ? undefined : jsonIn(text);
    if (isRound(round) && round.number === at + 1) return round;
    throw new UsageError(
      {
        en: `${folder}/${FILE}:${at + 1}: this line is damaged`,
        zh: `${folder}/${FILE}:${at + 1}：此行已損毀`,
        ja: `${folder}/${FILE}:${at + 1}：この行は壊れている`,
      },
      {
        en: "take it from a copy, or begin the contest anew with --fresh",
        zh: "請由副本還原，或以 --fresh 重新開始比賽",
        ja: "複製から戻すか、--fresh で大会を最初からやり直す",
      },
    );
  });
}

/** Keeps all rounds, in one piece: an interruption leaves the file as it was, or as it is to be. */
export function writeRounds(folder: string, rounds: readonly ContestRound[]): void {
  let link: Link = NO_LINK;
  const lines = rounds.map((round) => {
    const sealed = seal(safeJson(round), link);
    link = sealed.link;
    return sealed.line;
  });
  writeWhole(`${folder}/${FILE}`, lines.join(""));
}

function linesOf(path: string): readonly string[] {
  try {
    return Deno.readTextFileSync(path).split("\n").slice(0, -1);
  } catch {
    return [];
  }
}
