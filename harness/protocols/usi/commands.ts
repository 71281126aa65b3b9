/** What a client says, as far as the referee listens to it. @module */

/** Times and limits behind go, in milliseconds. */
export interface GoLimits {
  readonly btime?: number;
  readonly wtime?: number;
  readonly byoyomi?: number;
  readonly binc?: number;
  readonly winc?: number;
  readonly movetime?: number;
}

/** A line from the client. */
export type UsiCommand =
  | { readonly kind: "usi" | "isready" | "usinewgame" | "stop" | "ponderhit" | "quit" }
  | {
    readonly kind: "position";
    /** `startpos`, or an SFEN without the word. */
    readonly setup: string;
    readonly moves: readonly string[];
  }
  | {
    readonly kind: "go";
    readonly limits: GoLimits;
    /** The search ends only when the client says so. */
    readonly until?: "infinite" | "ponder";
  }
  | { readonly kind: "go-mate"; readonly withinMs?: number }
  | { readonly kind: "other" };

const WORDS = ["usi", "isready", "usinewgame", "stop", "ponderhit", "quit"] as const;
const NUMBERS = ["btime", "wtime", "byoyomi", "binc", "winc", "movetime"] as const;

/** Reads one line as a client would write it. */
export function readCommand(line: string): UsiCommand {
  const [name = "", ...words] = line.trim().split(/\s+/);
  const plain = WORDS.find((word) => word === name);
  if (plain) return { kind: plain };
  if (name === "position") return readPosition(words);
  if (name === "go") return readGo(words);
  return { kind: "other" };
}

function readPosition(words: readonly string[]): UsiCommand {
  const at = words.indexOf("moves");
  const [first = "", ...rest] = at < 0 ? words : words.slice(0, at);
  const setup = first === "sfen" ? rest.join(" ") : [first, ...rest].join(" ");
  return { kind: "position", setup, moves: at < 0 ? [] : words.slice(at + 1) };
}

function readGo(words: readonly string[]): UsiCommand {
  const numberAfter = (word: string): number | undefined => {
    const text = words[words.indexOf(word) + 1] ?? "";
    return words.includes(word) && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
  };
  if (words.includes("mate")) return { kind: "go-mate", withinMs: numberAfter("mate") };
  const limits: GoLimits = Object.fromEntries(
    NUMBERS.map((name) => [name, numberAfter(name)] as const)
      .filter(([, value]) => value !== undefined),
  );
  const until = (["ponder", "infinite"] as const).find((word) => words.includes(word));
  return until ? { kind: "go", limits, until } : { kind: "go", limits };
}
