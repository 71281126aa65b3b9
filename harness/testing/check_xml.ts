/** A small, strict reader of the XML that reports are made of. @module */

import { assert, assertEquals } from "@std/assert";

/** An element with everything in it, entities read. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

type Draft = Element & { children: Element[]; text: string };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const TAG = /<(\/?)([a-z][\w-]*)((?: [a-z][\w-]*="[^"<]*")*)(\/?)>/y;
const ENTITY = /&(?:amp|lt|gt|quot|apos|#(\d+));/y;
const ILLEGAL = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** The root of a document; throws where it is not well formed. */
export function parseXml(xml: string): Element {
  assert(xml.startsWith(HEAD), "begins with the declaration");
  assert(!ILLEGAL.test(xml), "holds only characters that XML 1.0 allows");
  const top: Draft = { name: "", attributes: {}, children: [], text: "" };
  const open: Draft[] = [top];
  const body = xml.slice(HEAD.length);
  for (let at = 0; at < body.length;) {
    const inside = open.at(-1) ?? top;
    if (body[at] === "<") at = tag(body, at, open);
    else {
      const end = body.indexOf("<", at);
      const piece = body.slice(at, end < 0 ? undefined : end);
      inside.text += unescaped(piece);
      at += piece.length;
    }
  }
  assertEquals(open.length, 1, "every element is closed");
  assertEquals(top.children.length, 1, "one root");
  return top.children[0] ?? top;
}

/** All elements of a name below one. */
export function elementsOf(root: Element, name: string): readonly Element[] {
  const below = root.children.flatMap((child) => elementsOf(child, name));
  return root.name === name ? [root, ...below] : below;
}

function tag(body: string, at: number, open: Draft[]): number {
  TAG.lastIndex = at;
  const found = TAG.exec(body);
  assert(found, `a tag: ${body.slice(at, at + 60)}`);
  const [whole, closing, name = "", attributes = "", empty] = found;
  if (closing) {
    assertEquals(open.pop()?.name, name, "elements close in order");
    return at + whole.length;
  }
  const element: Draft = { name, attributes: attributesOf(attributes), children: [], text: "" };
  open.at(-1)?.children.push(element);
  if (!empty) open.push(element);
  return at + whole.length;
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const pairs = [...text.matchAll(/ ([a-z][\w-]*)="([^"]*)"/g)];
  const names = pairs.map(([, name]) => name);
  assertEquals(new Set(names).size, names.length, "no attribute twice");
  return Object.fromEntries(pairs.map(([, name, value = ""]) => [name, unescaped(value)]));
}

function unescaped(text: string): string {
  assert(!text.includes("]]>"), "no end of CDATA outside of one");
  return text.replace(/&[^;]*;?/g, (entity) => {
    ENTITY.lastIndex = 0;
    const found = ENTITY.exec(entity);
    assert(found && found[0] === entity, `an entity: ${entity.slice(0, 20)}`);
    const named: Readonly<Record<string, string>> = {
      amp: "&",
      lt: "<",
      gt: ">",
      quot: '"',
      apos: "'",
    };
    return found[1] ? String.fromCodePoint(Number(found[1])) : named[entity.slice(1, -1)] ?? "";
  });
}
