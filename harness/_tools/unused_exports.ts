/** The house rule that a file exports only what another file uses. @module */

/** A file of the tree: its path from the root, and its text as `deno fmt` leaves it. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Files that a program or Deno itself begins with, so that no file needs to import them. */
const ENTRIES = new Set(["mod.ts", "harness/main.ts", "harness/_tools/lint_plugin.ts"]);

const DECLARED =
  /^export (?:declare |abstract |async )*(?:function\*?|const|let|class|enum) (\w+)/gm;
const DECLARED_TYPE = /^export (?:interface|type) (\w+)/gm;
const LISTED = /^(import|export) (?:type )?\{([^}]*)\}(?: from "(\.[^"]+)")?/gm;
const WHOLE = /^export (?:type )?\* from "(\.[^"]+)"|^import \* as \w+ from "(\.[^"]+)"/gm;
const ON_DEMAND = /\bimport\("(\.[^"]+)"\)/g;

/** What one file declares for others, hands on from others, and takes from others. */
interface Links {
  readonly exported: readonly string[];
  /** Files all of whose exports are handed on. */
  readonly starred: readonly string[];
  readonly taken: readonly { readonly from: string; readonly name: string }[];
  /** Files that are taken whole: names of theirs that stand in this text are used. */
  readonly whole: readonly string[];
  readonly typesInUse: readonly string[];
  readonly forwardsOnly: boolean;
}

/**
 * Names every export of `harness/` and `reporters/` that no other file takes, as `path: name`, and
 * every file other than a door that only forwards. What a door hands on counts as taken by it, and
 * is asked for at the door in turn. Test files and kits may take what only tests need, and a type
 * may be exported for the signatures of its own file.
 */
export function unusedExports(files: readonly SourceFile[]): readonly string[] {
  const links = new Map(files.map((file) => [file.path, linksOf(file)]));
  const used = usedNames(files, links);
  return [...links].filter(([path]) => isOurs(path)).flatMap(([path, file]) => [
    ...file.exported
      .filter((name) => !used.has(`${path}: ${name}`) && !file.typesInUse.includes(name))
      .map((name) => `${path}: ${name}`),
    ...file.forwardsOnly && !isDoor(path) ? [`${path}: only forwards`] : [],
  ]);
}

function isOurs(path: string): boolean {
  return /^(harness|reporters)\//.test(path) && !ENTRIES.has(path);
}

function isDoor(path: string): boolean {
  return /(^|\/)mod\.tsx?$/.test(path);
}

function linksOf({ path, text }: SourceFile): Links {
  const lists = [...text.matchAll(LISTED)].map(([, kind, names = "", from]) => ({
    kind,
    names: names.split(",").map(readName).filter(({ name }) => name !== ""),
    from: from === undefined ? undefined : resolved(from, path),
  }));
  const wholes = [...text.matchAll(WHOLE)];
  return {
    exported: [
      ...namesBy(DECLARED, text),
      ...namesBy(DECLARED_TYPE, text),
      ...lists.filter(({ kind }) => kind === "export").flatMap(({ names }) =>
        names.map(({ as }) => as)
      ),
    ],
    starred: wholes.flatMap(([, from]) => from ? [resolved(from, path)] : []),
    taken: lists.flatMap(({ names, from }) =>
      from === undefined ? [] : names.map(({ name }) => ({ from, name }))
    ),
    whole: [
      ...wholes.flatMap(([, , from]) => from ? [resolved(from, path)] : []),
      ...[...text.matchAll(ON_DEMAND)].map(([, from = ""]) => resolved(from, path)),
    ],
    typesInUse: typesInUse(text),
    forwardsOnly: forwardsOnly(text),
  };
}

/** Types that the other lines of their file speak of, so that an exported signature may need them. */
function typesInUse(text: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of text.match(/\w+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return namesBy(DECLARED_TYPE, text).filter((name) => (counts.get(name) ?? 0) > 1);
}

function namesBy(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

/** `type a as b` is the name `a`, known as `b`. */
function readName(item: string): { readonly name: string; readonly as: string } {
  const [name = "", as = name] = item.trim().replace(/^type /, "").split(" as ");
  return { name, as };
}

/** Whether a file has exports from other files, and nothing else but comments. */
function forwardsOnly(text: string): boolean {
  const bare = text.replace(/\/\*[^]*?\*\/|^\/\/.*$/gm, "").trim();
  const rest = bare.replace(/^export (?:type )?(?:\{[^}]*\}|\*) from "\.[^"]+";$/gm, "").trim();
  return bare !== "" && rest === "";
}

function resolved(specifier: string, from: string): string {
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}

/** Every name that some file takes, as `path: name`, through any files that hand on all they have. */
function usedNames(
  files: readonly SourceFile[],
  links: ReadonlyMap<string, Links>,
): ReadonlySet<string> {
  const used = new Set<string>();
  const take = (path: string, name: string): void => {
    const target = links.get(path);
    if (target === undefined) return;
    if (target.exported.includes(name)) used.add(`${path}: ${name}`);
    else for (const from of target.starred) take(from, name);
  };
  const namesOf = (path: string): readonly string[] => {
    const { exported = [], starred = [] } = links.get(path) ?? {};
    return [...exported, ...starred.flatMap(namesOf)];
  };
  for (const { path, text } of files) {
    const { taken = [], whole = [], starred = [] } = links.get(path) ?? {};
    for (const { from, name } of taken) take(from, name);
    for (const from of whole) {
      const words = new Set(text.match(/\w+/g));
      for (const name of namesOf(from).filter((each) => words.has(each))) take(from, name);
    }
    if (!ENTRIES.has(path)) continue;
    for (const from of starred) for (const name of namesOf(from)) take(from, name);
  }
  return used;
}
