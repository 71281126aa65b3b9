/** Parts of a contest put together. @module */

import {
  type ContestPairing,
  type ContestReport,
  type KeptContest,
  UsageError,
} from "../core/mod.ts";
import { contestDiffers, ContestFolder } from "./contest_folder.ts";
import { writeRounds } from "./contest_ledger.ts";
import { foreignBy } from "./foreign_match.ts";
import { gapsIn } from "../ledger/mod.ts";
import { MatchFolder } from "./match_folder.ts";
import { refuseDamage } from "./refuse_damage.ts";
import { holdsOtherMatch, noContest } from "../surroundings/mod.ts";

/**
 * Puts the parts in `folders` together in `out`; refuses parts that are missing, doubled,
 * unfinished, or of another contest, since a table of them would be wrong without saying so.
 */
export function mergeContests(folders: readonly string[], out: string): ContestReport {
  const parts = folders.map((path) => {
    const kept = new ContestFolder(path).contest();
    if (kept) return { path, kept };
    throw new UsageError(noContest(path), {
      en: "name the folders that contest --out made",
      zh: "請指定 contest --out 產生的資料夾",
      ja: "contest --out が作ったフォルダを指定する",
    });
  });
  const [first] = parts;
  if (!first) {
    throw new UsageError({
      en: "Nothing to merge",
      zh: "沒有可合併的內容",
      ja: "まとめるものがない",
    }, {
      en: "name the folders of the parts",
      zh: "請指定各份的資料夾",
      ja: "各部分のフォルダを指定する",
    });
  }
  for (const part of parts) checkSame(first, part);
  checkShards(parts);
  const target = new ContestFolder(out);
  target.claim();
  for (const { path } of parts) copyMatches(new ContestFolder(path), target);
  const { shard: _, ...whole } = first.kept;
  target.write(whole);
  writeRounds(out, whole, []);
  const report = target.report();
  if (!report) throw new Error(`The merged contest in "${out}" cannot be read`);
  return report;
}

interface Part {
  readonly path: string;
  readonly kept: KeptContest;
}

function checkSame(first: Part, part: Part): void {
  const { shard: one, ...before } = first.kept;
  const { shard: other, ...after } = part.kept;
  const different = contestDiffers(before, after) ??
    (before.games === after.games ? undefined : "games");
  if (different !== undefined) {
    throw new UsageError(
      {
        en: `"${part.path}" is part of another contest than "${first.path}" (${different})`,
        zh: `「${part.path}」與「${first.path}」不屬於同一個比賽（${different}）`,
        ja: `「${part.path}」は「${first.path}」とは別の大会の部分（${different}）`,
      },
      {
        en: "merge parts of one contest",
        zh: "請合併同一場比賽的各份",
        ja: "一つの大会の部分をまとめる",
      },
    );
  }
  if (!other) {
    throw new UsageError({
      en: `"${part.path}" is no part but whole`,
      zh: `「${part.path}」不是其中一份，而是完整的比賽`,
      ja: `「${part.path}」は部分ではなく全体`,
    }, { en: "merge parts alone", zh: "請只合併各份", ja: "部分だけをまとめる" });
  }
  if (one?.of !== other.of) {
    throw new UsageError(
      {
        en: `"${part.path}" is one of ${other.of} parts, "${first.path}" one of ${one?.of}`,
        zh: `「${part.path}」是 ${other.of} 份之一，「${first.path}」是 ${one?.of} 份之一`,
        ja:
          `「${part.path}」は ${other.of} 個のうちの一つ、「${first.path}」は ${one?.of} 個のうちの一つ`,
      },
      {
        en: "split the contest in one way",
        zh: "請以同一種方式分割比賽",
        ja: "大会の分け方を一つにする",
      },
    );
  }
}

function checkShards(parts: readonly Part[]): void {
  const shards = parts.flatMap(({ kept }) => kept.shard ?? []);
  const of = shards[0]?.of ?? 0;
  const { missing: [missing], doubled: [doubled] } = gapsIn(shards);
  if (missing !== undefined) {
    throw new UsageError({
      en: `Part ${missing}/${of} is missing`,
      zh: `缺少第 ${missing}/${of} 份`,
      ja: `${missing}/${of} の部分がない`,
    }, {
      en: "name its folder as well",
      zh: "請一併指定它的資料夾",
      ja: "そのフォルダも指定する",
    });
  }
  if (doubled !== undefined) {
    const found = parts.filter(({ kept }) => kept.shard?.index === doubled);
    const quoted = found.map(({ path }) => `"${path}"`).join(" and ");
    const listed = found.map(({ path }) => `「${path}」`).join("、");
    throw new UsageError({
      en: `Part ${doubled}/${of} is there twice`,
      zh: `第 ${doubled}/${of} 份出現兩次`,
      ja: `${doubled}/${of} の部分が二つある`,
    }, {
      en: `leave one out of ${quoted}`,
      zh: `請從${listed}中拿掉一個`,
      ja: `${listed}のどれかを除く`,
    });
  }
  parts.forEach(checkFinished);
}

function checkFinished({ path, kept }: Part): void {
  const folder = new ContestFolder(path);
  const matches = new Map(folder.played()?.matches.map((match) => [match.index, match]));
  for (const pairing of folder.pairings(kept, kept.shard)) {
    const { one, other } = pairing;
    const match = matches.get(pairing.index);
    refuseOther(new MatchFolder(folder.matchPath(pairing, kept)), pairing, kept);
    const missing = kept.games - (match?.report.games.length ?? 0);
    if (missing === 0 || match?.absent !== undefined) continue;
    const names = [one, other].map((player) => kept.players[player]?.name).join(" – ");
    throw new UsageError(
      {
        en: `"${path}" lacks ${missing} games of ${names}`,
        zh: `「${path}」缺少 ${names} 的 ${missing} 局`,
        ja: `「${path}」には ${names} の対局が ${missing} 局足りない`,
      },
      {
        en: "run that part again to its end first",
        zh: "請先將該份執行完畢",
        ja: "先にその部分を最後まで実行する",
      },
    );
  }
}

/** Refuses a match of other players, which whole lines cannot show, and one with a damaged line. */
function refuseOther(folder: MatchFolder, pairing: ContestPairing, kept: KeptContest): void {
  const match = folder.match();
  const differs = match && foreignBy(match, pairing, kept);
  if (differs === undefined) return refuseDamage(folder);
  throw new UsageError(holdsOtherMatch(folder.path, differs), {
    en: "take it from the part that was played, or play that part again",
    zh: "請改用實際進行的那一份，或重新進行該份",
    ja: "実際に対局した部分から取るか、その部分をやり直す",
  });
}

function copyMatches(from: ContestFolder, to: ContestFolder): void {
  const kept = from.contest();
  for (const pairing of kept ? from.pairings(kept, kept.shard) : []) {
    copyFolder(from.matchPath(pairing, kept!), to.matchPath(pairing, kept!));
  }
}

/** Copies files and folders. */
export function copyFolder(from: string, to: string): void {
  Deno.mkdirSync(to, { recursive: true });
  for (const { name, isDirectory, isFile } of Deno.readDirSync(from)) {
    if (isDirectory) copyFolder(`${from}/${name}`, `${to}/${name}`);
    else if (isFile) Deno.copyFileSync(`${from}/${name}`, `${to}/${name}`);
  }
}
