/** How modules of a library become one text that needs no loader, found when the pages' scripts are made. @module */

import type { ScriptPart } from "../../reporters/html/join_parts.ts";

/** A module under the name by which others import it. */
export interface ModuleText {
  readonly name: string;
  readonly text: string;
}

/**
 * Each module in a scope of its own, in this order, as statements for `$modules` to be filled by.
 * What the module itself says is named by its place in the text, not repeated.
 */
export function linkParts(modules: readonly ModuleText[]): readonly ScriptPart[] {
  return modules.flatMap(({ name, text }) => {
    const { body, exported } = scopeOf(name, text);
    const start = `$modules[${JSON.stringify(name)}]=(()=>{`;
    return [start, ...body, `\nreturn{${exported.join(",")}}})();`];
  });
}

const LINKS =
  /(import|export)\s*\{([^}]*)\}(?:\s*from\s*"([^"]+)")?;?|\n?\/\/# sourceMappingURL=\S*\s*$/g;
// Such a statement would be left in the text of a module.
const UNLINKED = /^\s*(import|export)\b/m;

function scopeOf(name: string, text: string) {
  const exported: string[] = [];
  const body: ScriptPart[] = [];
  let from = 0;
  const take = (to: number): void => {
    if (UNLINKED.test(text.slice(from, to))) throw new Error(`Cannot link ${name}`);
    if (to > from) body.push([name, from, to]);
  };
  for (const { 0: all, 1: kind, 2: names = "", 3: source, index } of text.matchAll(LINKS)) {
    take(index);
    from = index + all.length;
    const pairs = pairsOf(names);
    const origin = source === undefined ? "" : `$modules[${JSON.stringify(source)}]`;
    if (kind === "export") {
      exported.push(...pairs.map(([own, as]) => `${as}:${origin && `${origin}.`}${own}`));
    }
    if (kind === "import") {
      body.push(`const{${pairs.map(([own, as]) => `${own}:${as}`).join(",")}}=${origin};`);
    }
  }
  take(text.length);
  return { body, exported };
}

/** `a as b, c` as pairs of the name inside and the name outside. */
function pairsOf(names: string): readonly (readonly [string, string])[] {
  return names.split(",").map((name) => name.trim()).filter((name) => name !== "").map((name) => {
    const [own = "", as = own] = name.split(/\s+as\s+/);
    return [own, as] as const;
  });
}
