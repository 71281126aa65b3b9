/** What a test needs beyond Deno, looked for once, and what would bring it. @module */

import { detectSandbox } from "../transports/mod.ts";

/** The variable that names the file to which skips are written. */
export const SKIPS = "SHINPAN_TEST_SKIPS";

/** Something that not every machine has. */
interface Source {
  readonly has: () => boolean | Promise<boolean>;
  /** The packages of Debian that bring it, if any does. */
  readonly packages: readonly string[];
  /** What else must hold. */
  readonly advice?: string;
}

const NEEDS = {
  linux: otherwise("tested on Linux only", () => Deno.build.os === "linux"),
  posix: otherwise("not tested on Windows", () => Deno.build.os !== "windows"),
  root: otherwise("run the tests as root", () => Deno.uid() === 0),
  "two cores": otherwise("a machine with two cores", () => navigator.hardwareConcurrency >= 2),
  "processor waits": otherwise("a kernel with schedstat", () => isFile("/proc/self/schedstat")),
  bash: program("bash"),
  bsdtar: program("bsdtar", "libarchive-tools"),
  cc: program("cc", "gcc", "libc6-dev"),
  "c++": program("c++", "g++"),
  "fairy-stockfish": program("fairy-stockfish"),
  fish: program("fish"),
  gzip: program("gzip"),
  java: program("java", "default-jdk-headless"),
  javac: program("javac", "default-jdk-headless"),
  limits: level("limits", "util-linux"),
  make: program("make"),
  namespaces: level("namespaces", "bubblewrap"),
  node: program("node", "nodejs"),
  npm: program("npm"),
  parallel: program("parallel"),
  python3: program("python3"),
  script: program("script", "bsdutils"),
  setpriv: program("setpriv", "util-linux"),
  setsid: program("setsid", "util-linux"),
  slurm: {
    has: () => ["munged", "slurmctld", "slurmd", "sbatch"].every((each) => programFile(each)),
    packages: ["slurm-wlm", "munge"],
  },
  tar: program("tar"),
  taskset: program("taskset", "util-linux"),
  xmllint: program("xmllint", "libxml2-utils"),
  zsh: program("zsh"),
} as const satisfies Readonly<Record<string, Source>>;

/** The name of something that not every machine has. */
export type Need = keyof typeof NEEDS;

/** Something that only one test asks for, looked for there. */
export interface OwnNeed {
  readonly need: string;
  readonly has: boolean;
  readonly advice: string;
}

/** One test file that could not do all, and what is missing for it. */
export interface Skip {
  readonly file: string;
  readonly need: string;
  readonly packages: readonly string[];
  readonly advice?: string;
}

/**
 * Whether this machine lacks any of these, for a test's `ignore`; what is missing goes into the
 * summary at the end of the test command.
 */
export async function lacks(...needs: readonly (Need | OwnNeed)[]): Promise<boolean> {
  const file = testFile(new Error().stack ?? "");
  const asked = needs.map((each) => typeof each === "string" ? named(each) : owned(each));
  const had = await Promise.all(asked.map(({ source }) => source.has()));
  const missing = asked.filter((_, at) => !had[at]);
  for (const { need, source: { packages, advice } } of missing) {
    writeDown({ file, need, packages, ...advice && { advice } });
  }
  return missing.length > 0;
}

function named(need: Need): { readonly need: string; readonly source: Source } {
  return { need, source: NEEDS[need] };
}

function owned({ need, has, advice }: OwnNeed): ReturnType<typeof named> {
  return { need, source: otherwise(advice, () => has) };
}

function writeDown(skip: Skip): void {
  const path = Deno.env.get(SKIPS);
  if (path) Deno.writeTextFileSync(path, `${JSON.stringify(skip)}\n`, { append: true });
  else console.warn(`SKIPPED: ${skip.need} is missing`);
}

/** Folders of Debian to which not every PATH leads. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "fairy-stockfish": "/usr/games",
  munged: "/usr/sbin",
  slurmctld: "/usr/sbin",
  slurmd: "/usr/sbin",
};

/** Where a program is. */
export function programFile(name: string): string | undefined {
  const folders = [...(Deno.env.get("PATH") ?? "").split(":"), ELSEWHERE[name] ?? ""];
  return folders.filter((folder) => folder !== "").map((folder) => `${folder}/${name}`).find(
    isFile,
  );
}

function otherwise(advice: string, has: () => boolean): Source {
  return { has, packages: [], advice };
}

function program(name: string, ...packages: readonly string[]): Source {
  const has = (): boolean => Deno.build.os !== "windows" && programFile(name) !== undefined;
  return { has, packages: packages.length > 0 ? packages : [name] };
}

function level(name: "limits" | "namespaces", ...packages: readonly string[]): Source {
  const has = async (): Promise<boolean> => (await detectSandbox()).levels[name].possible;
  return { has, packages, advice: "and a kernel that allows it (deno task doctor)" };
}

/** The test file that asked: the outermost one, since test kits may ask for it. */
function testFile(stack: string): string {
  const files = [...stack.matchAll(/file:\/\/(\/[^\n]*?_test\.tsx?):\d+:\d+/g)];
  return decodeURIComponent(files.at(-1)?.[1] ?? "");
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
