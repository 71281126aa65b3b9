import { assert, assertEquals, assertMatch } from "@std/assert";
import project from "../../../deno.json" with { type: "json" };
import { bundledScenarios } from "../../surroundings/load_scenarios.ts";
import { PAIRINGS } from "../../referee/all/mod.ts";
import { lacks } from "../../testing/needs.ts";
import { type TempFolder, tempFolder } from "../../testing/temp_folder.ts";
import { packedFiles } from "./mod.ts";
import { tarball, type TarFile } from "./tar.ts";

const ROOT = decodeURIComponent(new URL("../../../", import.meta.url).pathname);
const MOST_BYTES = 3_000_000;
const FILES = await packedFiles();
const DECODER = new TextDecoder();

function textOf(path: string): string {
  const file = FILES.find((one) => one.path === path);
  assert(file, path);
  return DECODER.decode(file.bytes);
}

/** The package where npm would put it, without what it depends on. */
async function unpacked(files: readonly TarFile[]): Promise<TempFolder & { home: string }> {
  const folder = await tempFolder();
  const home = `${folder.path}/node_modules/shinpan`;
  for (const { path, bytes } of files) {
    folder.write(`node_modules/shinpan/${path}`, "");
    await Deno.writeFile(`${home}/${path}`, bytes);
  }
  return { ...folder, home };
}

Deno.test("the package is one program that depends on the pinned Deno alone", () => {
  const { name, version, bin, dependencies, ...rest } = JSON.parse(textOf("package.json"));
  assertEquals([name, version, bin], ["shinpan", project.version, { shinpan: "bin/shinpan.js" }]);
  assertEquals(Object.keys(dependencies), ["deno"]);
  assert(/^\d+\.\d+\.\d+$/.test(dependencies.deno), dependencies.deno);
  assertEquals(rest.scripts, undefined);
  assertEquals(FILES.filter(({ isProgram }) => isProgram).map(({ path }) => path), [bin.shinpan]);
});

Deno.test("scenarios and schemas are in the package, tests and benches are not", async () => {
  const paths = new Set(FILES.map(({ path }) => path));
  for (const pairing of PAIRINGS) {
    const loaded = await bundledScenarios(pairing);
    assert(loaded.ok);
    for (const { at } of loaded.value) assert(paths.has(at.file), at.file);
  }
  assert(paths.has("scenarios/scenario.schema.json") && paths.has("docs/rubric.schema.json"));
  const strange = [...paths].filter((path) => /_test\.|^bench|^fixtures|\.tsx?$/.test(path));
  assertEquals(strange, []);
});

Deno.test("no page in the package shows a picture that is not in it", () => {
  const pages = FILES.filter(({ path }) => path.endsWith(".md"));
  assert(pages.length > 5);
  for (const { path } of pages) {
    assertEquals([path, textOf(path).match(/<\/?picture>|pictures\/\S*/g)], [path, null]);
  }
  assertMatch(textOf("README.md"), /^# Shinpan 審判\n[^]*\n## /);
});

Deno.test("each link of a page in the package leads to a file in it", () => {
  const paths = new Set(FILES.map(({ path }) => path));
  const dead = FILES.filter(({ path }) => path.endsWith(".md")).flatMap(({ path }) =>
    [...textOf(path).matchAll(/\]\((?!#|https?:)([^)#]+)/g)].flatMap(([, to = ""]) => {
      const file = decodeURIComponent(new URL(to, `file:///${path}`).pathname.slice(1));
      const isThere = paths.has(file) ||
        FILES.some((one) => one.path.startsWith(file) && file.endsWith("/"));
      return isThere ? [] : [`${path}: ${to}`];
    })
  );
  assertEquals(dead, []);
});

Deno.test("the package is small and tells nothing of the machine that packed it", async () => {
  const { length } = await tarball(FILES);
  assert(length < MOST_BYTES, `${length} bytes`);
  const cache = Deno.env.get("HOME") ?? "/home";
  for (const { path, bytes } of FILES) {
    const text = DECODER.decode(bytes);
    for (const trace of [ROOT, `${cache}/`, `.${cache}/`]) {
      assertEquals([path, trace.length > 2 && text.includes(trace)], [path, false]);
    }
  }
});

Deno.test("every package in the bundle has its licence beside it", () => {
  const text = textOf("THIRD_PARTY_LICENCES.md");
  const sections = text.split(/\n(?=\S+ \d[^\n]*\n=+\n)/);
  for (const name of ["deno-std", "preact", "tsshogi", "valibot", "yaml"]) {
    const section = sections.find((one) => one.startsWith(`${name} `)) ?? "";
    assert(/MIT|ISC|Permission/.test(section), name);
  }
});

/** Runs the program of an unpacked package, with no registry at hand. */
async function runPacked({ path, home }: TempFolder & { home: string }, words: readonly string[]) {
  const flags = ["run", "-A", "--quiet", "--no-config", "--no-lock", "--no-remote", "--no-npm"];
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [...flags, `${home}/harness/packed/main.js`, ...words],
    cwd: path,
    env: { NO_COLOR: "1", LC_ALL: "C", INIT_CWD: "", GITHUB_ACTIONS: "" },
  }).output();
  return { code, said: DECODER.decode(stdout) + DECODER.decode(stderr) };
}

