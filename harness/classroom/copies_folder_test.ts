import { assertEquals } from "@std/assert";
import { openCopiesFolder } from "./copies_folder.ts";

const there = (path: string): boolean => {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    return false;
  }
};

Deno.test("a folder for copies is removed at the end, together with those of killed graders", async () => {
  const dead = new Deno.Command("true").spawn();
  await dead.status;
  const old = await Deno.makeTempDir({ prefix: `launch-c41d7-${dead.pid}-` });
  const living = await Deno.makeTempDir({ prefix: `launch-c41d7-${Deno.ppid}-` });
  let path = "";
  {
    await using copies = await openCopiesFolder();
    path = copies.path;
    assertEquals([there(path), there(old), there(living)], [true, false, true]);
    assertEquals((Deno.statSync(path).mode ?? 0) & 0o777, 0o711);
  }
  assertEquals(there(path), false);
  await Deno.remove(living);
});
