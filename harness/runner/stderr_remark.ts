/** A remark about an engine that writes very much to stderr; it never costs anything. @module */

import { fill, type Finding, type Localized, type Rule } from "../core/mod.ts";
import { MUCH_STDERR_BYTES, stderrRuleOf } from "../protocols/stderr_rule.ts";
import type { Channel } from "../transports/mod.ts";

/** The finding, where there was so much that it is worth a word. */
export function stderrRemark(
  channel: Pick<Channel, "stderrBytes">,
  rules: readonly Rule[],
): Finding | undefined {
  const bytes = channel.stderrBytes();
  const rule = stderrRuleOf(rules)?.id;
  if (rule === undefined || bytes <= MUCH_STDERR_BYTES) return undefined;
  const [most, much] = [MUCH_STDERR_BYTES, bytes].map((each) => Math.ceil(each / 1e6));
  const expected = [fill(AT_MOST, { most: most ?? 0 })];
  return { rule, expected, actual: fill(MUCH, { much: much ?? 0 }), evidence: [] };
}

const AT_MOST: Localized = {
  en: "at most {most} MB on stderr",
  zh: "stderr 最多 {most} MB",
  ja: "stderr は {most} MB まで",
};
const MUCH: Localized = {
  en: "{much} MB on stderr",
  zh: "stderr 有 {much} MB",
  ja: "stderr に {much} MB",
};
