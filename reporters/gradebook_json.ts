/** A gradebook as data. @module */

import type { Gradebook } from "../harness/core/mod.ts";
import { jsonDocument } from "./json_document.ts";

/** Grows when a field changes its meaning or goes; new fields may come at any time. */
const GRADEBOOK_SCHEMA_VERSION = 1;

/**
 * The whole gradebook, sentences in all languages. Fields: `schema`, `schemaVersion`, `title`,
 * `protocol`, `version`, `seed`, `most`, `lines` of the rubric, `rules` of the protocol, and `grades`, each
 * with its `standing`, `points` that are certain, `atMost` what they may still become, `marks` per
 * line with `reasons`, `caps`, `counts` of cases, and the ids of `broken` and `kept` rules.
 */
export function gradebookJson(gradebook: Gradebook): string {
  const { title, protocol, version, seed, most, lines, rules, grades } = gradebook;
  return jsonDocument(
    { schema: "shinpan-gradebook", schemaVersion: GRADEBOOK_SCHEMA_VERSION },
    { title, protocol, version, seed, most, lines, rules, grades },
  );
}
