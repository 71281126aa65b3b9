/** How large the HTML report gets, and how soon a reader sees something of it. @module */

import conforming from "../fixtures/engines/mgtp/conforming.ts";
import breaksRank from "../fixtures/engines/mgtp/breaks_dark_chess_rank.ts";
import { runFixture, scenariosOf } from "../fixtures/engines/matrix.ts";
import { type CaseReport, type Report, ReportFold } from "../harness/core/mod.ts";
import { SharedParts } from "../harness/ledger/mod.ts";
import { startBrowser, watch } from "../harness/testing/browser.ts";
import { eventsOf } from "../harness/testing/sample_report.ts";
import { renderMany } from "../reporters/mod.ts";
import { mgtpPairing } from "./bench_run.ts";
import { machine, median } from "./measure.ts";

/** What a reader waits for, in milliseconds since the page was asked for. */
export interface Seen {
  /** Something is painted: the verdict. */
  readonly paintMs: number;
  /** The list of cases can be used. */
  readonly listMs: number;
}

/** Reports of real engines, each with so many cases; every other engine breaks a rule. */
export async function reportsOf(
  { engines, cases }: { readonly engines: number; readonly cases: number },
): Promise<readonly Report[]> {
  const pairing = mgtpPairing();
  const scenarios = await scenariosOf(pairing);
  const fixtures = [{ ...breaksRank, name: "breaks_rank" }, { ...conforming, name: "conforming" }];
  const bases = await Promise.all(
    fixtures.map((fixture) => runFixture(fixture, { pairing, scenarios })),
  );
  return Array.from({ length: engines }, (_, at) => {
    const base = bases[at % bases.length];
    if (!base) throw new Error("There is no engine");
    return grown(base, { name: `engine_${at + 1}`, count: cases });
  });
}

/** The same report with so many cases, under names of their own. */
function grown(
  report: Report,
  { name, count }: { readonly name: string; readonly count: number },
): Report {
  const cases = Array.from({ length: count }, (_, at): CaseReport => {
    const one = report.cases[at % report.cases.length];
    if (!one) throw new Error("There is no case");
    const round = Math.floor(at / report.cases.length);
    return round === 0 ? one : { ...one, key: `${one.key}#${round + 1}` };
  });
  const planned = cases.map(({ key }) => key);
  return { ...report, cases, run: { ...report.run, planned, engine: { name, command: [name] } } };
}

/** What making the pages of a report costs, and writing the same report as JSON. */
export interface MakeCost {
  readonly seconds: number;
  readonly plainSeconds: number;
  /** The most memory that this process held so far, the report included; NaN where that is not told. */
  readonly peakMiB: number;
  readonly plainMiB: number;
}

const MIB = 1024 * 1024;

/** The cost for a report whose cases share nothing but what reading them from a file shares. */
export async function makeCost(
  size: { readonly engines: number; readonly cases: number },
): Promise<MakeCost> {
  const reports = (await reportsOf(size)).map(readAgain);
  const pages: number[] = [];
  const plain: number[] = [];
  let [peakMiB, characters] = [NaN, 0];
  for (let round = 0; round < TURNS; round++) {
    pages.push(secondsOf(() => renderMany(reports, { language: "en" })));
    if (round === 0) peakMiB = peak();
    plain.push(secondsOf(() => characters = plainLength(reports)));
  }
  const [seconds, plainSeconds] = [median(pages), median(plain)];
  return { seconds, plainSeconds, peakMiB, plainMiB: characters / MIB };
}

const TURNS = 3;

function secondsOf(work: () => void): number {
  const sinceMs = performance.now();
  work();
  return (performance.now() - sinceMs) / 1000;
}

function plainLength(reports: readonly Report[]): number {
  const cases = reports.flatMap((report) => report.cases);
  return cases.reduce((sum, one) => sum + JSON.stringify(one).length, 0);
}

