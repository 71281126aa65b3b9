/** What a scenario is recorded from. @module */

import { fill, type Localized, UsageError } from "../core/mod.ts";
import type { Side } from "../games/game.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { gameOf } from "../referee/all/mod.ts";
import { findGame } from "../arena/mod.ts";
import { fromCaller, MOST_TEXT_BYTES, readNamed } from "../surroundings/mod.ts";
import { gameInLog, type LoggedGame, sentIn } from "./command_log.ts";
import { tooMuch } from "./mistakes.ts";
import type { GameToRecord } from "./moment.ts";

/** A game that was played, or lines to send. */
export type RecordingSource =
  | {
    readonly kind: "game";
    readonly game: GameToRecord;
    readonly log?: LoggedGame;
    /** The protocol of the player who is asked, where it is known. */
    readonly protocol?: string;
  }
  | { readonly kind: "script"; readonly text: string };

/** Which game is meant, and whose ply is asked for. */
export interface SourceOptions {
  readonly game?: number;
  readonly side?: Side;
}

/** Reads a file, a folder or standard input. */
export async function sourceAt(path: string, options: SourceOptions): Promise<RecordingSource> {
  if (path === "-") return sourceIn(await readTyped(Deno.stdin.readable));
  const isFolder = isDirectory(fromCaller(path)) || /(^|\/)games\.jsonl$/.test(path);
  if (isFolder) return gameAt(path, options);
  const text = readNamed(path);
  return looksLikeRecord(text) ? gameAt(path, options) : sourceIn(text);
}

/** All that comes, which is not without end. */
export async function readTyped(input: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of input) {
    bytes += chunk.length;
    if (bytes > MOST_TEXT_BYTES) throw tooMuch();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A log of MGTP is a game; every other text is lines to send. */
function sourceIn(text: string): RecordingSource {
  const sent = sentIn(text);
  if (!sent) return { kind: "script", text };
  const log = gameInLog(text);
  const kit = gameOf("dark-chess");
  if (!log || !kit) return { kind: "script", text: sent.join("\n") };
  const { plies, side } = log;
  return { kind: "game", game: { kit, plies, side }, log, protocol: "mgtp" };
}

/** The platform's record begins with a line of its own, ours is a JSON object. */
function looksLikeRecord(text: string): boolean {
  return /^\uFEFF?\s*(INITIAL\b|\{)/.test(text) || /^\* first\b/m.test(text);
}

function gameAt(path: string, { game: number, side }: SourceOptions): RecordingSource {
  const found = findGame(fromCaller(path), number);
  if ("why" in found) {
    throw new UsageError(fill(BAD_RECORD, { path, why: found.why }), WHOLE_RECORD);
  }
  const { kit, match, game } = found;
  const loser = game.outcome.kind === "inconclusive" || game.outcome.winner === undefined
    ? undefined
    : game.outcome.winner === 0
    ? 1
    : 0;
  const lost: Side | undefined = loser === undefined
    ? undefined
    : loser === game.first
    ? "first"
    : "second";
  const asked = side ?? lost;
  if (asked === undefined) throw noLoser(path);
  const player = asked === "first" ? game.first : game.first === 0 ? 1 : 0;
  const plies = game.plies.map(({ move }) => move);
  const { setup } = game;
  return {
    kind: "game",
    game: { kit, setup, settings: match.settings, plies, side: asked },
    protocol: match.players[player]?.protocol,
  };
}

function noLoser(path: string): UsageError {
  return new UsageError({
    en: `No player lost the game in "${path}"`,
    zh: `「${path}」中的對局沒有輸家`,
    ja: `「${path}」の対局には敗者がいない`,
  }, {
    en: "say with --side first or --side second whose ply is asked for",
    zh: "請以 --side first 或 --side second 指定要詢問哪一方的著法",
    ja: "どちらの手を問うか、--side first か --side second で指定する",
  });
}

const WHOLE_RECORD = {
  en: "name a record that shinpan replay can read",
  zh: "請指定 shinpan replay 能讀取的棋譜",
  ja: "shinpan replay で読める棋譜を指定する",
};

function isDirectory(path: string): boolean {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    return false;
  }
}

/** The usual protocol of a game. */
export const USUAL_PROTOCOLS: Readonly<Record<string, string>> = {
  "dark-chess": "mgtp",
  geister: "geister-tcp",
  tzaar: "tzaar",
  shogi: "usi",
};

/** Whether a scenario of a protocol begins with a greeting. */
export function greets({ protocol: { transport } }: AnyPairing): boolean {
  return transport !== "files";
}

const BAD_RECORD: Localized = {
  en: "{path}: {why}",
  zh: "{path}：{why}",
  ja: "{path}：{why}",
};
