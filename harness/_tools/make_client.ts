/**
 * Writes reporters/html/*assets.ts, the pages' own scripts, bundled without their library, and
 * styles; and library_parts.ts, how the library's files become a part of the script. @module
 */

import preact from "preact" with { type: "text" };
import hooks from "preact/hooks" with { type: "text" };
import jsxRuntime from "preact/jsx-runtime" with { type: "text" };
import { joinParts, pageScript, type ScriptPart } from "../../reporters/html/join_parts.ts";
import { linkParts } from "./link_parts.ts";
import { runBundler } from "./run_bundler.ts";

const HTML = new URL("../../reporters/html/", import.meta.url);
const ROOT = decodeURIComponent(new URL("../../", import.meta.url).pathname);

/** What the script uses when a page is made of it; its code is not written here. */
const LIBRARY: Readonly<Record<string, string>> = {
  preact,
  "preact/hooks": hooks,
  "preact/jsx-runtime": jsxRuntime,
};

/** A page's own script and style, and where they are written. */
export interface Client {
  readonly script: string;
  readonly style: string;
  readonly assets: string;
  /** What the constants' names begin with. */
  readonly prefix: string;
}

/** The reports that people open. */
export const REPORT: Client = {
  script: "client/main.tsx",
  style: "style.css",
  assets: "assets.ts",
  prefix: "",
};

/** The page with a person at it; its style comes after that of the reports. */
export const LIVE: Client = {
  script: "client/live.tsx",
  style: "live/live.css",
  assets: "live_assets.ts",
  prefix: "LIVE_",
};

/** The files of which the assets are made. */
async function sources({ script, style }: Client): Promise<readonly string[]> {
  const info = await deno(["info", "--json", path(script)]);
  const { modules }: { modules: { local?: string }[] } = JSON.parse(info);
  const files = modules.flatMap(({ local }) => local?.startsWith(ROOT) ? [local] : []);
  return [...files, path(style)].sort();
}

/** A mark that changes with the sources and with the version of what the script imports. */
export async function sourceMark(client: Client): Promise<string> {
  const files = await sources(client);
  const texts = await Promise.all(files.map((file) => Deno.readTextFile(file)));
  const { imports } = JSON.parse(await Deno.readTextFile(`${ROOT}deno.json`));
  return await digestOf([...texts, imports.preact].join("\n"));
}

/** Script and style as they stand in a page. */
export async function build(
  client: Client,
): Promise<{ readonly script: string; readonly style: string }> {
  const bundled = await runBundler([
    ...["--platform", "browser", "--format", "esm", "--minify"],
    ...Object.keys(LIBRARY).map((name) => `--external=${name}`),
    path(client.script),
  ]);
  const style = minified(await Deno.readTextFile(new URL(client.style, HTML)));
  return { script: linked(bundled.trim()), style };
}

/** How the library's files are joined, in the order in which they need each other. */
export function libraryParts(): readonly ScriptPart[] {
  return linkParts(Object.entries(LIBRARY).map(([name, text]) => ({ name, text })));
}

/** Our own script, which finds the library in `$modules`. */
function linked(client: string): string {
  const script = joinParts(linkParts([{ name: "page", text: client }]), { page: client });
  // Nothing in a page's script may end the element that it stands in.
  const whole = pageScript(joinParts(libraryParts(), LIBRARY), script);
  if (/<\/script|<!--/i.test(whole)) throw new Error("The script holds the end of a script");
  return script;
}

/** The text of the assets file. */
async function makeAssets(client: Client): Promise<string> {
  const { script, style } = await build(client);
  const constants = { SOURCE_MARK: await sourceMark(client), CLIENT: script, STYLE: style };
  const lines = Object.entries(constants).map(([name, value]) =>
    `export const ${client.prefix}${name} =\n  // deno-fmt-ignore\n  ${JSON.stringify(value)};\n`
  );
  return `/** Made by harness/_tools/make_client.ts from ${client.script} and ${client.style}. @module */\n\n${
    lines.join("\n")
  }`;
}

/** Style without comments and without most blanks. */
function minified(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, "").replace(/\s+/g, " ").replace(/ ?([{};,]) ?/g, "$1")
    .trim();
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

function path(file: string): string {
  return decodeURIComponent(new URL(file, HTML).pathname);
}

async function deno(args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [...args],
    cwd: ROOT,
  }).output();
  if (code !== 0) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

/** The text of the file that says how the library is joined. */
function makeLibraryParts(): string {
  const parts = libraryParts().map((part) => `  ${JSON.stringify(part)},\n`).join("");
  return [
    "/** Made by harness/_tools/make_client.ts from the names that Preact's files export. @module */\n",
    'import type { ScriptPart } from "./join_parts.ts";\n',
    "/** How Preact's files become a part of a page's script. */",
    "export const LIBRARY_PARTS: readonly ScriptPart[] =",
    `  // deno-fmt-ignore\n  [\n${parts}];\n`,
  ].join("\n");
}

if (import.meta.main) {
  await Deno.writeTextFile(new URL("library_parts.ts", HTML), makeLibraryParts());
  for (const client of [REPORT, LIVE]) {
    await Deno.writeTextFile(new URL(client.assets, HTML), await makeAssets(client));
  }
}
