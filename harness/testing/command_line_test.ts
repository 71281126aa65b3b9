import { assert, assertEquals, assertRejects } from "@std/assert";
import { fixtureCommand, shinpan, textIn, until } from "./command_line.ts";

Deno.test("a command runs as a process, apart from the caller's environment", async () => {
  const { code, out, err } = await shinpan(["list", "mgtp/first"], { env: { LC_ALL: "ja_JP" } });
  assertEquals([code, err], [0, ""]);
  assert(out.startsWith("mgtp/first_contact  client  起動し"));
});

Deno.test("commands, missing files and waiting behave as documented", async () => {
  assertEquals(fixtureCommand("mgtp", "conforming").slice(-2), ["mgtp", "conforming"]);
  assertEquals(textIn("/no/such/file"), "");
  await until("at once", () => true);
  await assertRejects(() => until("an error", () => JSON.parse("{")));
});
