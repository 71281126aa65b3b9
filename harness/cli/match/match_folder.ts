/** A match on disk: a finished game is there before the next begins, and whole. @module */

import {
  fill,
  type GameFacts,
  isRecord,
  jsonIn,
  type KeptMatch,
  type Localized,
  type MatchFacts,
  safeJson,
  UsageError,
  type WireEntry,
} from "../../core/mod.ts";
import {
  type Damage,
  isEntry,
  isMatch,
  type Link,
  lockFolder,
  NO_LINK,
  writeWhole,
} from "../../ledger/mod.ts";
import { withGameId } from "../../referee/mod.ts";
import { otherCondition } from "./conditions.ts";
import { gameLine, gamesText, type ReadGames, readGames } from "./games_file.ts";
import { refuseOthers } from "./own_folder.ts";
import { commandFiles, recordFile, recordNamesOf } from "./record_file.ts";
import { cannotWrite, whyRefused } from "../../surroundings/mod.ts";

const MATCH_FILE = "match.json";
/** One line for each finished game. */
export const GAMES_FILE = "games.jsonl";
const TALKS = "talks";

/** How a match is begun. */
export interface BeginOptions {
  /** Nothing that is there counts. */
  readonly fresh: boolean;
  /** Is told of each game that is lost, and will be played again. */
  readonly onDamage?: (damage: Damage) => void;
}

/** The folder of one match. */
export class MatchFolder {
  readonly path: string;
  #link: Link = NO_LINK;

  constructor(path: string) {
    this.path = path.replace(/\/+$/, "") || ".";
  }

  /** The match that lies here; undefined where none does. */
  match(): KeptMatch | undefined {
    const { seals: _, ...value } = this.#kept() ?? {};
    return isMatch(value) ? withGameId(value) : undefined;
  }

  /** Whether no game of the match here was finished; after a mistyped path, for instance. */
  isIdle(): boolean {
    return textIn(`${this.path}/${GAMES_FILE}`) === "";
  }

  /** Keeps other processes out until it is disposed of. */
  lock(): Disposable {
    refuseOthers(this.path, { holds: MATCH_FILE, ours: OURS });
    this.#make(TALKS);
    return lockFolder(this.path);
  }

  /** Takes a match in: a new one, or one that goes on; answers with the games that are done. */
  begin(match: MatchFacts, { fresh, onDamage }: BeginOptions): readonly GameFacts[] {
    refuseOthers(this.path, { holds: MATCH_FILE, ours: OURS });
    this.#make(TALKS);
    const before = this.match();
    const differs = before && otherCondition(before, match);
    const idle = differs && this.isIdle();
    if (differs && !fresh && !idle) {
      throw new UsageError(
        {
          en: `"${this.path}" holds another match (${differs})`,
          zh: `「${this.path}」中是另一場對戰（${differs}）`,
          ja: `「${this.path}」には別の対戦がある（${differs}）`,
        },
        OTHER_FOLDER,
      );
    }
    if (!before && !fresh && textIn(`${this.path}/${MATCH_FILE}`) !== undefined) {
      throw new UsageError({
        en: `"${this.path}/${MATCH_FILE}" cannot be read`,
        zh: `無法讀取「${this.path}/${MATCH_FILE}」`,
        ja: `「${this.path}/${MATCH_FILE}」を読めない`,
      }, OTHER_FOLDER);
    }
    if (!before) {
      remove(`${this.path}/${GAMES_FILE}`);
      this.#write(match);
    }
    if (before && (fresh || idle)) this.#clear(before);
    const { games } = this.#read();
    for (const damage of this.damage()) onDamage?.(damage);
    // A line that was torn when we were killed is taken out before others follow it.
    const { text, link } = gamesText(games);
    writeWhole(`${this.path}/${GAMES_FILE}`, text);
    this.#link = link;
    // Only now do all games have seals, and the match may say so.
    this.#write(match);
    this.#clearUnfinished(match, games);
    return games.filter(({ number }) => number <= match.games);
  }

  /** Every finished game that is undamaged, in the order of their numbers. */
  games(): readonly GameFacts[] {
    return this.#read().games;
  }

  /** The lines of games that are not as they were written. */
  damage(): readonly Damage[] {
    const file = `${this.path}/${GAMES_FILE}`;
    return this.#read().damaged.map((line) => ({ file, line }));
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
    const { line, link } = gameLine(game, this.#link);
    const bytes = new TextEncoder().encode(line);
    for (let at = 0; at < bytes.length;) at += file.writeSync(bytes.subarray(at));
    file.syncDataSync();
    this.#link = link;
  }

  #write({ rules: _, ...match }: MatchFacts): void {
    writeWhole(`${this.path}/${MATCH_FILE}`, `${safeJson({ ...match, seals: true }, 2)}\n`);
  }

  #kept(): Readonly<Record<string, unknown>> | undefined {
    const value = jsonIn(textIn(`${this.path}/${MATCH_FILE}`) ?? "");
    return isRecord(value) ? value : undefined;
  }

  #read(): ReadGames {
    const sealed = this.#kept()?.seals === true;
    return readGames(textIn(`${this.path}/${GAMES_FILE}`) ?? "", { sealed });
  }

  #talkPath(number: number): string {
    return `${this.path}/${TALKS}/${number}.jsonl`;
  }

  #make(folder: string): void {
    try {
      Deno.mkdirSync(`${this.path}/${folder}`, { recursive: true });
    } catch (error) {
      throw new UsageError(cannotWrite(this.path), fill(OTHER_OUT, { why: whyRefused(error) }));
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

const OTHER_OUT: Localized = {
  en: "name another with --out ({why})",
  zh: "請以 --out 指定另一個資料夾（{why}）",
  ja: "--out で別のフォルダを指定する（{why}）",
};
const OTHER_FOLDER: Localized = {
  en: "name another folder with --out, or begin anew with --fresh",
  zh: "請以 --out 指定另一個資料夾，或以 --fresh 重新開始",
  ja: "--out で別のフォルダを指定するか、--fresh で最初からやり直す",
};

/** What a match that was ended before it began leaves behind. */
const OURS = [TALKS, ".lock"];

function lineOf(value: unknown): string {
  return `${safeJson(value)}\n`;
}

function linesOf(text: string): readonly unknown[] {
  return text.split("\n").filter((line) => line !== "").map(jsonIn);
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
