/** Writes the schemas with which editors help to write scenarios, rubrics and dialogues. @module */

import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { rubricSchema } from "../grading/mod.ts";
import { dialogueSchema } from "../scenario/dialogue/mod.ts";
import { NAMED_SCHEMAS, scenarioSchema } from "../scenario/mod.ts";

/** Where the schema of scenarios lies. */
export const SCHEMA_FILE = new URL("../../scenarios/scenario.schema.json", import.meta.url);

/** Where the schema of rubrics lies. */
export const RUBRIC_SCHEMA_FILE = new URL("../../docs/rubric.schema.json", import.meta.url);

/** Where the schema of console dialogues lies. */
export const DIALOGUE_SCHEMA_FILE = new URL("../../docs/dialogue.schema.json", import.meta.url);

type Json = JsonSchema & Readonly<Record<string, unknown>>;

/** The text of the schema of scenarios; the same schema gives the same bytes. */
export function makeSchema(): string {
  return schemaText(scenarioSchema, "A scenario of Shinpan", NAMED_SCHEMAS);
}

/** The text of the schema of rubrics. */
export function makeRubricSchema(): string {
  return schemaText(rubricSchema, "A rubric of Shinpan", {});
}

/** The text of the schema of console dialogues. */
export function makeDialogueSchema(): string {
  return schemaText(dialogueSchema, "A console dialogue of Shinpan", {});
}

function schemaText(
  schema: GenericSchema,
  title: string,
  named: Readonly<Record<string, GenericSchema>>,
): string {
  const made = toJsonSchema(schema, {
    typeMode: "input",
    target: "draft-07",
    definitions: { ...named },
    ignoreActions: ["check"],
    errorMode: "throw",
  });
  const { $schema, $defs: definitions = {}, ...root } = made as Json;
  const whole = {
    $schema,
    title,
    ...inlined(root, definitions),
    $defs: namedOnly(definitions),
  };
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}

type Definitions = Readonly<Record<string, unknown>>;

function namedOnly(definitions: Definitions): Definitions {
  return Object.fromEntries(
    Object.entries(definitions)
      .filter(([name]) => Object.hasOwn(NAMED_SCHEMAS, name))
      .map(([name, schema]) => [name, inlined(schema, definitions)]),
  );
}

/** Puts definitions without a name of their own where they are referred to. */
function inlined(schema: unknown, definitions: Definitions): object {
  if (Array.isArray(schema)) return schema.map((each) => inlinedValue(each, definitions));
  const { $ref, ...rest } = schema as Json;
  const name = $ref?.replace("#/$defs/", "");
  if (name !== undefined && !Object.hasOwn(NAMED_SCHEMAS, name)) {
    return { ...inlined(definitions[name], definitions), ...rest };
  }
  const entries = Object.entries(rest).map(([key, value]) => [
    key,
    inlinedValue(value, definitions),
  ]);
  const reference = name === undefined ? {} : { $ref };
  return { ...reference, ...Object.fromEntries(entries) };
}

function inlinedValue(value: unknown, definitions: Definitions): unknown {
  return typeof value === "object" && value !== null ? inlined(value, definitions) : value;
}

if (import.meta.main) {
  await Deno.writeTextFile(SCHEMA_FILE, makeSchema());
  await Deno.writeTextFile(RUBRIC_SCHEMA_FILE, makeRubricSchema());
  await Deno.writeTextFile(DIALOGUE_SCHEMA_FILE, makeDialogueSchema());
}
