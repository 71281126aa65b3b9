/** Our modules and those they import, as few files that need nothing else. @module */

import { runBundler } from "../run_bundler.ts";

/** Modules as files of one folder, and the packages that went into them. */
export interface Bundle {
  readonly files: ReadonlyMap<string, string>;
  /** The folders of the packages, each with its name and version. */
  readonly packages: ReadonlyMap<string, string>;
}

/** The comment with which the bundler begins each module. */
const MODULE = /^\/\/ (.*\.(?:[cm]?[jt]sx?|json))(?: with \{.*\})?$/gm;
/** A module of a package, in the cache of the machine that packs. */
const PACKAGE = /^(.*\/npm\/[^/]+\/((?:@[^/]+\/)?[^/]+\/\d[^/]*))\//;
/** The same as the key of a CommonJS module. */
const KEY = /"[^"\n]*\/npm\/[^/"\n]+\/((?:@[^/"\n]+\/)?[^/"\n]+\/\d[^"\n]*")/g;

/** Bundles programs that lie in one folder; what is imported on demand stays apart. */
export async function bundle(programs: readonly string[], root: string): Promise<Bundle> {
  const folder = await Deno.makeTempDir({ prefix: "shinpan-bundle-" });
  try {
    await runBundler(["--code-splitting", "--outdir", folder, ...programs]);
    const files = await textsIn(folder);
    const modules = [...files.values()].flatMap((text) => [...text.matchAll(MODULE)])
      .map(([, path = ""]) => new URL(path, `file://${root}/`).pathname);
    return {
      files: new Map([...files].map(([name, text]) => [name, withoutPaths(text)])),
      packages: new Map(modules.flatMap((path) => {
        const [, home = "", name = ""] = PACKAGE.exec(decodeURIComponent(path)) ?? [];
        return name ? [[name, home] as const] : [];
      })),
    };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** A module without paths of the machine that packs. */
function withoutPaths(text: string): string {
  return text.replaceAll(MODULE, "").replaceAll(KEY, '"$1');
}

async function textsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name);
  return new Map(
    await Promise.all(
      names.sort().map(async (name) =>
        [name, await Deno.readTextFile(`${folder}/${name}`)] as const
      ),
    ),
  );
}
