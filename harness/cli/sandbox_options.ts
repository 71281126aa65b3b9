/** The options that confine an engine. @module */

import { UsageError } from "../core/mod.ts";
import { SANDBOX_LEVELS } from "../sandbox/mod.ts";
import {
  cannotReadOption,
  fromCaller,
  type SandboxOptions,
  useOneOf,
} from "../surroundings/mod.ts";
import { numberOption, type Options } from "./options.ts";

/** Reads `--sandbox`, `--require-sandbox`, `--readable`, `--memory` and `--processes`. */
export function sandboxOptions(options: Options): SandboxOptions {
  const { values, lists } = options;
  const least = levelOf(values.get("require-sandbox"), "require-sandbox", SANDBOX_LEVELS) ?? "none";
  const asked = levelOf(values.get("sandbox"), "sandbox", [...SANDBOX_LEVELS, "auto"] as const);
  const whole = { whole: true, from: 1 };
  return {
    level: asked ?? (values.has("require-sandbox") ? "auto" : undefined),
    least,
    readable: (lists.get("readable") ?? []).map(fromCaller),
    limits: {
      memoryMiB: numberOption(options, "memory", { ...whole, to: 1_000_000, otherwise: 1024 }),
      processes: numberOption(options, "processes", { ...whole, to: 100_000, otherwise: 256 }),
      fileMiB: 64,
      folderMiB: 256,
      openFiles: 1024,
    },
  };
}

function levelOf<Level extends string>(
  text: string | undefined,
  option: string,
  levels: readonly Level[],
): Level | undefined {
  const level = levels.find((each) => each === text);
  if (level !== undefined || text === undefined) return level;
  throw new UsageError(cannotReadOption(option, text), useOneOf(levels, text));
}
