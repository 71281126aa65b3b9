/** What a student handed in, as one folder: files put together, archives opened. @module */

import { err, fill, type Localized, ok, type Result } from "../core/mod.ts";
import {
  ARCHIVE_WORDS,
  type ArchiveRefusal,
  isArchive,
  junkIn,
  STUDENT_LIMITS,
  unpack,
  type UploadPart,
  withoutEnding,
} from "../course/mod.ts";
import { DiskSink, FileSource } from "./disk_sink.ts";
import { removeWhole } from "./remove_whole.ts";
import { namesWithoutNumbers } from "./upload_names.ts";
import { TAKE_IN_WORDS } from "./take_in_words.ts";

/** Turns an archive that only another program opens into a tar. */
export type Convert = (path: string) => Promise<Result<string, ArchiveRefusal>>;

/** How parts are put together. */
export interface GatherOptions {
  /** Must not exist yet. */
  readonly folder: string;
  readonly convert?: Convert;
}

const MOST_NESTING = 3;

/** Where the work stands, and what was left out, a sentence each. */
export interface Gathered {
  readonly root: string;
  readonly leftOut: readonly Localized[];
}

/** Puts the parts of a submission into a folder. */
export async function gather(
  parts: readonly UploadPart[],
  { folder, convert }: GatherOptions,
): Promise<Result<Gathered, ArchiveRefusal>> {
  const work: Work = { folder, convert, leftOut: [], sinks: [] };
  Deno.mkdirSync(folder, { recursive: true });
  const names = namesWithoutNumbers(parts);
  for (const part of parts) {
    const { entry } = part;
    const file = names.get(part) ?? part.file;
    if (file !== part.file) {
      const words = { path: part.file, name: file };
      work.leftOut.push(fill(TAKE_IN_WORDS.withoutNumber, words));
    }
    const to = file === "" ? folder : `${folder}/${plainName(file)}`;
    if (entry.isFile) Deno.copyFileSync(entry.path, to);
    else copyFolder(entry.path, to, work);
  }
  const opened = await openArchives(folder, work, 0);
  if (!opened.ok) return opened;
  for (const sink of work.sinks) {
    const taken = sink.finish();
    work.leftOut.push(...taken.map((path) => fill(TAKE_IN_WORDS.linkTaken, { path })));
  }
  return ok({ root: lookedThrough(folder), leftOut: work.leftOut });
}

const DOCUMENT = /\.(pdf|docx?|odt|rtf|md|txt|csv|xlsx?|pptx?|png|jpe?g|html?)$/i;

/** Whether a folder's archives are its contents: beside them there are documents at most. */
export function isWrapping(entries: readonly Pick<Deno.DirEntry, "name" | "isFile">[]): boolean {
  return entries.some(({ name, isFile }) => isFile && isArchive(name)) &&
    entries.every(({ name, isFile }) => isFile && (isArchive(name) || DOCUMENT.test(name)));
}

interface Work {
  readonly folder: string;
  readonly convert?: Convert;
  readonly leftOut: Localized[];
  readonly sinks: DiskSink[];
}

/** A name that the student gave, which must not lead elsewhere. */
function plainName(file: string): string {
  const name = file.replaceAll(/[/\\\0]/g, "_");
  return /^\.{0,2}$/.test(name) ? "_" : name;
}

/** Copies files and folders; links stay behind, as an archive's do until all is written. */
function copyFolder(from: string, to: string, work: Work): void {
  Deno.mkdirSync(to, { recursive: true });
  for (const { name, isFile, isDirectory } of Deno.readDirSync(from)) {
    const here = `${to}/${name}`.slice(work.folder.length + 1);
    if (junkIn(here) !== undefined) work.leftOut.push(junkLine(here));
    else if (isFile) Deno.copyFileSync(`${from}/${name}`, `${to}/${name}`);
    else if (isDirectory) copyFolder(`${from}/${name}`, `${to}/${name}`, work);
    else work.leftOut.push(fill(TAKE_IN_WORDS.linkBeside, { path: here }));
  }
}

/** Opens the archives in a folder, and in those that hold nothing but another archive. */
async function openArchives(
  folder: string,
  work: Work,
  depth: number,
): Promise<Result<undefined, ArchiveRefusal>> {
  const here = lookedThrough(folder);
  const entries = [...Deno.readDirSync(here)];
  const archives = entries.filter(({ name, isFile }) => isFile && isArchive(name))
    .map(({ name }) => name).toSorted();
  // Beside other files an archive may be a part of the work.
  if (!isWrapping(entries) || depth > 0 && archives.length > 1) return ok(undefined);
  if (depth >= MOST_NESTING) return err({ kind: "refused", why: ARCHIVE_WORDS.nested });
  const alone = entries.length === 1;
  for (const name of archives) {
    const target = freeName(here, alone ? "unpacked" : withoutEnding(name));
    const opened = await openOne(`${here}/${name}`, target, work);
    if (!opened.ok) return opened;
    Deno.removeSync(`${here}/${name}`);
    const deeper = await openArchives(target, work, depth + 1);
    if (!deeper.ok) return deeper;
  }
  return ok(undefined);
}

/** The folder itself, or the one that is all it holds. */
export function lookedThrough(folder: string): string {
  const [only, other] = [...Deno.readDirSync(folder)];
  return only?.isDirectory && !other ? lookedThrough(`${folder}/${only.name}`) : folder;
}

function freeName(folder: string, wanted: string): string {
  const taken = new Set([...Deno.readDirSync(folder)].map(({ name }) => name));
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`;
  return `${folder}/${name}`;
}

async function openOne(
  path: string,
  target: string,
  work: Work,
): Promise<Result<undefined, ArchiveRefusal>> {
  const name = path.split("/").at(-1) ?? "";
  const sink = new DiskSink(target);
  const unpacked = await unpackFile(path, { name, sink });
  if (!unpacked.ok && unpacked.error.kind === "needs-tool" && work.convert) {
    const tar = await work.convert(path);
    if (!tar.ok) return tar;
    await removeWhole(target);
    const again = new DiskSink(target);
    const read = await unpackFile(tar.value, { name, sink: again });
    Deno.removeSync(tar.value);
    return finished(read, again, work);
  }
  return finished(unpacked, sink, work);
}

async function unpackFile(
  path: string,
  { name, sink }: { readonly name: string; readonly sink: DiskSink },
): ReturnType<typeof unpack> {
  using source = new FileSource(path);
  return await unpack(source, { name, sink, limits: STUDENT_LIMITS });
}

function finished(
  read: Awaited<ReturnType<typeof unpack>>,
  sink: DiskSink,
  work: Work,
): Result<undefined, ArchiveRefusal> {
  if (!read.ok) return read;
  work.leftOut.push(...read.value.leftOut.map(junkLine));
  work.sinks.push(sink);
  return ok(undefined);
}

function junkLine(path: string): Localized {
  return fill(TAKE_IN_WORDS.junk, { path });
}
