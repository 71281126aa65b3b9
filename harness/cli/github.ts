/** What a run tells GitHub's runner besides its reports. @module */

import { countOutcomes, type Report, visible } from "../core/mod.ts";
import { workflowCommand } from "../../reporters/mod.ts";
import { printCommands } from "../surroundings/mod.ts";
import { EXIT, type ExitCode } from "./command.ts";

/** Whether a workflow on GitHub runs us, or a server that is like it. */
export function onGitHub(): boolean {
  return Deno.env.get("GITHUB_ACTIONS") === "true";
}

/** Annotates the workflow with a mistake that no report tells of; does nothing elsewhere. */
export function annotateMistake(title: string, message: string): void {
  if (!onGitHub()) return;
  const lines = message.trimEnd().split("\n").map((line) => visible(line, 1000)).join("\n");
  printCommands(`${workflowCommand({ kind: "error", title, message: lines })}\n`);
}

/** Sets outputs of the step, which later steps read; does nothing elsewhere. */
export function setOutputs(values: Readonly<Record<string, string | number | boolean>>): void {
  const file = Deno.env.get("GITHUB_OUTPUT");
  if (!file) return;
  const lines = Object.entries(values).map(([name, value]) => outputLines(name, String(value)));
  Deno.writeTextFileSync(file, lines.join(""), { append: true });
}

/** What later steps of a workflow may ask for. */
export function outputsOf(
  reports: readonly (Report | undefined)[],
  code: ExitCode,
): Readonly<Record<"conforms" | "failed" | "warned", boolean | number | "">> {
  const { failed, warned } = countOutcomes(reports.flatMap((one) => one?.cases ?? []));
  // An engine that cannot be started does not conform; of one in doubt neither is known.
  const conforms = code === EXIT.inconclusive ? "" : code === EXIT.conforms;
  return { conforms, failed, warned };
}

/** A value between two lines that do not occur in it, so that no text sets another output. */
function outputLines(name: string, value: string): string {
  if (!/[\r\n]/.test(value)) return `${name}=${value}\n`;
  const end = `end_${crypto.randomUUID()}`;
  return `${name}<<${end}\n${value}\n${end}\n`;
}
