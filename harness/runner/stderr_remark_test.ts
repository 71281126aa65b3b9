import { assertEquals } from "@std/assert";
import { stderrRule } from "../protocols/stderr_rule.ts";
import { PAIRINGS } from "../referee/all/mod.ts";
import { stderrRemark } from "./stderr_remark.ts";

const RULES = [stderrRule("mgtp")];
const wrote = (bytes: number) => ({ stderrBytes: () => bytes });

Deno.test("more than 10 MB on stderr is worth a remark, and no more than that", () => {
  assertEquals(stderrRemark(wrote(10_000_000), RULES), undefined);
  const finding = stderrRemark(wrote(135_000_001), RULES);
  assertEquals([finding?.rule, finding?.timing], ["mgtp/brief-stderr", undefined]);
  assertEquals((finding?.actual as { en: string }).en, "136 MB on stderr");
  assertEquals(RULES.map(({ level }) => level), ["MAY"]);
});

Deno.test("every protocol knows the remark, and no limit of ours cites a manual", () => {
  for (const { protocol: { id, rules } } of PAIRINGS) {
    assertEquals(stderrRemark(wrote(2e7), rules)?.rule.endsWith("/brief-stderr"), true, id);
    const limit = rules.find((rule) => rule.id.endsWith("/bounded-output"));
    assertEquals(limit?.spec, "Shinpan", id);
  }
});
