import { assertEquals, assertStringIncludes } from "@std/assert";
import { UsageError } from "../core/mod.ts";
import {
  numberOption,
  readOptions,
  readOptionsAmongWords,
  readOptionsAroundWord,
} from "./options.ts";
import type { OptionNames } from "./option_names.ts";

const NAMES: OptionNames = {
  flags: ["strict", "fail-fast"],
  values: ["seed", "report"],
  lists: ["scenario"],
};

/** The message of a usage error. */
function complaint(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error("There was no complaint");
}

Deno.test("flags, values and lists are read up to the first word", () => {
  const args = ["--strict", "--seed", "7", "--scenario=a=b", "--scenario", "c", "word", "--seed"];
  const { flags, values, lists, rest } = readOptions(args, NAMES);
  assertEquals([...flags], ["strict"]);
  assertEquals(values.get("seed"), "7");
  assertEquals(lists.get("scenario"), ["a=b", "c"]);
  assertEquals(rest, ["word", "--seed"]);
});

Deno.test("what follows the second word is not read as options", () => {
  const cases: readonly (readonly [args: string, rest: string])[] = [
    ["mgtp ./engine -q --help --seed 3", "./engine -q --help --seed 3"],
    ["mgtp --seed 2 ./engine --seed 3", "./engine --seed 3"],
    ["mgtp deno run engine.ts -- more", "deno run engine.ts -- more"],
    ["mgtp -- ./engine -q", "./engine -q"],
    ["mgtp -- --odd-name -q", "--odd-name -q"],
    ["-- mgtp ./engine", "./engine"],
    ["mgtp --strict true", "true"],
    ["mgtp - 0x10 1e3", "- 0x10 1e3"],
  ];
  for (const [args, rest] of cases) {
    const options = readOptionsAroundWord(args.split(" "), NAMES);
    assertEquals([options.word, options.rest.join(" ")], ["mgtp", rest], args);
    assertEquals(options.flags.has("help"), false, args);
  }
});

Deno.test("options before and after the word are joined, and the later value wins", () => {
  const args = "--seed 1 --scenario a --strict mgtp --seed 2 --scenario b --fail-fast".split(" ");
  const { flags, values, lists } = readOptionsAroundWord(args, NAMES);
  assertEquals([...flags].sort(), ["fail-fast", "strict"]);
  assertEquals(values.get("seed"), "2");
  assertEquals(lists.get("scenario"), ["a", "b"]);
});

Deno.test("options among words belong to us, wherever they stand", () => {
  const { rest, values, flags } = readOptionsAmongWords(
    ["a", "--seed", "1", "b", "-h", "c"],
    NAMES,
  );
  assertEquals(rest, ["a", "b", "c"]);
  assertEquals(values.get("seed"), "1");
  assertEquals([...flags], ["help"]);
  assertEquals(readOptionsAmongWords([], NAMES).rest, []);
});

Deno.test("a mistake is reported with a fix", () => {
  const cases: readonly (readonly [args: readonly string[], message: string])[] = [
    [["--strcit"], 'Unknown option "--strcit": did you mean --strict?'],
    [["--sed=3"], 'Unknown option "--sed=3": did you mean --seed?'],
    [["--something-else"], 'Unknown option "--something-else": see --help'],
    [["--__proto__=x"], 'Unknown option "--__proto__=x": see --help'],
    [["--=x"], 'Unknown option "--=x": see --help'],
    [["-q"], 'Unknown option "-q": see --help'],
    [["--seed"], "Option --seed needs a value: see --help"],
    [["--seed="], "Option --seed needs a value: see --help"],
    [["--seed", ""], "Option --seed needs a value: see --help"],
    [["--report", "--strict"], "Option --report needs a value: see --help"],
    [
      ["--scenario", "--strict"],
      "Option --scenario needs a value: see --help",
    ],
    [["--strict=no"], "Option --strict takes no value: write --strict alone"],
  ];
  for (const [args, message] of cases) {
    assertEquals(complaint(() => readOptions(args, NAMES)), message);
  }
});

Deno.test("numbers keep within their bounds", () => {
  const bounds = { from: 1, to: 10, whole: true, otherwise: 5 };
  const read = (text: string, whole = true): number =>
    numberOption(readOptions(["--seed", text], NAMES), "seed", { ...bounds, whole });
  assertEquals(numberOption(readOptions([], NAMES), "seed", bounds), 5);
  assertEquals([read("1"), read("10"), read("2.5", false)], [1, 10, 2.5]);
  for (const text of ["0", "11", "2.5", "-1", "1e1", "0x5", "five", " 5", "99999999999999999999"]) {
    const message = complaint(() => read(text));
    assertStringIncludes(message, `Cannot read --seed "${text}"`);
    assertStringIncludes(message, "a whole number from 1 to 10");
  }
  assertStringIncludes(complaint(() => read("NaN", false)), "write a number from 1 to 10");
});
