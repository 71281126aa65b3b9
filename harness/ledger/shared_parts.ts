/** Events read from a file that share what they have in common, so that long runs fit into memory. @module */

import type { CaseFacts, PlyFacts, RunEvent, Violation, WireEntry } from "../core/mod.ts";
import { isViews } from "./event_schema.ts";
import { Interner } from "./interner.ts";
import { SharedDiagrams } from "./shared_diagrams.ts";

const LONGEST_LINE = 80;

/** Gives an event the pictures, words and lists of those before it, and short lines one text. */
export class SharedParts {
  readonly #diagrams = new SharedDiagrams();
  readonly #lines = new Interner<string>();
  readonly #lists = new Interner<readonly string[] | undefined>();
  readonly #facts = new Interner<CaseFacts[keyof CaseFacts]>();

  /** The same event; only what can share anything is another object than before. */
  share(event: RunEvent): RunEvent {
    switch (event.kind) {
      case "wire":
        return { ...event, entry: this.#entry(event.entry) };
      case "ply":
        return { ...event, ply: this.#ply(event.ply) };
      case "violation":
        return { ...event, violation: this.#pictures(event.violation) };
      case "case-started":
        return { ...event, case: this.#case(event.case) };
    }
    return event;
  }

  #entry(entry: WireEntry): WireEntry {
    const { text } = entry;
    if (text.length > LONGEST_LINE) return entry;
    return { ...entry, text: this.#lines.of(text, text) };
  }

  #ply(ply: PlyFacts): PlyFacts {
    const { before, stakes, situations } = ply;
    return {
      ...this.#pictures(ply),
      ...before && { before: this.#pictures(before) },
      ...stakes && { stakes: this.#lists.like(stakes) },
      ...situations && { situations: this.#lists.like(situations) },
    };
  }

  #pictures<Facts extends Pictures>(facts: Facts): Facts {
    const { diagram, after, views } = facts;
    return {
      ...facts,
      ...diagram && { diagram: this.#diagrams.share(diagram) },
      ...after && { after: this.#diagrams.share(after) },
      // A ply is let in whatever stands in their place.
      ...isViews(views) && {
        views: views.map((view) => ({ ...view, diagram: this.#diagrams.share(view.diagram) })),
      },
    };
  }

  /** All cases of a scenario have most facts in common. */
  #case(facts: CaseFacts): CaseFacts {
    const { scenario, title, rules, demanded, at } = facts;
    return {
      ...facts,
      scenario: this.#facts.like(scenario),
      title: this.#facts.like(title),
      rules: this.#facts.like(rules),
      ...demanded && { demanded: this.#facts.like(demanded) },
      at: this.#facts.like(at),
    };
  }
}

type Pictures = Pick<Violation, "diagram" | "after" | "views">;
