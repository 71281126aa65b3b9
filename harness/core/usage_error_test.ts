import { assert, assertEquals, assertThrows } from "@std/assert";
import { untranslated } from "./text.ts";
import { UsageError } from "./usage_error.ts";

Deno.test("a usage error says what is wrong and how to fix it", () => {
  const error = new UsageError(untranslated('Unknown rule "x"'), untranslated("see --help"));
  assert(error instanceof Error);
  assertEquals(error.message, 'Unknown rule "x": see --help');
});

Deno.test("a usage error is said in the reader's language, and its message is English", () => {
  const what = { en: "No shell named", zh: "未指定 shell", ja: "シェルの指定がない" };
  const error = new UsageError(what, { en: "use bash", zh: "請用 bash", ja: "bash を使う" });
  assertEquals(error.message, "No shell named: use bash");
  assertEquals(error.in("zh"), "未指定 shell：請用 bash");
  assertEquals(error.in("ja"), "シェルの指定がない：bash を使う");
});

Deno.test("a place stands in front of a mistake in every language", () => {
  const work = () => {
    throw new UsageError({ en: "Bad", zh: "錯", ja: "誤り" }, untranslated("fix it"));
  };
  const error = assertThrows(() => UsageError.at("line 2", work)) as UsageError;
  assertEquals(error.in("en"), "line 2: Bad: fix it");
  assertEquals(error.in("zh"), "line 2：錯：fix it");
});
