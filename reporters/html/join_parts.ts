/** A page's script, put together from the library's own files and ours. @module */

/** A part of a script: words of ours, or a library module's text from one place to another. */
export type ScriptPart = string | readonly [module: string, from: number, to: number];

/** The parts as one text; `texts` has the modules by name. */
export function joinParts(
  parts: readonly ScriptPart[],
  texts: Readonly<Record<string, string>>,
): string {
  return parts.map((part) => {
    if (typeof part === "string") return part;
    const [name, from, to] = part;
    return texts[name]?.slice(from, to) ?? "";
  }).join("");
}

/** The script of a page: the library, then what the page does with it. */
export function pageScript(library: string, client: string): string {
  return `(()=>{const $modules={};${library}${client}})();`;
}
