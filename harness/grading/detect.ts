/** What a submission is, told by the names of its files. @module */

import { fill, type Localized, ok, type Result } from "../core/mod.ts";
import { DETECT_WORDS } from "./detect_words.ts";
import { filesBelow, homeFolder } from "./home_folder.ts";
import { type BuildPlan, C, compiled, CPLUSPLUS, interpreted, java, script } from "./languages.ts";
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
  readonly because: Localized;
}

interface Kind {
  readonly because: Localized;
  detect(files: readonly SubmittedFile[]): BuildPlan | undefined;
}

/** What a teacher would look for, in that order. */
const KINDS: readonly Kind[] = [
  {
    because: fill(DETECT_WORDS.has, { what: "build.sh" }),
    detect: (files) => has(files, "build.sh") ? { build: "sh ./build.sh" } : undefined,
  },
  {
    because: fill(DETECT_WORDS.has, { what: "Makefile" }),
    detect: made,
  },
  {
    because: fill(DETECT_WORDS.has, { what: "CMakeLists.txt" }),
    // CMake refuses a folder with the cache of a build elsewhere.
    detect: (files) =>
      has(files, "CMakeLists.txt")
        ? { build: "cmake -S . -B build.fresh && cmake --build build.fresh" }
        : undefined,
  },
  {
    because: fill(DETECT_WORDS.has, { what: "Cargo.toml" }),
    detect: (files) =>
      has(files, "Cargo.toml") ? { build: "cargo build --release --offline" } : undefined,
  },
  {
    because: fill(DETECT_WORDS.sources, { what: "C++" }),
    detect: (files) => compiled(files, { ending: /\.(cpp|cc|cxx)$/i, ...CPLUSPLUS }),
  },
  {
    because: fill(DETECT_WORDS.sources, { what: "C" }),
    detect: (files) => compiled(files, { ending: /\.c$/i, ...C }),
  },
  { because: fill(DETECT_WORDS.sources, { what: "Java" }), detect: java },
  { because: DETECT_WORDS.jar, detect: (files) => interpreted(files, /\.jar$/, ["java", "-jar"]) },
  {
    because: fill(DETECT_WORDS.script, { what: "Python" }),
    detect: (files) => script(files, /\.py$/, ["python3"]),
  },
  {
    because: fill(DETECT_WORDS.script, { what: "TypeScript" }),
    detect: (files) => script(files, /\.ts$/, ["deno", "run", "-A"]),
  },
  {
    because: fill(DETECT_WORDS.script, { what: "JavaScript" }),
    detect: (files) => script(files, /\.[cm]?js$/, ["node"]),
  },
];

/** How to build and run what these files are; the error says what was not found. */
export function detect(files: readonly SubmittedFile[]): Result<Recipe, Localized> {
  const home = homeFolder(files);
  const found = detectHere(filesBelow(home, files));
  if (!found.ok || home === "") return found;
  const { because } = found.value;
  const inFolder = fill(DETECT_WORDS.inFolder, { because, folder: home });
  return ok({ ...found.value, cwd: home, because: inFolder });
}

/** The same where the folder is given. */
export function detectHere(files: readonly SubmittedFile[]): Result<Recipe, Localized> {
  for (const { because, detect } of KINDS) {
    const recipe = detect(files);
    if (!recipe) continue;
    const { note, ...rest } = recipe;
    const noted = note && fill(DETECT_WORDS.noted, { because, note });
    return ok({ ...rest, because: noted ?? because });
  }
  const program = programOf(files);
  if (program.ok) return ok({ run: [program.value], because: DETECT_WORDS.program });
  return program;
}

/** Made by the makefile that `make` would take, unless that only cleans or tries out. */
function made(files: readonly SubmittedFile[]): BuildPlan | undefined {
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
      const note = fill(DETECT_WORDS.otherTarget, { first: goal.insteadOf, name: goal.name });
      return { build: `make ${goal.name}`, note };
    }
  }
}

function has(files: readonly SubmittedFile[], name: string): boolean {
  return files.some(({ path }) => path === name);
}
