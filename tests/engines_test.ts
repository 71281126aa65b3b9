import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { brokenRules, type Report, reportOf } from "../harness/core/mod.ts";
import { checkHere } from "./test_kit.ts";
import { elementsOf, parseXml } from "../harness/testing/check_xml.ts";
import { type Running, startShinpan, textIn, until } from "../harness/testing/command_line.ts";
import { compileC } from "../harness/testing/compile_c.ts";
import { lacks } from "../harness/testing/needs.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";
import { decodeEvents } from "../harness/ledger/mod.ts";

const NO_CC = await lacks("cc");

/** Runs `check mgtp …` as a process, at which `watch` may look now and then. */
async function checkWatched(
  folder: TempFolder,
  args: readonly string[],
  watch: (running: Running) => void,
) {
  const folderOfReport = `${folder.path}/${crypto.randomUUID()}`;
  const words = ["check", "--report", folderOfReport, "mgtp", ...args];
  const running = startShinpan(words, { cwd: folder.path });
  const timer = setInterval(() => watch(running), 20);
  const ended = await running.ended;
  clearInterval(timer);
  const { events } = decodeEvents(Deno.readTextFileSync(`${folderOfReport}/events.jsonl`));
  const report = reportOf(events) as Report;
  const rules = brokenRules(report).map(({ rule }) => rule.id);
  return { ...ended, running, report, rules, folder: folderOfReport };
}

Deno.test({
  name: "an engine keeps every rule of the whole suite, with one job and with eight",
  fn: async () => {
    await using folder = await tempFolder();
    // The one in C, or the bundled one where there is no compiler.
    const engine = NO_CC ? [] : [await compileC(folder, "conforming")];
    const runs = await Promise.all(
      ["1", "8"].map((jobs) => checkHere(folder, ["mgtp", "--strict", "--jobs", jobs, ...engine])),
    );
    for (const run of runs) {
      assertEquals([run.code, run.rules], [0, []], run.out);
      assert(run.report.cases.every(({ verdict }) => verdict.kind === "passed"), run.out);
    }
    const [one, eight] = runs.map(({ report }) => report.cases.map(({ key }) => key));
    assertEquals(one, eight);
  },
});

Deno.test({
  name: "an engine in C that forgets to flush is reported as exactly that",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "forgets_flush");
    const run = await checkHere(folder, ["mgtp", "--strict", "--time-scale", "0.2", engine]);
    assertEquals([run.code, run.rules], [1, ["mgtp/flush"]], run.out);
    assertStringIncludes(run.out, "fflush(stdout)");
    const verdicts = Map.groupBy(run.report.cases, ({ verdict }) => verdict.kind);
    assertEquals([...verdicts.keys()].sort(), ["failed", "skipped"]);
    assertEquals(verdicts.get("failed")?.length, 1);
  },
});

/** However busy the machine is, the cap is reached before our patience ends. */
const SLOWLY = ["--time-scale", "5"] as const;
const PATIENT = ["--scenario", "mgtp/first_contact", ...SLOWLY] as const;
/** For an engine that never answers, whatever the time. */
const QUICK = [...PATIENT.slice(0, -1), "0.2"];

/** A flood in lines, a flood without line ends, and a flood on stderr. */
const FLOODS: Readonly<Record<string, string>> = {
  lines: "exec yes 'thinking about it'",
  line: "exec tr '\\0' x < /dev/zero",
  stderr: "exec yes 'thinking about it' >&2",
};

/** What is found where it is not too much output: of stderr there may be any amount. */
const FLOODED: Readonly<Record<string, readonly string[]>> = {
  stderr: ["mgtp/answers", "mgtp/brief-stderr"],
};

