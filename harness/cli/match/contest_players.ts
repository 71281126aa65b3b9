/** The players of a contest. @module */

import { UsageError } from "../../core/mod.ts";
import { fromCaller, readTextAtMost } from "../../surroundings/mod.ts";
import { readPlayer } from "./players.ts";
import type { PlayerWords } from "../../arena/mod.ts";

/** The players that words name: a folder of programs, a list in a .txt file, or a player each. */
export function readPlayers(
  words: readonly string[],
  protocol: string,
  least = 2,
): readonly PlayerWords[] {
  const players = words.flatMap((word) => playersOf(word, protocol));
  if (players.length >= least) return players;
  throw tooFew(players.length);
}

/** Says that a contest has not enough players. */
export function tooFew(count: number): UsageError {
  return new UsageError(
    {
      en: `A contest needs at least two players, not ${count}`,
      zh: `比賽至少需要兩位棋手，目前有 ${count} 位`,
      ja: `大会には少なくとも二人の対局者が必要（現在 ${count} 人）`,
    },
    {
      en: "name a folder of programs that can be started, or the players one by one",
      zh: "請指定含有可執行程式的資料夾，或逐一列出棋手",
      ja: "起動できるプログラムのフォルダか、対局者を一人ずつ指定する",
    },
  );
}

function playersOf(word: string, protocol: string): readonly PlayerWords[] {
  const path = fromCaller(word).replace(/\/+$/, "");
  const kind = kindOf(path);
  if (kind === "folder") {
    const folder = word.replace(/\/+$/, "");
    return programsIn(path).map((name) => {
      const command = [`${folder.includes("/") ? folder : `./${folder}`}/${name}`];
      return { kind: "engine", protocol, command };
    });
  }
  if (kind === "file" && word.endsWith(".txt")) {
    return linesOf(path).map(({ text, line }) =>
      UsageError.at(`${word}:${line}`, () => readPlayer(text, protocol))
    );
  }
  return [readPlayer(word, protocol)];
}

function kindOf(path: string): "folder" | "file" | undefined {
  const info = statOf(path);
  return info && (info.isDirectory ? "folder" : "file");
}

/** The programs of a folder that can be started, in the order of their names. */
function programsIn(path: string): readonly string[] {
  return [...Deno.readDirSync(path)].map(({ name }) => name).sort().filter((name) => {
    if (name.startsWith(".")) return false;
    const { isFile, mode } = statOf(`${path}/${name}`) ?? {};
    return isFile === true && (Deno.build.os === "windows" || ((mode ?? 0) & 0o111) !== 0);
  });
}

/** What a name stands for; undefined where it is a link to nothing. */
function statOf(path: string): Deno.FileInfo | undefined {
  try {
    return Deno.statSync(path);
  } catch {
    return undefined;
  }
}

/** One player a line; what follows `#` is for people. */
function linesOf(path: string): readonly { readonly text: string; readonly line: number }[] {
  return readTextAtMost(path).split(/\r?\n/)
    .map((text, at) => ({ text: text.replace(/(^|\s)#.*$/, "").trim(), line: at + 1 }))
    .filter(({ text }) => text !== "");
}
