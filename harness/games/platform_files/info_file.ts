/** The `.info` file of a room: a line for each of its games. @module */

import { type Localized, ok, type Result } from "../../core/mod.ts";
import type { Ending } from "../game.ts";
import { MOST_CHARACTERS } from "./board_file_lines.ts";
import type { PlayerNames } from "./board_file_details.ts";
import type { GameRecord } from "./game_record.ts";
import { oneLine, oneWord, playerName } from "./one_line.ts";
import { outcomeWords } from "./record_file_name.ts";
import { refused } from "../start_words.ts";
import { FILE } from "./file_words.ts";

/** What a line says of a game. */
export interface GameInfo {
  /** Counted from 1. */
  readonly number: number;
  readonly names: PlayerNames;
  readonly result: Ending;
  /** How long the game took, in the words of the file; we write whole seconds. */
  readonly time: string;
  /** Where it started from; the platform's word for a new game is `INITIAL`. */
  readonly start: string;
}

/** The line of a recorded game that has ended. */
export function infoOf(number: number, { names, result, timestampsMs }: GameRecord): GameInfo {
  if (!result) throw new Error(`Game ${number} goes on`);
  const tookMs = (timestampsMs.at(-1) ?? 0) - (timestampsMs[0] ?? 0);
  const time = String(Math.max(0, Math.round(tookMs / 1000)));
  return { number, names, result, time, start: "INITIAL" };
}

/** The file: `1 mine vs theirs mine_wins NoMove 1 / 0 42 INITIAL`, and so on. */
export function writeInfoFile(games: readonly GameInfo[]): string {
  return games.map((game) => `${lineOf(game)}\n`).join("");
}

/** The games of a file; blanks and empty lines do not matter, and a mistake is told with its line. */
export function readInfoFile(text: string): Result<readonly GameInfo[], Localized> {
  if (text.length > MOST_CHARACTERS) {
    return refused(FILE.infoLong, { most: MOST_CHARACTERS, count: text.length });
  }
  const games: GameInfo[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const words = line.split(/\s+/).filter((word) => word !== "");
    if (words.length === 0) continue;
    const game = readLine(words);
    if (!game.ok) {
      const place = { number: index + 1, text: words.join(" ") };
      return refused(FILE.line, { ...place, problem: game.error });
    }
    games.push(game.value);
  }
  return ok(games);
}

function lineOf({ number, names, result, time, start }: GameInfo): string {
  const fit = { first: playerName(names.first), second: playerName(names.second) };
  const [outcome, reason = ""] = outcomeWords({ names: fit, result });
  const [one, other] = SCORES[result.winner ?? "nobody"];
  return `${number} ${fit.first} vs ${fit.second} ${outcome} ${oneWord(reason)} ` +
    `${one} / ${other} ${oneLine(time)} ${oneWord(start)}`;
}

const SCORES = { first: ["1", "0"], second: ["0", "1"], nobody: ["0.5", "0.5"] } as const;

/** From both ends to the middle, for names may have blanks. */
function readLine(words: readonly string[]): Result<GameInfo, Localized> {
  const [number = ""] = words;
  if (!/^\d{1,9}\.?$/.test(number)) return refused(FILE.infoNumber);
  const slash = words.findLastIndex((word, index) =>
    word === "/" && isScore(words[index - 1]) && isScore(words[index + 1])
  );
  const versus = words.indexOf("vs");
  if (slash < 0) return refused(FILE.infoScore);
  if (versus < 2 || slash - 2 <= versus) return refused(FILE.infoNames);
  const winner = winnerOf(Number(words[slash - 1]), Number(words[slash + 1]));
  if (winner === "unclear") return refused(FILE.infoScores);
  const reason = words[slash - 2] ?? "";
  const first = words.slice(1, versus).join(" ");
  const second = secondName(words.slice(versus + 1, slash - 2).join(" "), { first, winner });
  if (!second) return refused(FILE.infoWinner);
  const rest = words.slice(slash + 2);
  return ok({
    number: Number.parseInt(number),
    names: { first, second },
    result: winner ? { reason, winner } : { reason },
    time: rest.slice(0, -1).join(" "),
    start: rest.at(-1) ?? "",
  });
}

function isScore(word: string | undefined): boolean {
  return /^\d(\.\d{1,12})?$/.test(word ?? "");
}

function winnerOf(first: number, second: number): Ending["winner"] | "unclear" {
  if (first + second !== 1) return "unclear";
  return first === second ? undefined : first > second ? "first" : "second";
}

/** `theirs mine_wins` is `theirs`, once the winner is known. */
function secondName(
  text: string,
  { first, winner }: { readonly first: string; readonly winner: Ending["winner"] },
): string | undefined {
  const outcome = winner === undefined ? " Draw" : winner === "first" ? ` ${first}_wins` : "_wins";
  if (!text.endsWith(outcome)) return undefined;
  const before = text.slice(0, -outcome.length);
  if (winner !== "second") return before;
  const half = before.slice(0, (before.length - 1) / 2);
  return before === `${half} ${half}` ? half : undefined;
}
