/** A private copy of a submission: what is graded cannot change, and leads nowhere else. @module */

import { err, fill, type Localized, ok, type Result } from "../core/mod.ts";
import { climbsOut } from "../course/mod.ts";
import { sourceFacts, type SubmittedFile } from "../grading/mod.ts";
import { canRun } from "./find_program.ts";
import { type Convert, gather } from "./gather.ts";
import { hashOf } from "./hash.ts";
import { withoutReturns } from "./line_ends.ts";
import { removeWhole } from "./remove_whole.ts";
import { isUnspeakable, type Submission } from "./submissions.ts";
import { TAKE_IN_WORDS } from "./take_in_words.ts";
import { tooDeep, tooLarge, tooMany, TooMuch, type Unread, whyUnread } from "./unread.ts";

export type { Unread } from "./unread.ts";

/** A submission that was taken in. */
export interface TakenIn {
  /** Depends on every name, mode and byte of it. */
  readonly hash: string;
  readonly files: readonly SubmittedFile[];
  /** What was left out, a sentence each. */
  readonly leftOut: readonly Localized[];
  /** What is otherwise in the copy, a sentence each. */
  readonly repaired: readonly Localized[];
}

const MOST_FILES = 20_000;
const MOST_BYTES = 512 * 1024 * 1024;
const MOST_DEPTH = 40;
const HEAD_BYTES = 4;
// Longer files are not written by hand.
const MOST_SOURCE = 4 * 1024 * 1024;
const LONG_AGO = new Date("2000-01-01T00:00:00Z");

interface FoundFile {
  readonly path: string;
  readonly kind: "file" | "folder" | "link";
  readonly size: number;
  readonly executable: boolean;
  readonly target?: string;
}

/** Copies a submission into an empty folder; the error says why it cannot be had. */
export async function takeIn(
  submission: Submission,
  folder: string,
  convert?: Convert,
): Promise<Result<TakenIn, Unread>> {
  if (submission.parts) return await takeInParts(submission, { folder, convert });
  return await takeInPlain(submission, folder);
}

/** Puts the parts together beside the folder first, and opens archives there. */
async function takeInParts(
  { parts = [], ...submission }: Submission,
  { folder, convert }: { readonly folder: string; readonly convert?: Convert },
): Promise<Result<TakenIn, Unread>> {
  const beside = `${folder}-parts`;
  await removeWhole(beside);
  try {
    const gathered = await gather(parts, { folder: beside, convert });
    if (!gathered.ok) {
      const { kind, why } = gathered.error;
      return err({ why, refused: kind !== "needs-tool" });
    }
    const { root, leftOut } = gathered.value;
    return await takeInPlain({ ...submission, path: root, isFile: false }, folder, leftOut);
  } catch (error) {
    return err(whyUnread(error));
  } finally {
    await removeWhole(beside);
  }
}

async function takeInPlain(
  submission: Submission,
  folder: string,
  before: readonly Localized[] = [],
): Promise<Result<TakenIn, Unread>> {
  const leftOut: Localized[] = [...before];
  try {
    const entries = submission.isFile
      ? [await fileEntry(submission)]
      : await walk(submission.path, leftOut);
    return ok(await copied(entries, { submission, folder, leftOut }));
  } catch (error) {
    return err(whyUnread(error));
  }
}

async function fileEntry({ name, path }: Submission): Promise<FoundFile> {
  const { size, mode } = await Deno.lstat(path);
  if (size > MOST_BYTES) throw new TooMuch(tooLarge(MOST_BYTES / 1024 / 1024));
  return { path: name, kind: "file", size, executable: isExecutable(mode) };
}

/** Everything in a folder, in an order of its own. */
async function walk(root: string, leftOut: Localized[]): Promise<readonly FoundFile[]> {
  const entries: FoundFile[] = [];
  const open = [""];
  let bytes = 0;
  for (let below = open.pop(); below !== undefined; below = open.pop()) {
    if (below.split("/").length > MOST_DEPTH) {
      throw new TooMuch(tooDeep(MOST_DEPTH));
    }
    const seen = new Set<string>();
    for await (const { name } of Deno.readDir(`${root}/${below}`)) {
      const path = below === "" ? name : `${below}/${name}`;
      const entry = seen.has(name) ? notUtf8(path) : await entryOf(root, path);
      seen.add(name);
      if (!("kind" in entry)) leftOut.push(entry);
      else entries.push(entry);
      if ("kind" in entry && entry.kind === "folder") open.push(entry.path);
      bytes += "kind" in entry ? entry.size : 0;
      if (entries.length > MOST_FILES) throw new TooMuch(tooMany(MOST_FILES));
      if (bytes > MOST_BYTES) throw new TooMuch(tooLarge(MOST_BYTES / 1024 / 1024));
    }
  }
  leftOut.sort((a, b) => a.en < b.en ? -1 : 1);
  return entries.sort((a, b) => a.path < b.path ? -1 : 1);
}

/** Such names cannot be said here: they are read with a mark in the place of some bytes. */
function notUtf8(path: string): Localized {
  return fill(TAKE_IN_WORDS.notUtf8, { path });
}

