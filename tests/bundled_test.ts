import { assert, assertEquals } from "@std/assert";
import { bundledScenarios } from "../harness/surroundings/load_scenarios.ts";
import { shinpanHere } from "./test_kit.ts";
import { PAIRINGS } from "../harness/referee/all/mod.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

Deno.test("the bundled engine of every protocol runs as a process of its own", async () => {
  await using folder = await tempFolder();
  await Promise.all(PAIRINGS.map(async (pairing) => {
    const { id } = pairing.protocol;
    const loaded = await bundledScenarios(pairing);
    const first = loaded.ok ? loaded.value.find(({ preflight }) => preflight) : undefined;
    assert(first, id);
    const report = ["--report", `${folder.path}/${id}`];
    const { code, out } = await shinpanHere(["check", id, "--scenario", first.id, ...report]);
    assertEquals([id, code, code === 0 ? "" : out], [id, 0, ""]);
  }));
});
