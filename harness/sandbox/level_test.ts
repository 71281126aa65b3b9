import { assertEquals } from "@std/assert";
import { isAtLeast, SANDBOX_LEVELS } from "./level.ts";

Deno.test("each level is at least itself and whatever is weaker", () => {
  const table = SANDBOX_LEVELS.map((level) =>
    SANDBOX_LEVELS.filter((least) => isAtLeast(level, least))
  );
  assertEquals(table, [["none"], ["none", "limits"], ["none", "limits", "namespaces"]]);
});
