import { assertEquals } from "@std/assert";
import { LAYERS, LIMITED, PURE } from "./layers.ts";
import plugin from "./lint_plugin.ts";

/** The ids of the house rules that `source` breaks as the file `path` of this project. */
function broken(path: string, source: string): string[] {
  const file = decodeURIComponent(new URL(`../../${path}`, import.meta.url).pathname);
  return Deno.lint.runPlugin(plugin, file, source).map((diagnostic) => diagnostic.id);
}

Deno.test.each([
  ["harness/core/x.ts", `import "../games/game.ts";`, ["house/layers"]],
  ["harness/games/x.ts", `import "../core/mod.ts";`, []],
  ["harness/games/x.ts", `export * from "../runner/mod.ts";`, ["house/layers"]],
  ["harness/games/x.ts", `export { a } from "../runner/mod.ts";`, ["house/layers"]],
  ["reporters/x.ts", `import "../harness/games/game.ts";`, ["house/layers"]],
  ["reporters/x.ts", `import "../harness/core/mod.ts";`, []],
  ["harness/runner/x.ts", `import "../scenario/match.ts";`, ["house/door"]],
  ["harness/cli/x.ts", `export * from "../games/geister/play.ts";`, ["house/door"]],
  ["harness/cli/x.ts", `import "../arena/games/mod.ts";`, []],
  ["harness/cli/x_test.ts", `import "../runner/pool.ts";`, []],
  ["harness/core/text.ts", `import "./usage_error.ts";`, ["house/cycle"]],
  ["harness/core/text.ts", `import type { Text } from "./text.ts";`, ["house/cycle"]],
  ["harness/core/usage_error.ts", `import "./text.ts";`, []],
  ["harness/cli/x.ts", `import "../testing/needs.ts";`, ["house/layers"]],
  ["harness/scenario/x.ts", `await import("yaml");`, []],
  ["harness/referee/x.ts", `await import("yaml");`, ["house/layers"]],
  ["harness/referee/x.ts", `export const now = Date.now();`, ["house/pure"]],
  ["harness/referee/x.ts", `export const now = new Date();`, ["house/pure"]],
  ["harness/runner/x.ts", `export const now = performance.now();`, ["house/pure"]],
  ["harness/core/x.ts", `export const now = new Date;`, ["house/pure"]],
  ["harness/core/x.ts", `export const now = Date();`, ["house/pure"]],
  ["harness/core/x.ts", `export const { now } = Date;`, ["house/pure"]],
  ["harness/core/x.ts", `export const now = Date?.now();`, ["house/pure"]],
  ["harness/core/x.ts", `export const x = Math["random"]();`, ["house/pure"]],
  ["harness/core/x.ts", `export const { random } = Math;`, ["house/pure"]],
  ["harness/core/x.ts", `export const at = (ms) => new Date(ms).getTime() + Date.UTC(2000);`, []],
  ["harness/core/x.ts", `export const x = globalThis;`, ["house/pure"]],
  ["harness/core/x.ts", `queueMicrotask(f);`, ["house/pure"]],
  ["harness/ledger/x.ts", `const { listen } = Deno;`, ["house/pure"]],
  ["harness/ledger/x.ts", `Deno["listen"]({ port: 1 });`, ["house/pure"]],
  ["harness/transports/x.ts", `export const now = performance.now();`, []],
  ["harness/referee/x_test.ts", `export const now = Date.now();`, []],
  ["harness/core/x.ts", `export const x = (v) => v.why === "busy";`, ["house/words"]],
  ["harness/core/x.ts", `export const x = ({ why }) => why.includes("busy");`, ["house/words"]],
  ["harness/core/x.ts", `export const x = (v) => v?.why.en.startsWith("No");`, ["house/words"]],
  ["harness/core/x.ts", `export const x = (v) => typeof v.why !== "string";`, ["house/words"]],
  ["harness/core/x.ts", `export const x = (t) => /no/.test(inLanguage(t, "en"));`, ["house/words"]],
  ["harness/core/x.ts", `switch (why) { case BUSY: }`, ["house/words"]],
  ["harness/core/x.ts", `export const x = (v) => v.why !== undefined;`, []],
  ["harness/core/x.ts", `export const x = (why) => why.kind === "silent";`, []],
  ["harness/core/x_test.ts", `export const x = (v) => v.why === "busy";`, []],
  ["harness/core/x.ts", `export const x = 1;${"\n".repeat(301)}export const y = 1;`, [
    "house/file-length",
  ]],
  ["harness/core/x.ts", `export const x = 1;\n${"// remark\n".repeat(300)}`, ["house/file-length"]],
  ["harness/core/x.ts", `${"// remark\n".repeat(300)}export const x = 1;\n`, ["house/file-length"]],
  ["harness/core/x.ts", `${"// remark\n".repeat(299)}export const x = 1;\n`, []],
  ["harness/core/x.ts", `export type X = import("../games/mod.ts").Game;`, ["house/layers"]],
  ["harness/scenario/x.ts", `export type X = typeof import("yaml");`, []],
  ["harness/runner/x.ts", `export type X = import("../scenario/match.ts").X;`, ["house/door"]],
  ["harness/core/text.ts", `export type X = import("./usage_error.ts").X;`, ["house/cycle"]],
  ["harness/core/x_test.ts", `import { y } from "./y_test.ts";`, ["house/kit"]],
  ["harness/core/x_test.ts", `import { y } from "./y_kit.ts";`, []],
  ["harness/core/x.ts", `export function f() {${"\n".repeat(51)}}`, ["house/function-length"]],
  ["harness/core/x.ts", "// The port is nobody's.\nexport const x = 1;", ["house/actor"]],
  ["harness/core/x.ts", "/** Whoever reads it. */\nexport const x = 1;", ["house/actor"]],
  ["harness/core/x_test.ts", `Deno.test("somebody waits", () => {});`, ["house/actor"]],
  ["harness/core/x_test.ts", "Deno.test(`${x} and everybody`, () => {});", ["house/actor"]],
  ["harness/core/x.ts", `export const nobody = "nobody";`, []],
  ["harness/core/x.ts", "/** Who plays. */\nexport const x = 1;", ["house/actor"]],
  ["harness/core/x.ts", "// It is late. Whose fault is that?\nexport const x = 1;", []],
  ["harness/core/x.ts", "/** Two games. Whose clock ran. */\nexport const x = 1;", ["house/actor"]],
  ["harness/core/x_test.ts", `Deno.test({ name: "nobody waits", fn() {} });`, ["house/actor"]],
  ["harness/core/x_test.ts", `Deno.test.each([1])("whoever waits", () => {});`, ["house/actor"]],
  ["harness/live/x.ts", `await import("../arena/meeting.ts");`, ["house/door"]],
  ["harness/live/x.ts", "await import(`../${name}.ts`);", ["house/layers"]],
  ["harness/ledger/x.ts", `export const x = Deno.openSync("x");`, []],
  ["harness/ledger/x.ts", `export const x = Deno.listen({ port: 1 });`, ["house/pure"]],
  ["harness/ledger/x.ts", `export const x = fetch("x");`, ["house/pure"]],
  ["harness/recording/x.ts", `export const x = setTimeout(f, 1);`, ["house/pure"]],
])("%s: case %#", (path, source, ids) => {
  assertEquals(broken(path, source), [...ids]);
});

