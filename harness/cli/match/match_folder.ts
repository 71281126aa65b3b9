/** A match on disk: a finished game is there before the next begins, and whole. @module */

import type { GameFacts, MatchFacts, WireEntry } from "../../core/mod.ts";
import { isEntry, isGame, isMatch, type KeptMatch, safeJson } from "../../../reporters/mod.ts";
import { UsageError } from "../command.ts";
import { lockFolder } from "../grade/lock_folder.ts";
import { writeWhole } from "../report_files.ts";
import { otherCondition } from "./conditions.ts";
import { refuseOthers } from "./own_folder.ts";
import { commandFiles, recordFile, recordNamesOf } from "./record_file.ts";

const MATCH_FILE = "match.json";
/** One line for each finished game. */
export const GAMES_FILE = "games.jsonl";
const TALKS = "talks";

/** The folder of one match. */
export class MatchFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path.replace(/\/+$/, "") || ".";
  }

  /** The match that lies here; undefined where none does. */
  match(): KeptMatch | undefined {
    const text = textIn(`${this.path}/${MATCH_FILE}`);
    const value = text === undefined ? undefined : parsed(text);
    return isMatch(value) ? value : undefined;
  }

  /** Keeps everybody else out until it is disposed of. */
  lock(): Disposable {
    refuseOthers(this.path, { holds: MATCH_FILE, ours: OURS });
    this.#make(TALKS);
    return lockFolder(this.path);
  }

  /** Takes a match in: a new one, or one that goes on; answers with the games that are done. */
  begin(match: MatchFacts, { fresh }: { readonly fresh: boolean }): readonly GameFacts[] {
    refuseOthers(this.path, { holds: MATCH_FILE, ours: OURS });
    this.#make(TALKS);
    const before = this.match();
    if (before && !fresh && otherCondition(before, match)) {
      throw new UsageError(
        `"${this.path}" holds another match (${otherCondition(before, match)})`,
        OTHER_FOLDER,
      );
    }
    if (!before && !fresh && textIn(`${this.path}/${MATCH_FILE}`) !== undefined) {
      throw new UsageError(`"${this.path}/${MATCH_FILE}" cannot be read`, OTHER_FOLDER);
    }
    const { rules: _, ...kept } = match;
    if (!before) remove(`${this.path}/${GAMES_FILE}`);
    if (before && fresh) this.#clear(before);
    writeWhole(`${this.path}/${MATCH_FILE}`, `${safeJson(kept, 2)}\n`);
    // A line that was torn when we were killed is taken out before others follow it.
    const games = this.games();
    writeWhole(`${this.path}/${GAMES_FILE}`, games.map(lineOf).join(""));
    this.#clearUnfinished(match, games);
    return games.filter(({ number }) => number <= match.games);
  }

  /** Every finished game, in the order of their numbers. */
  games(): readonly GameFacts[] {
    const text = textIn(`${this.path}/${GAMES_FILE}`) ?? "";
    const games = new Map<number, GameFacts>();
    for (const value of linesOf(text)) if (isGame(value)) games.set(value.number, value);
    return [...games.values()].sort((a, b) => a.number - b.number);
  }

  /** What was said in a game. */
  talk({ number }: Pick<GameFacts, "number">): readonly WireEntry[] {
    return linesOf(textIn(this.#talkPath(number)) ?? "").filter(isEntry);
  }

  /** Keeps a finished game: its talk, its record, and last the line that says it is done. */
  add(match: MatchFacts, game: GameFacts, wire: readonly WireEntry[]): void {
    writeWhole(this.#talkPath(game.number), wire.map(lineOf).join(""));
    for (const { fileName, text } of commandFiles(match, game, wire)) {
      writeWhole(`${this.path}/${TALKS}/${fileName}`, text);
    }
    const { fileName, text } = recordFile(match, game);
    writeWhole(`${this.path}/${fileName}`, text);
    using file = Deno.openSync(`${this.path}/${GAMES_FILE}`, { create: true, append: true });
    const bytes = new TextEncoder().encode(lineOf(game));
    for (let at = 0; at < bytes.length;) at += file.writeSync(bytes.subarray(at));
    file.syncDataSync();
  }

  #talkPath(number: number): string {
    return `${this.path}/${TALKS}/${number}.jsonl`;
  }

  #make(folder: string): void {
    try {
      Deno.mkdirSync(`${this.path}/${folder}`, { recursive: true });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new UsageError(`Cannot write to "${this.path}"`, `name another with --out (${why})`);
    }
  }

  /** Takes an older match's games out, and nothing that it does not vouch for. */
  #clear(before: KeptMatch): void {
    for (const game of this.games()) {
      const talks = commandFiles(before, game, []).map(({ fileName }) => `${TALKS}/${fileName}`);
      const names = [recordFile(before, game).fileName, `${TALKS}/${game.number}.jsonl`, ...talks];
      for (const name of names) remove(`${this.path}/${name}`);
    }
    remove(`${this.path}/${GAMES_FILE}`);
    this.#clearUnfinished(before, []);
  }

  /** Takes out the records of games that are not done: they will be played again. */
  #clearUnfinished(match: Pick<MatchFacts, "players" | "games">, done: readonly GameFacts[]): void {
    const finished = new Set(done.map(({ number }) => number));
    const isOurs = recordNamesOf(match);
    for (const { name, isFile } of Deno.readDirSync(this.path)) {
      const number = isFile ? isOurs(name) : undefined;
      if (number !== undefined && !finished.has(number)) remove(`${this.path}/${name}`);
    }
  }
}

const OTHER_FOLDER = "name another folder with --out, or begin anew with --fresh";

/** What a match that was ended before it began leaves behind. */
const OURS = [TALKS, ".lock"];

function lineOf(value: unknown): string {
  return `${safeJson(value)}\n`;
}

function linesOf(text: string): readonly unknown[] {
  return text.split("\n").filter((line) => line !== "").map(parsed);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textIn(path: string): string | undefined {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return undefined;
  }
}

function remove(path: string): void {
  try {
    Deno.removeSync(path);
  } catch {
    // It was not there.
  }
}