Deno.test({
  name: "packed, a current directory that no longer exists is bad usage",
  ignore: Deno.build.os === "windows" || await lacks("node"),
  fn: async () => {
    await using folder = await unpacked(FILES);
    const script = 'mkdir gone && cd gone && rmdir ../gone && exec node "$0" --version';
    const { code, stdout, stderr } = await new Deno.Command("sh", {
      args: ["-c", script, `${folder.home}/bin/shinpan.js`],
      cwd: folder.path,
    }).output();
    const said = DECODER.decode(stdout) + DECODER.decode(stderr);
    const told = "The current directory no longer exists: change to another one\n";
    assertEquals([code, said], [2, told]);
  },
});

Deno.test({
  name: "packed, a project's own program is called with npx in that project",
  ignore: Deno.build.os === "windows" || await lacks("node"),
  fn: async () => {
    await using folder = await unpacked(FILES);
    // In place of Deno's starter: it shows what the program is to say about itself.
    folder.write("node_modules/deno/package.json", "{}");
    folder.write("node_modules/deno/deno", '#!/bin/sh\nprintf %s "$SHINPAN_CALL"\n', 0o755);
    const bin = `${folder.path}/node_modules/.bin/shinpan`;
    folder.write("node_modules/.bin/.keep", "");
    folder.write("sub/.keep", "");
    await Deno.symlink(`${folder.home}/bin/shinpan.js`, bin);
    const callIn = async (cwd: string, program: string, env: Record<string, string> = {}) => {
      const none = { npm_lifecycle_event: "", npm_config_package: "" };
      const options = { args: [program], cwd, env: { ...none, ...env } };
      return DECODER.decode((await new Deno.Command("node", options).output()).stdout);
    };
    assertEquals(await callIn(folder.path, bin), "npx shinpan");
    assertEquals(await callIn(`${folder.path}/sub`, bin), "npx shinpan");
    assertEquals(await callIn("/", bin), bin);
    assertEquals(await callIn(folder.path, `${folder.home}/bin/shinpan.js`), "shinpan");
    const npx = { npm_lifecycle_event: "npx", npm_config_package: "./a b/shinpan-1.tgz" };
    const called = await callIn(folder.path, bin, npx);
    assertEquals(called, "npx --package './a b/shinpan-1.tgz' shinpan");
  },
});

Deno.test("packed, a mistake in a scenario is reported with its place", async () => {
  await using folder = await unpacked(FILES);
  folder.write("mine.yaml", "title: { en: a, zh: b, ja: c }\nrules: [mgtp/flush]\nstepps: []\n");
  const { code, said } = await runPacked(folder, ["lint", "mine.yaml"]);
  assertEquals(code, 2, said);
  assertMatch(said, /mine\.yaml:3:1: Cannot read key "stepps"/);
});

Deno.test("packed, the bundled engine of every protocol passes, with no registry at hand", async () => {
  await using folder = await unpacked(FILES);
  await Promise.all(PAIRINGS.map(async (pairing) => {
    const { id } = pairing.protocol;
    const loaded = await bundledScenarios(pairing);
    const first = loaded.ok ? loaded.value.find(({ preflight }) => preflight) : undefined;
    assert(first, id);
    const words = ["check", id, "--scenario", first.id, "--report", `report-${id}`];
    const { code, said } = await runPacked(folder, words);
    assertEquals([id, code, code === 0 ? "" : said], [id, 0, ""]);
    assert((await Deno.stat(`${folder.path}/report-${id}/index.html`)).size > 50_000);
  }));
});