/** A report as `report` has it from the lines of a file. */
function readAgain(report: Report): Report {
  const fold = new ReportFold();
  const pictures = new SharedParts();
  const [first] = eventsOf({ ...report, cases: [] });
  if (first) fold.add(first);
  for (const one of report.cases) {
    for (const event of eventsOf({ ...report, cases: [one] }).slice(1)) {
      fold.add(pictures.share(JSON.parse(JSON.stringify(event))));
    }
  }
  const again = fold.report();
  if (!again) throw new Error("There is no report");
  return again;
}

function peak(): number {
  if (Deno.build.os !== "linux") return NaN;
  const [, kib] = /^VmHWM:\s+(\d+)/m.exec(Deno.readTextFileSync("/proc/self/status")) ?? [];
  return Number(kib) / 1024;
}

const ROUNDS = 9;
const FIRST_PAINT = `new Promise((done) => new PerformanceObserver((list) => {
  const [paint] = list.getEntriesByName("first-contentful-paint");
  if (paint) done(paint.startTime);
}).observe({ type: "paint", buffered: true }))`;
const EMPTY = "<!doctype html><title>empty</title><p>The engine conforms";
const SIZES = [
  { title: "300 cases of one engine", engines: 1, cases: 300 },
  { title: "20,000 cases of one engine", engines: 1, cases: 20_000 },
  { title: "20,000 cases of 200 engines", engines: 200, cases: 100 },
] as const;

async function bench(): Promise<void> {
  const started = await startBrowser();
  if (!started.ok) return console.log(`Skipped, there is no Chromium here: ${started.error}`);
  const { browser } = started;
  console.log(`${machine()}\nhtml, Chromium ${browser.version()}, files from disk`);
  const folder = await Deno.makeTempDir();
  const look = async (file: string): Promise<Seen> => {
    await using watched = await watch(browser, `file://${folder}/${file}`);
    const list = watched.page.locator("#cases tbody tr").first();
    if (file !== "empty.html") await list.waitFor();
    const paintMs = await watched.page.evaluate<number>(FIRST_PAINT);
    return { paintMs, listMs: await watched.page.evaluate<number>("performance.now()") };
  };
  Deno.writeTextFileSync(`${folder}/empty.html`, EMPTY);
  for (const { title, ...size } of SIZES) {
    const reports = await reportsOf(size);
    const sinceMs = performance.now();
    const files = renderMany(reports, { language: "en" });
    const tookMs = performance.now() - sinceMs;
    for (const { fileName, text } of files) Deno.writeTextFileSync(`${folder}/${fileName}`, text);
    print(title, { sizes: files.map(({ text }) => text.length), tookMs });
    await measure(look);
  }
  await browser.close();
  await Deno.remove(folder, { recursive: true });
}

function print(
  title: string,
  { sizes, tookMs }: { readonly sizes: readonly number[]; readonly tookMs: number },
): void {
  const [first = 0, ...others] = sizes.map((size) => size / 1e6);
  const rest = others.reduce((sum, size) => sum + size, 0);
  const more = others.length === 0 ? "" : ` + ${others.length} files, ${rest.toFixed(1)} MB`;
  console.log(`  ${title}: ${first.toFixed(2)} MB${more}, made in ${(tookMs / 1000).toFixed(1)} s`);
}

/** Takes turns with an empty page, so that a busy machine disturbs both alike. */
async function measure(look: (file: string) => Promise<Seen>): Promise<void> {
  const rounds: { readonly report: Seen; readonly empty: Seen }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const seen = { report: await look("index.html"), empty: await look("empty.html") };
    if (round > 0) rounds.push(seen);
  }
  const ms = (times: readonly number[]): string => `${Math.round(median(times))} ms`;
  const ratios = rounds.map(({ report, empty }) => report.paintMs / empty.paintMs);
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  console.log(
    `    first paint ${ms(rounds.map(({ report }) => report.paintMs))}, empty page ` +
      `${ms(rounds.map(({ empty }) => empty.paintMs))}, ratio ${median(ratios).toFixed(2)} ` +
      `(${spread} in ${ROUNDS} rounds); list of cases after ` +
      ms(rounds.map(({ report }) => report.listMs)),
  );
}

if (import.meta.main) await bench();
