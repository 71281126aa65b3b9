/** The one way to build XML: what is not made by {@link element} is text, and is escaped. @module */

import { visible } from "../harness/core/mod.ts";

declare const made: unique symbol;

/** A piece of well-formed XML. */
export interface Xml {
  readonly [made]: true;
}

/** Names are ours; values are untrusted. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** An element; attributes without a value are left out. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly (Xml | string)[] = [],
): Xml {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeAttribute(String(value))}"`]
  );
  const open = `<${name}${pairs.join("")}`;
  if (children.length === 0) return markup(`${open}/>`);
  const nested = children.every((child) => child instanceof Markup);
  const inside = children.map(contentOf).join(nested ? "\n" : "");
  return markup(nested ? `${open}>\n${inside}\n</${name}>` : `${open}>${inside}</${name}>`);
}

/** A whole document. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${contentOf(root)}\n`;
}

/** How many bytes a piece takes in the file. */
export function xmlBytes(xml: Xml): number {
  return new TextEncoder().encode(contentOf(xml)).length;
}

function markup(text: string): Xml {
  return new Markup(text) as unknown as Xml;
}

function contentOf(child: Xml | string): string {
  return child instanceof Markup ? child.text : escapeText(String(child));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeText(text: string): string {
  return text.replace(FORBIDDEN, (character) => visible(character))
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

function escapeAttribute(text: string): string {
  return escapeText(text).replace(/[\t\n]/g, (blank) => `&#${blank.charCodeAt(0)};`);
}

/** What XML 1.0 forbids or discourages, and CR, which a parser would turn into LF. */
const FORBIDDEN =
  // deno-lint-ignore no-control-regex -- control characters are the point
  /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{d800}-\u{dfff}\p{Noncharacter_Code_Point}]/gu;
