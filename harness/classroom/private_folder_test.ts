import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { openPrivateFolder } from "./private_folder.ts";
import { sampleEntry, sampleRoom } from "./test_kit.ts";

Deno.test("a private folder is empty at first, and gone with whatever was put there", async () => {
  await using folder = await tempFolder();
  const room = await sampleRoom(folder);
  folder.write("copies/7/left by another", "");
  const entry = sampleEntry(folder, "a", 7);
  {
    await using place = await openPrivateFolder(entry, room);
    assertEquals(place.folder, `${folder.path}/copies/7`);
    assertEquals([...Deno.readDirSync(place.folder)], []);
    Deno.writeTextFileSync(`${place.folder}/x`, "");
  }
  assertEquals([...Deno.readDirSync(room.copies)], []);
});

Deno.test("paths in a private folder are shown as the program and as its author know them", async () => {
  await using folder = await tempFolder();
  await using place = await openPrivateFolder(sampleEntry(folder, "a"), await sampleRoom(folder));
  const own = `${place.folder}/bin/engine`;
  // Where nothing is hidden, the folder is where it is.
  assertEquals([place.inside(own), place.inside(place.folder)], [own, place.folder]);
  assertEquals([place.local(own), place.local(place.folder)], ["./bin/engine", "."]);
  for (const other of ["/usr/bin/java", "-jar", `${place.folder}x/y`]) {
    assertEquals([place.inside(other), place.local(other)], [other, other]);
  }
  assertStringIncludes(place.description, "none: process group");
});

Deno.test({
  name: "processes that still run in a private folder are ended before it is used again",
  ignore: Deno.build.os !== "linux",
  fn: async () => {
    await using folder = await tempFolder();
    await using place = await openPrivateFolder(sampleEntry(folder, "a"), await sampleRoom(folder));
    const daemon = new Deno.Command("sleep", { args: ["300"], cwd: place.folder }).spawn();
    await place.endAll();
    assertEquals((await daemon.status).signal, "SIGKILL");
  },
});

Deno.test("a build may use more than an engine", async () => {
  await using folder = await tempFolder();
  const base = await sampleRoom(folder, { level: "limits", limits: { memoryMiB: 64 } });
  const levels = { ...base.abilities.levels, limits: { possible: true } };
  const room = { ...base, abilities: { ...base.abilities, levels } };
  await using place = await openPrivateFolder(sampleEntry(folder, "a"), room);
  const [build, engine] = [await place.forBuild(), await place.forEngine("./engine")];
  assertEquals(engine.limits, { memoryMiB: 64 });
  assert((build.limits.memoryMiB ?? 0) > 64);
});
