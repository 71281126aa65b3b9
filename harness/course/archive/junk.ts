/** What archives hold beside a submission, and what a build makes again. @module */

const FOLDERS = new Set([
  ...["__MACOSX", ".git", ".svn", ".hg", "node_modules", "__pycache__", ".idea", ".vs", ".vscode"],
  ...["CMakeFiles", ".pytest_cache", ".mypy_cache", ".ipynb_checkpoints"],
]);
const FILES = new Set([".DS_Store", "Thumbs.db", "desktop.ini", "CMakeCache.txt"]);

/** What is built from what: a file goes where its source is there too. */
const BUILT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.(?:o|obj)$/i, [".c", ".cc", ".cpp", ".cxx", ".C"]],
  [/(?:\$[^/]*)?\.class$/, [".java"]],
  [/\.pyc$/, [".py"]],
];

/** The part of a path that is junk: a folder or a file; undefined where it is none. */
export function junkIn(path: string): string | undefined {
  const parts = path.split("/");
  const at = parts.findIndex((part) => FOLDERS.has(part));
  if (at >= 0) return parts.slice(0, at + 1).join("/");
  const name = parts.at(-1) ?? "";
  return FILES.has(name) || name.startsWith("._") ? path : undefined;
}

/** The same with what the other files of the archive tell: objects beside their sources, Cargo's target. */
export function leftoverIn(path: string, all: ReadonlySet<string>): string | undefined {
  const known = junkIn(path);
  if (known !== undefined) return known;
  const target = /^((?:.*\/)?)target(?=\/)/.exec(path);
  if (target && all.has(`${target[1]}Cargo.toml`)) return target[0];
  const [ending, sources] = BUILT.find(([built]) => built.test(path)) ?? [];
  if (!ending || !sources) return undefined;
  const stem = path.replace(ending, "");
  return sources.some((source) => all.has(stem + source)) ? path : undefined;
}
