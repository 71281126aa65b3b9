/** A file of ours that is not as we wrote it. @module */

import { fill, inLanguage, type Localized } from "../core/mod.ts";

/** A line that was changed, lost, doubled or moved after it was written. */
export interface Damage {
  readonly file: string;
  /** The number of the line, from 1. */
  readonly line: number;
}

/** Ends the reading of a damaged file. */
export class DamagedFile extends Error {
  readonly damage: Damage;

  constructor(damage: Damage) {
    super(inLanguage(damageText(damage), "en"));
    this.damage = damage;
  }
}

/** The damage in words, with its place. */
export function damageText({ file, line }: Damage): Localized {
  return fill(DAMAGED, { file, line });
}

const DAMAGED: Localized = {
  en: "{file}:{line}: this line is damaged, or a line before it is missing",
  zh: "{file}:{line}：此行已損毀，或前面缺少一行",
  ja: "{file}:{line}：この行が壊れているか、前の行が欠けている",
};
