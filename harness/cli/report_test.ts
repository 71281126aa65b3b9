import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { elementsOf, parseXml } from "../testing/check_xml.ts";
import { captured, environment } from "../testing/environment.ts";
import { sampleGrade, sampleGradebook } from "../testing/sample_gradebook.ts";
import { eventsOf, sampleCase, sampleReport, sampleRun } from "../testing/sample_report.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { runCommand } from "./mod.ts";
import { encodeEvent, encodeJobEvent } from "../ledger/mod.ts";
import { sealAll } from "../ledger/seal_kit.ts";

const STREAM = eventsOf(sampleReport()).map(encodeEvent).join("");

function report(...args: readonly string[]) {
  return captured(() => runCommand(["report", ...args, "--lang", "en"]));
}

Deno.test("without reporters the console's text is printed and nothing is written", async () => {
  await using folder = await tempFolder();
  folder.write("run/events.jsonl", STREAM);
  using _ = environment({ INIT_CWD: folder.path });
  const { result, out, err } = await report("run/events.jsonl");
  assertEquals([result, err], [1, ""]);
  assertStringIncludes(out, "The engine does not conform");
  assertEquals([...Deno.readDirSync(`${folder.path}/run`)].length, 1);
});

Deno.test("reports go beside the events, or where --report says", async () => {
  await using folder = await tempFolder();
  folder.write("run/events.jsonl", STREAM);
  using _ = environment({ INIT_CWD: folder.path });
  const beside = await report("run/events.jsonl", "--reporter", "junit,json");
  assertStringIncludes(beside.out, "  run/junit.xml  run/report.json\n");
  parseXml(await Deno.readTextFile(`${folder.path}/run/junit.xml`));
  JSON.parse(await Deno.readTextFile(`${folder.path}/run/report.json`));
  await report("--reporter", "tap", "run/events.jsonl", "--report", "out/deep/");
  const [file] = [...Deno.readDirSync(`${folder.path}/out/deep`)];
  assertStringIncludes(await Deno.readTextFile(`${folder.path}/out/deep/${file?.name}`), "TAP");
});

Deno.test("a report that cannot be written is a usage error", async () => {
  await using folder = await tempFolder();
  folder.write("run/events.jsonl", STREAM);
  folder.write("out/junit.xml/in_the_way", "");
  using _ = environment({ INIT_CWD: folder.path });
  const { result, err } = await report(
    "run/events.jsonl",
    "--reporter",
    "junit",
    "--report",
    "out",
  );
  assertEquals(result, 2);
  assertMatch(
    err,
    /^report: Cannot write to ".*out\/junit\.xml": name another folder with --report/,
  );
});

Deno.test("a run that was killed while it wrote has its report", async () => {
  await using folder = await tempFolder();
  // The last line, run-finished, is gone, and the one before it is torn.
  const lines = STREAM.trimEnd().split("\n").slice(0, -1);
  const last = lines.at(-1) ?? "";
  folder.write("events.jsonl", STREAM.slice(0, STREAM.indexOf(last) + Math.ceil(last.length / 2)));
  using _ = environment({ INIT_CWD: folder.path });
  const { out, err } = await report("events.jsonl", "--reporter", "junit");
  assertStringIncludes(err, `events.jsonl:${lines.length}: Line ${lines.length} is torn`);
  assertStringIncludes(out, "cut short");
  const root = parseXml(await Deno.readTextFile(`${folder.path}/junit.xml`));
  assert(elementsOf(root, "error").length > 0);
});

Deno.test("a run with a damaged line is not a finished one, whatever the other lines say", async () => {
  await using folder = await tempFolder();
  const cases = [sampleCase("mgtp/first_contact")];
  const conforming = { ...sampleReport(), run: sampleRun(), cases };
  const lines = sealAll(eventsOf(conforming).map(encodeEvent));
  folder.write("events.jsonl", lines.join(""));
  using _ = environment({ INIT_CWD: folder.path });
  assertEquals((await report("events.jsonl")).result, 0);
  folder.write("events.jsonl", lines.with(1, lines[1]?.replace("case", "cake") ?? "").join(""));
  const { result, out, err } = await report("events.jsonl");
  assertEquals(result, 4);
  assertStringIncludes(err, "events.jsonl:2: Line 2 is damaged");
  assertStringIncludes(out, "cut short");
});

