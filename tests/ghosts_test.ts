import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { checkHere as check } from "./test_kit.ts";
import { compileC } from "../harness/testing/compile_c.ts";
import { lacks, type Need } from "../harness/testing/needs.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

const NO_CC = await lacks("cc");

Deno.test({
  name: "one Geister engine in C keeps every rule over TCP and over STDIO",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "ghost");
    for (const protocol of ["geister-tcp", "geister-stdio"]) {
      const run = await check(folder, [protocol, "--strict", engine]);
      assertEquals([run.code, run.rules], [0, []], run.out);
      const others = run.report.cases.filter(({ verdict }) => verdict.kind !== "passed");
      // It leaves the board too soon for a scenario that asks for 201 plies.
      const reasons = others.map(({ scenario, verdict }) =>
        [scenario, verdict.kind === "skipped" && verdict.because.kind] as const
      );
      assertEquals(reasons, [["geister/games/server_clock", "too-short"]], run.out);
    }
  },
});

const JAVA = `
import java.io.*;
import java.net.Socket;

public class Ghost {
  public static void main(String[] args) throws IOException {
    Socket socket = new Socket(args[0], Integer.parseInt(args[1]));
    BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
    PrintWriter out = new PrintWriter(socket.getOutputStream());
    for (String line; (line = in.readLine()) != null;) {
      if (line.startsWith("SET?")) out.print("SET:ABCD\\r\\n");
      if (line.startsWith("MOV?")) out.print("MOV:A,NORTH\\r\\n");
    }
  }
}
`;

Deno.test({
  name: "a PrintWriter in Java that is never flushed gets the flush hint, though its end loses all",
  ignore: await lacks("java") || await lacks("javac"),
  fn: async () => {
    // Java finds no class in a folder whose name its locale cannot write.
    await using folder = await tempFolder("shinpan_java_");
    folder.write("Ghost.java", JAVA);
    const { success } = await new Deno.Command("javac", { args: ["Ghost.java"], cwd: folder.path })
      .output();
    assert(success);
    const java = ["java", "-cp", ".", "Ghost"];
    const run = await check(folder, ["geister-tcp", "--time-scale", "0.3", ...java]);
    assertEquals([run.code, run.rules], [1, ["geister/flush"]], run.out);
    assertMatch(run.out, /only a\s+full buffer is sent/);
    assertMatch(run.out, /PrintWriter\(socket.getOutputStream\(\), true\)/);
  },
});

const C = `
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <arpa/inet.h>
int main(int argc, char **argv) {
  struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons(atoi(argv[2])) };
  inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
  int way = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(way, (struct sockaddr *)&to, sizeof to)) return 1;
  FILE *in = fdopen(way, "r"), *out = fdopen(dup(way), "w");
  for (char line[4096]; fgets(line, sizeof line, in);) {
    if (!strncmp(line, "SET?", 4)) fprintf(out, "SET:ABCD\\r\\n");
    if (!strncmp(line, "MOV?", 4)) fprintf(out, "MOV:A,NORTH\\r\\n");
  }
  _exit(0);
}
`;

const CPP = `
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <unistd.h>
#include <arpa/inet.h>
int main(int argc, char **argv) {
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(std::atoi(argv[2]));
  inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
  int way = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(way, (sockaddr *)&to, sizeof to)) return 1;
  dup2(way, 0);
  dup2(way, 1);
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  for (std::string line; std::getline(std::cin, line);) {
    if (line.rfind("SET?", 0) == 0) std::cout << "SET:ABCD\\r\\n";
    if (line.rfind("MOV?", 0) == 0) std::cout << "MOV:A,NORTH\\r\\n";
  }
  _exit(0);
}
`;

const PYTHON = `
import os, socket, sys
way = socket.create_connection((sys.argv[1], int(sys.argv[2])))
out = way.makefile("w", newline="")
for line in way.makefile():
    if line.startswith("SET?"): out.write("SET:ABCD\\r\\n")
    if line.startswith("MOV?"): out.write("MOV:A,NORTH\\r\\n")
os._exit(0)
`;

/**
 * A program that never flushes: what it needs, its file, how it is built and run, the rule that is
 * found and its hint. Streams of C++ and Python write whole messages only, which a full buffer does
 * not give away; so they are told of an answer that did not come, with the same advice.
 */
const UNFLUSHED: readonly {
  readonly name: string;
  readonly need: Need;
  readonly file: string;
  readonly text: string;
  readonly build?: readonly string[];
  readonly run: readonly string[];
  readonly rule: string;
  readonly hint: string;
}[] = [
  {
    name: "a FILE in C",
    need: "cc",
    file: "ghost.c",
    text: C,
    build: ["cc", "-o", "ghost", "ghost.c"],
    run: ["./ghost"],
    rule: "geister/flush",
    hint: "C: `fflush(stdout);`, on a socket `fflush(file);` or `send()`",
  },
  {
    name: "a stream in C++",
    need: "c++",
    file: "ghost.cpp",
    text: CPP,
    build: ["c++", "-o", "ghost", "ghost.cpp"],
    run: ["./ghost"],
    rule: "geister/answers-set",
    hint: "C++ `out << std::flush;`",
  },
  {
    name: "a file in Python",
    need: "python3",
    file: "ghost.py",
    text: PYTHON,
    run: ["python3", "ghost.py"],
    rule: "geister/answers-set",
    hint: "Python `file.flush()`",
  },
];

for (const { name, need, file, text, build, run, rule, hint } of UNFLUSHED) {
  Deno.test({
    name: `${name} on a socket that is never flushed gets the flush hint`,
    ignore: await lacks(need),
    fn: async () => {
      await using folder = await tempFolder();
      folder.write(file, text);
      const [program, ...args] = build ?? ["true"];
      const { success } = await new Deno.Command(program!, { args, cwd: folder.path }).output();
      assert(success);
      const once = ["--scenario", "geister-tcp/first_contact", "--time-scale", "0.3"];
      const checked = await check(folder, ["geister-tcp", ...once, ...run]);
      assertEquals([checked.code, checked.rules], [1, [rule]], checked.out);
      assertStringIncludes(checked.out.replaceAll(/\s+/g, " "), hint);
    },
  });
}

Deno.test({
  name: "an engine in C that takes one recv for one message fails where messages come together",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "ghost_one_recv");
    const run = await check(folder, ["geister-tcp", "--strict", "--time-scale", "0.15", engine]);
    assertEquals([run.code, run.rules], [1, ["geister/reads-coalesced"]], run.out);
    const verdicts = Map.groupBy(run.report.cases, ({ verdict }) => verdict.kind);
    assertEquals([...verdicts.keys()].sort(), ["failed", "passed"], run.out);
    assertEquals(verdicts.get("failed")?.map(({ scenario }) => scenario).sort(), [
      "geister/delivery/coalesced",
      "geister/delivery/coalesced_loss",
      "geister/delivery/coalesced_result",
    ]);
    assertMatch(run.out, /Two messages that arrive together are both understood/);
    assertMatch(run.out, /One recv\(\) is not one message/);
  },
});
