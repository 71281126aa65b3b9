/** The details of many cases, with what they share told once. @module */

import type { Diagram, PlyFacts, Text } from "../../harness/core/mod.ts";
import type { BreachView, CaseDetails } from "./model.ts";
import { type PackedWire, unpackWire, WireTexts } from "./packed_wire.ts";
import { type PackedPictures, PictureBook, picturesIn } from "./picture_book.ts";

/** Facts whose pictures are named by their index. */
type Drawn<Facts> =
  & Omit<Facts, "diagram" | "after" | "views" | "before">
  & {
    readonly diagram?: number;
    readonly after?: number;
    readonly views?: readonly { readonly of: Text; readonly diagram: number }[];
  };

type PackedPly = Drawn<PlyFacts> & { readonly before?: Drawn<NonNullable<PlyFacts["before"]>> };

type PackedCase = Omit<CaseDetails, "breaches" | "wire" | "plies"> & {
  readonly breaches: readonly Drawn<BreachView>[];
  readonly wire: PackedWire;
  readonly plies: readonly PackedPly[];
};

/** Cases with the pictures and lines that they name. */
export interface PackedCases {
  readonly pictures: PackedPictures;
  readonly texts: readonly string[];
  readonly cases: readonly PackedCase[];
}

/** Packs cases together, one after another. */
export class CasePacker {
  readonly #book = new PictureBook();
  readonly #texts = new WireTexts();
  readonly #cases: string[] = [];
  #size = 0;

  /** How many cases are packed. */
  get count(): number {
    return this.#cases.length;
  }

  /** About how many characters they take. */
  get size(): number {
    return this.#size + this.#book.size + this.#texts.size;
  }

  /** Takes one case more. */
  add(details: CaseDetails): void {
    const text = JSON.stringify(this.#packed(details));
    this.#size += text.length;
    this.#cases.push(text);
  }

  /** {@link PackedCases} as JSON, in parts. */
  json(): readonly string[] {
    const shared = { pictures: this.#book.packed(), texts: this.#texts.all };
    return [JSON.stringify(shared).slice(0, -1), `,"cases":[`, this.#cases.join(","), "]}"];
  }

  #packed({ breaches, wire, plies, ...facts }: CaseDetails): PackedCase {
    return {
      ...facts,
      plies: plies.map((ply) => this.#ply(ply)),
      breaches: breaches.map((breach) => this.#drawn(breach)),
      wire: this.#texts.pack(wire),
    };
  }

  #ply(ply: PlyFacts): PackedPly {
    if (!ply.before) return this.#drawn(ply);
    const before = this.#drawn(ply.before);
    return { ...this.#drawn(ply), before };
  }

  #drawn<Facts extends Pictures>(facts: Facts): Drawn<Facts> {
    const { diagram, after, views } = facts;
    return {
      ...facts,
      diagram: diagram && this.#book.add(diagram),
      after: after && this.#book.add(after),
      views: views?.map(({ of, diagram }, at) => ({
        of,
        diagram: this.#book.add(diagram, at + 1),
      })),
    };
  }
}

/** What may have pictures. */
interface Pictures {
  readonly diagram?: Diagram;
  readonly after?: Diagram;
  readonly views?: PlyFacts["views"];
}

type PictureAt = (index: number) => Diagram;

/** Finds the details of packed cases by their place. */
export function casesIn(
  { pictures, texts, cases }: PackedCases,
): (slot: number) => CaseDetails | undefined {
  const pictureAt = picturesIn(pictures);
  return (slot) => {
    const packed = cases[slot];
    return packed && {
      ...packed,
      breaches: packed.breaches.map((breach) => shown(breach, pictureAt)),
      plies: packed.plies.map((ply) => plyOf(ply, pictureAt)),
      wire: unpackWire(packed.wire, texts),
    };
  };
}

function plyOf({ before, ...ply }: PackedPly, pictureAt: PictureAt): PlyFacts {
  const after = shown<PlyFacts>(ply, pictureAt);
  return before ? { ...after, before: shown(before, pictureAt) } : after;
}

function shown<Facts>(packed: Drawn<Facts>, pictureAt: PictureAt): Facts {
  const { diagram, after, views, ...facts } = packed;
  const pictures: Pictures = {
    ...diagram !== undefined && { diagram: pictureAt(diagram) },
    ...after !== undefined && { after: pictureAt(after) },
    ...views && { views: views.map(({ of, diagram }) => ({ of, diagram: pictureAt(diagram) })) },
  };
  return { ...facts, ...pictures } as unknown as Facts;
}
