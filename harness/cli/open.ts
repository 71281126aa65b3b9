/** `open`: shows a report in the browser. @module */

import { fill, type Language, type Localized, UsageError } from "../core/mod.ts";
import { type Command, EXIT } from "./command.ts";
import { readOptionsAroundWord } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { fromCaller, languageOfWords, print, printHelp, unexpected } from "../surroundings/mod.ts";

const HELP: Localized = {
  en: `Open the HTML report of the last check in the browser.

  shinpan open [options] [folder or file]

Without a folder it is report/. Where no browser can be started, the path is printed.

  --lang en|zh|ja  language (default: from the locale)

Examples
  shinpan open
  shinpan open out/index.html
`,
  zh: `在瀏覽器中開啟上一次測試的 HTML 報告。

  shinpan open [options] [folder or file]

不指定資料夾時為 report/。無法啟動瀏覽器時，會印出路徑。

  --lang en|zh|ja  語言（預設：依地區設定）

範例
  shinpan open
  shinpan open out/index.html
`,
  ja: `直前のテストの HTML レポートをブラウザで開く。

  shinpan open [options] [folder or file]

フォルダを指定しないと report/ を開く。ブラウザを起動できないときは、パスを表示する。

  --lang en|zh|ja  言語（既定：ロケールに従う）

例
  shinpan open
  shinpan open out/index.html
`,
};

const OPTIONS: OptionNames = { values: ["lang"] };
const PAGE = "index.html";

/** Opens a report. */
export const open: Command = {
  name: "open",
  summary: {
    en: "Open the HTML report in the browser",
    zh: "在瀏覽器中開啟 HTML 報告",
    ja: "HTML レポートをブラウザで開く",
  },
  help: HELP,
  options: OPTIONS,
  run: async (args) => {
    const { word = "report", rest: [extra], flags } = readOptionsAroundWord(args, OPTIONS);
    if (flags.has("help")) {
      printHelp(HELP, args);
      return EXIT.conforms;
    }
    if (extra !== undefined) {
      throw new UsageError(unexpected(extra), {
        en: "name one folder",
        zh: "請只指定一個資料夾",
        ja: "フォルダを一つだけ指定する",
      });
    }
    const language = languageOfWords(args);
    for (const page of await pagesAt(fromCaller(word), word)) await openReport(page, { language });
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
  throw new UsageError({
    en: `No report in "${word}"`,
    zh: `「${word}」中沒有報告`,
    ja: `「${word}」にレポートがない`,
  }, {
    en: "run shinpan check first, or name its folder",
    zh: "請先執行 shinpan check，或指定其資料夾",
    ja: "先に shinpan check を実行するか、そのフォルダを指定する",
  });
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
  { language, ...system }: SystemStart & { readonly language: Language },
): Promise<void> {
  if (await openAddress(page, system)) return;
  print(`${fill(NO_BROWSER, { page })[language]}\n`);
}

const NO_BROWSER: Localized = {
  en: "No browser can be started from here; open this file: {page}",
  zh: "此處無法啟動瀏覽器，請開啟此檔案：{page}",
  ja: "ここからはブラウザを起動できない。このファイルを開くこと：{page}",
};

/** Which system it is, and what starts a program there. */
interface SystemStart {
  readonly os?: typeof Deno.build.os;
  readonly start?: Starts;
}

/** Opens a file or an address in the browser; false where none can be started. */
export async function openAddress(
  address: string,
  { os = Deno.build.os, start = started }: SystemStart = {},
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
