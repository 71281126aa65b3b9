/** Puts modules of a library and a script that imports them into one text that needs no loader. @module */

/** A module under the name by which others import it. */
export interface ModuleText {
  readonly name: string;
  readonly text: string;
}

/** One script: each module in a scope of its own, in this order, the last one for what it does. */
export function linkScript(modules: readonly ModuleText[]): string {
  const scopes = modules.map(({ name, text }) =>
    `$modules[${JSON.stringify(name)}]=${scopeOf(text)};`
  );
  const script = `(()=>{const $modules={};${scopes.join("")}})();`;
  // Nothing in the script may end the element that it stands in.
  if (/<\/script|<!--/i.test(script)) throw new Error("The script holds the end of a script");
  return script;
}

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*"([^"]+)";?/g;
const REEXPORT = /export\s*\{([^}]*)\}\s*from\s*"([^"]+)";?/g;
const EXPORT = /export\s*\{([^}]*)\};?/g;

/** The body of a module as a function's, which answers with what the module exports. */
function scopeOf(text: string): string {
  const exported: string[] = [];
  const body = text
    .replace(/\n?\/\/# sourceMappingURL=\S*\s*$/, "")
    .replace(REEXPORT, (_all, names: string, from: string) => {
      exported.push(...pairsOf(names).map(([own, as]) => `${as}:$modules["${from}"].${own}`));
      return "";
    })
    .replace(IMPORT, (_all, names: string, from: string) => {
      const own = pairsOf(names).map(([name, as]) => `${name}:${as}`);
      return `const{${own.join(",")}}=$modules["${from}"];`;
    })
    .replace(EXPORT, (_all, names: string) => {
      exported.push(...pairsOf(names).map(([own, as]) => `${as}:${own}`));
      return "";
    });
  if (/^\s*(import|export)\b/m.test(body)) throw new Error("A module could not be linked");
  return `(()=>{${body}\nreturn{${exported.join(",")}}})()`;
}

/** `a as b, c` as pairs of the name inside and the name outside. */
function pairsOf(names: string): readonly (readonly [string, string])[] {
  return names.split(",").map((name) => name.trim()).filter((name) => name !== "").map((name) => {
    const [own = "", as = own] = name.split(/\s+as\s+/);
    return [own, as] as const;
  });
}
