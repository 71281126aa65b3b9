import { assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { runs } from "../testing/quick.ts";
import { lacks } from "../testing/needs.ts";
import { shellWords, splitWords, typedWords } from "./command_words.ts";

Deno.test.each<[string, readonly string[]]>([
  ["./mine", ["./mine"]],
  ["./mine -q  --depth 3 ", ["./mine", "-q", "--depth", "3"]],
  [`java -jar 'my engine.jar' "a b"`, ["java", "-jar", "my engine.jar", "a b"]],
  [`java 'a"b' c\\ d`, ["java", 'a"b', "c d"]],
  [`./e "b \\"c\\" d"`, ["./e", 'b "c" d']],
  [`./e "a\\\\" "\\$HOME" "\\n"`, ["./e", "a\\", "$HOME", "\\n"]],
  [`./e 'a\\' b`, ["./e", "a\\", "b"]],
  [`./e it\\'s`, ["./e", "it's"]],
  [`a""b ''`, ["ab", ""]],
  [`a'b c'"d e"f`, ["ab cd ef"]],
  ["./my\\ engine", ["./my engine"]],
  ["C:\\games\\mine.exe -q", ["C:\\games\\mine.exe", "-q"]],
  ["C:\\games\\", ["C:\\games\\"]],
  ["./將棋 -\t審判\n", ["./將棋", "-", "審判"]],
  ["", []],
  [" \n", []],
])("%j splits into %j", (text, words) => {
  assertEquals(splitWords(text), { ok: true, value: words });
});

Deno.test.each<[string, string, number]>([
  [`"open`, '"', 1],
  [`./a 'b`, "'", 5],
  [`./a "b" 'c d`, "'", 9],
  [`./a b"c`, '"', 6],
  [`./a "b\\"`, '"', 5],
  [`./將棋  "x`, '"', 7],
  [`'`, "'", 1],
])("%j has an open quote %s in column %i", (text, quote, column) => {
  assertEquals(splitWords(text), { ok: false, error: { quote, column } });
});

Deno.test("what is quoted is split into the same words", () => {
  const letters = fc.constantFrom(..."ab '\"\\$`\n\t-=/將😀");
  fc.assert(
    fc.property(fc.array(fc.string({ unit: letters, maxLength: 6 }), { maxLength: 4 }), (words) => {
      assertEquals(splitWords(shellWords(words)), { ok: true, value: words });
    }),
    { numRuns: runs(2000), seed: 1 },
  );
});

Deno.test("words are quoted as a shell needs it, and only then", () => {
  const cases: readonly (readonly [words: readonly string[], text: string])[] = [
    [["./engine", "-q", "--level=3"], "./engine -q --level=3"],
    [["my engine"], "'my engine'"],
    [["it's"], `'it'\\''s'`],
    [["", "$HOME", "a;b", "~"], "'' '$HOME' 'a;b' '~'"],
    [["é", "a\nb"], "'é' 'a\nb'"],
    [[], ""],
  ];
  for (const [words, text] of cases) assertEquals(shellWords(words), text);
});

Deno.test({
  name: "a shell reads quoted words as they were",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    const words = ["a b", "it's", '"', "$(ls)", "\\", "é\t\n", "", "*", "-n", "!x", "`"];
    const script = `for w in ${shellWords(words)}; do printf '%s\\0' "$w"; done`;
    const { stdout } = await new Deno.Command("sh", { args: ["-c", script] }).output();
    assertEquals(new TextDecoder().decode(stdout).split("\0").slice(0, -1), words);
  },
});

Deno.test({
  name: "a shell splits as we do",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    const text = `a "b \\"c\\" d" e\\ f 'g\\' ''x"y" "\\\\"`;
    const script = `for w in ${text}; do printf '%s\\0' "$w"; done`;
    const { stdout } = await new Deno.Command("sh", { args: ["-c", script] }).output();
    const value = new TextDecoder().decode(stdout).split("\0").slice(0, -1);
    assertEquals(splitWords(text), { ok: true, value });
  },
});

Deno.test("a word with control characters is written so that it can be shown and typed", () => {
  assertEquals(typedWords(["./my engine", "-q"]), "'./my engine' -q");
  assertEquals(
    typedWords(["a\nb", "\x1b[31m", "it's\\\t"]),
    "$'a\\nb' $'\\x1b[31m' $'it\\'s\\\\\\x09'",
  );
});

Deno.test({
  name: "bash reads such words as they were",
  ignore: await lacks("bash"),
  fn: async () => {
    const words = ["a\nb::error::", "\x1b[31m'red'\x1b[0m", "é\t\\n", "plain", "\x7f"];
    const script = `for w in ${typedWords(words)}; do printf '%s\\0' "$w"; done`;
    const { stdout } = await new Deno.Command("bash", {
      args: ["-c", script],
      env: { LC_ALL: "C" },
    }).output();
    assertEquals(new TextDecoder().decode(stdout).split("\0").slice(0, -1), words);
  },
});
