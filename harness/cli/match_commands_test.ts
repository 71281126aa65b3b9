import { assertEquals, assertStringIncludes } from "@std/assert";
import { captured } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { match } from "./match.ts";

Deno.test("no name of a player is a command to the CI service that runs a match", async () => {
  await using folder = await tempFolder();
  const players = ["builtin:random", "builtin:greedy", "--names", "::error::forged,##[error]b"];
  const how = ["--games", "2", "--lang", "en", "--out", `${folder.path}/out`];
  const { out } = await captured(() => match.run(["mgtp", ...players, ...how]));
  assertStringIncludes(out, "forged");
  assertEquals(out.match(/^\s*::.*|.*##\[.*/gm), null);
});
