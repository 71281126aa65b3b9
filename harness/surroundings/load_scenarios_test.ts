import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { AnyPairing } from "../referee/mod.ts";
import { pairingOf, PAIRINGS } from "../referee/all/mod.ts";
import { describeExpectation, type Expectation, type Step } from "../scenario/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { BUNDLED, bundledScenarios, loadScenarios, scenarioFiles } from "./load_scenarios.ts";

const mgtp = pairingOf("mgtp") as AnyPairing;

Deno.test("every bundled scenario can be read, and its id is its path", async () => {
  const loaded = await bundledScenarios(mgtp);
  assert(loaded.ok);
  for (const { id, at } of loaded.value) {
    assertEquals(at.file, `scenarios/${id}.yaml`);
    assert((await Deno.stat(`${BUNDLED}${id}.yaml`)).isFile);
  }
});

Deno.test("every bundled scenario has its title in three languages", async () => {
  for (const pairing of PAIRINGS) {
    const loaded = await bundledScenarios(pairing);
    assert(loaded.ok);
    for (const { id, title: { en, zh, ja } } of loaded.value) {
      assert(en !== zh && en !== ja, `${id} has its title in one language`);
    }
  }
});

Deno.test("no bundled scenario shows a reader a regular expression", async () => {
  for (const pairing of PAIRINGS) {
    const loaded = await bundledScenarios(pairing);
    assert(loaded.ok);
    for (const { id, steps } of loaded.value) {
      for (const what of expectationsIn(steps)) {
        const words = describeExpectation(what).map(({ en }) => en);
        assert(!words.some((one) => one.includes("matches /")), `${id}: ${words}`);
      }
    }
  }
});

function expectationsIn(steps: readonly Step[]): readonly Expectation[] {
  return steps.flatMap((step) => {
    if (step.verb === "repeat") return expectationsIn(step.steps);
    return step.verb === "expect" ? [step.what] : [];
  });
}

Deno.test("files are found in all folders below, in the order of their ids", async () => {
  await using folder = await tempFolder();
  for (const name of ["b.yaml", "a/z.yml", "a/c.yaml", "a.yaml", "x.yaml.bak", ".yaml"]) {
    folder.write(name, "");
  }
  const files = await scenarioFiles(folder.path, "own", "id");
  assertEquals(files.map(({ id }) => id), ["id/a", "id/a/c", "id/a/z", "id/b"]);
  assertEquals(files.map(({ file }) => file)[2], "own/a/z.yml");
  assertEquals(files.map(({ path }) => path)[2], `${folder.path}/a/z.yml`);
});

Deno.test("a file that is far too long, or no text, is a problem and no crash", async () => {
  await using folder = await tempFolder();
  const long = folder.write("long.yaml", `title: ${"x".repeat(400_000)}\n`);
  const odd = `${folder.path}/odd.yaml`;
  await Deno.writeFile(odd, new Uint8Array([0xff, 0xfe, 0x00, 0x74]));
  const empty = folder.write("empty.yaml", "");
  for (const path of [long, odd, empty]) {
    const loaded = await loadScenarios([{ path, file: "f.yaml", id: "f" }], mgtp);
    assert(!loaded.ok && loaded.error.length > 0, path);
    assertStringIncludes(loaded.error[0]?.at.file ?? "", "f.yaml");
  }
});
