/** `--board`: where every game of a match begins. @module */

import {
  err,
  fill,
  type Localized,
  type MatchStart,
  ok,
  type Result,
  UsageError,
} from "../core/mod.ts";
import { isBoardFile, isNumberLine } from "../games/platform_files/mod.ts";
import type { GameKit } from "../referee/mod.ts";
import { gameOf } from "../referee/all/mod.ts";
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
        en: `it is neither a record, nor a board file, nor a setup (${start.error.en})`,
        zh: `它不是棋譜、棋盤檔，也不是佈局檔（${start.error.zh}）`,
        ja: `棋譜でも、盤のファイルでも、配置でもない（${start.error.ja}）`,
      },
    );
  }
  const { playedWith, ...whole } = start.value;
  const begun = { ...whole, opening: whole.opening.slice(0, upTo) };
  const problem = untold(begun, protocols) ?? objectionTo(begun, kit, settings);
  if (problem !== undefined) {
    const needed = objectionTo(begun, kit, playedWith) === undefined ? playedWith : {};
    throw new UsageError({
      en: `Cannot begin from "${file}"`,
      zh: `無法從「${file}」開始`,
      ja: `「${file}」から始められない`,
    }, withSettings(problem, needed));
  }
  return begun;
}

/** A start, and the settings under which the plies of its record can have been played. */
type FoundStart = MatchStart & { readonly playedWith: Readonly<Record<string, number>> };

/** A problem with `; use --setting noEatFlip=180`, where that is what a record needs. */
function withSettings(problem: Localized, needed: Readonly<Record<string, number>>): Localized {
  const words = Object.entries(needed).map(([name, value]) => `--setting ${name}=${value}`);
  return words.length === 0 ? problem : fill(USE_SETTINGS, { problem, words: words.join(" ") });
}

function startIn(text: string, kit: GameKit): Result<FoundStart, Localized> {
  if (!isBoardFile(text)) {
    const setup = text.trim();
    const started = kit.game.start({ setup });
    return started.ok ? ok({ setup, opening: [], playedWith: {} }) : started;
  }
  if (!kit.records) return err(NO_RECORDS);
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
function untold({ setup = "" }: MatchStart, protocols: readonly string[]): Localized | undefined {
  if (!protocols.includes("mgtp") || /^X{4}(\/X{4}){7} /.test(setup)) return undefined;
  return UNTOLD;
}

/** Why no game can begin at a start; undefined where one can. */
function objectionTo(
  { setup, opening }: MatchStart,
  { game }: GameKit,
  settings: Readonly<Record<string, number>>,
): Localized | undefined {
  const begun = game.start(setup === undefined ? { seed: 1, settings } : { setup, settings });
  if (!begun.ok) return begun.error;
  let position = begun.value;
  for (const [at, text] of opening.entries()) {
    const ended = game.ending(position);
    if (ended) return fill(OVER_BEFORE, { ply: at + 1, reason: ended.reason });
    const move = game.read(text);
    const objection = move.ok ? game.objection(position, move.value)?.rule : move.error;
    if (!move.ok || objection !== undefined) {
      return fill(BAD_PLY, { ply: at + 1, text, objection: objection ?? "" });
    }
    position = game.play(position, move.value);
  }
  const ended = game.ending(position);
  return ended && fill(OVER_ALREADY, { reason: ended.reason });
}

const NO_RECORDS: Localized = {
  en: "the platform has no records of this game",
  zh: "平台沒有這種遊戲的棋譜",
  ja: "このゲームの棋譜はプラットフォームにない",
};
const USE_SETTINGS: Localized = {
  en: "{problem}; use {words}",
  zh: "{problem}；請加上 {words}",
  ja: "{problem}。{words} を指定する",
};
const UNTOLD: Localized = {
  en:
    "an MGTP engine cannot be shown a board; use a record or board.txt with all plies from the start",
  zh: "無法向 MGTP 引擎展示盤面；請使用含有全部走步的棋譜或 board.txt",
  ja: "MGTP のエンジンには盤面を示せない。初手からの手をすべて含む棋譜か board.txt を使う",
};
const OVER_BEFORE: Localized = {
  en: "the game is over before ply {ply} ({reason})",
  zh: "在第 {ply} 手之前對局已結束（{reason}）",
  ja: "{ply} 手目の前に対局は終わっている（{reason}）",
};
const BAD_PLY: Localized = {
  en: 'ply {ply} "{text}": {objection}',
  zh: "第 {ply} 手「{text}」：{objection}",
  ja: "{ply} 手目「{text}」：{objection}",
};
const OVER_ALREADY: Localized = {
  en: "the game is over already ({reason})",
  zh: "對局已經結束（{reason}）",
  ja: "対局はすでに終わっている（{reason}）",
};