/** What stands at a path, or why it is left out. */
async function entryOf(root: string, path: string): Promise<FoundFile | Localized> {
  const info = await Deno.lstat(`${root}/${path}`).catch((error) => {
    if (isUnspeakable(path) && error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  });
  if (!info) return notUtf8(path);
  const { isFile, isDirectory, isSymlink, size, mode } = info;
  if (isDirectory) return { path, kind: "folder", size: 0, executable: false };
  if (isFile) return { path, kind: "file", size, executable: isExecutable(mode) };
  if (!isSymlink) return fill(TAKE_IN_WORDS.noFile, { path });
  const target = await Deno.readLink(`${root}/${path}`);
  if (!staysInside(path, target)) return fill(TAKE_IN_WORDS.linkOut, { path });
  return { path, kind: "link", size: 0, executable: false, target };
}

function isExecutable(mode: number | null): boolean {
  return mode === null || (mode & 0o111) !== 0;
}

/** Whether a link's target is in the folder that the link is in, or below it. */
function staysInside(path: string, target: string): boolean {
  return !target.startsWith("/") && !climbsOut(path, target);
}

async function copied(
  entries: readonly FoundFile[],
  { submission, folder, leftOut }: {
    readonly submission: Submission;
    readonly folder: string;
    readonly leftOut: readonly Localized[];
  },
): Promise<TakenIn> {
  const files: SubmittedFile[] = [];
  const robbed: string[] = [];
  const told: Localized[] = [];
  const lines: string[] = leftOut.map(({ en }) => en);
  for (const { path, kind, executable, target } of entries) {
    const to = `${folder}/${path}`;
    if (kind === "folder") await Deno.mkdir(to);
    if (kind === "link") await Deno.symlink(target ?? "", to);
    const bytes = kind === "file"
      ? await Deno.readFile(submission.isFile ? submission.path : `${submission.path}/${path}`)
      : new Uint8Array();
    if (kind === "file") {
      const lf = withoutReturns(path, bytes);
      if (lf) told.push(fill(TAKE_IN_WORDS.lineEnds, { path }));
      const mode = executable ? 0o755 : 0o644;
      await Deno.writeFile(to, lf ?? bytes, { createNew: true, mode });
      // Products of a build elsewhere are dated before any source, so that they are built again.
      if (wasBuilt(path, bytes)) await Deno.utime(to, LONG_AGO, LONG_AGO);
      files.push(describe(path, { bytes, executable, to }));
      if (!executable && mayHaveLostIts(path, bytes)) robbed.push(path);
    }
    lines.push(JSON.stringify([path, kind, executable, target ?? "", await hashOf(bytes)]));
  }
  const outside = await removeOutsideLinks(entries, folder);
  const hash = await hashOf(new TextEncoder().encode(lines.join("\n")));
  const repaired = files.some(({ program }) => program) ? [] : robbed;
  for (const path of repaired) await Deno.chmod(`${folder}/${path}`, 0o755);
  return {
    hash,
    files: files.map((file) => repaired.includes(file.path) ? { ...file, program: true } : file),
    leftOut: [...leftOut, ...outside],
    repaired: [...told, ...repaired.map((path) => fill(TAKE_IN_WORDS.executable, { path }))],
  };
}

function describe(
  path: string,
  { bytes, executable, to }: {
    readonly bytes: Uint8Array;
    readonly executable: boolean;
    readonly to: string;
  },
): SubmittedFile {
  const program = executable && isProgram(bytes);
  const facts = sourceFacts(path, () => new TextDecoder().decode(bytes.subarray(0, MOST_SOURCE)));
  const misled = program && beginsWith(bytes, "#!") && !canRun(to);
  return { path, program, ...facts, ...misled ? { misled } : {} };
}

function wasBuilt(path: string, bytes: Uint8Array): boolean {
  return /\.(o|obj|class|gch|pch)$/.test(path) || !beginsWith(bytes, "#!") && isProgram(bytes);
}

/** Archives forget which files are executable: a program for Linux, or a script by no other sign. */
function mayHaveLostIts(path: string, bytes: Uint8Array): boolean {
  const name = path.split("/").at(-1) ?? "";
  if (beginsWith(bytes, "#!")) return !name.includes(".");
  // Neither what a linker takes in nor a library.
  const whole = bytes[16] === 2 || bytes[16] === 3;
  return beginsWith(bytes, "\x7fELF") && whole && !/\.(so|so\..*|ko)$/.test(name);
}

function beginsWith(bytes: Uint8Array, head: string): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, head.length)) === head;
}

/** Removes links that lead out of the folder by way of other links. */
async function removeOutsideLinks(
  entries: readonly FoundFile[],
  folder: string,
): Promise<Localized[]> {
  const root = await Deno.realPath(folder);
  const outside: Localized[] = [];
  for (const { path, kind } of entries) {
    if (kind !== "link") continue;
    const real = await Deno.realPath(`${folder}/${path}`).catch(() => undefined);
    if (real === undefined || real === root || real.startsWith(`${root}/`)) continue;
    await Deno.remove(`${folder}/${path}`);
    outside.push(fill(TAKE_IN_WORDS.linkOut, { path }));
  }
  return outside;
}

/** Whether a file begins as a program, or as a script that says what runs it. */
function isProgram(bytes: Uint8Array): boolean {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD_BYTES));
  return head.startsWith("#!") || head === "\x7fELF" || head.startsWith("MZ") ||
    /^(\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe)/.test(head);
}

/** The files in a folder now, after a build for instance; the error says why they are too much. */
export async function programsIn(
  folder: string,
): Promise<Result<readonly SubmittedFile[], Localized>> {
  try {
    const entries = (await walk(folder, [])).filter(({ kind }) => kind === "file");
    return ok(
      await Promise.all(entries.map(async ({ path, executable }) => ({
        path,
        program: executable && isProgram(await headOf(`${folder}/${path}`)),
      }))),
    );
  } catch (error) {
    return err(whyUnread(error).why);
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  using file = await Deno.open(path);
  const head = new Uint8Array(HEAD_BYTES);
  const read = await file.read(head);
  return head.subarray(0, read ?? 0);
}
