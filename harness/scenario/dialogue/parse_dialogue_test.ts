import { assertEquals } from "@std/assert";
import { SEED_DIALOGUE } from "../../protocols/shogi-console/mod.ts";
import { formatProblems } from "../format_problem.ts";
import { parseDialogue } from "./parse_dialogue.ts";

const read = (text: string) => parseDialogue({ file: "d.yaml", text });

Deno.test("what a file leaves out is as in the report", async () => {
  const result = await read(
    "end: bye\ninput: { undo: u }\nboard: { left: 1 }\nrecord: { header: '' }",
  );
  const { header: _, ...record } = SEED_DIALOGUE.record;
  assertEquals(result.ok && result.value, {
    ...SEED_DIALOGUE,
    end: "bye",
    input: { ...SEED_DIALOGUE.input, undo: "u" },
    board: { ...SEED_DIALOGUE.board!, left: 1 },
    record,
  });
});

Deno.test("a file of nothing but notes changes nothing", async () => {
  const result = await read("# as in the report\n\n# state: …\n");
  assertEquals(result.ok && result.value, SEED_DIALOGUE);
});

Deno.test("a program may refuse without a word, and have no other prompts", async () => {
  const result = await read("refusals: []\nprompts: { others: [] }");
  assertEquals(result.ok && [result.value.refusals, result.value.prompts.others], [[], []]);
});

Deno.test("a refusal may be the prompt for the next move", async () => {
  const result = await read("refusals: [{ says: 'Again: ', asks: move }]");
  assertEquals(result.ok && result.value.refusals, [{ says: "Again: ", means: [], asks: "move" }]);
});

Deno.test("parts that a program lacks are reported, and a record that cannot be described is one of them", async () => {
  const result = await read("start: { new: play }\nrecord: none\nhands: none\nwithout: [undo]");
  assertEquals(result.ok && [result.value.without, result.value.hands], [
    ["undo", "record", "replay"],
    undefined,
  ]);
});

Deno.test("hands without a label are recognised by their order", async () => {
  const result = await read("hands: { both: '^hand (?<pieces>.*)', order: [second, first] }");
  assertEquals(result.ok && [result.value.hands?.first, result.value.handOrder], [
    "^hand (?<pieces>.*)",
    ["second", "first"],
  ]);
});

Deno.test("one record file, other names in it, and other words to type", async () => {
  const result = await read(
    "start: { new: n, replay: r, file: k.txt }\nrecord: { pieces: { P: '1' } }\ntyped-pieces: { P: fu }",
  );
  const { start, record, typed } = result.ok ? result.value : SEED_DIALOGUE;
  assertEquals([start.file, record.pieces?.second.P, typed?.P, typed?.K], [
    "k.txt",
    "1",
    "fu",
    "王",
  ]);
});

Deno.test("names of the second player are those of the first, but for what is said", async () => {
  const result = await read("pieces: { P: 兵 }\nsecond-pieces: { K: 玉 }");
  assertEquals(result.ok && [result.value.pieces.second.P, result.value.pieces.second.K], [
    ...["兵", "玉"],
  ]);
});

Deno.test("marks and colours tell sides, and what is left out of them is nothing special", async () => {
  const result = await read("board: { marks: { second: v }, colours: { second: red } }");
  const { marks, colours } = result.ok && result.value.board || {};
  assertEquals([marks, colours], [
    { first: "", second: "v" },
    { first: "plain", second: "red" },
  ]);
});

