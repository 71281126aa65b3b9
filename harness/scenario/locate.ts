/** Where something stands in a file. Loads the `yaml` package on demand, since only mistakes need it. @module */

import type { Document, LineCounter, Node, Pair, Range } from "yaml";
import type { Complaint, DocumentPath } from "./say.ts";

/** A line and a column, both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A syntax error as the parser states it. */
export interface SyntaxFault {
  readonly code: string;
  readonly message: string;
  readonly at: Position;
}

/** Something with a name, and where it stands. */
export interface Mention {
  readonly name: string;
  readonly at: Position;
}

/** A file that can be asked for places. */
export interface Places {
  /** The place of a path, or of its nearest ancestor that is there. */
  place(path: DocumentPath, on: Complaint["on"]): Position;
  readonly faults: readonly SyntaxFault[];
  /** Keys that stand twice in one mapping. */
  duplicates(): readonly Mention[];
  /** Anchors and aliases. */
  references(): readonly Mention[];
}

/** Reads `text` for its places; bad YAML has places too. */
export async function readPlaces(text: string): Promise<Places> {
  const yaml = await import("./yaml_nodes.ts");
  const counter = new yaml.LineCounter();
  // Its own check for unique keys takes quadratic time, which a hostile file would use.
  const document = yaml.parseDocument(text, {
    lineCounter: counter,
    schema: "failsafe",
    uniqueKeys: false,
    prettyErrors: false,
  });
  const context = { yaml, document, counter };
  return {
    place: (path, on) => positionAt(counter, offsetOf(context, path, on)),
    // What it only warns of, such as an unknown tag, is an error to the parser that counts.
    faults: [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
      code,
      message,
      at: positionAt(counter, pos[0]),
    })),
    duplicates: () => duplicatesIn(context),
    references: () => referencesIn(context),
  };
}

/** The place of `path` in `text`. */
export async function locate(
  text: string,
  path: DocumentPath,
  on: Complaint["on"] = "value",
): Promise<Position> {
  return (await readPlaces(text)).place(path, on);
}

interface Context {
  readonly yaml: typeof import("./yaml_nodes.ts");
  readonly document: Document;
  readonly counter: LineCounter;
}

function positionAt(counter: LineCounter, offset: number): Position {
  const { line, col } = counter.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

function offsetOf({ yaml, document }: Context, path: DocumentPath, on: Complaint["on"]): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [depth, part] of path.entries()) {
    const last = depth === path.length - 1;
    const found = yaml.isMap(node)
      ? node.items.findLast((pair) => keyOf(pair) === part)
      : yaml.isSeq(node)
      ? node.items[Number(part)]
      : undefined;
    if (found === undefined) return offset;
    if (yaml.isPair(found)) offset = startOf(found.key) ?? offset;
    node = yaml.isPair(found) ? found.value : found;
    if (!(last && on === "key")) offset = visibleStart(node) ?? offset;
  }
  return offset;
}

function keyOf({ key }: Pair): string {
  return String((key as { value?: unknown } | null)?.value ?? "");
}

function startOf(node: unknown): number | undefined {
  return (node as { range?: Range | null } | null)?.range?.[0];
}

/** An empty node starts where the next thing does: its key is the better place. */
function visibleStart(node: unknown): number | undefined {
  const range = (node as Node | null)?.range;
  return range && range[1] > range[0] ? range[0] : undefined;
}

function duplicatesIn({ yaml, document, counter }: Context): readonly Mention[] {
  const found: Mention[] = [];
  yaml.visit(document, {
    Map: (_, node) => {
      const seen = new Set<string>();
      for (const pair of node.items) {
        const name = keyOf(pair);
        if (seen.has(name)) found.push({ name, at: positionAt(counter, startOf(pair.key) ?? 0) });
        seen.add(name);
      }
    },
  });
  return found;
}

function referencesIn({ yaml, document, counter }: Context): readonly Mention[] {
  const found: Mention[] = [];
  yaml.visit(document, (_, node) => {
    const name = yaml.isAlias(node) ? `*${node.source}` : anchorOf(node);
    if (name) found.push({ name, at: positionAt(counter, startOf(node) ?? 0) });
  });
  return found;
}

function anchorOf(node: unknown): string | undefined {
  const anchor = (node as { anchor?: string } | null)?.anchor;
  return anchor && `&${anchor}`;
}
