import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { openCell } from "./cell.ts";
import { sampleEntry, sampleRoom } from "./test_kit.ts";

Deno.test("a cell is empty at first, and gone with whatever was put there", async () => {
  await using folder = await tempFolder();
  const room = await sampleRoom(folder);
  folder.write("workshop/7/left by another", "");
  const entry = sampleEntry(folder, "a", 7);
  {
    await using cell = await openCell(entry, room);
    assertEquals(cell.folder, `${folder.path}/workshop/7`);
    assertEquals([...Deno.readDirSync(cell.folder)], []);
    Deno.writeTextFileSync(`${cell.folder}/x`, "");
  }
  assertEquals([...Deno.readDirSync(room.workshop)], []);
});

Deno.test("paths in a cell are told as the program and as its author know them", async () => {
  await using folder = await tempFolder();
  await using cell = await openCell(sampleEntry(folder, "a"), await sampleRoom(folder));
  const own = `${cell.folder}/bin/engine`;
  // Where nothing is hidden, the folder is where it is.
  assertEquals([cell.inside(own), cell.inside(cell.folder)], [own, cell.folder]);
  assertEquals([cell.local(own), cell.local(cell.folder)], ["./bin/engine", "."]);
  for (const other of ["/usr/bin/java", "-jar", `${cell.folder}x/y`]) {
    assertEquals([cell.inside(other), cell.local(other)], [other, other]);
  }
  assertStringIncludes(cell.description, "none: process group");
});

Deno.test({
  name: "processes that still run in a cell are ended before it is used again",
  ignore: Deno.build.os !== "linux",
  fn: async () => {
    await using folder = await tempFolder();
    await using cell = await openCell(sampleEntry(folder, "a"), await sampleRoom(folder));
    const daemon = new Deno.Command("sleep", { args: ["300"], cwd: cell.folder }).spawn();
    await cell.endAll();
    assertEquals((await daemon.status).signal, "SIGKILL");
  },
});

Deno.test("a build may use more than an engine", async () => {
  await using folder = await tempFolder();
  const base = await sampleRoom(folder, { level: "limits", limits: { memoryMiB: 64 } });
  const levels = { ...base.abilities.levels, limits: { possible: true } };
  const room = { ...base, abilities: { ...base.abilities, levels } };
  await using cell = await openCell(sampleEntry(folder, "a"), room);
  const [build, engine] = [await cell.forBuild(), await cell.forEngine("./engine")];
  assertEquals(engine.limits, { memoryMiB: 64 });
  assert((build.limits.memoryMiB ?? 0) > 64);
});
