/** The shell commands of a page in Markdown. @module */

/** The commands of all shell blocks, in order, without comments. */
export function commandsOf(page: string): readonly string[] {
  return [...page.matchAll(/```sh\n(.*?)```/gs)]
    .flatMap(([, block = ""]) => block.trim().split("\n"))
    .map((line) => line.replace(/ +#.*$/, ""))
    .filter((line) => line !== "");
}

/** A check with one scenario in place of a bundled suite; any other command as it is. */
export function shortened(command: string): string {
  if (command.includes(" --suite ")) return command;
  return command.replace(/ check ([\w-]+)(?= |$)/, " check $1 --scenario $1/first_contact");
}
