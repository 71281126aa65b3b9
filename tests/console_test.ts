import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { checkHere } from "./test_kit.ts";
import { compileC } from "../harness/testing/compile_c.ts";
import { lacks } from "../harness/testing/needs.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";

const NO_CC = await lacks("cc");

const check = (folder: TempFolder, args: readonly string[]) =>
  checkHere(folder, ["--strict", "shogi-console", ...args]);

/** What a folder holds besides the program and the report. */
function leftIn(folder: TempFolder): readonly string[] {
  return [...Deno.readDirSync(folder.path)].map(({ name }) => name)
    .filter((name) => !/^(report_[\w-]+|shogi-console(\.c)?)$/.test(name));
}

const unflushed = (source: string) => `#define UNFLUSHED\n${source}`;

Deno.test({
  name: "a console program in C keeps every rule, and leaves no record behind",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    // They wait more than they work.
    const run = await check(folder, ["--jobs", "16", await compileC(folder, "shogi-console")]);
    assertEquals([run.code, run.rules], [0, []], run.out);
    assert(run.report.cases.every(({ verdict }) => verdict.kind === "passed"), run.out);
    assertEquals(leftIn(folder), []);
  },
});

Deno.test({
  name: "the same program without a flush gets exactly that finding, with the fix",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "shogi-console", unflushed);
    const run = await check(folder, ["--time-scale", "0.2", engine]);
    assertEquals([run.code, run.rules], [1, ["shogi-console/flush"]], run.out);
    assertStringIncludes(run.out, "no answer until the input was closed, then Shogi 日本將棋");
    assertStringIncludes(run.out, "--tty");
  },
});

Deno.test({
  name: "in a terminal it shows its screens, and its end is seen",
  ignore: await lacks("cc", "script"),
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "shogi-console", unflushed);
    const scenarios = ["first_contact", "end/", "record/undo"].flatMap((id) => [
      ...["--scenario", `shogi-console/${id}`],
    ]);
    const run = await check(folder, ["--tty", "--jobs", "8", ...scenarios, engine]);
    assertEquals([run.code, run.rules], [0, []], run.out);
    assertEquals(leftIn(folder), []);
  },
});

/** Asks in words of its own, and loses what it kept back when its input ends. */
const otherWords = () =>
  "#include <stdio.h>\n#include <stdlib.h>\n" +
  'int main(void) { int n; printf("Which piece?\\n"); if (scanf("%d", &n) != 1) abort(); return 0; }';

Deno.test({
  name:
    "a program that keeps back what it asks in words of its own is reported as such, with the words",
  ignore: await lacks("cc", "script"),
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "shogi-console", otherWords);
    const run = await check(folder, ["--time-scale", "0.2", engine]);
    assertEquals([run.code, run.rules], [1, ["shogi-console/flush"]], run.out);
    assertStringIncludes(run.out, "no answer on a pipe, but in a terminal: Which piece?");
  },
});

/** Looks at the piece before it asks for the target. */
const asksTwice = (source: string) =>
  source.replace(
    "if (!number(&r) || !number(&tf)",
    "if (!number(&r) || !inside(f, r) || s->board[f][r] * sign(who) <= 0)\n" +
      '        return "無法找到指定將棋，請重新輸入";\n' +
      '    printf("請輸入目的座標\\n");\n    if (!number(&tf)',
  );

const TWICE = `prompts:
  others: [請選擇要打入的棋子號碼, 請輸入要打入的位置, 請輸入目的座標]
input:
  move: ["{from-file} {from-rank}", "{to-file} {to-rank}"]
`;

Deno.test({
  name: "a program that asks for both squares one after the other keeps every rule",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("report_twice.yaml", TWICE);
    const engine = await compileC(folder, "shogi-console", asksTwice);
    const run = await check(folder, ["--jobs", "16", "--console", "report_twice.yaml", engine]);
    assertEquals([run.code, run.rules], [0, []], run.out);
  },
});

const MUTANTS: readonly (readonly [string, string, string, string])[] = [
  ["loops at letters", "while ((c = getchar()) != '\\n' && c != EOF);", "(void)c;", "letters"],
  [
    "leaves the king in check",
    "checked(&n, who) ? ",
    "checked(&n, who) && 0 ? ",
    "refuses-self-check",
  ],
  ["counts the hand from 1", "9, index - 1, 0)", "9, index, 0)", "record-drop-index"],
  ["swaps lance and knight", "kind == KNIGHT ? 2", "kind == LANCE ? 2", "refuses-dead-end"],
];

const SCENARIOS: Readonly<Record<string, readonly string[]>> = {
  letters: ["refused/letters"],
  "refuses-self-check": ["refused/self_check", "refused/king_into_check"],
  "record-drop-index": ["record/drop"],
  "refuses-dead-end": ["refused/dead_end", "refused/lance"],
};

for (const [name, before, after, rule] of MUTANTS) {
  Deno.test({
    name: `a console program in C that ${name} is caught at it`,
    ignore: NO_CC,
    fn: async () => {
      await using folder = await tempFolder();
      const change = (source: string) => source.replace(before, after);
      const engine = await compileC(folder, "shogi-console", change);
      const scenarios = SCENARIOS[rule] ?? [];
      const words = scenarios.flatMap((id) => ["--scenario", `shogi-console/${id}`]);
      const run = await check(folder, [...words, engine]);
      assertEquals(run.rules, [`shogi-console/${rule}`], run.out);
    },
  });
}
