/** Parts of a contest put together. @module */

import { type ContestReport, fixedPairings } from "../../core/mod.ts";
import type { KeptContest } from "../../../reporters/mod.ts";
import { UsageError } from "../command.ts";
import { contestDiffers, ContestFolder } from "./contest_folder.ts";
import { MatchFolder } from "./match_folder.ts";
import { refuseDamage } from "./refuse_damage.ts";

/**
 * Puts the parts in `folders` together in `out`; refuses parts that are missing, doubled,
 * unfinished, or of another contest, since a table of them would be wrong without saying so.
 */
export function mergeContests(folders: readonly string[], out: string): ContestReport {
  const parts = folders.map((path) => {
    const kept = new ContestFolder(path).contest();
    if (kept) return { path, kept };
    throw new UsageError(`No contest in "${path}"`, "name the folders that contest --out made");
  });
  const [first] = parts;
  if (!first) throw new UsageError("Nothing to merge", "name the folders of the parts");
  for (const part of parts) checkSame(first, part);
  checkShards(parts);
  const target = new ContestFolder(out);
  target.claim();
  for (const { path } of parts) copyMatches(new ContestFolder(path), target);
  const { shard: _, ...whole } = first.kept;
  target.write(whole);
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
      `"${part.path}" is part of another contest than "${first.path}" (${different})`,
      "merge parts of one contest",
    );
  }
  if (!other) throw new UsageError(`"${part.path}" is no part but whole`, "merge parts alone");
  if (one?.of !== other.of) {
    throw new UsageError(
      `"${part.path}" is one of ${other.of} parts, "${first.path}" one of ${one?.of}`,
      "split the contest in one way",
    );
  }
}

function checkShards(parts: readonly Part[]): void {
  const of = parts[0]?.kept.shard?.of ?? 0;
  for (let index = 1; index <= of; index++) {
    const found = parts.filter(({ kept }) => kept.shard?.index === index);
    const [one, other] = found;
    if (!one) throw new UsageError(`Part ${index}/${of} is missing`, "name its folder as well");
    if (other) {
      const folders = found.map(({ path }) => `"${path}"`).join(" and ");
      throw new UsageError(`Part ${index}/${of} is there twice`, `leave one out of ${folders}`);
    }
    checkFinished(one);
  }
}

function checkFinished({ path, kept }: Part): void {
  const folder = new ContestFolder(path);
  const report = folder.report();
  for (const pairing of fixedPairings(kept, kept.shard)) {
    const { one, other } = pairing;
    refuseDamage(new MatchFolder(folder.matchPath(pairing, kept)));
    const match = report?.matches.find((each) => each.one === one && each.other === other);
    const missing = kept.games - (match?.report.games.length ?? 0);
    if (missing === 0 || match?.absent !== undefined) continue;
    const names = [one, other].map((player) => kept.players[player]?.name).join(" – ");
    throw new UsageError(
      `"${path}" lacks ${missing} games of ${names}`,
      "run that part again to its end first",
    );
  }
}

function copyMatches(from: ContestFolder, to: ContestFolder): void {
  const report = from.report();
  for (const pairing of report?.matches ?? []) {
    const source = from.matchPath(pairing, report!.contest);
    copyFolder(source, to.matchPath(pairing, report!.contest));
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
