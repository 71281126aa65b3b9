import { assertEquals } from "@std/assert";
import { testRules } from "../../../testing/rule_laws.ts";
import { USI_RULES } from "./mod.ts";

testRules(USI_RULES, {
  least: 45,
  id: /^usi\/[a-z0-9]+(-[a-z0-9]+)*$/,
  spec: /^(USI: [a-z, ]+|Shinpan)$/,
});

Deno.test("what real engines do besides is never a MUST", () => {
  const levels = ["usi/only-usi", "usi/no-blank-line", "usi/info-format"].map((id) =>
    USI_RULES.find((rule) => rule.id === id)?.level
  );
  assertEquals(levels, ["MAY", "MAY", "MAY"]);
});
