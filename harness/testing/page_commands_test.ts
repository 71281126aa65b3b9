import { assertEquals } from "@std/assert";
import { commandsOf, shortened } from "./page_commands.ts";

Deno.test("only shell blocks have commands, one in each line", () => {
  const page = "```sh\na b   # why\n\nc '#d'\n```\n\n```yaml\ne: f\n```\n\n`g`\n\n```sh\nh\n```\n";
  assertEquals(commandsOf(page), ["a b", "c '#d'", "h"]);
});

Deno.test("of a bundled suite one scenario is left, of an own suite everything", () => {
  const one = "--scenario mgtp/first_contact";
  assertEquals(shortened("shinpan check mgtp"), `shinpan check mgtp ${one}`);
  assertEquals(shortened("shinpan check mgtp -q ./e"), `shinpan check mgtp ${one} -q ./e`);
  for (const other of ["shinpan check mgtp --suite s ./e", "shinpan list", "deno task check-all"]) {
    assertEquals(shortened(other), other);
  }
});
