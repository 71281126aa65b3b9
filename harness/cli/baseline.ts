/** Failures that are known, each with a reason. @module */

import { parse } from "@std/yaml";
import { UsageError } from "./command.ts";

/** Reads a file of lines such as `mgtp/commands/showboard_start: ticket 12`. */
export function readBaseline(text: string, file: string): ReadonlyMap<string, string> {
  const entries = Object.entries(mapping(text, file));
  for (const [id, reason] of entries) {
    if (typeof reason === "string" && reason.trim() !== "") continue;
    throw new UsageError(
      `${file}: "${id}" has no reason`,
      `write "${id}: why it is known to fail"`,
    );
  }
  return new Map(entries.map(([id, reason]) => [id, String(reason)]));
}

function mapping(text: string, file: string): Record<string, unknown> {
  const value = parsed(text, file);
  if (value === null || value === undefined || value === "") return {};
  if (typeof value === "object" && !Array.isArray(value)) return { ...value };
  throw new UsageError(`${file}: Not a list of scenarios`, 'write lines "<scenario id>: <reason>"');
}

function parsed(text: string, file: string): unknown {
  try {
    // Every scalar is a string: no reason turns into a number or a date.
    return parse(text, { schema: "failsafe" });
  } catch (error) {
    const message = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new UsageError(`${file}: Not YAML: ${message}`, 'write lines "<scenario id>: <reason>"');
  }
}
