/** Mappings, lists and choices whose complaints name the very key and the nearest word. @module */

import * as v from "valibot";
import { fill, type Localized } from "../core/mod.ts";
import { CANNOT, FIX } from "./problem_words.ts";
import { advise, isMapping, lowerFirst, say, shown } from "./say.ts";
import { WRITE } from "./schema_words.ts";
import { useOneOf } from "./suggest.ts";

/** A mapping with these keys and no others. */
export function mapping<const Entries extends v.ObjectEntries>(
  entries: Entries,
  fix: Localized = WRITE.mapping,
) {
  const object = v.strictObject(entries);
  return v.lazy((input): typeof object => {
    if (input === undefined) return object;
    if (!isMapping(input)) return refuse(advise(fix)) as never;
    const unknown = Object.keys(input).filter((key) => !Object.hasOwn(entries, key));
    const refused = unknown.map((key) => [key, unknownKey(key, Object.keys(entries))]);
    return v.strictObject(
      { ...entries, ...Object.fromEntries(refused) },
      ({ path }) => missingKey(String(path?.at(-1)?.key ?? ""), entries),
    ) as never;
  });
}

/** A mapping from any keys to values of one kind. */
export function dictionary<Value extends v.GenericSchema>(value: Value, fix: Localized) {
  const record = v.record(v.string(), value);
  return v.lazy((input): typeof record =>
    input === undefined || isMapping(input) ? record : refuse(advise(fix)) as never
  );
}

/** A list of one to `most` items. */
export function list<Item extends v.GenericSchema>(item: Item, most: number, fix: Localized) {
  return v.pipe(
    v.array(item, advise(fix)),
    v.minLength(1, advise(fix)),
    v.maxLength(most, advise(fill(FIX.atMostEntries, { most }))),
  );
}

/** One of several shapes; `pick` tells by a look at the input which one is meant. */
export function choice<const Options extends readonly v.GenericSchema[]>(
  options: Options,
  pick: (input: unknown) => Options[number] | string,
) {
  const any = v.union(options);
  return v.lazy((input): typeof any => {
    if (input === undefined) return any;
    const picked = pick(input);
    return (typeof picked === "string" ? refuse(picked) : picked) as never;
  });
}

/** A schema that takes nothing; `said` comes from {@link say} or {@link advise}. */
function refuse(said: string) {
  return v.never(said);
}

function unknownKey(key: string, known: readonly string[]) {
  return v.never(say(fill(CANNOT.readKey, { word: shown(key) }), useOneOf(known, key), "key"));
}

function missingKey(key: string, entries: v.ObjectEntries): string {
  const entry = entries[key];
  const purpose = entry && purposeOf(entry as v.GenericSchema);
  const fix = purpose === undefined
    ? fill(FIX.addKey, { key })
    : fill(FIX.addKeyFor, { key, purpose: lowerFirst(purpose) });
  return say(fill(CANNOT.findKey, { word: key }), fix);
}

function purposeOf(schema: v.GenericSchema): string | undefined {
  const { description } = v.getMetadata(schema);
  return v.getDescription(schema) ?? (typeof description === "string" ? description : undefined);
}
