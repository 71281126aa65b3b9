import { assertEquals } from "@std/assert";
import { parse } from "@std/yaml";
import fc from "../testing/fast_check.ts";
import { readPlaces } from "./locate.ts";
import { type DocumentPath, isMapping } from "./say.ts";
import { findSteps, type StepPlace } from "./step_places.ts";

const stepsOf = (text: string): unknown => {
  const value = parse(text, { schema: "failsafe" });
  return isMapping(value) ? value["steps"] : undefined;
};

const flat = (places: readonly StepPlace[]): readonly string[] =>
  places.flatMap(({ line, column, inner }) => [`${line}:${column}`, ...flat(inner)]);

const NESTED = `# head
steps: # what happens
  # first
  - greet
  -   send: |
        - not a step
        steps:
      on: 1

  - repeat: 2
    # inner
    steps:
    - close
    - expect: {
        text: "- no
          step" }
  - steps:
      - close
    repeat: 3
  - close
rules: [a]
`;

Deno.test("The lines of a file in block style tell where its steps stand", () => {
  const places = findSteps(NESTED, stepsOf(NESTED));
  assertEquals(places && flat(places), [
    "4:5",
    "5:7",
    "10:5",
    "13:7",
    "14:7",
    "17:5",
    "18:9",
    "20:5",
  ]);
});

for (
  const [style, text] of [
    ["flow style", "steps: [close, greet]\n"],
    ["an item on the next line", "steps:\n  -\n    close\n"],
    ["a list in a list", "steps:\n  - - close\n"],
    ["a flow list of inner steps", "steps:\n  - repeat: 2\n    steps: [close]\n"],
    ["a quoted key", '"steps":\n  - close\n'],
  ] as const
) {
  Deno.test(`The lines do not tell in ${style}`, () => {
    assertEquals(findSteps(text, stepsOf(text)), undefined);
  });
}

const stepText = fc.constantFrom(
  "close",
  "send: a",
  'send: "a\n      - b"',
  "send: |\n      - x\n      steps:\n      - y\n    on: 1",
  "expect: {\n      text: a }\n    # note\n    within: 1s",
  "send: >-\n\n      - a\n\n    pieces:\n    - 1\n    - 2",
  "repeat: 2\n    steps:\n      - close\n      - send: a\n        on: 1",
  "steps:\n    - repeat: 1\n      steps:\n      - close\n    repeat: 2",
);

Deno.test("What the lines tell is what the exact way tells", async () => {
  const documents = fc.tuple(
    fc.array(stepText, { minLength: 1, maxLength: 6 }),
    fc.constantFrom("\n", "\r\n"),
    fc.constantFrom("", "# c\n", "rules:\n  - steps\n  - a\n", "note: |\n  steps:\n  - a\n"),
  );
  await fc.assert(fc.asyncProperty(documents, async ([steps, end, head]) => {
    const text = `${head}steps:\n${steps.map((step) => `  - ${step}\n`).join("")}`
      .replaceAll("\n", end);
    const read = stepsOf(text);
    const found = findSteps(text, read) ?? [];
    const places = await readPlaces(text);
    const exact = (list: unknown, path: DocumentPath): readonly string[] =>
      !Array.isArray(list) ? [] : list.flatMap((step, index) => {
        const here = [...path, index];
        const { line, column } = places.place(here, "value");
        const inner = isMapping(step) ? exact(step["steps"], [...here, "steps"]) : [];
        return [`${line}:${column}`, ...inner];
      });
    assertEquals(flat(found), exact(read, ["steps"]));
  }));
});
