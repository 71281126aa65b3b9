/** What Jenkins' xunit plugin takes for JUnit (its junit-10), said in our own words. @module */

import { assert, assertEquals } from "@std/assert";
import type { Element } from "./check_xml.ts";

interface Shape {
  readonly children: readonly string[];
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Whether text may stand in it. */
  readonly text?: true;
}

const RESULT: Shape = { children: [], required: [], optional: ["type", "message"], text: true };
const OUTPUT: Shape = { children: [], required: [], optional: [], text: true };

/**
 * As far as we write it: reruns, groups, suites within suites, and a suite's `log` and `version`
 * are left out. Children stand in any order and number.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  testsuites: {
    children: ["testsuite"],
    required: [],
    optional: ["name", "time", "tests", "failures", "errors"],
  },
  testsuite: {
    children: ["properties", "testcase", "system-out", "system-err"],
    required: ["name", "tests", "failures", "errors"],
    optional: ["time", "skipped", "timestamp", "hostname", "id", "package", "file", "url"],
  },
  testcase: {
    children: ["skipped", "error", "failure", "system-out", "system-err"],
    required: ["name"],
    optional: ["time", "classname"],
  },
  properties: { children: ["property"], required: [], optional: [] },
  property: { children: [], required: ["name", "value"], optional: [] },
  failure: RESULT,
  error: RESULT,
  skipped: RESULT,
  "system-out": OUTPUT,
  "system-err": OUTPUT,
};

/** Fails where the plugin would refuse a file. */
export function checkJunit(root: Element): void {
  assertEquals(root.name, "testsuites");
  checkElement(root);
}

function checkElement({ name, attributes, children, text }: Element): void {
  const shape = SHAPES[name];
  assert(shape, `<${name}> is an element of JUnit`);
  const given = Object.keys(attributes);
  const known = [...shape.required, ...shape.optional];
  assertEquals(given.filter((one) => !known.includes(one)), [], `attributes of <${name}>`);
  assertEquals(shape.required.filter((one) => !given.includes(one)), [], `needed by <${name}>`);
  assert(shape.text || text.trim() === "", `<${name}> has no text of its own`);
  // Seconds of suites have three decimals at most; those of cases are any text.
  if (/^testsuites?$/.test(name) && attributes["time"] !== undefined) {
    assert(
      /^\d*(\.\d{0,3})?$/.test(attributes["time"]),
      `time of <${name}>: ${attributes["time"]}`,
    );
  }
  for (const child of children) {
    assert(shape.children.includes(child.name), `<${child.name}> in <${name}>`);
    checkElement(child);
  }
}
