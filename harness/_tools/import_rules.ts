/** House rules about imports that need more than one file: doors, kits and cycles. @module */

const ROOT = decodeURIComponent(new URL("../../", import.meta.url).pathname);

/** Which of the folders that have a door a path lies in. */
function roomOf(path: string): string | undefined {
  const local = path.startsWith(ROOT) ? path.slice(ROOT.length) : path;
  return /^(harness\/\w+|reporters)\//.exec(local)?.[1];
}

function resolved(specifier: string, from: string): string {
  return decodeURIComponent(new URL(specifier, `file://${from}`).pathname);
}

const DOORS = new Map<string, boolean>();

/** Whether a folder has a `mod.ts`. */
function hasDoor(folder: string): boolean {
  const known = DOORS.get(folder);
  if (known !== undefined) return known;
  const has = ["mod.ts", "mod.tsx"].some((name) => isFile(`${folder}/${name}`));
  DOORS.set(folder, has);
  return has;
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}

/** The folder of another room that an import enters past its `mod.ts`. */
function enteredPast(target: string, from: string): string | undefined {
  const room = roomOf(target);
  if (room === undefined || room === roomOf(from) || /\/mod\.tsx?$/.test(target)) return undefined;
  const names = target.slice(ROOT.length).split("/").slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join("/"))
    .find((folder) => folder.startsWith(room) && hasDoor(ROOT + folder));
}

/** Tests may look inside; everything else of Shinpan's own code comes in by the door. */
function mayLookInside(file: string): boolean {
  return !/^(harness|reporters)\//.test(file.slice(ROOT.length)) ||
    /_(test|kit)\.tsx?$|^harness\/(_tools|testing)\//.test(file.slice(ROOT.length));
}

/** The name in the text of a type such as `import("./x.ts").X`. */
export function importedName(text: string): string | undefined {
  return /^import\(\s*["']([^"']+)/.exec(text)?.[1];
}

type Visit = (node: Deno.lint.Node, specifier: string) => void;

/** Calls `visit` for every relative import, also on demand or of a type, and every export of a file. */
function onImports(source: Deno.lint.SourceCode, visit: Visit): Deno.lint.LintVisitor {
  const see: Visit = (node, specifier) => {
    if (specifier.startsWith(".")) visit(node, specifier);
  };
  return {
    ImportDeclaration: (node) => see(node, node.source.value),
    ImportExpression: ({ source: name }) => {
      if (name.type === "Literal") see(name, String(name.value));
    },
    TSImportType: (node) => see(node, importedName(source.getText(node)) ?? ""),
    ExportAllDeclaration: (node) => see(node, node.source.value),
    ExportNamedDeclaration: (node) => {
      if (node.source) see(node, node.source.value);
    },
  };
}

/** `mod.ts` is the only door by which other folders of harness/, and reporters/, come into a folder. */
export const door: Deno.lint.Rule = {
  create(context) {
    const { filename } = context;
    if (mayLookInside(filename)) return {};
    return onImports(context.sourceCode, (node, specifier) => {
      const folder = enteredPast(resolved(specifier, filename), filename);
      if (folder === undefined) return;
      context.report({
        node,
        message: `"${specifier}" goes past the door of ${folder}`,
        hint: `Import it from ${folder}/mod.ts, which exports what others may use.`,
      });
    });
  },
};

/** What tests share is in a `_kit.ts`: importing a test file would run its tests twice. */
export const kit: Deno.lint.Rule = {
  create(context) {
    return onImports(context.sourceCode, (node, specifier) => {
      if (!/_test\.tsx?$/.test(specifier)) return;
      context.report({
        node,
        message: `"${specifier}" is a test file`,
        hint: "Move what both need into a `_kit.ts`.",
      });
    });
  },
};

const IMPORTS = new Map<string, readonly string[]>();

/** The files that a file on disk imports. */
function importsOf(file: string): readonly string[] {
  const known = IMPORTS.get(file);
  if (known) return known;
  const found = file.endsWith("assets.ts") || !isFile(file) ? [] : specifiersIn(file);
  IMPORTS.set(file, found);
  return found;
}

const STATIC = /^(?:import|export|\})[^"\n]*?(?:\bfrom )?"(\.[^"\n]+\.tsx?)";$/gm;
const ON_DEMAND = /\bimport\("(\.[^"\n]+\.tsx?)"\)/g;

function specifiersIn(file: string): readonly string[] {
  const source = Deno.readTextFileSync(file);
  return [STATIC, ON_DEMAND].flatMap((form) => [...source.matchAll(form)])
    .map(([, specifier = ""]) => resolved(specifier, file));
}

/** Whether one file is reached from another by imports. */
function reaches(from: string, wanted: string): boolean {
  const seen = new Set([from]);
  for (const file of seen) {
    if (file === wanted) return true;
    for (const next of importsOf(file)) seen.add(next);
  }
  return false;
}

/** Files from which no cycle is reached. */
const CLEAN = new Set<string>();

/** Whether no cycle is reached from a file on disk; `above` are the files on the way to it. */
function isClean(file: string, above: ReadonlySet<string> = new Set()): boolean {
  if (CLEAN.has(file)) return true;
  if (above.has(file)) return false;
  const here = new Set([...above, file]);
  if (!importsOf(file).every((next) => isClean(next, here))) return false;
  CLEAN.add(file);
  return true;
}

/** No file imports itself by way of others, not even types. */
export const cycle: Deno.lint.Rule = {
  create(context) {
    const { filename } = context;
    return onImports(context.sourceCode, (node, specifier) => {
      const target = resolved(specifier, filename);
      if (importsOf(filename).includes(target) && isClean(target)) return;
      if (!reaches(target, filename)) return;
      context.report({
        node,
        message: `"${specifier}" imports this file again, by way of others or itself`,
        hint: "Move what both need into a file of its own.",
      });
    });
  },
};
