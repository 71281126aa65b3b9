/** A match on disk: a finished game is there before the next begins, and whole. @module */

import {
  type GameFacts,
  isRecord,
  jsonIn,
  type KeptMatch,
  type MatchEvent,
  type MatchFacts,
  safeJson,
  UsageError,
  type WireEntry,
} from "../core/mod.ts";
import {
  type Damage,
  EVENTS_FILE,
  isEntry,
  isMatch,
  ledgerLine,
  ledgerText,
  type Link,
  lockFolder,
  NO_LINK,
  type ReadLedger,
  readLedger,
  readOldGames,
  writeWhole,
} from "../ledger/mod.ts";
import { withGameId } from "../referee/all/mod.ts";
import { otherCondition } from "./conditions.ts";
import { refuseOthers } from "./own_folder.ts";
import { commandFiles, recordFile, recordNamesOf } from "./record_file.ts";
import { absenceDamage } from "./walkover.ts";
import { cannotWriteOut, holdsOtherMatch, OTHER_OUT_OR_FRESH } from "../surroundings/mod.ts";

const MATCH_FILE = "match.json";
/** What version 0.1.0 kept the finished games in. */
const OLD_GAMES_FILE = "games.jsonl";
const TALKS = "talks";

/** Whether a file keeps the games of the match in its folder, in this version or an older one. */
export function isGamesFile(name: string): boolean {
  return name === EVENTS_FILE || name === OLD_GAMES_FILE;
}

/** How a match is begun. */
export interface BeginOptions {
  /** Nothing that is there counts. */
  readonly fresh: boolean;
  /** Is called with each game that is lost, and will be played again. */
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
    const { files, games, damaged } = this.#read();
    return files.length > 0 && games.length === 0 && damaged.length === 0;
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
      throw new UsageError(holdsOtherMatch(this.path, differs), OTHER_OUT_OR_FRESH);
    }
    if (!before && !fresh && textIn(`${this.path}/${MATCH_FILE}`) !== undefined) {
      throw new UsageError({
        en: `"${this.path}/${MATCH_FILE}" cannot be read`,
        zh: `無法讀取「${this.path}/${MATCH_FILE}」`,
        ja: `「${this.path}/${MATCH_FILE}」を読めない`,
      }, OTHER_OUT_OR_FRESH);
    }
    if (!before) {
      this.#clearEvents();
      this.#write(match);
    }
    if (before && (fresh || idle)) this.#clear(before);
    const { games } = this.#read();
    for (const damage of this.damage()) onDamage?.(damage);
    // A line that was torn when we were killed is taken out before others follow it.
    const { rules: _, ...kept } = match;
    const { text, link } = ledgerText([
      { kind: "match-started", match: kept },
      ...games.map((game): MatchEvent => ({ kind: "game-finished", game })),
    ]);
    writeWhole(this.#eventsPath(), text);
    this.#link = link;
    // Only now are the games of an older version kept here, and the match may say so.
    this.#write(match);
    remove(`${this.path}/${OLD_GAMES_FILE}`);
    this.#clearUnfinished(match, games);
    return games.filter(({ number }) => number <= match.games);
  }

  /** What has happened in the match that lies here: its start and its finished games. */
  *events(): Generator<MatchEvent, void, undefined> {
    const match = this.match();
    if (!match) return;
    yield { kind: "match-started", match };
    for (const game of this.games()) yield { kind: "game-finished", game };
  }

  /** Every finished game that is undamaged, in the order of their numbers. */
  games(): readonly GameFacts[] {
    return this.#read().games;
  }

  /** The lines of games, and of a walkover, that are not as they were written. */
  damage(): readonly Damage[] {
    const { files: [file = this.#eventsPath()], damaged } = this.#read();
    const games = damaged.map((line) => ({ file, line }));
    return [...games, absenceDamage(this.path) ?? []].flat();
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
    this.note({ kind: "game-finished", game });
  }

  /** Keeps what happened, and returns when it is on the disk. */
  note(event: MatchEvent): void {
    using file = Deno.openSync(this.#eventsPath(), { create: true, append: true });
    const { line, link } = ledgerLine(event, this.#link);
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

  /** What lies here: its file, or none; its games in their order; and the lines that are damaged. */
  #read(): {
    readonly files: readonly string[];
    readonly games: readonly GameFacts[];
    readonly damaged: readonly number[];
  } {
    const [file, { events, damaged }] = this.#ledger();
    // Games of another match are whole lines, and still none of these players'.
    if (file !== undefined && this.#isForeign(events)) {
      return { files: [file], games: [], damaged: [1, ...damaged.filter((line) => line > 1)] };
    }
    const games = new Map<number, GameFacts>();
    for (const event of events) {
      if (event.kind === "game-finished") games.set(event.game.number, event.game);
    }
    const sorted = [...games.values()].sort((a, b) => a.number - b.number);
    return { files: file === undefined ? [] : [file], games: sorted, damaged };
  }

  #isForeign(events: ReadLedger["events"]): boolean {
    const mine = this.match();
    const started = events.find((event) => event.kind === "match-started");
    if (!mine || !started) return false;
    return otherCondition(mine, withGameId(started.match)) !== undefined;
  }

  #ledger(): readonly [file: string | undefined, ReadLedger] {
    const text = textIn(this.#eventsPath());
    if (text !== undefined) return [this.#eventsPath(), readLedger(text)];
    const file = `${this.path}/${OLD_GAMES_FILE}`;
    const old = textIn(file);
    if (old === undefined) return [undefined, { events: [], damaged: [] }];
    return [file, readOldGames(old, { sealed: this.#kept()?.seals === true })];
  }

  #eventsPath(): string {
    return `${this.path}/${EVENTS_FILE}`;
  }

  #clearEvents(): void {
    remove(this.#eventsPath());
    remove(`${this.path}/${OLD_GAMES_FILE}`);
  }

  #talkPath(number: number): string {
    return `${this.path}/${TALKS}/${number}.jsonl`;
  }

  #make(folder: string): void {
    try {
      Deno.mkdirSync(`${this.path}/${folder}`, { recursive: true });
    } catch (error) {
      throw cannotWriteOut(this.path, error);
    }
  }

  /** Takes an older match's games out, and nothing that it does not vouch for. */
  #clear(before: KeptMatch): void {
    for (const game of this.games()) {
      const talks = commandFiles(before, game, []).map(({ fileName }) => `${TALKS}/${fileName}`);
      const names = [recordFile(before, game).fileName, `${TALKS}/${game.number}.jsonl`, ...talks];
      for (const name of names) remove(`${this.path}/${name}`);
    }
    this.#clearEvents();
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