Deno.test.each<[string, string]>([
  ["prompt: { move: x }\n", 'd.yaml:1:1: Cannot read key "prompt"'],
  ["encoding: utf-16\n", 'd.yaml:1:11: Cannot read encoding "utf-16"'],
  ["state: 第(\\d+)手\n", "put (?<number>…) or (?<side>…) into it"],
  ["end: bye\nhands:\n  first: 'X:'\n", "d.yaml:3:10: Cannot find all needed groups"],
  ["board: { row: '^(.*)$' }\n", "put (?<cells>…) into it"],
  ["prompts: { move: 'x*' }\n", "it is found in an empty text"],
  ["prompts: { others: ['ok', ''] }\n", "it is found in an empty text"],
  ["prompts: { move: '(a+)+' }\n", "do not repeat a group that can match in several ways"],
  ["state: '(?<number>'\n", "fix the pattern"],
  ["input: { move: '{from-file} {to-file}' }\n", "add {from-rank} or {from-letter}"],
  ["input: { move: '{form-file}' }\n", 'did you mean "from-file"?'],
  ["input: { drop: ['10', '{to-file} {to-rank}'] }\n", "add {index} or {index0}"],
  ["refusals: [{ says: x, means: [nifo] }]\n", 'did you mean "nifu"?'],
  ["refusals: [{ says: x, means: [nifoo] }]\n", 'did you mean "nifu"?'],
  ["sides: { first: 先手, second: 後手 }\n", 'Cannot find "先手" by the group side of state'],
  ["state: '第(?<number>\\d+)手 (?<side>A|B)'\n", 'Cannot find "X" by the group side of state'],
  ["", "Cannot read an empty file: write keys such as state, prompts and input"],
  ["refusals: [{ means: [nifu] }]\n", 'Cannot find "says"'],
  ["sides: { first: X, second: X }\n", 'Cannot tell "second" from "first"'],
  ["pieces: { P: 步, '+P': 步 }\n", 'Cannot tell "+P" from "P"'],
  ["pieces: { P: 香 }\n", 'd.yaml:1:14: Cannot tell "P" from "L"'],
  ["second-pieces: { P: 香 }\n", 'Cannot tell "P" from "L"'],
  ["board: { empty: [''] }\n", "d.yaml:1:18: Cannot find an empty square by nothing"],
  ["board: { marks: { first: v, second: v } }\n", "both have the mark"],
  ["board: { colours: { first: blu } }\n", 'did you mean "blue"?'],
  ["board: { colours: { first: 4, second: red } }\n", "or a number from 16 to 255"],
  ["board: { colours: { second: plain } }\n", 'both are "plain"'],
  ['prompts: { move: "a\\nb" }\n', "no line holds a line feed"],
  ["prompts: { others: ['a\\nb'] }\n", "no line holds a line feed"],
  ["input: { move: '{from-file}{from-rank}{to-file}{to-rank}{promoted}' }\n", "{promoted}"],
  ["board: { left: 5 }\n", "Cannot begin a row with file 5: write 9 or 1"],
  ["input: { undo: '' }\n", "d.yaml:1:16: Cannot read undo"],
  ["hands: { both: x, order: [first, second] }\n", "put (?<pieces>…) into it"],
  ["hands: { both: '(?<pieces>.*)x', order: [first, first] }\n", "Cannot have two hands"],
  ["hands: { both: '(?<pieces>.*)x', order: [first] }\n", "write [second, first]"],
  ["hands: nothing\n", "none"],
  ["without: [unddo]\n", 'did you mean "undo"?'],
  ["questions: [{ asks: '', answer: n }]\n", "it is found in an empty text"],
  ["start: { file: a/b }\n", "write the name of a file without a folder"],
  ["typed-pieces: { P: 香 }\n", 'Cannot tell "P" from "L"'],
  ["start: { new: -n }\n", "put {file} where its name belongs"],
  ["- a list\n", "write a mapping with keys such as state, prompts and input"],
])("%j is refused with its place and a fix", async (text, wanted) => {
  const result = await read(text);
  const said = result.ok ? "" : formatProblems(result.error).en;
  assertEquals(said.includes(wanted), true, said);
});

Deno.test.each<[string, string]>([
  ["a bracket that is not closed", "prompts: [\nmove: x\nend: y\ninput:\n  undo: u\n  end: e\n"],
  ["a colon that is missing", "input\n  undo: u\n  end: e\n  yes: y\n  no: n\n"],
  ["an unknown key", "ides: { first: A, second: B }\nstate: '(?<side>A|B) moves'\n"],
  ["sides that the marker does not find", "sides: { first: A, second: B }\n"],
])("%s is reported once", async (_, text) => {
  const result = await read(text);
  assertEquals(result.ok ? 0 : result.error.length, 1);
});
