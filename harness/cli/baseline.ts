/** Failures that are known, each with a reason. @module */

import { parse } from "@std/yaml";
import { UsageError } from "../core/mod.ts";

/** Reads a file of lines such as `mgtp/commands/showboard_start: ticket 12`. */
export function readBaseline(text: string, file: string): ReadonlyMap<string, string> {
  const entries = Object.entries(mapping(text, file));
  for (const [id, reason] of entries) {
    if (typeof reason === "string" && reason.trim() !== "") continue;
    throw new UsageError(
      {
        en: `${file}: "${id}" has no reason`,
        zh: `${file}：「${id}」沒有理由`,
        ja: `${file}：「${id}」に理由がない`,
      },
      {
        en: `write "${id}: why it is known to fail"`,
        zh: `請寫成「${id}: 已知失敗的理由」`,
        ja: `「${id}: 既知の失敗の理由」と書く`,
      },
    );
  }
  return new Map(entries.map(([id, reason]) => [id, String(reason)]));
}

function mapping(text: string, file: string): Record<string, unknown> {
  const value = parsed(text, file);
  if (value === null || value === undefined || value === "") return {};
  if (typeof value === "object" && !Array.isArray(value)) return { ...value };
  throw new UsageError({
    en: `${file}: Not a list of scenarios`,
    zh: `${file}：不是情境清單`,
    ja: `${file}：シナリオの一覧ではない`,
  }, {
    en: 'write lines "<scenario id>: <reason>"',
    zh: "每行請寫成「<scenario id>: <reason>」",
    ja: "一行ごとに「<scenario id>: <reason>」と書く",
  });
}

function parsed(text: string, file: string): unknown {
  try {
    // Every scalar is a string: no reason turns into a number or a date.
    return parse(text, { schema: "failsafe" });
  } catch (error) {
    const message = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new UsageError({
      en: `${file}: Not YAML: ${message}`,
      zh: `${file}：不是 YAML：${message}`,
      ja: `${file}：YAML ではない：${message}`,
    }, {
      en: 'write lines "<scenario id>: <reason>"',
      zh: "每行請寫成「<scenario id>: <reason>」",
      ja: "一行ごとに「<scenario id>: <reason>」と書く",
    });
  }
}
