import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { environment } from "../testing/environment.ts";
import { UsageError } from "../core/mod.ts";
import { reportersOf, usualReporters } from "./reporters_option.ts";

const usual = ["junit", "html"];

Deno.test.each<[string, readonly string[], readonly string[]]>([
  ["nothing leaves the usual ones", [], ["junit", "html"]],
  ["a name replaces", ["tap"], ["tap"]],
  ["names replace", ["tap,json"], ["tap", "json"]],
  ["a plus adds", ["+json"], ["junit", "html", "json"]],
  ["a plus adds all of its names", ["+json,tap"], ["junit", "html", "json", "tap"]],
  ["a plus before each name is the same", ["+json,+tap"], ["junit", "html", "json", "tap"]],
  ["what is there is not added twice", ["+html,json,json"], ["junit", "html", "json"]],
  ["several add one after the other", ["+json", "+tap"], ["junit", "html", "json", "tap"]],
  ["the last that replaces wins", ["+json", "tap", "+html"], ["tap", "html"]],
])("--reporter: %s", (_what, texts, ids) => {
  assertEquals(reportersOf(texts, { usual }).map(({ id }) => id), ids);
});

Deno.test("a report that is to be opened is there once", () => {
  const open = (...texts: readonly string[]): string[] =>
    reportersOf(texts, { usual, open: true }).map(({ id }) => id);
  assertEquals([open(), open("tap")], [["junit", "html"], ["tap", "html"]]);
});

Deno.test("on GitHub its own reporters are usual", () => {
  using _ = environment({ GITHUB_ACTIONS: "true" });
  assertEquals(usualReporters(), ["junit", "html", "github", "github-summary"]);
});

Deno.test.each([
  ["juni", '(did you mean "junit"?)'],
  ["junit,", 'Unknown reporter ""'],
  ["+", 'Unknown reporter ""'],
  ["tap,+html", "write +a,b to add"],
])("--reporter %s is refused", (text, message) => {
  const error = assertThrows(() => reportersOf([text], { usual }));
  assertEquals(error instanceof UsageError, true);
  assertStringIncludes((error as Error).message, message);
});
