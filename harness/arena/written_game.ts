/** A game that lies on disk, in any format that can be read. @module */

import {
  type GameFacts,
  type GameOutcome,
  isRecord,
  type Localized,
  type MatchFacts,
  type MatchPly,
  UsageError,
  type WireEntry,
} from "../core/mod.ts";
import { type GameRecord, plyTimesMs } from "../games/platform_files/mod.ts";
import type { GameKit } from "../referee/mod.ts";
import { gameOf, GAMES } from "../referee/all/mod.ts";
import { replayGame } from "./games/mod.ts";
import { cannotRead, VERSION, whyRefused } from "../surroundings/mod.ts";
import { isGamesFile, MatchFolder } from "./match_folder.ts";
import { refuseDamage } from "./refuse_damage.ts";
import { recordFile } from "./record_file.ts";
import { readRecordText } from "./record_text.ts";
import { rulesOf } from "./players.ts";

/** A game with the match that it belongs to, and what was said in it where that is known. */
export interface FoundGame {
  readonly kit: GameKit;
  readonly match: MatchFacts;
  readonly game: GameFacts;
  readonly wire: readonly WireEntry[];
}

/** A file that should hold a game, and does not hold a sound one. */
export interface BrokenRecord {
  readonly why: Localized;
}

/** The game in a record, in `events.jsonl` or in a match's folder; `number` says which. */
export function findGame(path: string, number?: number): FoundGame | BrokenRecord {
  const bare = path.replace(/\/+$/, "");
  const isFolder = kindOf(bare, path) === "folder";
  if (isFolder) return gameInFolder(bare, number);
  const [, folder = "."] = /^(.*)\/[^/]*$/s.exec(bare) ?? [];
  if (isGamesFile(bare.split("/").at(-1) ?? "")) return gameInFolder(folder, number);
  const read = gameInFile(textOfRecord(bare, path), path);
  return "why" in read ? read : keptBeside(read, bare, folder) ?? read;
}

function textOfRecord(path: string, word: string): string {
  try {
    return readRecordText(path);
  } catch (error) {
    throw new UsageError(cannotRead(word), whyRefused(error));
  }
}

function kindOf(path: string, word: string): "folder" | "file" {
  try {
    return Deno.statSync(path).isDirectory ? "folder" : "file";
  } catch {
    throw new UsageError({
      en: `No such file or folder: "${word}"`,
      zh: `沒有這個檔案或資料夾：「${word}」`,
      ja: `ファイルもフォルダもない：「${word}」`,
    }, {
      en: "name a record or a match's folder",
      zh: "請指定棋譜，或對戰的資料夾",
      ja: "棋譜か、対戦のフォルダを指定する",
    });
  }
}

function gameInFolder(path: string, number = 1): FoundGame {
  const folder = new MatchFolder(path);
  const match = folder.match();
  if (!match) {
    throw new UsageError({
      en: `No match in "${path}"`,
      zh: `「${path}」中沒有對戰`,
      ja: `「${path}」に対戦がない`,
    }, {
      en: "name a folder that match made",
      zh: "請指定 match 產生的資料夾",
      ja: "match が作ったフォルダを指定する",
    });
  }
  refuseDamage(folder);
  const games = folder.games();
  const game = games.find((one) => one.number === number);
  if (!game) {
    const known = games.map((one) => one.number);
    const fix = known.length === 0
      ? { en: "no game is finished", zh: "還沒有下完的對局", ja: "終わった対局がない" }
      : {
        en: `use --game ${known[0]} to ${known.at(-1)}`,
        zh: `請用 --game ${known[0]} 到 ${known.at(-1)}`,
        ja: `--game ${known[0]} から ${known.at(-1)} までを使う`,
      };
    throw new UsageError({
      en: `No game ${number} in "${path}"`,
      zh: `「${path}」中沒有第 ${number} 局`,
      ja: `「${path}」に第 ${number} 局はない`,
    }, fix);
  }
  const kit = kitOf(match.game);
  const protocols = match.players.flatMap(({ protocol }) => protocol ?? []);
  return { kit, match: { ...match, rules: rulesOf(protocols) }, game, wire: folder.talk(game) };
}

/** The same game as the match beside the record keeps it: with its times and its talk. */
function keptBeside({ game }: FoundGame, file: string, folder: string): FoundGame | undefined {
  const beside = new MatchFolder(folder);
  const match = beside.match();
  const same = match &&
    beside.games().find((one) =>
      file.endsWith(`/${recordFile(match, one).fileName}`) && movesOf(one) === movesOf(game)
    );
  return same ? gameInFolder(folder, same.number) : undefined;
}

