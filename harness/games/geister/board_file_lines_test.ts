import { assert, assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import { HEAD, sectionsOf } from "./board_file_lines.ts";

const HEADER = Array.from({ length: 10 }, (_, index) => `* head ${index}`);

/** The sections of lines, by the text of each line. */
function sorted(lines: readonly string[], lineEnd = "\n") {
  const sections = sectionsOf(lines.join(lineEnd));
  assert(sections.ok, sections.ok ? "" : sections.error.en);
  const { head, turns, result, timestamps, captures } = sections.value;
  const text = (each: { words: readonly string[] }) => each.words.join(" ");
  return {
    head: head.length,
    turns: turns.map(text),
    result: result && text(result),
    timestamps: timestamps.map(text),
    captures: captures.map(text),
  };
}

const TAIL = [
  "* 1. A B",
  "* 2. C",
  "* R a wins 1,0",
  "* Comment 0 0",
  "0. 7",
  "1. 8",
  "0. 1",
  "1. 2",
  "# #",
  "###",
];
const WHOLE = {
  head: 10,
  turns: ["1. A B", "2. C"],
  result: "R a wins 1,0",
  timestamps: ["0. 7", "1. 8"],
  captures: ["0. 1", "1. 2"],
};

Deno.test.each(["\n", "\r\n", "\r", "\n\n", "  \r\n \t"])(
  "line ends and blanks do not matter",
  (end) => {
    assertEquals(sorted(["A remark", "", ...HEADER, ...TAIL], end), WHOLE);
  },
);

Deno.test("the tail may be missing, wherever it was cut", () => {
  const empty = { head: 10, turns: [], result: undefined, timestamps: [], captures: [] };
  assertEquals(sorted(HEADER), empty);
  assertEquals(sorted([...HEADER, "* Comment 0 0"]), empty);
  assertEquals(sorted([...HEADER, "* Comment 0 0", "0. 7"]), { ...empty, timestamps: ["0. 7"] });
  assertEquals(sorted([...HEADER, "* Comment 0 0", "###"]), empty);
});

Deno.test.each<[string, string[], string]>([
  ["nothing", [], `A board file has lines that begin with "*": none in 0`],
  ["no star", ["a", "b"], `A board file has lines that begin with "*": none in 2`],
  ["no players", ["*a"], "The file lacks the players after line 1"],
  ["no limit", HEADER.slice(0, 9), "The file lacks the time limit after line 9"],
  [
    "two results",
    [...HEADER, "* R a", "* R b"],
    `Line 12: After the moves there is one result and a comment: "R b"`,
  ],
  [
    "a stray line",
    [...HEADER, "hello", "0. 1"],
    `Line 11: After the comment there are lines such as 0. 0: "hello"`,
  ],
  [
    "a star among numbers",
    [...HEADER, "0. 1", "* 1."],
    `Line 12: After the comment there are lines such as 0. 0: "* 1."`,
  ],
])("a file with %s is refused with a place", (_, lines, error) => {
  assertEquals(inEnglish(sectionsOf(lines.join("\n"))), { ok: false, error });
});

Deno.test("the head has a name for each of its lines", () => {
  assertEquals(HEAD.length, 10);
  assertEquals(new Set(HEAD).size, 10);
});