Deno.test({
  name: "a flood is named, and the memory of the harness stays small",
  ignore: await lacks("linux"),
  fn: async () => {
    await using folder = await tempFolder();
    await Promise.all(
      Object.entries(FLOODS).map(async ([name, command]) => {
        folder.write(name, `#!/bin/sh\n${command}\n`, 0o755);
        let peakKiB = 0;
        const scale = name in FLOODED ? QUICK : PATIENT;
        const run = await checkWatched(folder, [...scale, `./${name}`], ({ child }) => {
          const status = textIn(`/proc/${child.pid}/status`);
          const [, peak] = /VmHWM:\s*(\d+) kB/.exec(status) ?? [];
          peakKiB = Math.max(peakKiB, Number(peak ?? 0));
        });
        assertEquals(run.code, 1, run.out);
        assertEquals(run.rules, FLOODED[name] ?? ["mgtp/bounded-output"], name);
        assert(peakKiB > 0 && peakKiB < 300 * 1024, `${name}: ${peakKiB} KiB`);
        for (const file of ["events.jsonl", "junit.xml"]) {
          assert(Deno.statSync(`${run.folder}/${file}`).size < 5_000_000, `${name}: ${file}`);
        }
        await until("the end of the flood", () => run.running.left().length === 0);
      }),
    );
  },
});

const STUBBORN = `#!/bin/sh
trap '' TERM HUP INT
setsid sh -c 'trap "" TERM HUP; setsid sleep 300 & sleep 300' > /dev/null 2>&1 &
while [ ! -e seen ]; do sleep 0.05; done
while read -r id name rest; do echo "=$id stubborn"; done
sleep 300
`;

Deno.test({
  name: "an engine that ignores SIGTERM leaves no process behind, not even one that left its group",
  ignore: await lacks("linux", "setsid"),
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("stubborn", STUBBORN, 0o755);
    let most = 0;
    const args = ["--scenario", "mgtp/format/any_id", "--repeat", "4", ...SLOWLY, "./stubborn"];
    const run = await checkWatched(folder, args, ({ left }) => {
      most = Math.max(most, left().length);
      // It answers only once its descendants have been seen.
      if (most >= 3) folder.write("seen", "");
    });
    assertEquals(run.code, 0, run.out);
    await until("that all are gone", () => run.running.left().length === 0);
    assert(most >= 3, "there were descendants to be found");
  },
});

/** Says right words among bytes that no report may pass on. */
const RUDE = `#!/bin/sh
while read -r id name rest; do
  printf '\\033[31mred]]><x>&\\001\\302\\n::error::fake\\n'
  printf '\\033]0;title\\007 \\377\\n' >&2
  printf '=%s \\033[2J]]><script>\\001\\010&amp;\\303\\n' "$id"
  if [ "$name" = quit ]; then exit 0; fi
done
`;

function checkRude(folder: TempFolder, scenarios: readonly string[]) {
  folder.write("rude", RUDE, 0o755);
  return checkHere(folder, [
    "mgtp",
    ...scenarios.flatMap((id) => ["--scenario", `mgtp/${id}`]),
    ...["--verbose", "--reporter", "junit,json,tap,github-summary", "./rude"],
  ]);
}

Deno.test({
  name: "bytes of a rude engine reach neither the terminal nor the reports",
  ignore: await lacks("posix"),
  fn: async () => {
    await using folder = await tempFolder();
    const scenarios = ["first_contact", "commands/name_and_version", "genmove", "format/any_id"];
    const run = await checkRude(folder, scenarios);
    assertEquals(run.code, 1, run.out);
    // deno-lint-ignore no-control-regex -- they are what must not be there
    const raw = /[\x00-\x09\x0b-\x1f\x7f-\x9f]/;
    assert(!raw.test(run.out) && !raw.test(run.err));
    assert(!/^::/m.test(run.out), "no commands for GitHub");
    const xml = Deno.readTextFileSync(`${run.folder}/junit.xml`);
    assert(elementsOf(parseXml(xml), "failure").length > 0);
    JSON.parse(Deno.readTextFileSync(`${run.folder}/report.json`));
  },
});

Deno.test({
  name: "xmllint accepts the JUnit file about a rude engine",
  ignore: await lacks("xmllint"),
  fn: async () => {
    await using folder = await tempFolder();
    const run = await checkRude(folder, ["first_contact"]);
    const lint = new Deno.Command("xmllint", { args: ["--noout", `${run.folder}/junit.xml`] });
    assertEquals(new TextDecoder().decode((await lint.output()).stderr), "");
  },
});
