import { assertEquals } from "@std/assert";
import { environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { canPin } from "./can_pin.ts";

Deno.test("engines are tied to cores only where there is a program for it", async () => {
  await using folder = await tempFolder();
  using _ = environment({ PATH: folder.path });
  assertEquals(canPin(), false);
  folder.write("taskset", "#!/bin/sh\n");
  await Deno.chmod(`${folder.path}/taskset`, 0o755);
  assertEquals(canPin(), Deno.build.os === "linux");
});
