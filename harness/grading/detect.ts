/** What a submission is, told by the names of its files. @module */

import { err, ok, type Result } from "../core/mod.ts";

/** A file of a submission; `path` counts from its folder. */
export interface SubmittedFile {
  readonly path: string;
  /** It may be executed, and begins as a program or a script with a shebang does. */
  readonly program: boolean;
  /** For sources: it holds a `main` function or method. */
  readonly main?: boolean;
  /** It says itself what runs it, and that is not there. */
  readonly misled?: boolean;
}

/** How a submission is built and run, and by what it was told. */
export interface Recipe {
  readonly build?: string;
  /** Absent where only the build can show which program there is. */
  readonly run?: readonly string[];
  readonly because: string;
}

type Found = Omit<Recipe, "because"> & {
  /** What else there is to say. */
  readonly note?: string;
};

interface Kind {
  readonly because: string;
  detect(files: readonly SubmittedFile[]): Found | undefined;
}

const LIKELY = ["engine", "search", "main", "player", "agent", "run.sh", "a.out"];

/** What a teacher would look for, in that order. */
const KINDS: readonly Kind[] = [
  {
    because: "It has a build.sh",
    detect: (files) => has(files, "build.sh") ? { build: "sh ./build.sh" } : undefined,
  },
  {
    because: "It has a Makefile",
    detect: (files) =>
      ["GNUmakefile", "makefile", "Makefile"].some((name) => has(files, name))
        ? { build: "make" }
        : undefined,
  },
  {
    because: "It has a CMakeLists.txt",
    detect: (files) =>
      has(files, "CMakeLists.txt")
        ? { build: "cmake -S . -B build && cmake --build build" }
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

/** The one program among files; the error names the candidates. */
export function programOf(
  files: readonly SubmittedFile[],
  { name, before = [] }: { readonly name?: string; readonly before?: readonly string[] } = {},
): Result<string, string> {
  const programs = files.filter(({ program, path }) => program && !isHidden(path))
    .map(({ path }) => path);
  const fresh = programs.filter((path) => !before.includes(path));
  const among = fresh.length > 0 ? fresh : programs;
  const likely = [...LIKELY, ...name === undefined ? [] : [name]];
  const chosen = among.length === 1
    ? among[0]
    : likely.flatMap((word) => among.filter((path) => baseOf(path) === word))[0];
  if (chosen !== undefined) return ok(`./${chosen}`);
  if (among.length === 0) return err("There is no program to run in it");
  const some = among.slice(0, 5).join(", ");
  return err(`It holds several programs (${some}), and nothing says which is the engine`);
}

function has(files: readonly SubmittedFile[], name: string): boolean {
  return files.some(({ path }) => path === name);
}

interface Language {
  readonly compiler: string;
  /** What the compiler calls it. */
  readonly language: string;
}

const C: Language = { compiler: "cc -O2 -pthread", language: "c" };
const CPLUSPLUS: Language = { compiler: "c++ -O2 -std=c++17 -pthread", language: "c++" };

/** All sources together; where they do not fit together for a second `main`, without the others. */
function compiled(
  files: readonly SubmittedFile[],
  { ending, ...language }: Language & { readonly ending: RegExp },
): Found | undefined {
  const sources = files.filter(({ path }) => ending.test(path) && !isHidden(path));
  if (sources.length === 0) return undefined;
  const mains = sources.filter(({ main }) => main);
  const chosen = mains.length > 1 ? chosenMain(mains) : undefined;
  const fewer = sources.filter((source) => source === chosen || !source.main);
  const ways = [
    call(sources, language),
    ...chosen ? [call(fewer, language)] : [],
    // To some `.C` is C, to others C++.
    ...sources.some(({ path }) => path.endsWith(".C")) ? [call(sources, CPLUSPLUS)] : [],
  ];
  const note = chosen && `several have a main: without the others ${chosen.path} is the engine's`;
  return { build: ways.join(" || "), run: ["./engine"], ...note === undefined ? {} : { note } };
}

function call(sources: readonly SubmittedFile[], { compiler, language }: Language): string {
  const words = sources.map(({ path }) => quotedWord(path)).join(" ");
  // Not every compiler knows endings in capitals, or takes them for what they are here.
  const loud = sources.some(({ path }) => /\.[A-Z]+$/.test(path));
  const among = loud ? `-x ${language} ${words} -x none` : words;
  return `${compiler} -o engine ${among} -lm`;
}

/** Of several sources with `main` the engine's: by its name, or since all others are tests. */
function chosenMain(mains: readonly SubmittedFile[]): SubmittedFile | undefined {
  const stem = ({ path }: SubmittedFile): string =>
    baseOf(path).replace(/\.\w+$/, "").toLowerCase();
  const [likely] = LIKELY.flatMap((word) => mains.filter((one) => stem(one) === word));
  const others = mains.filter((one) => !/test|bench|debug/.test(stem(one)));
  return likely ?? (others.length === 1 ? others[0] : undefined);
}

function java(files: readonly SubmittedFile[]): Omit<Recipe, "because"> | undefined {
  const sources = files.filter(({ path }) => path.endsWith(".java") && !isHidden(path));
  const mains = sources.filter(({ main }) => main);
  const [only] = mains.length === 1
    ? mains
    : mains.filter(({ path }) => /^(main|engine)\.java$/i.test(baseOf(path)));
  if (!only) return undefined;
  const words = sources.map(({ path }) => quotedWord(path)).join(" ");
  const name = baseOf(only.path).replace(/\.java$/, "");
  return { build: `javac -d classes ${words}`, run: ["java", "-cp", "classes", name] };
}

function interpreted(
  files: readonly SubmittedFile[],
  ending: RegExp,
  words: readonly string[],
): Omit<Recipe, "because"> | undefined {
  const found = files.filter(({ path }) => ending.test(path) && !isHidden(path));
  const likely = found.find(({ path }) => LIKELY.includes(baseOf(path).replace(ending, "")));
  const chosen = found.length === 1 ? found[0] : likely;
  return chosen && { run: [...words, chosen.path] };
}

/** A script; one that says itself what runs it is run by that. */
function script(
  files: readonly SubmittedFile[],
  ending: RegExp,
  words: readonly string[],
): Omit<Recipe, "because"> | undefined {
  const found = interpreted(files, ending, words);
  const path = found?.run?.at(-1);
  const itself = files.some((file) => file.path === path && file.program && !file.misled);
  return itself ? { run: [`./${path}`] } : found;
}

function baseOf(path: string): string {
  return path.split("/").at(-1) ?? path;
}

function isHidden(path: string): boolean {
  return path.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");
}

function quotedWord(path: string): string {
  const safe = path.startsWith("-") ? `./${path}` : path;
  return /^[\w./+-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", `'\\''`)}'`;
}
