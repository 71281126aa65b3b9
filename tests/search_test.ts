import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { checkHere } from "./test_kit.ts";
import { compileC } from "../harness/testing/compile_c.ts";
import { lacks } from "../harness/testing/needs.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";

const NO_CC = await lacks("cc");

/** The engine in C with another line for each of some of its lines. */
function searchWith(folder: TempFolder, lines: Readonly<Record<string, string>>): Promise<string> {
  return compileC(folder, "search", (source) => {
    return Object.entries(lines).reduce((text, [old, other]) => {
      assertStringIncludes(text, old);
      return text.replace(old, () => other);
    }, source);
  });
}

async function check(folder: TempFolder, args: readonly string[]) {
  const checked = await checkHere(folder, args);
  return { ...checked, rules: checked.rules.toSorted() };
}

Deno.test({
  name: "one dark-chess engine in C keeps every rule of Ponder, old and new, and of ReadFile",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "search");
    await Promise.all(
      [["ponder"], ["ponder", "--dialect", "v1"], ["readfile"]].map(async (protocol) => {
        const run = await check(folder, [...protocol, "--strict", "--time-scale", "0.4", engine]);
        assertEquals([run.code, run.rules], [0, []], run.out);
        assert(run.report.cases.every(({ verdict }) => verdict.kind === "passed"), run.out);
      }),
    );
  },
});

/** Takes what one recv brings for one message, as on a slow network it is. */
const ONE_RECV = `unsigned char head[2 + 128 * 128];
    ssize_t count = recv(server, head, sizeof head, 0);
    if (count <= 0) leave(1);
    size_t length = (size_t)count - 2;
    memcpy(text, head + 2, length);
    text[length] = '\\0';
}

static void receive_again(char *text) {
    unsigned char head[2];`;

/** The functions that such an engine does without. */
function withOneRecv(source: string): string {
  return source.replace("unsigned char head[2];", ONE_RECV)
    .replace("static void send_message", "void (*const unused)(char *) = receive_again;\n$&");
}

Deno.test({
  name: "an engine in C that takes one recv for one message fails where messages come otherwise",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "search", withOneRecv);
    const suite = ["--scenario", "ponder/first_contact", "--scenario", "ponder/delivery"];
    const run = await check(folder, ["ponder", "--time-scale", "0.2", ...suite, engine]);
    assertEquals([run.code, run.rules], [
      1,
      ["ponder/reads-coalesced", "ponder/reads-halves", "ponder/reads-split-header"],
    ], run.out);
    assertStringIncludes(run.out, "Read two bytes, then exactly as many as they announce");
  },
});

Deno.test({
  name: "an engine in C that writes a flip as they did before 2019 is warned, not failed",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await searchWith(folder, {
      "write_square(file, ply.to);":
        'if (ply.from == ply.to) fprintf(file, "0\\n"); else write_square(file, ply.to);',
    });
    const run = await check(folder, ["readfile", "--scenario", "readfile/first_contact", engine]);
    assertEquals([run.code, run.rules], [0, ["readfile/flip-to"]], run.out);
    assertEquals(run.report.cases.map(({ verdict }) => verdict.kind), ["warned"]);
  },
});

Deno.test({
  name: "an engine that looks for its tables beside its program finds them, and its board too",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    await compileC(folder, "search");
    Deno.mkdirSync(`${folder.path}/home`);
    Deno.renameSync(`${folder.path}/search`, `${folder.path}/home/engine`);
    Deno.writeTextFileSync(`${folder.path}/home/table.bin`, "table");
    const script = 'cd "$(dirname "$0")" && [ -f table.bin ] && [ -f board.txt ] && exec ./engine';
    Deno.writeTextFileSync(`${folder.path}/home/start.sh`, `#!/bin/sh\n${script}\n`, {
      mode: 0o755,
    });
    const suite = ["--strict", "--scenario", "readfile/first_contact"];
    const run = await check(folder, ["readfile", ...suite, "./home/start.sh"]);
    assertEquals([run.code, run.rules], [0, []], run.out);
  },
});

Deno.test({
  name: "an engine in C that reads headers as the platform's own code does is not failed for that",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await searchWith(folder, {
      "receive_all((char *)head, 2);": "if (recv(server, head, 2, 0) != 2) leave(1);",
    });
    const suite = ["--scenario", "ponder/first_contact", "--scenario", "ponder/delivery"];
    const run = await check(folder, [
      "ponder",
      "--strict",
      "--time-scale",
      "0.4",
      ...suite,
      engine,
    ]);
    assertEquals([run.code, run.rules], [0, ["ponder/reads-split-header"]], run.out);
  },
});
