/** Links that can be shared. @module */

import type { CaseRow, Overview } from "../model.ts";

/** What the part of the address after `#` asks for. */
export type Route =
  | { readonly kind: "start" }
  | { readonly kind: "rule"; readonly id: string }
  | { readonly kind: "case"; readonly name: string };

/** The element of a rule. */
export function ruleAnchor(id: string): string {
  return `rule/${id}`;
}

/** The link to a rule. */
export function ruleLink(id: string): string {
  return `#${encoded(ruleAnchor(id))}`;
}

/** A case's name in links: its key, and the number of its engine where there are several. */
export function caseName({ runs }: Overview, { run, key }: CaseRow): string {
  return runs.length > 1 ? `${run + 1}/${key}` : key;
}

/** The link to a case, in the file that has its details. */
export function caseLink(overview: Overview, row: CaseRow, file: number): string {
  const home = overview.chunkFiles[row.chunk] ?? 0;
  const name = encoded(`case/${caseName(overview, row)}`);
  return home === file ? `#${name}` : `${overview.files[home] ?? ""}#${name}`;
}

/** Where an address leads. */
export function routeOf(hash: string): Route {
  const [, kind, name = ""] = /^#?(rule|case)\/(.*)$/s.exec(decoded(hash)) ?? [];
  if (kind === "rule") return { kind, id: name };
  return kind === "case" ? { kind, name } : { kind: "start" };
}

function encoded(text: string): string {
  return encodeURI(text.toWellFormed()).replaceAll("#", "%23");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
