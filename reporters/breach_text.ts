/** A breach as plain text, for reports without a layout of their own. @module */

import { type Language, visible } from "../harness/core/mod.ts";
import { type Breach, levelOf, requirementOf, rowsOf } from "./breach.ts";
import { label } from "./labels.ts";
import { padTo, widest } from "./width.ts";

/** A breach in lines: rule, level and requirement, then the labelled rows. */
export function breachText(breach: Breach, language: Language): string {
  const rows = rowsOf(breach, language);
  const column = widest(rows.map((row) => label(row.label, language)));
  const lines = rows.flatMap((row) =>
    row.lines.map((line, at) =>
      `  ${padTo(at === 0 ? label(row.label, language) : "", column)}  ${line}`
    )
  );
  const level = levelOf(breach, language);
  const head = `${visible(breach.rule.id)}  ${level}  ${requirementOf(breach, language)}`;
  return [head, ...lines].join("\n");
}
