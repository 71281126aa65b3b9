/** Why a case was not judged, as data; `reporters/` makes sentences of it. @module */

import type { Text } from "./text.ts";

/** Why a case was skipped or errored. Nothing is ever decided by the words that are made of it. */
export type Reason =
  /** The user left it out, for this reason. */
  | { readonly kind: "excluded"; readonly by: string }
  /** The engine broke `rule` in `scenario`, and without that nothing here can be tried. */
  | { readonly kind: "barred"; readonly rule: string; readonly scenario: string }
  /** The same, where the reader may not know of the scenario. */
  | { readonly kind: "barred-unseen" }
  /** It was barred by a rule or a scenario that does not count. */
  | { readonly kind: "lifted" }
  /** The engine does not offer something that it may leave out. */
  | { readonly kind: "not-offered"; readonly what: string }
  /** The engine gave up before it made a single ply. */
  | { readonly kind: "resigned" }
  | { readonly kind: "fail-fast" }
  | { readonly kind: "interrupted" }
  /** The run's time ran out before it, or was going to. */
  | {
    readonly kind: "budget";
    /** What a whole game would take at `perPlyMs`. */
    readonly neededMs?: number;
    readonly perPlyMs?: number;
    /** How many plies were made, all of them right, before the time was up. */
    readonly plies?: number;
  }
  /** The run's time ran out while the engine was using its processor, and owed an answer. */
  | { readonly kind: "still-thinking"; readonly waitedMs: number; readonly rule?: string }
  /** The run's time ran out while the engine did nothing, and owed an answer. */
  | {
    readonly kind: "hanging";
    readonly waitedMs: number;
    readonly usedMs: number;
    readonly rule?: string;
  }
  /** The machine took so much time that none could be measured. */
  | {
    readonly kind: "machine-busy";
    readonly hinderedMs: number;
    /** When the answer came, where one did, and how long it might have taken. */
    readonly tookMs?: number;
    readonly allowedMs?: number;
  }
  /** A finding about time that could not be repeated with the engine alone. */
  | { readonly kind: "unconfirmed"; readonly rule: string }
  /** The engine could not be started; the words say what to do. */
  | { readonly kind: "unstartable"; readonly why: Text }
  /** The sandbox could not be made; a line of what the confining program said. */
  | { readonly kind: "sandbox-unmade"; readonly line: string }
  /** A step ended the case before all were done, and nothing was found that says why. */
  | { readonly kind: "unfinished" }
  /** The game was over after so many plies, too early for what the scenario is about. */
  | { readonly kind: "too-short"; readonly plies: number; readonly least: number }
  /** The game cannot go on, and no rule says whose fault that is. */
  | { readonly kind: "no-rule" }
  /** A record of a game that ends in the middle. */
  | { readonly kind: "unfinished-record" }
  /** The stream of events ends while the case is under way. */
  | { readonly kind: "cut-short" }
  /** The harness is at fault. */
  | { readonly kind: "harness-error"; readonly detail: string }
  /** What a file of the version before says, which had words alone. */
  | { readonly kind: "told"; readonly why: Text; readonly blamed?: true };

/** Whether the engine's own fault kept a case from being judged. */
export function isBlamed(reason: Reason): boolean {
  switch (reason.kind) {
    case "barred":
    case "barred-unseen":
    case "resigned":
      return true;
    case "told":
      return reason.blamed === true;
    case "excluded":
    case "lifted":
    case "not-offered":
    case "fail-fast":
    case "interrupted":
    case "budget":
    case "still-thinking":
    case "hanging":
    case "machine-busy":
    case "unconfirmed":
    case "unstartable":
    case "sandbox-unmade":
    case "unfinished":
    case "too-short":
    case "no-rule":
    case "unfinished-record":
    case "cut-short":
    case "harness-error":
      return false;
  }
}

/** The rule of which nothing can be said, since an answer was owed when the run's time was up. */
export function owedRule(reason: Reason): string | undefined {
  return reason.kind === "still-thinking" || reason.kind === "hanging" ? reason.rule : undefined;
}

/** The harness's own fault, from what was thrown. */
export function harnessError(error: unknown): Reason {
  const detail = `${error instanceof Error ? error.stack ?? error.message : error}`;
  return { kind: "harness-error", detail };
}
