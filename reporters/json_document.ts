/** The frame that all results for programs share. @module */

import { safeJson } from "../harness/core/mod.ts";

/** Which document it is, and its version; that grows when a field changes its meaning or goes. */
export interface JsonKind {
  readonly schema: `shinpan-${string}`;
  readonly schemaVersion: number;
}

/** The text of a result: its kind first, then its fields; new fields may come at any time. */
export function jsonDocument({ schema, schemaVersion }: JsonKind, fields: object): string {
  return `${safeJson({ schema, schemaVersion, ...fields }, 2)}\n`;
}
