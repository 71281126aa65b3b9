import { assertEquals, assertThrows } from "@std/assert";
import { captured, environment } from "../testing/environment.ts";
import { readOptions } from "../cli/options.ts";
import {
  callersDirectory,
  chosenLanguage,
  complain,
  fromCaller,
  languageOfWords,
  look,
  pathAsCalled,
  print,
  printCommands,
} from "./surroundings.ts";

Deno.test("a path counts from where the user called a task", () => {
  using _ = environment({ INIT_CWD: "/home/user" });
  assertEquals(callersDirectory(), "/home/user");
  assertEquals(fromCaller("my engine"), "/home/user/my engine");
  assertEquals(fromCaller("/opt/x"), "/opt/x");
  assertEquals(fromCaller("C:\\x"), "C:\\x");
});

Deno.test("without a task the user is where the process is", () => {
  for (const INIT_CWD of [undefined, ""]) {
    using _ = environment({ INIT_CWD });
    assertEquals(callersDirectory(), Deno.cwd());
  }
});

Deno.test("the language is asked for, or the locale's", () => {
  const none = { LC_ALL: undefined, LC_MESSAGES: undefined, LANG: undefined };
  const language = (env: Readonly<Record<string, string>>, ...args: string[]): string => {
    using _ = environment({ ...none, ...env });
    return chosenLanguage(readOptions(args, { values: ["lang"] }));
  };
  assertEquals(language({}), "en");
  assertEquals(language({ LANG: "ja_JP.UTF-8" }), "ja");
  assertEquals(language({ LANG: "C" }), "en");
  assertEquals(language({ LANG: "de_DE" }), "en");
  assertEquals(language({ LC_ALL: "zh_TW.UTF-8", LANG: "ja_JP" }), "zh");
  assertEquals(language({ LC_ALL: "", LC_MESSAGES: "zh_TW", LANG: "ja_JP" }), "zh");
  assertEquals(language({ LANG: "ja_JP" }, "--lang", "en"), "en");
  assertEquals(language({}, "--lang", "zh-TW"), "zh");
  const { message } = assertThrows(() => language({}, "--lang", "fr")) as Error;
  assertEquals(message, 'Unknown language "fr": use one of en, zh, ja');
});

Deno.test.each<[string, readonly string[], string]>([
  ["the word after --lang", ["--strct", "--lang", "zh"], "zh"],
  ["the word behind a sign of equality", ["--lang=ja"], "ja"],
  ["the first that is known", ["--lang", "fr", "--lang", "ja"], "ja"],
  ["the locale where none is named", ["--strct"], "zh"],
  ["the locale where the engine is meant", ["--", "./engine", "--lang", "ja"], "zh"],
])("a mistake is said in the language of %s", (_what, args, language) => {
  using _ = environment({ LC_ALL: "zh_TW.UTF-8" });
  assertEquals(languageOfWords(args), language);
});

Deno.test("text is written whole, to a pipe that takes a part at a time too", async () => {
  const { out } = await captured(() => {
    const { writeSync } = Deno.stdout;
    Deno.stdout.writeSync = (bytes) => writeSync(bytes.subarray(0, 3));
    print("審判 and more");
    return Promise.resolve();
  });
  assertEquals(out, "審判 and more");
});

Deno.test("a reader that has gone is no error, anything else is", async () => {
  const throwing = (error: Error): Promise<unknown> =>
    captured(() => {
      Deno.stdout.writeSync = () => {
        throw error;
      };
      print("text");
      return Promise.resolve();
    });
  await throwing(new Deno.errors.BrokenPipe());
  const failed = await throwing(new Error("disk")).catch((error: Error) => error.message);
  assertEquals(failed, "disk");
});

Deno.test("what is no terminal gets no colours and a fixed width, or the one that COLUMNS asks for", () => {
  if (Deno.stdout.isTerminal()) return;
  const widthAt = (COLUMNS: string | undefined): number => {
    using _ = environment({ COLUMNS });
    return look().width;
  };
  using _ = environment({ COLUMNS: undefined });
  assertEquals(look(), { terminal: false, colour: false, width: 100 });
  assertEquals([widthAt("40"), widthAt("72"), widthAt("7"), widthAt("x")], [40, 72, 40, 100]);
});

Deno.test("a dumb terminal gets neither colours nor a line that is rewritten", () => {
  const { isTerminal } = Deno.stdout;
  Deno.stdout.isTerminal = () => true;
  try {
    using _ = environment({ TERM: "dumb", NO_COLOR: undefined });
    const { terminal, colour } = look();
    assertEquals({ terminal, colour }, { terminal: false, colour: false });
    using __ = environment({ TERM: "xterm", NO_COLOR: undefined });
    assertEquals(look().terminal, true);
  } finally {
    Deno.stdout.isTerminal = isTerminal;
  }
});

Deno.test("a path is shown relative to the user's directory, or whole", () => {
  using _ = environment({ INIT_CWD: "/home/me" });
  assertEquals(pathAsCalled("/home/me/report/junit.xml"), "report/junit.xml");
  assertEquals(pathAsCalled("/home/metoo/a"), "/home/metoo/a");
});

Deno.test("what is printed holds no command for a CI service, unless we give it one", async () => {
  const { out, err } = await captured(() => {
    print("::error::a\n b ##[error]c\n");
    complain("  ::error::d");
    printCommands("::warning::e\n");
    return Promise.resolve();
  });
  assertEquals(out, "\\x3A:error::a\n b #\\x23[error]c\n::warning::e\n");
  assertEquals(err, "  \\x3A:error::d\n");
});