Deno.test.each(Object.keys(LAYERS))("%s may import and touch what the tables say", (layer) => {
  assertEquals(broken(`${layer}/x.ts`, `import "node:dgram";`), ["house/layers"]);
  assertEquals(broken(`${layer}/x.ts`, `import "npm:left-pad";`), ["house/layers"]);
  const isHeld = PURE.includes(layer) || layer in LIMITED;
  const source = `export const x = fetch("https://example.org");`;
  assertEquals(broken(`${layer}/x.ts`, source), isHeld ? ["house/pure"] : []);
});

Deno.test("every folder of harness/ has a row, in the table of lint and in that of the README", async () => {
  const here = new URL("../", import.meta.url);
  const folders = [...Deno.readDirSync(here)].filter(({ isDirectory }) => isDirectory)
    .map(({ name }) => name).filter((name) => name !== "_tools" && name !== "packed");
  const text = await Deno.readTextFile(new URL("README.md", here));
  for (const name of folders) {
    assertEquals([name, `harness/${name}` in LAYERS], [name, true]);
    assertEquals([name, new RegExp(`^\\| ${name} +\\|`, "m").test(text)], [name, true]);
    assertEquals([name, text.includes(`\`${name}/`)], [name, true]);
  }
  for (const layer of Object.keys(LAYERS)) {
    const [, outside = ""] = rowOf(layer, text) ?? [];
    const isPure = outside.startsWith("no") || outside.includes("injected");
    assertEquals([layer, isPure], [layer, rowOf(layer, text) ? PURE.includes(layer) : false]);
  }
});

/** What a folder may import and touch, as the README says. */
function rowOf(layer: string, text: string): readonly string[] | undefined {
  const name = layer.replace(/^harness\//, "").replace(/^reporters$/, "../reporters");
  const [, table = ""] = text.split("\n## Layers\n");
  const row = table.split("\n").find((line) => line.replace(/ +/g, " ").startsWith(`| ${name} |`));
  return row?.split("|").slice(2, 4).map((cell) => cell.trim());
}
