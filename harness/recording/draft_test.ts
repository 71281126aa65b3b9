import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { UsageError } from "../core/mod.ts";
import { environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { type Draft, draftFrom, type DraftOptions } from "./draft.ts";

const PLAIN = { whole: false, exact: false };

/** The draft of a script. */
async function draftOf(script: string, options: Partial<DraftOptions> = {}): Promise<Draft> {
  await using folder = await tempFolder();
  using _ = environment({ INIT_CWD: folder.path });
  await Deno.writeTextFile(`${folder.path}/script.txt`, script);
  return await draftFrom(`${folder.path}/script.txt`, { ...PLAIN, ...options });
}

Deno.test("a script becomes a scenario of its protocol, named after the file", async () => {
  const { how, text, exchanges, path } = await draftOf("1 list_commands\n2 quit\n", {
    protocol: "mgtp",
  });
  assertEquals(how.pairing.protocol.id, "mgtp");
  assertEquals(exchanges?.map(({ frame }) => frame), ["1 list_commands", "2 quit"]);
  assertStringIncludes(how.title.en, "script.txt");
  assertStringIncludes(text, "# Recorded by shinpan record");
  assertStringIncludes(path, "/script.txt");
});

Deno.test("a title of the user's is the same in every language", async () => {
  const { how } = await draftOf("1 quit", { protocol: "mgtp", title: "Says goodbye" });
  assertEquals(how.title, { en: "Says goodbye", zh: "Says goodbye", ja: "Says goodbye" });
});

Deno.test.each<[string, string, Partial<DraftOptions>, string]>([
  ["a script without a protocol", "1 quit", {}, "There is no game in"],
  ["a protocol that there is not", "1 quit", { protocol: "gtp" }, '"gtp"'],
  [
    "a script for a protocol of files",
    "1 quit",
    { protocol: "tzaar" },
    "tzaar does not exchange lines",
  ],
  ["a script without a command", "\n", { protocol: "mgtp" }, "There is no command"],
  ["a script that asks for no answer", "usinewgame", { protocol: "usi" }, "asks a usi engine"],
  ["a script that is too long", "1 name\n".repeat(1000), { protocol: "mgtp" }, "too long"],
])("no draft is made of %s", async (_name, script, options, message) => {
  await assertRejects(() => draftOf(script, options), UsageError, message);
});
