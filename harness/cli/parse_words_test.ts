import { assertEquals, assertThrows } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { runs } from "../testing/quick.ts";
import { UsageError } from "../core/mod.ts";
import { type ParsedWords, parseWords, type WordNames } from "./parse_words.ts";

const NAMES: WordNames = {
  flags: ["help", "pin", "no-pin", "strict"],
  valued: ["seed", "no-eat-flip", "scenario"],
};

function read(...args: readonly string[]): ParsedWords {
  return parseWords(args, NAMES);
}

/** What was given, as one line. */
function told({ flags, valued, rest }: ParsedWords): string {
  const values = [...valued].flatMap(([name, list]) => list.map((value) => `${name}=${value}`));
  return [...flags, ...values, "|", ...rest].join(" ");
}

const TRICKY: readonly (readonly [what: string, args: readonly string[], told: string])[] = [
  ["a value may begin with one dash", ["--seed", "-1", "x"], "seed=-1 | x"],
  ["a value may be a dash", ["--seed", "-"], "seed=- |"],
  ["a value may be -h", ["--seed", "-h"], "seed=-h |"],
  ["a value may hold an equals sign", ["--seed=a=b"], "seed=a=b |"],
  ["a value may hold a line break", ["--seed=a\nb"], "seed=a\nb |"],
  ["a value stays text", ["--seed", "0x10", "--scenario=1e3"], "seed=0x10 scenario=1e3 |"],
  ["a value may be true", ["--seed", "true", "--scenario=false"], "seed=true scenario=false |"],
  ["true after a flag is a word", ["--strict", "true", "x"], "strict | true x"],
  ["false after a flag is a word", ["--strict", "false"], "strict | false"],
  ["a name may begin with no-", ["--no-pin", "x"], "no-pin | x"],
  ["its value may be another word", ["--no-eat-flip", "40"], "no-eat-flip=40 |"],
  ["its value may be in the same word", ["--no-eat-flip=40"], "no-eat-flip=40 |"],
  ["its value may begin with a dash", ["--no-eat-flip=-3"], "no-eat-flip=-3 |"],
  ["the values of a repeated option are kept", ["--seed", "1", "--seed=2"], "seed=1 seed=2 |"],
  ["-h asks for help", ["--strict", "-h", "x"], "help strict | x"],
  ["a single dash is a word", ["-", "--strict"], "| - --strict"],
  ["an empty word is a word", ["--strict", "", "--pin"], "strict |  --pin"],
  ["numbers among the words stay text", ["0x10", "1e3", "007"], "| 0x10 1e3 007"],
  ["two dashes end the options", ["--strict", "--", "--pin"], "strict | --pin"],
  ["the engine keeps its two dashes", ["x", "--", "--pin"], "| x -- --pin"],
  ["the engine keeps its second two dashes", ["--", "x", "--", "y"], "| x -- y"],
  ["the engine keeps two dashes at its end", ["x", "--"], "| x --"],
  ["two dashes alone are nothing", ["--strict", "--"], "strict |"],
  ["the engine keeps what looks like ours", ["x", "--seed", "-1", "-h"], "| x --seed -1 -h"],
  [
    "the engine keeps our misspelt names",
    ["x", "--sed=1", "--strict=no"],
    "| x --sed=1 --strict=no",
  ],
];

for (const [what, args, expected] of TRICKY) {
  Deno.test(`options: ${what}`, () => assertEquals(told(read(...args)), expected));
}

Deno.test("a flag with a value is refused, also one that begins with no-", () => {
  for (const word of ["--pin=x", "--pin=", "--no-pin=true", "--strict=false", "--help=x"]) {
    const { message } = assertThrows(() => read(word), UsageError);
    assertEquals(message.includes("takes no value"), true, message);
  }
});

Deno.test("a missing value is found though the option is given again", () => {
  for (
    const args of [["--seed", "--seed", "1"], ["--seed", "1", "--seed"], ["--seed", "--", "1"]]
  ) {
    assertThrows(() => read(...args), UsageError, "--seed needs a value");
  }
});

Deno.test("names that objects have by themselves are unknown", () => {
  for (const name of ["__proto__", "constructor", "toString", "_", "a.b"]) {
    assertThrows(() => read(`--${name}=x`), UsageError, `Unknown option "--${name}=x"`);
  }
});

const WORDS = [
  ...["--", "-", "", "-h", "-q", "-1", "-a=b", "--=", "---", "true", "false", "x", "0", "--x=1"],
  ...["help", "pin", "no-pin", "strict", "seed", "no-eat-flip", "scenario", "eat-flip", "no-seed"]
    .flatMap((name) => [`--${name}`, `--${name}=`, `--${name}=v`, `--${name}=-1`]),
];

Deno.test("every command line is read as a plain loop over its words reads it", () => {
  const lines = fc.array(fc.oneof(fc.constantFrom(...WORDS), fc.string()), { maxLength: 7 })
    // A command line cannot hold a NUL.
    .map((words) => words.map((word) => word.replaceAll("\0", "")));
  fc.assert(
    fc.property(lines, (args) => assertEquals(outcome(args), literal(args))),
    { numRuns: runs(20_000), seed: 1 },
  );
});

function outcome(args: readonly string[]): string {
  try {
    return told(read(...args));
  } catch (error) {
    if (error instanceof UsageError) return "refused";
    throw error;
  }
}

/** The same, word by word. */
function literal(args: readonly string[]): string {
  const flags = new Set<string>();
  const valued = new Map<string, string[]>(NAMES.valued.map((name) => [name, []]));
  const words = [...args];
  while (words[0]?.startsWith("-") && words[0] !== "-") {
    const word = words.shift() ?? "";
    if (word === "--") break;
    const [, name = "", inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    const flag = word === "-h" ? "help" : name;
    if (NAMES.flags.includes(flag) && inline === undefined) {
      flags.add(flag);
      continue;
    }
    const value = inline ?? (words[0]?.startsWith("--") ? undefined : words.shift());
    if (!value || !valued.has(name)) return "refused";
    valued.get(name)?.push(value);
  }
  return told({
    flags: new Set(NAMES.flags.filter((name) => flags.has(name))),
    valued,
    rest: words,
  });
}
