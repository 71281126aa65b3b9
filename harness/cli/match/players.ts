/** From the words of a command line to players. @module */

import { splitWords, UsageError } from "../../core/mod.ts";
import type { AnyPairing } from "../../referee/mod.ts";
import { gameOf, pairingOf, PAIRINGS } from "../../referee/all/mod.ts";
import type { PlayerWords } from "../../arena/mod.ts";
import { nearest } from "../../scenario/mod.ts";
import { onPath } from "../../transports/mod.ts";
import {
  fromCaller,
  meant,
  playerName,
  unknownProtocol,
  useOneOf,
} from "../../surroundings/mod.ts";

/**
 * Reads `./mine`, `"./mine -q"`, `ponder:./theirs` or `builtin:greedy`; `protocol` is the one that
 * holds where none is named.
 */
export function readPlayer(word: string, protocol: string): PlayerWords {
  const [, prefix = "", rest = ""] = /^([a-z][a-z0-9_-]+):(?!\/\/)(.*)$/s.exec(word) ?? [];
  if (prefix === "builtin") return { kind: "builtin", opponent: opponentOf(rest, protocol) };
  const other = prefix === "" || !pairingOf(prefix) ? undefined : pairingNamed(prefix);
  if (prefix !== "" && !other && !isFile(word)) {
    const known = ["builtin", ...protocolsOf(gameIdOf(protocol))];
    throw new UsageError({
      en: `Unknown protocol "${prefix}" in "${word}"`,
      zh: `「${word}」中的協定「${prefix}」不存在`,
      ja: `「${word}」の「${prefix}」は不明なプロトコル`,
    }, useOneOf(known, prefix));
  }
  if (other && other.protocol.game !== gameIdOf(protocol)) {
    throw new UsageError(
      {
        en: `"${prefix}" and "${protocol}" are about different games`,
        zh: `「${prefix}」與「${protocol}」是不同的遊戲`,
        ja: `「${prefix}」と「${protocol}」は別のゲーム`,
      },
      useOneOf(protocolsOf(gameIdOf(protocol))),
    );
  }
  const text = other ? rest : word;
  // A path may have blanks in it.
  const command = isFile(text) ? [text] : wordsOf(text);
  if (command.length === 0) {
    throw new UsageError({
      en: `No engine in "${word}"`,
      zh: `「${word}」中沒有引擎`,
      ja: `「${word}」にエンジンがない`,
    }, { en: "name a program", zh: "請指定程式", ja: "プログラムを指定する" });
  }
  refuseSlip(command);
  return { kind: "engine", protocol: other ? prefix : protocol, command };
}

function wordsOf(text: string): readonly string[] {
  const words = splitWords(text);
  if (words.ok) return words.value;
  const { quote, column } = words.error;
  throw new UsageError(
    {
      en: `Cannot read the command line ${text}`,
      zh: `無法解讀命令列 ${text}`,
      ja: `コマンドライン ${text} を解釈できない`,
    },
    {
      en: `close the ${quote} in column ${column}, or put a backslash before it`,
      zh: `請補上與第 ${column} 欄的 ${quote} 成對的引號，或在它前面加反斜線`,
      ja: `${column} 桁目の ${quote} を閉じるか、その前にバックスラッシュを置く`,
    },
  );
}

/** Refuses what is easily fixed: a program of this folder without ./, or a blank in its path. */
function refuseSlip(command: readonly string[]): void {
  const [program = "", ...args] = command;
  const bare = !/[\\/]/.test(program);
  if (bare && isFile(program) && onPath(program) === undefined) {
    throw new UsageError({
      en: `"${program}" lies in this folder, not on the PATH`,
      zh: `「${program}」在這個資料夾中，不在 PATH 上`,
      ja: `「${program}」はこのフォルダにあり、PATH 上にはない`,
    }, { en: `write ./${program}`, zh: `請寫成 ./${program}`, ja: `./${program} と書く` });
  }
  if (bare || isFile(program)) return;
  const words = args.findIndex((_, at) => isFile(command.slice(0, at + 2).join(" ")));
  if (words < 0) return;
  const path = command.slice(0, words + 2).join(" ");
  throw new UsageError(
    {
      en: `"${program}" is not there, but "${path}" is`,
      zh: `沒有「${program}」，但有「${path}」`,
      ja: `「${program}」はないが、「${path}」はある`,
    },
    {
      en: `put the path into quotes of its own: "'${path}' ${command.slice(words + 2).join(" ")}"`,
      zh: `請另以引號括住路徑："'${path}' ${command.slice(words + 2).join(" ")}"`,
      ja: `パスを引用符で囲む："'${path}' ${command.slice(words + 2).join(" ")}"`,
    },
  );
}

function opponentOf(name: string, protocol: string): string {
  const names = Object.keys(gameOf(gameIdOf(protocol))?.opponents ?? {});
  const [, searcher, nodes = 0] = /^(search)@([1-9]\d{0,8})$/.exec(name) ?? [];
  if (names.includes(searcher ?? name)) return searcher ? `${searcher}@${Number(nodes)}` : name;
  throw new UsageError({
    en: `Unknown opponent "${name}"`,
    zh: `不認得對手「${name}」`,
    ja: `不明な相手「${name}」`,
  }, useOneOf(names, name));
}

/** Protocols of programs that make moves of their own. */
const PLAYING: readonly AnyPairing[] = PAIRINGS.filter(({ talk }) => talk.act === undefined);

/** The pairing of a protocol, or a usage error. */
export function pairingNamed(protocol: string | undefined): AnyPairing {
  const ids = PLAYING.map((one) => one.protocol.id);
  if (protocol === undefined) {
    throw new UsageError({
      en: "A protocol is needed",
      zh: "需要指定協定",
      ja: "プロトコルの指定が必要",
    }, useOneOf(ids));
  }
  const pairing = pairingOf(protocol);
  if (pairing && PLAYING.includes(pairing)) return pairing;
  if (pairing) {
    const fix = useOneOf(ids);
    throw new UsageError({
      en: `Programs of "${protocol}" make no moves of their own`,
      zh: `「${protocol}」的程式不會自己下棋`,
      ja: `「${protocol}」のプログラムは自分では指さない`,
    }, fix);
  }
  const close = nearest(protocol, ids);
  throw new UsageError(
    unknownProtocol(protocol),
    close ? meant(close) : useOneOf(ids),
  );
}

function gameIdOf(protocol: string): string {
  return pairingNamed(protocol).protocol.game;
}

function protocolsOf(game: string): readonly string[] {
  return PLAYING.filter(({ protocol }) => protocol.game === game).map(({ protocol }) =>
    protocol.id
  );
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(fromCaller(path)).isFile;
  } catch {
    return false;
  }
}

/** What reports call players; two of the same name get numbers. */
export function namesOf(
  players: readonly PlayerWords[],
  given: readonly string[] = [],
): readonly string[] {
  const names = players.map((player, at) => given[at] ?? usualName(player));
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}

function usualName(player: PlayerWords): string {
  if (player.kind === "builtin") return player.opponent;
  return playerName(player.command);
}
