/**
 * Runs a bench and keeps what it prints in figures.txt, with the version and the load. What the gate
 * measures is in README.md instead.
 *
 * deno run -A bench/figures.ts FILE [its words]
 *
 * @module
 */

import { VERSION } from "../harness/surroundings/mod.ts";
import { withSection } from "./figures_text.ts";
import { machine } from "./measure.ts";

const HERE = decodeURIComponent(new URL(".", import.meta.url).pathname);
const FIGURES = `${HERE}figures.txt`;

function load(): string {
  return (Deno.loadavg()[0] ?? NaN).toFixed(1);
}

async function refresh(bench: string, words: readonly string[]): Promise<void> {
  const before = load();
  const args = ["run", "-A", "--quiet", `${HERE}${bench}`, ...words];
  const command = new Deno.Command(Deno.execPath(), { args, stderr: "inherit" });
  const { success, stdout } = await command.output();
  const text = new TextDecoder().decode(stdout);
  console.log(text);
  if (!success) throw new Error(`${bench} failed: its figures are as they were`);
  const stamp = `version ${VERSION}, ${machine()}, load ${before} before and ${load()} after it`;
  const figures = await Deno.readTextFile(FIGURES);
  await Deno.writeTextFile(FIGURES, withSection(figures, { bench, stamp, text }));
}

if (import.meta.main) {
  const [bench, ...words] = Deno.args;
  if (bench === undefined) throw new Error("Name a bench, such as search.ts");
  await refresh(bench, words);
}
