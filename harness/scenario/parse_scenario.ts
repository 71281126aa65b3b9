/** A scenario file read, or everything that is wrong with it. @module */

import * as v from "valibot";
import { err, ok, type Result, type Span } from "../core/mod.ts";
import { buildScenario } from "./build_scenario.ts";
import { complaintsOf } from "./complain.ts";
import { crossCheck, type Known } from "./cross_checks.ts";
import { openAtlas } from "./locate.ts";
import { type Fault, readYaml } from "./read_yaml.ts";
import { type Complaint, isMapping, type Path, quoted } from "./say.ts";
import type { Scenario } from "./scenario.ts";
import { scenarioSchema } from "./scenario_schema.ts";
import { findSteps, type StepPlace } from "./step_places.ts";
import { useOneOf } from "./suggest.ts";

/** A file and what its path says about it. */
export interface ScenarioSource {
  readonly file: string;
  readonly id: string;
  readonly protocol: string;
  readonly text: string;
}

/** Something wrong in a file, its place, how to mend it, and the line it stands on. */
export interface ScenarioProblem {
  readonly at: Span;
  readonly message: string;
  readonly fix: string;
  readonly line: string;
}

const MOST_PROBLEMS = 50;
const MOST_LOCATED = 500;

/** The scenario of a file, or all its problems in the order of the file. */
export async function parseScenario(
  source: ScenarioSource,
  known: Known,
): Promise<Result<Scenario, readonly ScenarioProblem[]>> {
  const text = source.text.replace(/^\ufeff/, "");
  const reading = await readYaml(text);
  if (!reading.ok) return err(problemsOf(source, text, reading.error));
  const { value, faults } = reading.value;
  const checked = v.safeParse(scenarioSchema, value);
  const complaints = [
    ...checkProtocol(source.protocol, known),
    ...complaintsOf(checked.issues ?? []),
    ...crossCheck(value, known),
  ];
  if (!checked.success || complaints.length > 0 || faults.length > 0) {
    return err(problemsOf(source, text, [...faults, ...await located(text, complaints)]));
  }
  const steps = isMapping(value) ? value["steps"] : undefined;
  const places = findSteps(text, steps) ?? await locateSteps(text, steps);
  return ok({
    ...buildScenario(checked.output, { ...source, places }),
    source: text.replaceAll("\r\n", "\n"),
  });
}

function checkProtocol(protocol: string, { protocols }: Known): readonly Complaint[] {
  if (protocols.includes(protocol)) return [];
  const fix = `move the file to the folder of its protocol, ${useOneOf(protocols, protocol)}`;
  return [{ path: [], on: "value", message: `Cannot find protocol ${quoted(protocol)}`, fix }];
}

async function located(
  text: string,
  complaints: readonly Complaint[],
): Promise<readonly Fault[]> {
  if (complaints.length === 0) return [];
  const atlas = await openAtlas(text);
  return complaints.slice(0, MOST_LOCATED).map(({ path, on, message, fix }) => ({
    at: atlas.place(path, on),
    message,
    fix,
  }));
}

function problemsOf(
  { file }: ScenarioSource,
  text: string,
  faults: readonly Fault[],
): readonly ScenarioProblem[] {
  const lines = text.split("\n");
  return faults.map(({ at, message, fix }) => ({
    at: { file, ...at },
    message,
    fix,
    line: (lines[at.line - 1] ?? "").replace(/\r$/, ""),
  })).sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column).slice(0, MOST_PROBLEMS);
}

/** The exact and slow way to the places of steps, for files in an unusual style. */
async function locateSteps(text: string, steps: unknown): Promise<readonly StepPlace[]> {
  const atlas = await openAtlas(text);
  const placesOf = (list: unknown, path: Path): readonly StepPlace[] =>
    !Array.isArray(list) ? [] : list.map((step, index) => {
      const here = [...path, index];
      const inner = isMapping(step) ? placesOf(step["steps"], [...here, "steps"]) : [];
      return { ...atlas.place(here, "value"), inner };
    });
  return placesOf(steps, ["steps"]);
}
