/** YAML without surprises: every scalar is the text in the file, and nothing is shared. @module */

import { parse } from "@std/yaml";
import { err, fill, type Localized, ok, type Result } from "../core/mod.ts";
import { type Places, type Position, readPlaces } from "./locate.ts";
import type { Fault } from "./fault.ts";
import { CANNOT, FIX } from "./problem_words.ts";
import { type DocumentPath, lowerFirst, shown } from "./say.ts";
import { checkText } from "./check_text.ts";
import { FAULT_FIXES, SYNTAX } from "./yaml_faults.ts";

/** What a text says, with faults that do not keep it from being read. */
export interface YamlReading {
  readonly value: unknown;
  readonly faults: readonly Fault[];
}

const DEEPEST = 32;
const NOT_KEYS = ["__proto__", "constructor", "prototype"];
const START: Position = { line: 1, column: 1 };

/** The value of a YAML text, or all that is wrong with it. */
export async function readYaml(text: string): Promise<Result<YamlReading, readonly Fault[]>> {
  const unreadable = checkText(text);
  if (unreadable.length > 0) return err(unreadable);
  const strict = attempt(text, false);
  if (strict.ok) return await checkTree(text, { value: strict.value, faults: [] });
  const places = await readPlaces(text);
  const lenient = attempt(text, true);
  if (!lenient.ok) return err(syntaxFaults(places, lenient.error));
  const faults = places.duplicates().map(({ name, at }) => ({
    at,
    message: fill(CANNOT.readKeyTwice, { word: shown(name) }),
    fix: FIX.oneOfTwo,
  }));
  if (faults.length === 0) return err(syntaxFaults(places, strict.error));
  return await checkTree(text, { value: lenient.value, faults });
}

function attempt(text: string, allowDuplicateKeys: boolean): Result<unknown, unknown> {
  try {
    return ok(parse(text, { schema: "failsafe", allowDuplicateKeys }));
  } catch (error) {
    return err(error);
  }
}

function syntaxFaults(places: Places, error: unknown): readonly Fault[] {
  if (error instanceof RangeError) return [tooDeep(START)];
  const known = places.faults.map(({ code, message, at }) => ({
    at,
    ...FAULT_FIXES[code] ?? { message: CANNOT.readYaml, fix: inItsWords(message) },
  }));
  return known.length > 0 ? known : [strangeFault(error)];
}

/** A fault that only the first parser sees; it tells the place at the end of its message. */
function strangeFault(error: unknown): Fault {
  const text = error instanceof Error ? error.message : String(error);
  const [, said = text, line = "1", column = "1"] =
    /^(.*?) at line (\d+), column (\d+)/s.exec(text) ?? [];
  const fix = said.replace(/\s+/g, " ").slice(0, 200);
  return {
    at: { line: Number(line), column: Number(column) },
    message: CANNOT.readYaml,
    fix: inItsWords(fix),
  };
}

/** The parser speaks English alone; other readers get general advice before its words. */
function inItsWords(said: string): Localized {
  return fill(SYNTAX, { said: lowerFirst(said) });
}

async function checkTree(
  text: string,
  reading: YamlReading,
): Promise<Result<YamlReading, readonly Fault[]>> {
  const { deep, keys } = explore(reading.value);
  if (deep) return err([tooDeep((await readPlaces(text)).place(deep, "value"))]);
  if (keys.length > 0) {
    const places = await readPlaces(text);
    return err([...reading.faults, ...keys.map((path) => badKey(places, path))]);
  }
  // No alias without an anchor, and no anchor without this sign.
  if (!text.includes("&")) return ok(reading);
  const references = (await readPlaces(text)).references();
  if (references.length === 0) return ok(reading);
  return err(references.map(({ name, at }) => ({
    at,
    message: fill(CANNOT.readReference, { word: shown(name) }),
    fix: FIX.writeOut,
  })));
}

/** The first path that is too deep, and the paths of keys that would mean something else to us. */
function explore(
  root: unknown,
): { readonly deep?: DocumentPath; readonly keys: readonly DocumentPath[] } {
  const keys: DocumentPath[] = [];
  const seen = new Set<unknown>();
  const open: { readonly value: unknown; readonly path: DocumentPath }[] = [{
    value: root,
    path: [],
  }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    if (path.length > DEEPEST) return { deep: path, keys };
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      const here = [...path, Array.isArray(value) ? Number(key) : key];
      if (NOT_KEYS.includes(key)) keys.push(here);
      open.push({ value: inner, path: here });
    }
  }
  return { keys };
}

function tooDeep(at: Position): Fault {
  return {
    at,
    message: CANNOT.readNesting,
    fix: fill(FIX.nestAtMost, { most: DEEPEST }),
  };
}

function badKey(places: Places, path: DocumentPath): Fault {
  return {
    at: places.place(path, "key"),
    message: fill(CANNOT.readKey, { word: shown(String(path.at(-1))) }),
    fix: FIX.otherName,
  };
}
