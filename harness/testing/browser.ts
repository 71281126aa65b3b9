/**
 * A real Chromium for tests of pages. The package brings the browser as a compressed file for a
 * bare Linux server; it is unpacked once into a folder of its own for temporary files, together
 * with what a plain Debian lacks: the libraries (NSS and others) that the package would unpack on
 * its own maker's cloud only, and a font, without which Chromium dies at the first letter.
 *
 * The package is not in deno.json: every user who runs a check would have to fetch its 67 MB. @module
 */

import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type ConsoleMessage,
  type Page,
  type Request,
} from "playwright-core";
import type { OwnNeed } from "./needs.ts";

const PACKAGE = "@sparticuz/chromium@153.0.0";
const NAME = "shinpan-chromium-153.0.0";
const UNPACK = new URL("./unpack_chromium.ts", import.meta.url);
const ARGUMENTS = [
  // A container's root has no other way.
  "--no-sandbox",
  "--no-zygote",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  // One process draws and one runs scripts: on few cores more of them only cost.
  "--in-process-gpu",
  "--num-raster-threads=1",
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
  // A test that goes from page to page needs no cached pages and no process for each.
  "--disable-features=BackForwardCache,ProactivelySwapBrowsingInstance,RenderDocument",
];

/** It only ends what hangs, however busy the machine is. */
const PATIENCE_MS = 60_000;

/** A page that is being looked at, with all that went wrong in it and all that it asked for. */
export interface WatchedPage extends AsyncDisposable {
  readonly page: Page;
  /** Errors on the console and uncaught errors. */
  readonly errors: readonly string[];
  /** Addresses that the page asked for, its own file left out. */
  readonly requests: readonly string[];
}

/** A browser, or why there is none on this machine. */
export type Started =
  | { readonly ok: true; readonly browser: Browser }
  | { readonly ok: false; readonly error: string };

/** Starts Chromium. */
export async function startBrowser(): Promise<Started> {
  if (Deno.build.os !== "linux") {
    return { ok: false, error: `The packed Chromium is one for Linux, this is ${Deno.build.os}` };
  }
  try {
    const folder = await unpackedFolder();
    const browser = await chromium.launch({
      executablePath: `${folder}/chromium`,
      args: ARGUMENTS,
      timeout: PATIENCE_MS,
      env: {
        ...Deno.env.toObject(),
        LD_LIBRARY_PATH: libraryPath(folder),
        FONTCONFIG_FILE: `${folder}/fonts.conf`,
      },
    });
    return { ok: true, browser };
  } catch (error) {
    return { ok: false, error: `${error}` };
  }
}

/** Tries whether Chromium starts here, for a test that needs it. */
export async function browserNeed(): Promise<OwnNeed> {
  const started = await startBrowser();
  if (started.ok) await started.browser.close();
  const advice = started.ok ? "" : started.error.split("\n", 1)[0] ?? "";
  return { need: "Chromium", has: started.ok, advice };
}

/** Opens a file in a context of its own. */
export async function watch(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  const watched = await watchIn(await context.newPage(), address);
  return { ...watched, [Symbol.asyncDispose]: () => context.close() };
}

/** Opens a file in a page that may have shown others before, and stays. */
export async function watchIn(page: Page, address: string): Promise<WatchedPage> {
  const errors: string[] = [];
  const requests: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  };
  const onError = (error: Error): void => void errors.push(`${error}`);
  const onRequest = (request: Request): void => {
    if (withoutHash(request.url()) !== withoutHash(address)) requests.push(request.url());
  };
  page.on("console", onConsole).on("pageerror", onError).on("request", onRequest);
  const dispose = (): Promise<void> => {
    page.off("console", onConsole).off("pageerror", onError).off("request", onRequest);
    return Promise.resolve();
  };
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(address);
  return { page, errors, requests, [Symbol.asyncDispose]: dispose };
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/s, "");
}

/** The system's own libraries come first. */
function libraryPath(folder: string): string {
  const system = ["/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu", "/usr/lib64", "/lib64"];
  return [...system, `${folder}/al2023/lib`].join(":");
}

/** The folder with the browser; several tests may ask for it at once. */
async function unpackedFolder(): Promise<string> {
  const temporary = Deno.env.get("TMPDIR") ?? "/tmp";
  const folder = `${temporary}/${NAME}-${Deno.uid()}`;
  if (await exists(`${folder}/fonts.conf`)) return folder;
  const draft = await Deno.makeTempDir({ prefix: `${NAME}-` });
  // The package unpacks to the folder for temporary files: a process of its own gets another one.
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", "--no-config", "--no-lock", UNPACK.href, `npm:${PACKAGE}`],
    env: { TMPDIR: draft },
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  await Deno.writeTextFile(`${draft}/fonts.conf`, fontSettings(folder));
  try {
    await Deno.rename(draft, folder);
  } catch {
    // Another process was faster.
    await Deno.remove(draft, { recursive: true });
  }
  return folder;
}

/** The system's fonts, and the one that came with the browser. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