Deno.test("a file without a run, or none at all, is a usage error", async () => {
  await using folder = await tempFolder();
  folder.write("run.jsonl", STREAM);
  folder.write("empty.jsonl", "");
  folder.write("other.jsonl", '{"a":1}\nnonsense\n');
  using _ = environment({ INIT_CWD: folder.path });
  const cases: Readonly<Record<string, string>> = {
    "empty.jsonl": 'No run in "empty.jsonl"',
    "other.jsonl": "other.jsonl:2: ",
    "none.jsonl": 'Cannot read "none.jsonl"',
    "": "A file of events is needed",
    "run.jsonl other.jsonl": "other.jsonl:2: ",
    "run.jsonl run.jsonl": "The page of several runs has no place yet: name it with --report",
    "run.jsonl run.jsonl --reporter junit": "Several runs make a page alone",
    "run.jsonl --reporter pdf": 'Unknown reporter "pdf"',
  };
  for (const [args, message] of Object.entries(cases)) {
    const { result, err } = await report(...args.split(" ").filter((word) => word !== ""));
    assertEquals(result, 2, args);
    assertStringIncludes(err, message);
  }
});

Deno.test("several runs make one page, and come to the worst of them", async () => {
  await using folder = await tempFolder();
  const passed = eventsOf(sampleReport([sampleCase("mgtp/commands/name")])).map(encodeEvent);
  folder.write("alice/events.jsonl", passed.join(""));
  folder.write("bob/events.jsonl", STREAM);
  using _ = environment({ INIT_CWD: folder.path });
  const { result, out, err } = await report(
    ...["alice/events.jsonl", "--report", "all", "bob/events.jsonl"],
  );
  assertEquals([result, err], [1, ""]);
  assertMatch(out, /^my_engine \(alice\) · mgtp {2}✓ .*\nmy_engine \(bob\) · mgtp {2}✗ /);
  assertStringIncludes(out, "\n\nall/index.html\n");
  const page = await Deno.readTextFile(`${folder.path}/all/index.html`);
  assertStringIncludes(page, "1 of 2 engines conform");
  assertStringIncludes(page, "my_engine (bob)");
});

Deno.test("a stream of the version before is read, alone and beside one of today", async () => {
  await using folder = await tempFolder();
  const old = new URL("../../fixtures/streams/events_format_1.jsonl", import.meta.url);
  folder.write("old/events.jsonl", Deno.readTextFileSync(old));
  folder.write("new/events.jsonl", STREAM);
  using _ = environment({ INIT_CWD: folder.path });
  const { result, out, err } = await report("old/events.jsonl");
  assertEquals([result, err], [1, ""]);
  assertStringIncludes(out, "Fix mgtp/answers first");
  const both = await report("old/events.jsonl", "new/events.jsonl", "--report", "page");
  assertEquals([both.result, both.err], [1, ""]);
});

Deno.test("the stream of a match or a contest makes its reports again", async () => {
  await using folder = await tempFolder();
  using _ = environment({ INIT_CWD: folder.path });
  const how = ["--games", "1", "--no-eat-flip", "4", "--reporter", "json", "--lang", "en"];
  const players = ["mgtp", "builtin:random", "builtin:greedy"];
  for (const job of ["match", "contest"]) {
    await captured(() => runCommand([job, ...players, ...how, "--out", job]));
    const file = `${folder.path}/${job}/${job}-result.json`;
    const before = await Deno.readTextFile(file);
    await Deno.remove(file);
    const { result, out } = await report(`${job}/events.jsonl`, "--reporter", "json");
    assertEquals([result, await Deno.readTextFile(file)], [0, before]);
    assertStringIncludes(out, "random");
    const refused = await report(`${job}/events.jsonl`, "--reporter", "junit");
    assertStringIncludes(refused.err, `has no report "junit"`);
  }
  const text = await Deno.readTextFile(`${folder.path}/match/events.jsonl`);
  folder.write("match/events.jsonl", text.replace('"pair":1', '"pair":2'));
  const damaged = await report("match/events.jsonl");
  assertEquals(damaged.result, 4);
  assertStringIncludes(damaged.err, "events.jsonl:2: this line is damaged");
});

Deno.test("the stream of a class shows its gradebook, as far as it goes", async () => {
  await using folder = await tempFolder();
  using _ = environment({ INIT_CWD: folder.path });
  const waiting = sampleGrade("ann", { slug: "ann", standing: "waiting", points: 0 });
  const events = [
    { kind: "class-started", book: sampleGradebook([waiting]), total: 1 },
    { kind: "submission-graded", grade: sampleGrade("ann", { slug: "ann", points: 77 }) },
  ] as const;
  const lines = events.map(encodeJobEvent);
  folder.write("events.jsonl", lines.join(""));
  const whole = await report("events.jsonl");
  assertStringIncludes(whole.out, "77");
  folder.write("cut.jsonl", lines[0] ?? "");
  assertEquals((await report("cut.jsonl")).result, 4);
});
