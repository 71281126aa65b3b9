/** A scenario file read, or everything that is wrong with it. @module */

import * as v from "valibot";
import { err, fill, ok, type Result } from "../core/mod.ts";
import { buildScenario } from "./build_scenario.ts";
import { complaintsOf } from "./complain.ts";
import { crossCheck, type KnownNames } from "./cross_checks.ts";
import { CROSS, CROSS_FIX } from "./cross_words.ts";
import { readPlaces } from "./locate.ts";
import { located, problemsOf, type ScenarioProblem } from "./parse_document.ts";
import { readYaml } from "./read_yaml.ts";
import { complain, type Complaint, type DocumentPath, isMapping, shown } from "./say.ts";
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

/** The scenario of a file, or all its problems in the order of the file. */
export async function parseScenario(
  source: ScenarioSource,
  known: KnownNames,
): Promise<Result<Scenario, readonly ScenarioProblem[]>> {
  const text = source.text.replace(/^\ufeff/, "");
  const reading = await readYaml(text);
  if (!reading.ok) return err(problemsOf(source.file, text, reading.error));
  const { value, faults } = reading.value;
  const checked = v.safeParse(scenarioSchema, value);
  const complaints = [
    ...checkProtocol(source.protocol, known),
    ...complaintsOf(checked.issues ?? []),
    ...crossCheck(value, known),
  ];
  if (!checked.success || complaints.length > 0 || faults.length > 0) {
    return err(problemsOf(source.file, text, [...faults, ...await located(text, complaints)]));
  }
  const steps = isMapping(value) ? value["steps"] : undefined;
  const places = findSteps(text, steps) ?? await locateSteps(text, steps);
  return ok({
    ...buildScenario(checked.output, { ...source, places }),
    source: text.replaceAll("\r\n", "\n"),
  });
}

function checkProtocol(protocol: string, { protocols }: KnownNames): readonly Complaint[] {
  if (protocols.includes(protocol)) return [];
  const fix = fill(CROSS_FIX.moveFile, { list: useOneOf(protocols, protocol) });
  return [complain([], fill(CROSS.findProtocol, { word: shown(protocol) }), fix)];
}

/** The exact and slow way to the places of steps, for files in an unusual style. */
async function locateSteps(text: string, steps: unknown): Promise<readonly StepPlace[]> {
  const places = await readPlaces(text);
  const placesOf = (list: unknown, path: DocumentPath): readonly StepPlace[] =>
    !Array.isArray(list) ? [] : list.map((step, index) => {
      const here = [...path, index];
      const inner = isMapping(step) ? placesOf(step["steps"], [...here, "steps"]) : [];
      return { ...places.place(here, "value"), inner };
    });
  return placesOf(steps, ["steps"]);
}
