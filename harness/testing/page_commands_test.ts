import { assertEquals } from "@std/assert";
import { commandsOf } from "./page_commands.ts";

Deno.test("only shell blocks have commands, one in each line", () => {
  const page = "```sh\na b   # why\n\nc '#d'\n```\n\n```yaml\ne: f\n```\n\n`g`\n\n```sh\nh\n```\n";
  assertEquals(commandsOf(page), ["a b", "c '#d'", "h"]);
});
