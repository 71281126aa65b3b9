/** On which cores a bench and its engines run. @module */

import { isInstalled } from "./c_programs.ts";
import { machine } from "./measure.ts";

/** Where the measuring side and the engine run; what they start inherits it. */
export interface Placement {
  readonly title: string;
  /** What comes before the engine's command. */
  readonly prefix: readonly string[];
}

/** No say in the matter. */
export const FREE: Placement = { title: "not pinned", prefix: [] };

/** Runs a bench not pinned, then on one core, then with the engine on a core of its own. */
export async function inEachPlacement(
  script: string,
  bench: (placement: Placement) => Promise<void>,
): Promise<void> {
  const [asked] = Deno.args;
  if (asked !== undefined) return await bench(pinned(asked));
  console.log(machine());
  await bench(FREE);
  if (!isInstalled("taskset")) return console.log("SKIPPED: pinned runs need taskset");
  const [first, second] = allowedCores();
  if (first === undefined) return console.log("SKIPPED: cannot tell which cores are ours");
  await again(script, first, "same");
  if (second === undefined) return console.log("SKIPPED: two cores, there is only one");
  await again(script, first, second);
}

/** The bench once more in a process on `core`. */
async function again(script: string, core: string, engineCore: string): Promise<void> {
  const args = ["-c", core, Deno.execPath(), "run", "-A", script, engineCore];
  const { success } = await new Deno.Command("taskset", { args }).spawn().status;
  if (!success) throw new Error(`The pinned run failed: taskset ${args.join(" ")}`);
}

function pinned(engineCore: string): Placement {
  if (engineCore === "same") return { title: "pinned, both on one core", prefix: [] };
  return { title: "pinned, one core each", prefix: ["taskset", "-c", engineCore] };
}

/** The cores we may use, by number; a container seldom has all. */
export function allowedCores(): readonly string[] {
  const list = /^Cpus_allowed_list:\s*(.+)$/m.exec(Deno.readTextFileSync("/proc/self/status"))?.[1];
  return (list ?? "").split(",").filter((part) => part !== "").flatMap((part) => {
    const [from = 0, to = from] = part.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
  });
}
