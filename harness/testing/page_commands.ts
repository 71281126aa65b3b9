/** The shell commands of a page in Markdown. @module */

/** The commands of all shell blocks, in order, without comments. */
export function commandsOf(page: string): readonly string[] {
  return [...page.matchAll(/```sh\n(.*?)```/gs)]
    .flatMap(([, block = ""]) => block.trim().split("\n"))
    .map((line) => line.replace(/ +#.*$/, ""))
    .filter((line) => line !== "");
}
