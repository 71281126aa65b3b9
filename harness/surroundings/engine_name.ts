/** What an engine is called after its command. @module */

/** Programs that run other programs. */
const INTERPRETERS =
  /^(deno|node|bun|python[\d.]*|pypy[\d.]*|java|ruby|perl|php|lua[\d.]*|mono|dotnet|wine(64)?|(ba|da|z|k)?sh)(\.exe)?$/i;

/** What such a program runs. */
const SCRIPT = /\.(m?[jt]sx?|c[jt]s|py|pyc|jar|class|rb|pl|php|lua|exe|dll|sh)$/i;

/** How an interpreter's own words are read, where a file's ending does not say what it runs. */
interface Words {
  readonly of: RegExp;
  /** Behind these stands something that is not what is run. */
  readonly valued: RegExp;
  /** Behind these stands what is run. */
  readonly naming: RegExp;
}

const WORDS: readonly Words[] = [
  {
    of: /^java(\.exe)?$/i,
    valued: /^(-cp|-classpath|--class-path|-p|--module-path|--source|--(add|limit)-[a-z]+)$/,
    naming: /^(-jar|-m|--module)$/,
  },
  { of: /^py(thon|py)[\d.]*(\.exe)?$/i, valued: /^-[WX]$/, naming: /^-m$/ },
];

/** The file name of the program, or of the script, the module or the class where it merely runs one. */
export function engineName(command: readonly string[]): string {
  return baseName(whatIsRun(command) ?? command[0] ?? "");
}

/** The same where names should be short: a script goes without its ending. */
export function playerName(command: readonly string[]): string {
  const name = engineName(command);
  return whatIsRun(command) === undefined ? name : name.replace(SCRIPT, "");
}

/** What an interpreter runs, in the words of its command line; undefined for any other program. */
function whatIsRun([program = "", ...args]: readonly string[]): string | undefined {
  const own = baseName(program);
  if (!INTERPRETERS.test(own)) return undefined;
  const words = WORDS.find(({ of }) => of.test(own));
  const read = words && firstRun(args, words);
  return read ?? args.find((word) => SCRIPT.test(word) && !word.startsWith("-"));
}

function firstRun(args: readonly string[], { valued, naming }: Words): string | undefined {
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? "";
    if (naming.test(word)) return args[at + 1];
    // What is said in place of a program is no name.
    if (word === "-c" || word === "-") return undefined;
    if (!word.startsWith("-")) return word;
    if (valued.test(word)) at++;
  }
  return undefined;
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
