/** `--console FILE` and `--tty`: how a console program talks, and where it runs. @module */

import { textOf } from "../core/mod.ts";
import { type AnyPairing, consolePairing } from "../referee/mod.ts";
import { formatProblem, parseDialogue } from "../scenario/mod.ts";
import { onPath } from "../transports/mod.ts";
import { UsageError } from "./command.ts";
import { readAtMost } from "./read_at_most.ts";
import { fromCaller } from "./surroundings.ts";

const MOST_BYTES = 256 * 1024;
const PROTOCOL = "shogi-console";

/** The pairing for programs that talk as a file describes. */
export async function describedPairing(
  file: string,
  protocol: string | undefined,
): Promise<AnyPairing> {
  if (protocol !== PROTOCOL) {
    const fix = `name it, as in shinpan check ${PROTOCOL} --console ${file}`;
    throw new UsageError(`--console is for ${PROTOCOL}`, fix);
  }
  const read = await parseDialogue({ file, text: textAt(file) });
  if (read.ok) return consolePairing(read.value);
  const problems = read.error.map(formatProblem);
  throw new UsageError(`Cannot read the dialogue`, `fix it\n${problems.join("\n")}`);
}

/** Refuses `--tty` where there is no way to make a terminal. */
export function checkTerminal(protocol: { readonly transport: string }): void {
  if (protocol.transport !== "stdio") {
    throw new UsageError("--tty is for programs that talk by stdin and stdout", "leave it out");
  }
  if (onPath("script")) return;
  const fix = 'install util-linux, or start the engine as "stdbuf -o0 …"';
  throw new UsageError(`--tty needs the program "script"`, fix);
}

function textAt(file: string): string {
  try {
    return textOf(readAtMost(fromCaller(file), MOST_BYTES));
  } catch {
    throw new UsageError(`Cannot read "${file}"`, "name a file that describes the dialogue");
  }
}