function movesOf({ plies }: GameFacts): string {
  return plies.map(({ move }) => move).join(" ");
}

function gameInFile(text: string, path: string): FoundGame | BrokenRecord {
  const json = jsonRecord(text);
  if (json) return gameOfRecord(kitOf(json.game), json.record);
  const likely = likelyKit(text);
  if (!likely?.records) {
    throw new UsageError({
      en: `No game in "${path}"`,
      zh: `「${path}」中沒有對局`,
      ja: `「${path}」に対局がない`,
    }, {
      en: "it is neither a record nor a match's games",
      zh: "它不是棋譜，也不是對戰的對局檔",
      ja: "棋譜でも、対戦の対局のファイルでもない",
    });
  }
  const read = likely.records.readRecord(text);
  return read.ok ? gameOfRecord(likely, read.value) : { why: read.error };
}

/** The game whose board a record shows: each row is a line of as many cells. */
function likelyKit(text: string): GameKit | undefined {
  const lines = text.split(/[\r\n]+/);
  const rows = (cells: number): number =>
    lines.filter((line) => new RegExp(`^\\s*\\*(\\s+\\S){${cells}}\\s*$`).test(line)).length;
  const sized = [["dark-chess", 4, 8], ["geister", 6, 6]] as const;
  const [id] = sized.find(([, cells, count]) => rows(cells) >= count) ?? [];
  const byRows = id === undefined ? undefined : gameOf(id);
  const readable = byRows ?? GAMES.find(({ records }) => records?.readRecord(text).ok);
  if (readable || !/^\uFEFF?\s*INITIAL\b|^\* first\b/m.test(text)) return readable;
  // A record with rows missing or damaged: its reader says which line that is.
  return gameOf(rows(6) > rows(4) ? "geister" : "dark-chess");
}

function kitOf(game: string): GameKit {
  const kit = gameOf(game);
  if (kit) return kit;
  throw new UsageError({
    en: `Unknown game "${game}"`,
    zh: `不認得遊戲「${game}」`,
    ja: `不明なゲーム「${game}」`,
  }, {
    en: "it was written by a newer version perhaps",
    zh: "可能是由較新的版本寫出的",
    ja: "新しい版で書かれたのかもしれない",
  });
}

/** A record of ours, for games that the platform does not have. */
function jsonRecord(text: string): { game: string; record: GameRecord } | undefined {
  if (!text.trimStart().startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.game !== "string" || !isRecord(value.start)) return;
    const { plies, names, start } = value;
    const sound = Array.isArray(plies) && plies.every((ply) => typeof ply === "string") &&
      isRecord(names) && typeof names.first === "string" && typeof names.second === "string" &&
      typeof start.setup === "string";
    return sound ? { game: value.game, record: value as unknown as GameRecord } : undefined;
  } catch {
    return undefined;
  }
}

function gameOfRecord(kit: GameKit, record: GameRecord): FoundGame {
  const { names, start, timeSeconds, result } = record;
  const match: MatchFacts = {
    version: VERSION,
    game: kit.game.id,
    players: [{ name: names.first, command: [] }, { name: names.second, command: [] }],
    ...{ games: 1, seed: 0, swap: false, strict: false, rules: [] },
    clock: { mainMs: timeSeconds * 1000, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
    settings: start.settings ?? {},
  };
  const outcome: GameOutcome = result
    ? {
      kind: "over",
      reason: result.reason,
      ...result.winner ? { winner: result.winner === "first" ? 0 : 1 } : {},
    }
    : { kind: "inconclusive", because: { kind: "unfinished-record" } };
  const plies = pliesOf(kit, record);
  const durationMs = plies.reduce((sum, { thinkMs = 0 }) => sum + thinkMs, 0);
  const game: GameFacts = {
    ...{ number: 1, pair: 1, seed: 0, first: 0, setup: start.setup, opening: 0, fouls: [] },
    ...{ attempts: 1, startedAtMs: record.timestampsMs?.[0] ?? 0, durationMs, outcome, plies },
  };
  return { kit, match, game, wire: [] };
}

function pliesOf(kit: GameKit, record: GameRecord): readonly MatchPly[] {
  const { start: { setup, settings }, plies } = record;
  const times = Array.isArray(record.timestampsMs) ? plyTimesMs(record) : [];
  const sides = replayGame(kit, { setup, settings, plies }).positions.slice(1);
  return plies.map((move, at) => {
    const thinkMs = times[at];
    const by = (sides[at]?.side ?? (at % 2 === 0 ? "first" : "second")) === "first" ? 0 : 1;
    return { by, move, ...thinkMs === undefined ? {} : { thinkMs } };
  });
}
