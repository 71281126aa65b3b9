/** What zsh and fish offer when the Tab key is pressed behind a line. @module */

/** A shell complains of a locale that the machine does not have. */
export const PLAIN = { LC_ALL: "C", TERM: "dumb" };

/** The shells that are asked for a whole line. */
export type AskedShell = "zsh" | "fish";

/** The words that a shell offers; the folder holds the script as `_shinpan`. */
export async function offeredBy(
  shell: AskedShell,
  folder: string,
  line: string,
): Promise<readonly string[]> {
  const { stdout, stderr } = await new Deno.Command(shell, {
    args: ARGS[shell](line),
    cwd: folder,
    // Fish finds no files in a folder whose name its locale cannot write.
    env: { ...PLAIN, LC_ALL: shell === "fish" ? "C.UTF-8" : "C", HOME: folder, ZDOTDIR: folder },
    stdin: "null",
  }).output();
  const told = new TextDecoder().decode(stderr);
  if (told !== "") throw new Error(told);
  return new TextDecoder().decode(stdout).split("\n").filter((word) => word !== "");
}

/** Zsh completes in a terminal only, so one zsh types to another and reads until it has ended. */
const ZSH = `zmodload zsh/zpty
zpty inner zsh -f -i
zpty -w inner "source ./inner.zsh"
while zpty -r inner line; do [[ $line == *is:ready* ]] && break; done
zpty -n -w inner "$1"$'\\t'
while zpty -r inner line; do
  [[ $line == *the:end* ]] && break
  line=\${line//[$'\\r\\n']/}
  [[ $line == *hit:* ]] && print -r -- \${line#*hit:}
done
exit 0`;

/** What the inner zsh does at the Tab key: it prints each word that it would offer, and ends. */
export const INNER_ZSH = `PROMPT=
fpath=("$PWD" $fpath)
autoload -Uz compinit
compinit -u -D
bindkey '^I' complete-word
compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
  local -a found
  builtin compadd -A found "$@"
  local one
  for one in $found; do print -r -- "hit:$one"; done
  (( $#found ))
}
ending() { print -r -- "the:end"; exit; }
comppostfuncs=(ending)
print -r -- "is:ready"
`;

const ARGS: Readonly<Record<AskedShell, (line: string) => string[]>> = {
  zsh: (line) => ["-f", "-c", ZSH, "zsh", line],
  fish: (line) => [
    "--no-config",
    "-c",
    "source _shinpan; complete -C $argv[1] | string replace -r '\\t.*' ''",
    line,
  ],
};
