/** All games that lie in folders of matches and contests. @module */

import { type GameFacts, UsageError } from "../core/mod.ts";
import { MatchFolder } from "./match_folder.ts";
import { refuseDamage } from "./refuse_damage.ts";

/** The games of one match. */
export interface FoundMatch {
  readonly path: string;
  readonly game: string;
  readonly players: readonly [string, string];
  readonly games: readonly GameFacts[];
}

/** All matches that were found. */
export interface FoundMatches {
  readonly matches: readonly FoundMatch[];
  /** How many games were found more than once, and are left out. */
  readonly copied: number;
}

/** Contests hold matches in folders of their own, and rounds hold those. */
const DEPTH = 3;

/**
 * Every match in or below these folders, each once; a folder without any is refused. A game in a
 * copy of a folder is the same game, down to its times, and counts once.
 */
export function matchesIn(folders: readonly string[]): FoundMatches {
  const paths = folders.flatMap((folder) => {
    const found = matchPaths(folder, DEPTH);
    if (found.length > 0) return found;
    throw new UsageError({
      en: `No match in "${folder}"`,
      zh: `「${folder}」中沒有對戰`,
      ja: `「${folder}」に対戦がない`,
    }, {
      en: "name folders that match or contest has made",
      zh: "請指定 match 或 contest 產生的資料夾",
      ja: "match か contest が作ったフォルダを指定する",
    });
  });
  const seen = new Set<string>();
  let copied = 0;
  const matches = [...new Set(paths)].map(readMatch).map((match) => {
    const games = match.games.filter((game) => {
      const key = JSON.stringify([match.game, match.players, game]);
      if (!seen.has(key)) return seen.add(key);
      copied++;
      return false;
    });
    return { ...match, games };
  });
  return { matches, copied };
}

function matchPaths(folder: string, depth: number): readonly string[] {
  const path = realPath(folder);
  if (path === undefined) return [];
  if (new MatchFolder(path).match()) return [path];
  if (depth === 0) return [];
  const names = [...Deno.readDirSync(path)].filter(({ isDirectory }) => isDirectory);
  return names.map(({ name }) => name).sort()
    .flatMap((name) => matchPaths(`${path}/${name}`, depth - 1));
}

function realPath(path: string): string | undefined {
  try {
    return Deno.statSync(path).isDirectory ? Deno.realPathSync(path) : undefined;
  } catch {
    return undefined;
  }
}

function readMatch(path: string): FoundMatch {
  const folder = new MatchFolder(path);
  const match = folder.match();
  if (!match) throw new Error(`The match in "${path}" has gone`);
  refuseDamage(folder);
  const [mine, theirs] = match.players;
  const players = [mine.name, theirs.name] as const;
  return { path, game: match.game, players, games: folder.games() };
}
