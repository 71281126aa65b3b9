import { assertEquals, assertRejects } from "@std/assert";
import { UsageError } from "../core/mod.ts";
import { mgtpDarkChess as mgtp } from "../referee/mgtp/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { availableScenarios } from "./available_scenarios.ts";

const QUIT = "mgtp/commands/quit";

Deno.test("a choice is made of the ids of all bundled scenarios", async () => {
  const all = (await availableScenarios(mgtp, [])).map(({ id }) => id);
  const seen: string[] = [];
  const choose = (ids: readonly string[]) => {
    seen.push(...ids);
    return new Set([QUIT]);
  };
  const chosen = await availableScenarios(mgtp, [], { choose });
  assertEquals([seen, chosen.map(({ id }) => id)], [all, [QUIT]]);
});

Deno.test("a suite of the user's is read whole, whatever is chosen of it", async () => {
  await using folder = await tempFolder();
  folder.write("broken.yaml", "nothing: at all\n");
  const choose = () => new Set<string>();
  await assertRejects(() => availableScenarios(mgtp, [folder.path], { choose }), UsageError);
});
