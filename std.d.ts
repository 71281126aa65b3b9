/** The parts of the standard library that this project uses; its npm build ships no types. */

declare module "@std/assert" {
  export function assert(condition: unknown, message?: string): asserts condition;
  export function assertEquals<T>(actual: T, expected: T, message?: string): void;
  export function assertAlmostEquals(
    actual: number,
    expected: number,
    tolerance?: number,
    message?: string,
  ): void;
  export function assertNotEquals<T>(actual: T, expected: T, message?: string): void;
  export function assertExists<T>(
    actual: T,
    message?: string,
  ): asserts actual is NonNullable<T>;
  export function assertStringIncludes(actual: string, expected: string, message?: string): void;
  export function assertMatch(actual: string, expected: RegExp, message?: string): void;
  export function assertThrows(
    fn: () => unknown,
    kind?: string | (new (...args: never[]) => Error),
    part?: string,
  ): Error;
  export function assertRejects(
    fn: () => PromiseLike<unknown>,
    kind?: string | (new (...args: never[]) => Error),
    part?: string,
  ): Promise<unknown>;
  export function fail(message?: string): never;
}

declare module "@std/cli/parse-args" {
  export interface ParseOptions {
    readonly "--"?: boolean;
    readonly boolean?: readonly string[];
    readonly string?: readonly string[];
    readonly collect?: readonly string[];
    readonly stopEarly?: boolean;
    readonly unknown?: (word: string, key?: string, value?: unknown) => unknown;
  }
  export function parseArgs(
    args: readonly string[],
    options?: ParseOptions,
  ): Record<string, unknown> & { _: (string | number)[]; "--": string[] };
}

declare module "@std/streams/text-line-stream" {
  export class TextLineStream extends TransformStream<string, string> {
    constructor(options?: { allowCR?: boolean });
  }
}

declare module "@std/yaml" {
  export function parse(
    text: string,
    options?: { schema?: "core" | "default" | "failsafe" | "json"; allowDuplicateKeys?: boolean },
  ): unknown;
  export function stringify(value: unknown): string;
}
