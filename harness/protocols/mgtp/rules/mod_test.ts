import { assertEquals } from "@std/assert";
import { testRules } from "../../../testing/rule_laws.ts";
import { COMMANDS, CORE } from "../commands.ts";
import { MGTP_RULES } from "./mod.ts";

testRules(MGTP_RULES, { least: 45, id: /^mgtp\/[a-z0-9]+(-[a-z0-9]+)*$/, spec: /\S/ });

Deno.test.each(COMMANDS.map(({ name, rule }) => [name, rule, CORE.has(name) ? "MUST" : "SHOULD"]))(
  "%s is answered under %s, a %s",
  (_name, id, level) => {
    assertEquals(MGTP_RULES.find((rule) => rule.id === id)?.level, level as "MUST" | "SHOULD");
  },
);
