import { assert, assertEquals } from "@std/assert";
import { EXIT, UsageError } from "./command.ts";

Deno.test("the exit codes are those that README documents", () => {
  const codes = { conforms: 0, violations: 1, usage: 2, unstartable: 3, inconclusive: 4 };
  assertEquals({ ...EXIT }, codes);
});

Deno.test("a usage error says what is wrong and how to mend it", () => {
  const error = new UsageError('Unknown rule "x"', "see --help");
  assert(error instanceof Error);
  assertEquals(error.message, 'Unknown rule "x": see --help');
});
