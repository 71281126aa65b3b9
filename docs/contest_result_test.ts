import { assert, assertEquals } from "@std/assert";
import { contest } from "../harness/cli/contest.ts";
import { captured, environment } from "../harness/testing/environment.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";
import schema from "./contest-result.schema.json" with { type: "json" };

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** What does not fit the part of JSON Schema that the file uses; an unknown field does not fit. */
function misfits(value: unknown, rule: Schema, at = "$"): readonly string[] {
  if (rule.$ref) return misfits(value, schema.$defs.tally as Schema, at);
  if (rule.anyOf) {
    return rule.anyOf.some((one) => misfits(value, one, at).length === 0) ? [] : [at];
  }
  if (rule.const !== undefined) return value === rule.const ? [] : [at];
  if (rule.enum) return rule.enum.includes(value) ? [] : [at];
  if (![rule.type].flat().some((type) => isOf(value, type ?? ""))) return [`${at}: ${rule.type}`];
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => misfits(one, rule.items ?? {}, `${at}[${index}]`));
  }
  if (typeof value !== "object" || value === null) return [];
  const fields = Object.entries(value);
  const names = fields.map(([name]) => name);
  return [
    ...(rule.required ?? []).filter((name) => !names.includes(name)).map((name) => `${at}.${name}`),
    ...fields.flatMap(([name, one]) => {
      const inner = rule.properties?.[name];
      return inner
        ? misfits(one, inner, `${at}.${name}`)
        : CONDITIONS.has(name)
        ? []
        : [`${at}.${name}?`];
    }),
  ];
}

/** Conditions of the games, which match.json has in the same form. */
const CONDITIONS = new Set([
  "clock",
  "settings",
  "start",
  "openings",
  "randomPlies",
  "randomSetup",
]);

function isOf(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type && value !== null;
}

Deno.test.each([["round-robin"], ["gauntlet"], ["swiss"], ["knock-out"]])(
  "contest-result.json of a %s is as its schema says",
  async (format) => {
    await using temp = await tempFolder();
    using _ = environment({ INIT_CWD: temp.path, LC_ALL: "C" });
    const players = ["builtin:random", "builtin:greedy", "builtin:random"];
    const against = format === "gauntlet" ? ["--against", "builtin:greedy"] : [];
    const how = ["--games", "2", "--no-eat-flip", "6", "--quiet", "--reporter", "json"];
    const { result } = await captured(() =>
      contest.run(["mgtp", ...players, "--format", format, ...against, ...how])
    );
    assertEquals(result, 0);
    const text = await Deno.readTextFile(`${temp.path}/contest/contest-result.json`);
    assertEquals(misfits(JSON.parse(text), schema as Schema), []);
    const spoilt = { ...JSON.parse(text), meetings: [{ one: "x" }] };
    assert(misfits(spoilt, schema as Schema).length > 0);
  },
);
