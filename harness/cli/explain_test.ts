import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { LANGUAGES } from "../core/mod.ts";
import { PAIRINGS } from "../referee/all/mod.ts";
import { captured } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { explanation } from "./explain.ts";
import { allScenarios } from "./list.ts";
import { runCommand } from "./mod.ts";

function explain(...args: readonly string[]) {
  return captured(() => runCommand(["explain", ...args]));
}

Deno.test("a rule is explained in three languages, with the scenarios that test it", async () => {
  const words = { en: "hint", zh: "提示", ja: "ヒント" } as const;
  const outs: string[] = [];
  for (const language of LANGUAGES) {
    const { result, out } = await explain("mgtp/flush", "--lang", language);
    assertEquals(result, 0);
    assert(out.startsWith("mgtp/flush  MUST\n"));
    assertStringIncludes(out, words[language]);
    assertStringIncludes(out, "fflush(stdout)");
    assertStringIncludes(out, "mgtp/first_contact");
    outs.push(out);
  }
  assertEquals(new Set(outs).size, LANGUAGES.length);
});

Deno.test("every rule can be explained in every language, within the width", async () => {
  const scenarios = await allScenarios();
  for (const rule of PAIRINGS.flatMap(({ protocol }) => protocol.rules)) {
    for (const language of LANGUAGES) {
      const text = explanation(rule, { scenarios: scenarios.slice(0, 1), language, width: 80 });
      assert(!text.includes("undefined"), rule.id);
      const tooWide = text.split("\n").find((line) => line.length > 80);
      assertEquals(tooWide, undefined);
    }
  }
});

Deno.test("an unknown rule suggests one that is near", async () => {
  const { result, err } = await explain("mgtp/replyid");
  assertEquals(result, 2);
  assertEquals(err, 'explain: Unknown rule "mgtp/replyid": did you mean "mgtp/reply-id"?\n');
  assertStringIncludes((await explain("xyz")).err, "see deno task list --rules");
});

Deno.test("the part behind the slash names a rule where only one has it", async () => {
  const { result, out } = await explain("reply-id");
  assertEquals(result, 0);
  assert(out.startsWith("mgtp/reply-id  MUST\n"));
  const several = await explain("flush");
  assertEquals(several.result, 2);
  assertStringIncludes(several.err, 'Several rules are called "flush": name one of mgtp/flush, ');
});

Deno.test("one rule is needed, no more", async () => {
  assertStringIncludes((await explain()).err, "No rule named: see deno task list --rules");
  assertStringIncludes((await explain("mgtp/flush", "more")).err, 'Unexpected "more"');
});

Deno.test("all rules are written as one page", async () => {
  await using folder = await tempFolder();
  const file = `${folder.path}/rules.html`;
  const { result, out } = await explain("--html", file, "--lang", "zh");
  assertEquals([result, out], [0, `${file}\n`]);
  const text = await Deno.readTextFile(file);
  for (const { id } of PAIRINGS.flatMap(({ protocol }) => protocol.rules)) {
    assertStringIncludes(text, `id="rule/${id}"`);
  }
});

Deno.test("a page that cannot be written, or is asked for together with a rule, is a mistake", async () => {
  await using folder = await tempFolder();
  assertEquals((await explain("--html", `${folder.path}/none/rules.html`)).result, 2);
  assertEquals((await explain("--html", `${folder.path}/rules.html`, "mgtp/flush")).result, 2);
});
