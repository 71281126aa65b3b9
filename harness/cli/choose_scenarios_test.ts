import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import type { AnyPairing } from "../referee/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { readCheckOptions } from "./check_options.ts";
import { chooseScenarios, isUnder } from "./choose_scenarios.ts";
import { UsageError } from "../core/mod.ts";
import { HOME } from "../surroundings/home.ts";
import { availableScenarios } from "../surroundings/available_scenarios.ts";
import { GOOD } from "./scenario_kit.ts";

const mgtp = pairingOf("mgtp") as AnyPairing;

async function chosen(...args: readonly string[]): Promise<readonly string[]> {
  const { scenarios } = await chooseScenarios(mgtp, readCheckOptions(args));
  return scenarios.map(({ id }) => id);
}

async function refusal(...args: readonly string[]): Promise<string> {
  const error = await assertRejects(() => chosen(...args));
  assert(error instanceof UsageError, String(error));
  return error.message;
}

Deno.test("all bundled scenarios, or those whose id begins so", async () => {
  const all = await chosen();
  assert(all.length > 40);
  assertEquals(all, [...all].sort());
  assertEquals(await chosen("--scenario", "mgtp/commands/qui"), [
    "mgtp/commands/quit",
    "mgtp/commands/quit_at_once",
  ]);
  const two = await chosen("--scenario", "mgtp/time", "--scenario", "mgtp/first");
  assert(two.length > 2 && two.every((id) => /^mgtp\/(time\/|first)/.test(id)));
  assert(isUnder("a/bc", "a/b") && !isUnder("a", "a/b"));
});

Deno.test("a whole id is that scenario alone", async () => {
  for (const id of ["mgtp/commands/quit", "mgtp/genmove/ranks"]) {
    assertEquals(await chosen("--scenario", id), [id]);
  }
  assert((await chosen("--scenario", "mgtp/genmove/ranks_")).length > 0);
  const both = ["mgtp/genmove/ranks", "mgtp/genmove/ranks_black"];
  assertEquals(await chosen(...both.flatMap((id) => ["--scenario", id])), both);
});

Deno.test("a choice knows how many it leaves out", async () => {
  const all = await chooseScenarios(mgtp, readCheckOptions([]));
  assertEquals(all.leftOut, 0);
  const one = await chooseScenarios(mgtp, readCheckOptions(["--scenario", "mgtp/time"]));
  assertEquals(one.scenarios.length + one.leftOut, all.scenarios.length);
});

Deno.test("an unknown id suggests one that is near", async () => {
  const near = 'No scenario "mgtp/comands/quit": did you mean "mgtp/commands/quit"?';
  assertEquals(await refusal("--scenario", "mgtp/comands/quit"), near);
  assertEquals(await refusal("--scenario", "xyz"), 'No scenario "xyz": see shinpan list');
});

Deno.test("what would leave nothing out, or expect nothing, is refused", async () => {
  await using folder = await tempFolder();
  using _ = environment({ INIT_CWD: folder.path });
  assert((await chosen("--exclude", "mgtp/commands=slow")).length > 40);
  assert((await chosen("--exclude", "mgtp/commands/quit=slow")).length > 40);
  assertStringIncludes(await refusal("--exclude", "mgtp/comm=slow"), 'No scenario "mgtp/comm"');
  folder.write("known.yaml", "mgtp/commands/quit: why\n");
  assert((await chosen("--baseline", "known.yaml")).length > 40);
  folder.write("known.yaml", "mgtp/commands: why\n");
  const refused = await refusal("--baseline", "known.yaml");
  assertStringIncludes(refused, 'No scenario "mgtp/commands", which the baseline names');
});

Deno.test("a suite is a file or a folder, relative to the user's directory", async () => {
  await using folder = await tempFolder();
  folder.write("own/deep/one.yaml", GOOD);
  folder.write("own/two.yml", GOOD);
  folder.write("own/notes.txt", "no scenario");
  using _ = environment({ INIT_CWD: folder.path });
  assertEquals(await chosen("--suite", "own"), ["own/deep/one", "own/two"]);
  assertEquals(await chosen("--suite", `${folder.path}/own//`), ["own/deep/one", "own/two"]);
  assertEquals(await chosen("--suite", "own/two.yml"), ["two"]);
  assertEquals(await chosen("--suite", "own/deep", "--suite", "own/two.yml"), ["deep/one", "two"]);
  assertEquals(await chosen("--suite", "own", "--scenario", "own/d"), ["own/deep/one"]);
  using _inside = environment({ INIT_CWD: `${folder.path}/own/deep` });
  assertEquals(await chosen("--suite", "."), ["deep/one"]);
  assertEquals(await chosen("--suite", ".."), ["own/deep/one", "own/two"]);
});

Deno.test("a scenario file is named by the path that the user gave, or relative to its suite", async () => {
  await using folder = await tempFolder();
  folder.write("own/deep/one.yaml", GOOD);
  const files = async (path: string, short: boolean): Promise<readonly string[]> =>
    (await availableScenarios(mgtp, [path], { short })).map(({ at }) => at.file);
  const own = `${folder.path}/own`;
  assertEquals(await files(own, false), [`${own}/deep/one.yaml`]);
  assertEquals(await files(own, true), ["own/deep/one.yaml"]);
  assertEquals(await files(`${own}/deep/one.yaml`, true), ["one.yaml"]);
});

Deno.test("a suite that is not there, holds nothing or holds one id twice is refused", async () => {
  await using folder = await tempFolder();
  folder.write("a/x.yaml", GOOD);
  folder.write("b/x.yaml", GOOD);
  folder.write("empty/notes.txt", "");
  using _ = environment({ INIT_CWD: folder.path });
  assertStringIncludes(await refusal("--suite", "none"), 'Cannot read "none": name a scenario');
  assertStringIncludes(await refusal("--suite", "empty"), 'No scenarios in "empty"');
  const twice = '"a/x.yaml" and "b/x.yaml" are both "x": rename one of them';
  assertEquals(await refusal("--suite", "a/x.yaml", "--suite", "b/x.yaml"), twice);
});

Deno.test("all problems of all files are reported with their places", async () => {
  await using folder = await tempFolder();
  folder.write("own/one.yaml", GOOD.replace("send", "snd"));
  folder.write("own/two.yaml", GOOD.replace("mgtp/name", "mgtp/nam"));
  using _ = environment({ INIT_CWD: folder.path });
  const message = await refusal("--suite", "own");
  assertStringIncludes(message, "own/one.yaml:5:5: ");
  assertStringIncludes(message, "own/two.yaml:2:9: ");
});

Deno.test("a bundled file is called so that the user can open it from where the user is", async () => {
  const placeFrom = async (INIT_CWD: string): Promise<string | undefined> => {
    using _ = environment({ INIT_CWD });
    const { scenarios } = await chooseScenarios(mgtp, readCheckOptions([]));
    return scenarios.find(({ id }) => id === "mgtp/first_contact")?.at.file;
  };
  assertEquals(await placeFrom(`${HOME}`), "scenarios/mgtp/first_contact.yaml");
  assertEquals(await placeFrom(`${HOME}/scenarios`), "mgtp/first_contact.yaml");
  assertEquals(await placeFrom("/"), `${HOME}/scenarios/mgtp/first_contact.yaml`.slice(1));
  await using folder = await tempFolder();
  const whole = await placeFrom(folder.path);
  assertEquals(whole, `${HOME}/scenarios/mgtp/first_contact.yaml`);
  assert((await Deno.stat(whole ?? "")).isFile);
});
