/** What an engine is called after its command. @module */

/** Programs that run other programs. */
const INTERPRETERS =
  /^(deno|node|bun|python[\d.]*|pypy[\d.]*|java|ruby|perl|php|lua[\d.]*|mono|dotnet|wine(64)?|(ba|da|z|k)?sh)(\.exe)?$/i;

/** What such a program runs. */
const SCRIPT = /\.(m?[jt]sx?|c[jt]s|py|pyc|jar|class|rb|pl|php|lua|exe|dll|sh)$/i;

/** The file name of the program, or of the script where the program merely runs one. */
export function engineName([program = "", ...args]: readonly string[]): string {
  const own = baseName(program);
  if (!INTERPRETERS.test(own)) return own;
  const script = args.find((word) => SCRIPT.test(word) && !word.startsWith("-"));
  return script === undefined ? own : baseName(script);
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
