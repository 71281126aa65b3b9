import { assertEquals } from "@std/assert";
import { EXIT } from "./command.ts";

Deno.test("the exit codes are those that README documents", () => {
  const codes = { conforms: 0, violations: 1, usage: 2, unstartable: 3, inconclusive: 4 };
  assertEquals({ ...EXIT }, codes);
});
