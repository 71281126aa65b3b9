/** `--board`: where every game of a match begins. @module */

import { err, type MatchStart, ok, type Result, UsageError } from "../core/mod.ts";
import { isBoardFile, isNumberLine } from "../games/platform_files/mod.ts";
import { type GameKit, gameOf } from "../referee/mod.ts";
import { noGame, OUR_MISTAKE, readNamed } from "../surroundings/mod.ts";
import { readRecordText } from "./record_text.ts";

/** The start that a file holds: a record or board.txt of the platform, or a setup as one line. */
export function readStart(
  file: string,
  { game, settings, protocols = [], upTo = Infinity }: {
    readonly game: string;
    readonly settings: Readonly<Record<string, number>>;
    /** What the engines speak that are to play on. */
    readonly protocols?: readonly string[];
    /** Plies beyond this one are left out. */
    readonly upTo?: number;
  },
): MatchStart {
  const kit = gameOf(game);
  if (!kit) {
    throw new UsageError(noGame(game), OUR_MISTAKE);
  }
  const start = startIn(readNamed(file, { read: readRecordText }), kit);
  if (!start.ok) {
    throw new UsageError(
      {
        en: `No start of a game in "${file}"`,
        zh: `「${file}」中沒有可開始的局面`,
        ja: `「${file}」に開始局面がない`,
      },
      {
        en: `it is neither a record, nor a board file, nor a setup (${start.error})`,
        zh: `它不是棋譜、棋盤檔，也不是佈局檔（${start.error}）`,
        ja: `棋譜でも、盤のファイルでも、配置でもない（${start.error}）`,
      },
    );
  }
  const { playedWith, ...whole } = start.value;
  const begun = { ...whole, opening: whole.opening.slice(0, upTo) };
  const problem = untold(begun, protocols) ?? objectionTo(begun, kit, settings);
  if (problem !== undefined) {
    const hint = objectionTo(begun, kit, playedWith) === undefined ? hintOf(playedWith) : "";
    throw new UsageError({
      en: `Cannot begin from "${file}"`,
      zh: `無法從「${file}」開始`,
      ja: `「${file}」から始められない`,
    }, `${problem}${hint}`);
  }
  return begun;
}

/** A start, and the settings under which the plies of its record can have been played. */
type FoundStart = MatchStart & { readonly playedWith: Readonly<Record<string, number>> };

/** `; use --setting noEatFlip=180`, where that is what a record needs. */
function hintOf(settings: Readonly<Record<string, number>>): string {
  const words = Object.entries(settings).map(([name, value]) => `--setting ${name}=${value}`);
  return words.length === 0 ? "" : `; use ${words.join(" ")}`;
}

function startIn(text: string, kit: GameKit): Result<FoundStart> {
  if (!isBoardFile(text)) {
    const setup = text.trim();
    const started = kit.game.start({ setup });
    return started.ok ? ok({ setup, opening: [], playedWith: {} }) : started;
  }
  if (!kit.records) return err("the platform has no records of this game");
  const record = kit.records.readRecord(withoutTimes(text));
  if (!record.ok) return record;
  const { start: { setup, settings: playedWith = {} }, plies } = record.value;
  return ok({ setup, opening: plies, playedWith });
}

/** A file that was cut in mid-game may still have the times of all plies. */
function withoutTimes(text: string): string {
  return text.split(/\r\n|\r|\n/).filter((line) => !isNumberLine(line)).join("\n");
}

/** MGTP has no words for a position: what lies open must have been flipped by plies that are told. */
function untold({ setup = "" }: MatchStart, protocols: readonly string[]): string | undefined {
  if (!protocols.includes("mgtp") || /^X{4}(\/X{4}){7} /.test(setup)) return undefined;
  return "an MGTP engine cannot be shown a board; use a record or board.txt with all plies from the start";
}

/** Why no game can begin at a start; undefined where one can. */
function objectionTo(
  { setup, opening }: MatchStart,
  { game }: GameKit,
  settings: Readonly<Record<string, number>>,
): string | undefined {
  const begun = game.start(setup === undefined ? { seed: 1, settings } : { setup, settings });
  if (!begun.ok) return begun.error;
  let position = begun.value;
  for (const [at, text] of opening.entries()) {
    const ended = game.ending(position);
    if (ended) return `the game is over before ply ${at + 1} (${ended.reason})`;
    const move = game.read(text);
    const objection = move.ok ? game.objection(position, move.value)?.rule : move.error;
    if (!move.ok || objection !== undefined) return `ply ${at + 1} "${text}": ${objection}`;
    position = game.play(position, move.value);
  }
  const ended = game.ending(position);
  return ended && `the game is over already (${ended.reason})`;
}
