import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { PAIRINGS } from "../referee/all/mod.ts";
import { captured } from "../testing/environment.ts";
import { allScenarios } from "./list.ts";
import { runCommand } from "./mod.ts";

function list(...args: readonly string[]) {
  return captured(() => runCommand(["list", ...args]));
}

Deno.test("every scenario is listed with its stimulus and title", async () => {
  const { result, out } = await list("--lang", "en");
  const scenarios = await allScenarios();
  assertEquals(result, 0);
  const ids = out.trimEnd().split("\n").map((line) => line.split(" ")[0]);
  assertEquals(ids, scenarios.map(({ id }) => id));
  assertEquals(new Set(ids).size, ids.length);
  assertStringIncludes(out, "mgtp/commands/quit_at_once");
  assertMatch(out, /^mgtp\/first_contact +client +The engine starts/m);
  assertMatch(out, /^mgtp\/robustness\/crlf +stress +Commands/m);
});

Deno.test("every rule is listed with its level, once", async () => {
  const { out } = await list("--rules", "--lang", "en");
  const ids = out.trimEnd().split("\n").map((line) => line.split(" ")[0]);
  const rules = new Set(PAIRINGS.flatMap(({ protocol }) => protocol.rules.map(({ id }) => id)));
  assertEquals(new Set(ids), rules);
  assertEquals(ids.length, rules.size);
  assertMatch(out, /^mgtp\/reply-id +MUST +A reply/m);
});

Deno.test("a prefix, with options on either side of it", async () => {
  for (const args of [["--rules", "mgtp/survives"], ["mgtp/survives", "--rules"]]) {
    const { out } = await list(...args, "--lang", "zh");
    const lines = out.trimEnd().split("\n");
    assert(lines.length > 3 && lines.every((line) => line.startsWith("mgtp/survives")));
    assertMatch(out, /[一-龥]/);
  }
});

Deno.test("an unknown prefix or a surplus word is a usage error", async () => {
  assertEquals(await list("nothing"), {
    result: 2,
    out: "",
    err: 'list: Nothing begins with "nothing": see deno task list without a prefix\n',
  });
  assertEquals((await list("mgtp", "more")).err, 'list: Unexpected "more": name one prefix\n');
  assertEquals(
    (await list("--rule")).err,
    'list: Unknown option "--rule": did you mean --rules?\n',
  );
});
