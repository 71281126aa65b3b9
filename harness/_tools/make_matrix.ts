/** Writes the matrix of rules, scenarios and fixture engines into docs/. @module */

import { inLanguage, type Stimulus } from "../core/mod.ts";
import { folderOf } from "../protocols/folders.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { PAIRINGS } from "../referee/all/mod.ts";
import { breakerOf, findingsOf, fixturesOf, scenariosOf } from "../../fixtures/engines/matrix.ts";

const MARKS: Readonly<Record<Stimulus, string>> = { client: "", manual: "ᵐ", stress: "ˢ" };

/** Where the matrix of a protocol is kept. */
export function matrixFile(protocol: string): string {
  return decodeURIComponent(new URL(`../../docs/matrix_${protocol}.md`, import.meta.url).pathname);
}

/** The matrix as Markdown: which scenarios cite a rule, and which of them catch its engine. */
export async function makeMatrix(pairing: AnyPairing): Promise<string> {
  const { id, rules } = pairing.protocol;
  const scenarios = await scenariosOf(pairing);
  const fixtures = await fixturesOf(pairing);
  const rows: string[] = [];
  for (const rule of rules) {
    const fixture = breakerOf(rule.id, pairing, fixtures);
    const found = fixture && (await findingsOf(fixture, pairing)).found.get(rule.id);
    const citing = scenarios.filter((one) => one.rules.some((id) => id === rule.id))
      .map((one) => one.id);
    const caught = citing.map((one) => found?.includes(one) ? `**${named(one)}**` : named(one));
    const others = (found ?? []).length - citing.filter((one) => found?.includes(one)).length;
    const cells = [
      rule.id,
      rule.level,
      inLanguage(rule.text, "en"),
      caught.join(", "),
      String(others),
    ];
    rows.push(`| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`);
  }
  return `# ${id}: rules, scenarios and the engines that break them

Made by \`deno run -A harness/_tools/make_matrix.ts\`. Each rule has an engine of its own in
\`fixtures/engines/${
    folderOf(id)
  }/\` that breaks it. Scenarios in **bold** catch that engine; the others
cite the rule as well. A scenario without a mark sends what the real client sends; ᵐ marks what only
the manual allows, ˢ stress beyond both, under which nothing weighs more than a SHOULD. The last
column counts the scenarios that catch it without citing it.

| rule | level | requirement | scenarios | others |
| --- | --- | --- | --- | --- |
${rows.join("\n")}

${rules.length} rules, ${scenarios.length} scenarios, ${fixtures.length} engines.
`;

  function named(scenario: string): string {
    const stimulus = scenarios.find((one) => one.id === scenario)?.stimulus ?? "client";
    return scenario.replace(`${id}/`, "") + MARKS[stimulus];
  }
}

if (import.meta.main) {
  const wanted = PAIRINGS.filter(({ protocol: { id } }) =>
    Deno.args.length === 0 || Deno.args.includes(id)
  );
  for (const pairing of wanted) {
    await Deno.writeTextFile(matrixFile(pairing.protocol.id), await makeMatrix(pairing));
  }
}
