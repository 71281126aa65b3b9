/** Writes reporters/html/assets.ts: the page's own script, bundled without its library, and style. @module */

const HTML = new URL("../../reporters/html/", import.meta.url);
const ROOT = decodeURIComponent(new URL("../../", import.meta.url).pathname);

/** What the script imports when a page is made of it, and what is not written here. */
const LIBRARY = ["preact", "preact/hooks", "preact/jsx-runtime"];

/** Where the assets lie. */
export const ASSETS_FILE = new URL("assets.ts", HTML);

/** The files of which the assets are made. */
async function sources(): Promise<readonly string[]> {
  const info = await deno(["info", "--json", path("client/main.tsx")]);
  const { modules }: { modules: { local?: string }[] } = JSON.parse(info);
  const files = modules.flatMap(({ local }) => local?.startsWith(ROOT) ? [local] : []);
  return [...files, path("style.css")].sort();
}

/** A mark that changes with the sources and with the version of what the script imports. */
export async function sourceMark(): Promise<string> {
  const files = await sources();
  const texts = await Promise.all(files.map((file) => Deno.readTextFile(file)));
  const { imports } = JSON.parse(await Deno.readTextFile(`${ROOT}deno.json`));
  return await digestOf([...texts, imports.preact].join("\n"));
}

/** Script and style as they stand in a page. */
export async function build(): Promise<{ readonly script: string; readonly style: string }> {
  const script = await deno([
    ...["bundle", "--quiet", "--platform", "browser", "--format", "esm", "--minify"],
    ...LIBRARY.map((name) => `--external=${name}`),
    path("client/main.tsx"),
  ]);
  const style = minified(await Deno.readTextFile(new URL("style.css", HTML)));
  return { script: script.trim(), style };
}

/** The text of the assets file. */
async function makeAssets(): Promise<string> {
  return assetsText({ ...await build(), mark: await sourceMark() });
}

function assetsText(
  { script, style, mark }: {
    readonly script: string;
    readonly style: string;
    readonly mark: string;
  },
): string {
  const constants = { SOURCE_MARK: mark, CLIENT: script, STYLE: style };
  const lines = Object.entries(constants).map(([name, value]) =>
    `export const ${name} =\n  // deno-fmt-ignore\n  ${JSON.stringify(value)};\n`
  );
  return `/** Made by harness/_tools/make_client.ts from client/ and style.css. @module */\n\n${
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

if (import.meta.main) await Deno.writeTextFile(ASSETS_FILE, await makeAssets());
