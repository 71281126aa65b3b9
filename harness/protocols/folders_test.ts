import { assertEquals } from "@std/assert";
import { PAIRINGS } from "../referee/all/mod.ts";
import { folderOf } from "./folders.ts";

const ROOT = new URL("../../", import.meta.url);
const FOLDERS = [...new Set(PAIRINGS.map(({ protocol }) => folderOf(protocol.id)))].sort();

Deno.test("the code, the referee and the conforming engine of each protocol are in its folder", async () => {
  for (const folder of FOLDERS) {
    for (const file of FILES) {
      const { isFile } = await Deno.stat(new URL(file.replace("FOLDER", folder), ROOT));
      assertEquals([file, isFile], [file, true]);
    }
  }
});

const FILES = [
  "harness/protocols/FOLDER/mod.ts",
  "harness/referee/FOLDER/mod.ts",
  "fixtures/engines/FOLDER/conforming.ts",
];

for (const place of ["harness/protocols", "fixtures/engines"]) {
  Deno.test(`every folder in ${place} is that of a protocol`, async () => {
    assertEquals(await foldersIn(place), FOLDERS);
  });
}

Deno.test("every folder of scenarios is named by a protocol", async () => {
  const suites = new Set(PAIRINGS.flatMap(({ protocol }) => protocol.suites));
  assertEquals(await foldersIn("scenarios"), [...suites].sort());
});

async function foldersIn(place: string): Promise<readonly string[]> {
  const entries = await Array.fromAsync(Deno.readDir(new URL(place, ROOT)));
  return entries.filter((one) => one.isDirectory).map(({ name }) => name).sort();
}
