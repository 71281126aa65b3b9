/** Sections of figures.txt, one for each bench. @module */

/** What a bench printed, and when. */
export interface Section {
  /** The name of its file. */
  readonly bench: string;
  /** Of which version, on which machine, at which load. */
  readonly stamp: string;
  readonly text: string;
}

/** `figures` with the section of a bench put in place of its old one, or at the end. */
export function withSection(figures: string, { bench, stamp, text }: Section): string {
  const [head = "", ...sections] = figures.trim().split(/\n+(?=== )/);
  const own = `== ${bench}: ${stamp}\n${text.replace(/^\s*\n|\s+$/g, "")}`;
  const at = sections.findIndex((section) => section.startsWith(`== ${bench}:`));
  const all = at < 0 ? [...sections, own] : sections.with(at, own);
  return `${[head, ...all].join("\n\n")}\n`;
}
