import { assertEquals } from "@std/assert";
import { detect } from "./detect.ts";
import type { SubmittedFile } from "./submitted_file.ts";

function files(...names: readonly string[]): readonly SubmittedFile[] {
  return names.map((name) => ({
    path: name.replace(/[*!?]$/, ""),
    program: /[*?]$/.test(name),
    misled: name.endsWith("?"),
    main: name.endsWith("!"),
  }));
}

Deno.test.each<[string[], string | undefined, string[] | undefined]>([
  [["Makefile", "engine.c", "board.h"], "make", undefined],
  [["build.sh", "Makefile"], "sh ./build.sh", undefined],
  [
    ["CMakeLists.txt", "a.cpp"],
    "cmake -S . -B build.fresh && cmake --build build.fresh",
    undefined,
  ],
  [["a.c", "src/b c.c"], "cc -O2 -pthread -o engine a.c 'src/b c.c' -lm", ["./engine"]],
  [["-x.c"], "cc -O2 -pthread -o engine ./-x.c -lm", ["./engine"]],
  [["a'b\n.c"], "cc -O2 -pthread -o engine 'a'\\''b\n.c' -lm", ["./engine"]],
  [
    ["a.cpp", "b.c"],
    "c++ -O2 -std=c++17 -pthread -o engine a.cpp -lm || " +
    "cc -O2 -pthread -o engine a.cpp b.c -lm -lstdc++",
    ["./engine"],
  ],
  [
    ["src/Main.java!", "test/MainTest.java"],
    "javac -encoding UTF-8 -d classes src/Main.java test/MainTest.java || " +
    "javac -encoding UTF-8 -d classes src/Main.java",
    ["java", "-cp", "classes", "Main"],
  ],
  [["board.py", "dark.py!", "test_board.py!"], undefined, ["python3", "dark.py"]],
  [
    ["Board.java", "Engine.java!"],
    "javac -encoding UTF-8 -d classes Board.java Engine.java",
    ["java", "-cp", "classes", "Engine"],
  ],
  [["engine.jar"], undefined, ["java", "-jar", "engine.jar"]],
  [["main.py", "board.py"], undefined, ["python3", "main.py"]],
  [["main.py*", "board.py"], undefined, ["./main.py"]],
  [["main.py?", "board.py"], undefined, ["python3", "main.py"]],
  [
    ["e.c!", "b.c", "test.c!"],
    "cc -O2 -pthread -o engine e.c b.c test.c -lm || cc -O2 -pthread -o engine e.c b.c -lm",
    ["./engine"],
  ],
  [
    ["a.cc!", "Main.cc!"],
    "c++ -O2 -std=c++17 -pthread -o engine a.cc Main.cc -lm || " +
    "c++ -O2 -std=c++17 -pthread -o engine Main.cc -lm",
    ["./engine"],
  ],
  [["a.c!", "b.c!"], "cc -O2 -pthread -o engine a.c b.c -lm", ["./engine"]],
  [
    ["MAIN.CPP"],
    "c++ -O2 -std=c++17 -pthread -o engine -x c++ MAIN.CPP -x none -lm",
    ["./engine"],
  ],
  [
    ["MAIN.C"],
    "cc -O2 -pthread -o engine -x c MAIN.C -x none -lm || " +
    "c++ -O2 -std=c++17 -pthread -o engine -x c++ MAIN.C -x none -lm",
    ["./engine"],
  ],
  [["bot.ts"], undefined, ["deno", "run", "-A", "bot.ts"]],
  [["index.mjs"], undefined, ["node", "index.mjs"]],
  [["a.out*", "notes.txt"], undefined, ["./a.out"]],
  [["engine*", "helper*"], undefined, ["./engine"]],
  [[".git/hooks/x*", "mine*"], undefined, ["./mine"]],
])("%j is built and run", (names, build, run) => {
  const recipe = detect(files(...names));
  assertEquals(recipe.ok && [recipe.value.build, recipe.value.run], [build, run]);
});

Deno.test.each<[string[], string]>([
  [[], "There is no program to run in it"],
  [["notes.txt"], "There is no program to run in it"],
  [
    ["one*", "two*"],
    "It holds several programs (one, two), and nothing says which is the engine",
  ],
])("%j cannot be run, and it is said why", (names, why) => {
  const found = detect(files(...names));
  assertEquals(!found.ok && found.error.en, why);
});

Deno.test.each<[string[], string | undefined, string]>([
  [
    ["clean", "all", "engine"],
    "make all",
    "It has a Makefile; its first target is clean, so all is made",
  ],
  [["all", "clean"], "make", "It has a Makefile"],
  [["test", "clean"], "cc -O2 -pthread -o engine a.c -lm", "It holds C sources"],
])("a Makefile with %j is made by what builds", (targets, build, because) => {
  const recipe = detect([{ path: "Makefile", program: false, targets }, ...files("a.c!")]);
  assertEquals(recipe.ok && [recipe.value.build, recipe.value.because.en], [build, because]);
});

Deno.test("a submission in a folder of its own is built and run there", () => {
  const recipe = detect(files("README.md", "hw2/Makefile", "hw2/a.c!"));
  assertEquals(recipe.ok && recipe.value, {
    build: "make",
    cwd: "hw2",
    because: {
      en: "It has a Makefile, in hw2",
      zh: "內含 Makefile（在 hw2 中）",
      ja: "Makefile がある（hw2 の中）",
    },
  });
});

Deno.test("a class in Java is called by its package", () => {
  const recipe = detect([{ path: "hw/Main.java", program: false, main: true, package: "tw.hw" }]);
  assertEquals(recipe.ok && recipe.value.run, ["java", "-cp", "classes", "tw.hw.Main"]);
});
