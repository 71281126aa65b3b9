import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { checkHere } from "./test_kit.ts";
import { compileC } from "../harness/testing/compile_c.ts";
import { lacks } from "../harness/testing/needs.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";

const NO_CC = await lacks("cc");

const check = (folder: TempFolder, args: readonly string[]) =>
  checkHere(folder, ["--strict", ...args]);

Deno.test({
  name: "a Tzaar program in C keeps every rule of the whole suite",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const run = await check(folder, ["tzaar", await compileC(folder, "tzaar")]);
    assertEquals([run.code, run.rules], [0, []], run.out);
    assert(run.report.cases.every(({ verdict }) => verdict.kind === "passed"), run.out);
  },
});

Deno.test({
  name: "a Tzaar program in C that ends its files with a newline is shown the byte and the line",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "tzaar", (source) => source.replace(': "";', ': "\\n";'));
    const run = await check(folder, ["--scenario", "tzaar/first_contact", "tzaar", engine]);
    assertEquals([run.code, run.rules], [1, ["tzaar/no-trailing-newline"]], run.out);
    assertStringIncludes(run.out, "»␊«");
    assertStringIncludes(run.out, "fprintf(f,");
  },
});

Deno.test({
  name: "a Tzaar program in C that is killed between two writes is reported as such",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(
      folder,
      "tzaar",
      (source) => source.replace("        if (!writeFile", "        if (file == 2) abort();\n$&"),
    );
    const run = await check(folder, ["--scenario", "tzaar/first_contact", "tzaar", engine]);
    assertEquals([run.code, run.rules], [1, ["tzaar/no-crash"]], run.out);
    assertStringIncludes(run.out, "SIGABRT");
    assertStringIncludes(run.out.replace(/\s+/g, " "), "not rewritten: chessType.txt");
  },
});
