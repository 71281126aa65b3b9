import { assert, assertEquals } from "@std/assert";
import { parse } from "@std/yaml";
import {
  DIALOGUE_SCHEMA_FILE,
  makeDialogueSchema,
  makeRubricSchema,
  makeSchema,
  RUBRIC_SCHEMA_FILE,
  SCHEMA_FILE,
} from "./make_schema.ts";

// deno-lint-ignore no-explicit-any -- a JSON Schema is whatever JSON says
type Schema = any;
const schema: Schema = JSON.parse(makeSchema());
const rubric: Schema = JSON.parse(makeRubricSchema());
const dialogue: Schema = JSON.parse(makeDialogueSchema());

Deno.test.each<[string, URL, string]>([
  ["scenarios", SCHEMA_FILE, makeSchema()],
  ["rubrics", RUBRIC_SCHEMA_FILE, makeRubricSchema()],
  ["dialogues", DIALOGUE_SCHEMA_FILE, makeDialogueSchema()],
])("The committed schema of %s is the one that the parser uses", async (_name, file, made) => {
  assertEquals(
    await Deno.readTextFile(file),
    made,
    "Run deno run -A harness/_tools/make_schema.ts",
  );
});

Deno.test("Every property that an editor offers has a description", () => {
  const bare: string[] = [];
  const walk = (node: Schema, path: string): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [name, property] of Object.entries<Schema>(node.properties ?? {})) {
      if (!property.description) bare.push(`${path}/${name}`);
    }
    for (const [key, inner] of Object.entries(node)) walk(inner, `${path}/${key}`);
  };
  walk(schema, "");
  walk(rubric, "");
  walk(dialogue, "");
  assertEquals(bare, []);
});

Deno.test("Every reference leads somewhere", () => {
  const references = makeSchema().matchAll(/"\$ref": "#\/\$defs\/([^"]+)"/g);
  for (const [, name] of references) assert(schema.$defs[name ?? ""] !== undefined, name);
});

/** Whether a value fits, by the few keywords of JSON Schema that our schema uses. */
function fits(value: unknown, node: Schema): boolean {
  if (node.$ref) return fits(value, schema.$defs[node.$ref.slice("#/$defs/".length)]);
  if (node.anyOf && !node.anyOf.some((each: Schema) => fits(value, each))) return false;
  if (node.type && ![node.type].flat().includes(typeOf(value, node.type))) return false;
  if (node.enum && !node.enum.includes(value)) return false;
  if (typeof value === "string" && !new RegExp(node.pattern ?? "").test(value)) return false;
  if (typeof value === "number" && (value < node.minimum || value > node.maximum)) return false;
  if (Array.isArray(value)) {
    if (!node.items) return true;
    return value.length >= (node.minItems ?? 0) && value.every((each) => fits(each, node.items));
  }
  return typeof value !== "object" || value === null || fitsObject(value, node);
}

function fitsObject(value: object, node: Schema): boolean {
  if (node.anyOf) return true;
  const required: readonly string[] = node.required ?? [];
  const banned: readonly string[] = node.propertyNames?.not?.enum ?? [];
  return required.every((key) => key in value) && !banned.some((key) => key in value) &&
    Object.entries(value).every(([key, inner]) => {
      const property = node.properties?.[key] ?? node.additionalProperties;
      return property !== false && fits(inner, property);
    });
}

function typeOf(value: unknown, wanted: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return wanted === "integer" && Number.isInteger(value) ? "integer" : typeof value;
}

const HEAD = "title: { en: A, zh: 甲, ja: あ }\nrules: [mgtp/name]\nstimulus: client\n";
const GOOD = [
  "greet",
  "greet: { time: 900, spelling: x }",
  "close:",
  "send: 1 name",
  "send: [1 name, 2]",
  "{ send: { raw: a }, pieces: [1], pause: 5ms, on: 2 }",
  "expect: { text: true }",
  "expect: { text: { one-of: [true, 1] }, id: { matches: a } }",
  "expect: { any-of: [success, { text: { includes: [a] } }] }",
  "{ expect: { exit: 0 }, within: 1.5s, else: mgtp/name }",
  "play: { engine: first, clock: 900s, opening: [a1-a2], settings: { x: 3 } }",
  "{ repeat: 3, steps: [close, { repeat: 2, steps: [greet] }] }",
];
const BAD = [
  "snd: a",
  "send",
  "send: []",
  "expect: sucess",
  "expect: { text: { match: a } }",
  "expect: { exit: 256 }",
  "{ expect: success, within: 10 }",
  "{ expect: success, wihtin: 10s }",
  "play: { engine: third }",
  "play: { clock: 1s }",
  "{ repeat: 0, steps: [close] }",
  "{ repeat: 2, steps: [] }",
];

for (const [steps, good] of [[GOOD, true], [BAD, false]] as const) {
  for (const step of steps) {
    Deno.test(`An editor ${good ? "accepts" : "refuses"} the step ${step}`, () => {
      const file = parse(`${HEAD}steps:\n  - ${step}\n`, { schema: "core" });
      assertEquals(fits(file, schema), good);
    });
  }
}

Deno.test.each<[string, boolean]>([
  ["{ level: MUST, points: 2.5 }", true],
  ["{ scenario: [a, b], points: 1, partial: false, hidden: true, id: x, title: y }", true],
  ["{ tag: a, points: 1, title: { en: A, zh: 甲, ja: あ } }", true],
  ["{ level: must, points: 1 }", false],
  ["{ tag: a, points: -1 }", false],
  ["{ tag: a }", false],
  ["{ tag: a, points: 1, partail: false }", false],
])("Whether an editor accepts the line %s", (line, good) => {
  assertEquals(fits(parse(`lines:\n  - ${line}\n`, { schema: "core" }), rubric), good);
});

Deno.test("An editor accepts the rubric of the document", async () => {
  const text = await Deno.readTextFile(new URL("../../docs/grading.md", import.meta.url));
  const [, example = ""] = /```yaml\n(.*?)```/s.exec(text.slice(text.indexOf("## The rubric"))) ??
    [];
  assert(fits(parse(example, { schema: "core" }), rubric));
});

Deno.test("An editor accepts the dialogues of the document, and no other keys", async () => {
  const text = await Deno.readTextFile(new URL("../../docs/console_dialogue.md", import.meta.url));
  const examples = [...text.matchAll(/```yaml\n(# .*?)```/gs)].map(([, example = ""]) => example);
  assertEquals(examples.length, 2);
  for (const example of examples) assert(fits(parse(example, { schema: "core" }), dialogue));
  assert(!fits(parse("prompt: x\n", { schema: "core" }), dialogue));
});
