/** The one program among files. @module */

import { err, fill, type Localized, ok, type Result } from "../core/mod.ts";
import { DETECT_WORDS } from "./detect_words.ts";
import { baseOf, isHidden, isTest, LIKELY, type SubmittedFile } from "./submitted_file.ts";

/** What is known besides the files. */
export interface ProgramHints {
  /** What the submission is called. */
  readonly name?: string;
  /** The files that were there before the build. */
  readonly before?: readonly string[];
}

/** The one program among files; the error names the candidates, or what else is there. */
export function programOf(
  files: readonly SubmittedFile[],
  { name, before }: ProgramHints = {},
): Result<string, Localized> {
  const programs = files.filter(({ program, path }) => program && !isHidden(path))
    .map(({ path }) => path);
  const fresh = programs.filter((path) => !before?.includes(path));
  const among = fresh.length > 0 ? fresh : programs;
  const chosen = among.length === 1 ? among[0] : likeliest(among, name);
  if (chosen !== undefined) return ok(`./${chosen}`);
  if (among.length > 0) return err(fill(DETECT_WORDS.severalPrograms, { some: some(among) }));
  return err(before ? DETECT_WORDS.nothingBuilt : whyNone(files));
}

function likeliest(programs: readonly string[], name: string | undefined): string | undefined {
  const likely = [...LIKELY, ...name === undefined ? [] : [name]];
  const [called] = likely.flatMap((word) => programs.filter((path) => baseOf(path) === word));
  const others = programs.filter((path) => !isTest(path));
  return called ?? (others.length === 1 ? others[0] : undefined);
}

const SCRIPT = /\.(py|ts|[cm]?js|jar|java)$/;
const ARCHIVE = /\.(zip|tar|tgz|gz|bz2|xz|zst|7z|rar)$/i;

/** What is there instead of a program. */
function whyNone(files: readonly SubmittedFile[]): Localized {
  const paths = files.map(({ path }) => path).filter((path) => !isHidden(path));
  const scripts = paths.filter((path) => SCRIPT.test(path));
  if (scripts.length > 0) return fill(DETECT_WORDS.severalSources, { some: some(scripts) });
  const archives = paths.filter((path) => ARCHIVE.test(path));
  if (archives.length > 0) return fill(DETECT_WORDS.archive, { some: some(archives) });
  const windows = paths.filter((path) => /\.exe$/i.test(path));
  if (windows.length > 0) return fill(DETECT_WORDS.windows, { some: some(windows) });
  return DETECT_WORDS.nothing;
}

function some(paths: readonly string[]): string {
  return paths.slice(0, 5).join(", ") + (paths.length > 5 ? ", …" : "");
}
