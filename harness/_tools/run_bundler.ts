/** Deno's bundler, on our modules. @module */

import project from "../../deno.json" with { type: "json" };

const ROOT = new URL("../../", import.meta.url);

/** Modules that put off an import, which the bundler cannot read: it imports at once. */
const PUTTING_OFF = ["reporters/any_width.ts"];

/** Runs the bundler in the root of the sources, and answers with what it writes to its output. */
export async function runBundler(words: readonly string[]): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "shinpan-bundler-" });
  try {
    const standIns = await Promise.all(PUTTING_OFF.map(async (path, index) => {
      const standIn = `${folder}/${index}.ts`;
      const original = new URL(path, ROOT);
      const text = await Deno.readTextFile(original);
      await Deno.writeTextFile(standIn, text.replaceAll("import defer * as", "import * as"));
      return [original.href, `file://${standIn}`] as const;
    }));
    const { compilerOptions: { jsx, jsxImportSource } } = project;
    const imports = { ...project.imports, ...Object.fromEntries(standIns) };
    const config = { imports, compilerOptions: { jsx, jsxImportSource } };
    await Deno.writeTextFile(`${folder}/deno.json`, JSON.stringify(config));
    await Deno.copyFile(new URL("deno.lock", ROOT), `${folder}/deno.lock`);
    return await output(["bundle", "--quiet", `--config=${folder}/deno.json`, ...words]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function output(args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [...args],
    cwd: decodeURIComponent(ROOT.pathname),
  }).output();
  if (code !== 0) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}
