/** Small checks of data from outside, put together like the types they stand for. @module */

import { isRecord } from "../harness/core/mod.ts";

/** Whether a value has a shape. */
export type Shape = (value: unknown) => boolean;

/** Any text. */
export const text: Shape = (value) => typeof value === "string";

/** A number that can be computed with. */
export const number: Shape = (value) => typeof value === "number" && Number.isFinite(value);

/** True or false. */
export const flag: Shape = (value) => typeof value === "boolean";

/** One of these words. */
export function oneOf(...words: readonly string[]): Shape {
  return (value) => typeof value === "string" && words.includes(value);
}

/** Any of these shapes. */
export function either(...shapes: readonly Shape[]): Shape {
  return (value) => shapes.some((shape) => shape(value));
}

/** A shape that may be absent. */
export function maybe(shape: Shape): Shape {
  return (value) => value === undefined || shape(value);
}

/** A list of one shape. */
export function listOf(shape: Shape): Shape {
  return (value) => Array.isArray(value) && value.every(shape);
}

/** An object with at least these fields. */
export function record(fields: Readonly<Record<string, Shape>>): Shape {
  const entries = Object.entries(fields);
  return (value) => isRecord(value) && entries.every(([name, shape]) => shape(value[name]));
}
