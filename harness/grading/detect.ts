/** What a submission is, told by the names of its files. @module */

import { ok, type Result } from "../core/mod.ts";
import { filesBelow, homeFolder } from "./home_folder.ts";
import { C, compiled, CPLUSPLUS, type Found, interpreted, java, script } from "./languages.ts";
import { goalOf } from "./makefile.ts";
import { programOf } from "./program_of.ts";
import type { SubmittedFile } from "./submitted_file.ts";

/** How a submission is built and run, and by what it was told. */
export interface Recipe {
  readonly build?: string;
  /** Absent where only the build can show which program there is. */
  readonly run?: readonly string[];
  /** The folder below, where both happen. */
  readonly cwd?: string;
  readonly because: string;
}

interface Kind {
  readonly because: string;
  detect(files: readonly SubmittedFile[]): Found | undefined;
}

/** What a teacher would look for, in that order. */
const KINDS: readonly Kind[] = [
  {
    because: "It has a build.sh",
    detect: (files) => has(files, "build.sh") ? { build: "sh ./build.sh" } : undefined,
  },
  {
    because: "It has a Makefile",
    detect: made,
  },
  {
    because: "It has a CMakeLists.txt",
    // A folder that somebody has built in elsewhere would be refused.
    detect: (files) =>
      has(files, "CMakeLists.txt")
        ? { build: "cmake -S . -B build.fresh && cmake --build build.fresh" }
        : undefined,
  },
  {
    because: "It has a Cargo.toml",
    detect: (files) =>
      has(files, "Cargo.toml") ? { build: "cargo build --release --offline" } : undefined,
  },
  {
    because: "It holds C++ sources",
    detect: (files) => compiled(files, { ending: /\.(cpp|cc|cxx)$/i, ...CPLUSPLUS }),
  },
  { because: "It holds C sources", detect: (files) => compiled(files, { ending: /\.c$/i, ...C }) },
  { because: "It holds Java sources", detect: java },
  { because: "It is a jar", detect: (files) => interpreted(files, /\.jar$/, ["java", "-jar"]) },
  { because: "It is a Python program", detect: (files) => script(files, /\.py$/, ["python3"]) },
  {
    because: "It is a TypeScript program",
    detect: (files) => script(files, /\.ts$/, ["deno", "run", "-A"]),
  },
  {
    because: "It is a JavaScript program",
    detect: (files) => script(files, /\.[cm]?js$/, ["node"]),
  },
];

/** How to build and run what these files are; the error says what was looked for in vain. */
export function detect(files: readonly SubmittedFile[]): Result<Recipe, string> {
  const home = homeFolder(files);
  const found = detectHere(filesBelow(home, files));
  if (!found.ok || home === "") return found;
  return ok({ ...found.value, cwd: home, because: `${found.value.because}, in ${home}` });
}

/** The same where the folder is given. */
export function detectHere(files: readonly SubmittedFile[]): Result<Recipe, string> {
  for (const { because, detect } of KINDS) {
    const recipe = detect(files);
    if (!recipe) continue;
    const { note, ...rest } = recipe;
    return ok({ ...rest, because: note === undefined ? because : `${because}; ${note}` });
  }
  const program = programOf(files);
  if (program.ok) return ok({ run: [program.value], because: "It is a program" });
  return program;
}

/** Made by the makefile that `make` would take, unless that only cleans or tries out. */
function made(files: readonly SubmittedFile[]): Found | undefined {
  const [makefile] = ["GNUmakefile", "makefile", "Makefile"].flatMap((name) =>
    files.filter(({ path }) => path === name)
  );
  if (!makefile) return undefined;
  const goal = goalOf(makefile.targets);
  switch (goal.kind) {
    case "default":
      return { build: "make" };
    case "nothing":
      return undefined;
    case "target": {
      const note = `its first target is ${goal.insteadOf}, so ${goal.name} is made`;
      return { build: `make ${goal.name}`, note };
    }
  }
}

function has(files: readonly SubmittedFile[], name: string): boolean {
  return files.some(({ path }) => path === name);
}
