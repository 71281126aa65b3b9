import { assertEquals } from "@std/assert";
import { environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { HOME } from "./home.ts";
import { inRepository } from "./repository_file.ts";

Deno.test("a file of the workspace is named from its root, wherever the engine ran", async () => {
  await using folder = await tempFolder();
  folder.write("repo/engine/src/e.c", "");
  folder.write("other/e.c", "");
  const workspace = `${folder.path}/repo`;
  using _ = environment({ GITHUB_WORKSPACE: workspace, INIT_CWD: `${workspace}/engine` });
  assertEquals(inRepository("src/e.c"), "engine/src/e.c");
  assertEquals(inRepository("../engine/src/e.c"), "engine/src/e.c");
  assertEquals(inRepository("engine/src/e.c"), "engine/src/e.c");
  assertEquals(inRepository(`${workspace}/engine/src/e.c`), "engine/src/e.c");
  assertEquals(inRepository("none.c"), undefined);
  assertEquals(inRepository("../../other/e.c"), undefined);
  assertEquals(inRepository(`${folder.path}/other/e.c`), undefined);
});

Deno.test("nothing is in a repository where there is none", () => {
  using _ = environment({ GITHUB_WORKSPACE: undefined });
  assertEquals(inRepository("README.md"), undefined);
});

Deno.test("Shinpan's own scenarios are in the repository only where that is Shinpan's", () => {
  const scenario = `${HOME}/scenarios/mgtp/first_contact.yaml`;
  using _ = environment({ GITHUB_WORKSPACE: HOME });
  assertEquals(inRepository(scenario), "scenarios/mgtp/first_contact.yaml");
  using _above = environment({ GITHUB_WORKSPACE: HOME?.replace(/\/[^/]*$/, "") });
  assertEquals(inRepository(scenario), undefined);
});
