/** A position as a file that other commands read. @module */

import type { MatchFacts, Rule } from "../../core/mod.ts";
import { platformDate } from "../../games/platform_files/mod.ts";
import type { GameKit } from "../../referee/mod.ts";

/** A file to hand to the user. */
export interface SavedFile {
  readonly fileName: string;
  readonly text: string;
}

/** A position with how it came about. */
export interface Saved {
  readonly kit: GameKit;
  readonly match: Pick<MatchFacts, "settings" | "clock">;
  /** The player who moved first, and the other. */
  readonly names: { readonly first: string; readonly second: string };
  /** The position before the first ply. */
  readonly setup: string;
  readonly plies: readonly string[];
  readonly position: unknown;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
}

/** What `--board` reads: the platform's record up to here, or a setup where it has none. */
export function positionFile(saved: Saved): SavedFile {
  const fileName = `position-${saved.plies.length}.txt`;
  return { fileName, text: recordText(saved) ?? setupText(saved) };
}

/** A position alone, without the plies that led to it. */
export function setupText({ kit, position }: Pick<Saved, "kit" | "position">): string {
  return `${kit.setup(position)}\n`;
}

/**
 * The platform's record up to here; undefined where the platform has none of this game, or none
 * that can keep this start (a Geister board whose letters differ from those of a new game).
 */
export function recordText(saved: Saved): string | undefined {
  const { kit, match: { settings, clock }, names, setup, plies, savedAtMs } = saved;
  const record = {
    date: platformDate(savedAtMs),
    names: { first: oneWord(names.first), second: oneWord(names.second) },
    start: { setup, ...Object.keys(settings).length > 0 ? { settings } : {} },
    timeSeconds: Math.round(clock.mainMs / 1000),
    plies,
    timestampsMs: Array.from({ length: plies.length + 1 }, () => savedAtMs),
  };
  try {
    return kit.records?.writeRecord(record);
  } catch {
    return undefined;
  }
}

/** A scenario that asks the engine for a ply in exactly this position. */
export function scenarioFile(saved: Saved, rules: readonly Rule[]): SavedFile {
  const { kit: { game }, plies, position } = saved;
  const own = new Set(game.rules.map(({ id }) => id));
  const cited = rules.filter(({ id, level }) => own.has(id) && level === "MUST")
    .map(({ id }) => `  - ${id}\n`).join("");
  const count = plies.length;
  const text = `title:
  en: A ply in the position after ply ${count}
  zh: 第 ${count} 手後的盤面走一手
  ja: ${count} 手目の後の局面で一手指す
rules:
${cited}stimulus: manual
demanded:
${cited}steps:
  - greet
  - play:
      engine: ${game.turn(position)}
${startOf(saved)}      plies: 1
`;
  return { fileName: `scenario-${count}.yaml`, text };
}

/** All dark is how dark chess begins; everything else is written down. */
const ALL_DARK = /^X{4}(\/X{4}){7} /;

/** Plies from the usual start where flips say what lay there, and the position itself elsewhere. */
function startOf({ kit, setup, plies, position }: Saved): string {
  if (kit.game.id !== "dark-chess") return `      setup: ${quoted(kit.setup(position))}\n`;
  const start = ALL_DARK.test(setup) ? "" : `      setup: ${quoted(setup)}\n`;
  return plies.length === 0 ? start : `${start}      opening: ${plies.join(" ")}\n`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function oneWord(name: string): string {
  return name.replaceAll(/\s+/g, "_") || "_";
}
