/** `open`: shows a report in the browser. @module */

import { printHelp } from "./called_as.ts";
import { type Command, EXIT, UsageError } from "./command.ts";
import { readOptionsAroundWord } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { fromCaller, print } from "./surroundings.ts";

const HELP = `Open the HTML report of the last check in the browser.

  shinpan open [folder or file]

Without a folder it is report/. Where no browser can be started, the path is printed.

Examples
  shinpan open
  shinpan open out/index.html
`;

const OPTIONS: OptionNames = {};
const PAGE = "index.html";

/** Opens a report. */
export const open: Command = {
  name: "open",
  summary: "Open the HTML report in the browser",
  help: HELP,
  options: OPTIONS,
  run: async (args) => {
    const { word = "report", rest: [extra], flags } = readOptionsAroundWord(args, OPTIONS);
    if (flags.has("help")) {
      printHelp(HELP, args);
      return EXIT.conforms;
    }
    if (extra !== undefined) throw new UsageError(`Unexpected "${extra}"`, "name one folder");
    for (const page of await pagesAt(fromCaller(word), word)) await openReport(page);
    return EXIT.conforms;
  },
};

/** The pages that a folder or a file means; a check of all protocols has a folder for each. */
export async function pagesAt(path: string, word = path): Promise<readonly string[]> {
  if (path.endsWith(".html") && await isFile(path)) return [path];
  const folder = path.replace(/\/+$/, "");
  if (await isFile(`${folder}/${PAGE}`)) return [`${folder}/${PAGE}`];
  const pages: string[] = [];
  for (const name of await namesIn(folder)) {
    const page = `${folder}/${name}/${PAGE}`;
    if (await isFile(page)) pages.push(page);
  }
  if (pages.length > 0) return pages;
  throw new UsageError(`No report in "${word}"`, "run shinpan check first, or name its folder");
}

async function isFile(path: string): Promise<boolean> {
  return await Deno.stat(path).then((info) => info.isFile, () => false);
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name).sort();
  } catch {
    return [];
  }
}

/** Starts a program and says whether it did its work. */
export type Starts = (program: string, args: readonly string[]) => Promise<boolean>;

/** Opens a page, or says where it is. */
export async function openReport(
  page: string,
  { os = Deno.build.os, start = started }: {
    readonly os?: typeof Deno.build.os;
    readonly start?: Starts;
  } = {},
): Promise<void> {
  if (await openAddress(page, { os, start })) return;
  print(`No browser can be started from here; open this file: ${page}\n`);
}

/** Opens a file or an address in the browser; false where none can be started. */
export async function openAddress(
  address: string,
  { os = Deno.build.os, start = started }: {
    readonly os?: typeof Deno.build.os;
    readonly start?: Starts;
  } = {},
): Promise<boolean> {
  for (const [program, ...args] of openersOf(os)) {
    if (program !== undefined && await start(program, [...args, address])) return true;
  }
  return false;
}

/** The programs that open a file as a double click does, the likeliest first. */
function openersOf(os: typeof Deno.build.os): readonly (readonly string[])[] {
  if (os === "darwin") return [["open"]];
  // `start` takes the first quoted word for a title.
  if (os === "windows") return [["cmd", "/c", "start", ""]];
  return [["xdg-open"], ["wslview"]];
}

const PATIENCE_MS = 2000;

/** Some openers end at once, others are the browser itself. */
async function started(program: string, args: readonly string[]): Promise<boolean> {
  try {
    const child = new Deno.Command(program, {
      args: [...args],
      stdin: "null",
      stdout: "null",
      stderr: "null",
    }).spawn();
    child.unref();
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const runsOn = new Promise<boolean>((done) =>
      patience.addEventListener("abort", () => done(true))
    );
    return await Promise.race([child.status.then(({ success }) => success), runsOn]);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
