/**
 * Memory that reading the events of a class takes: line by line, and as one text, which is the
 * peer. `merge` needs one report at a time, `report` needs all of them for its page.
 *
 * deno run -A bench/event_memory.ts
 *
 * @module
 */

import { decodeEvents, encodeEvent, readEvents } from "../harness/ledger/mod.ts";
import { type Report, reportOf, reportOfStream } from "../harness/core/mod.ts";
import { eventsOf, sampleCase, sampleReport } from "../harness/testing/sample_report.ts";
import { machine, median } from "./measure.ts";

const ROUNDS = 5;
const MIB = 1024 * 1024;

/** How a file of events becomes a report. */
const READERS: Readonly<Record<string, (file: string) => Promise<Report | undefined>>> = {
  nothing: () => Promise.resolve(undefined),
  lines: (file) => reportOfStream(readEvents(file)),
  whole: async (file) => reportOf(decodeEvents(await Deno.readTextFile(file)).events),
};

if (import.meta.main) {
  const [reader = "", kept, ...files] = Deno.args;
  if (reader === "") await compare();
  else console.log(await peakOfReading(reader, { files, keep: kept === "keep" }));
}

async function compare(): Promise<void> {
  if (Deno.build.os !== "linux") return console.log("SKIPPED: the peak is read from /proc");
  console.log(`event memory, ${machine()}`);
  const folder = await Deno.makeTempDir();
  try {
    const shapes = { "a class of 200": [200, 15], "one long run": [1, 3000] } as const;
    for (const [name, [runs, cases]] of Object.entries(shapes)) {
      const files = classOf(folder, runs, cases);
      for (const keep of ["drop", "keep"] as const) await line(name, keep, files);
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function line(name: string, keep: "drop" | "keep", files: readonly string[]): Promise<void> {
  const mib = files.reduce((sum, file) => sum + Deno.statSync(file).size, 0) / MIB;
  const ratios: number[] = [];
  const lines: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const idle = await peakIn("nothing", keep, files);
    lines.push((await peakIn("lines", keep, files) - idle) / mib);
    whole.push((await peakIn("whole", keep, files) - idle) / mib);
    ratios.push((lines.at(-1) ?? NaN) / (whole.at(-1) ?? NaN));
  }
  const what = `${name}, ${keep === "keep" ? "all reports kept" : "one report at a time"}`;
  console.log([
    `  ${what.padEnd(38)}`,
    `${mib.toFixed(0)} MiB of events`,
    `${median(lines).toFixed(2)} MiB per MiB`,
    `at once ${median(whole).toFixed(2)}`,
    `ratio ${median(ratios).toFixed(2)} (${ROUNDS} rounds)`,
  ].join("  "));
}

/** The peak of a process that does nothing else, in MiB. */
async function peakIn(reader: string, keep: string, files: readonly string[]): Promise<number> {
  const args = ["run", "-A", "--quiet", import.meta.filename ?? "", reader, keep, ...files];
  const { stdout } = await new Deno.Command(Deno.execPath(), { args, stderr: "inherit" }).output();
  return Number(new TextDecoder().decode(stdout));
}

async function peakOfReading(
  reader: string,
  { files, keep }: { readonly files: readonly string[]; readonly keep: boolean },
): Promise<number> {
  const reports: (Report | undefined)[] = [];
  for (const file of files) {
    const report = await READERS[reader]?.(file);
    if (keep) reports.push(report);
  }
  const status = await Deno.readTextFile("/proc/self/status");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** Files with the events of runs of so many cases each. */
function classOf(folder: string, runs: number, cases: number): readonly string[] {
  const wire = Array.from({ length: 400 }, (_, index) => ({
    index,
    atMs: index,
    from: index % 2 === 0 ? "harness" as const : "engine" as const,
    text: index % 2 === 0 ? `${index} genmove red\n` : `=${index} a1-b2\n`,
  }));
  const made = Array.from({ length: cases }, (_, at) => sampleCase(`mgtp/case_${at}`, { wire }));
  const report = sampleReport(made);
  const text = eventsOf(report).map(encodeEvent).join("");
  return Array.from({ length: runs }, (_, at) => {
    const file = `${folder}/${runs}_${at}.jsonl`;
    Deno.writeTextFileSync(file, text);
    return file;
  });
}
