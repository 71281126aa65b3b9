import { assertEquals } from "@std/assert";
import { formatProblem } from "../scenario/mod.ts";
import { handlingFor, parseClassHandling, parseHandling } from "./submission_config.ts";

Deno.test("a submission says how it is built and run", async () => {
  const text = "build: make all\nrun: ./engine -q 'two words'\ncwd: src\nprotocol: mgtp\n";
  const read = await parseHandling({ file: "shinpan.yaml", text });
  assertEquals(read.ok && read.value, {
    build: "make all",
    run: ["./engine", "-q", "two words"],
    protocol: "mgtp",
    cwd: "src",
  });
});

Deno.test.each([[""], ["# nothing yet\n"], ["\n\n"]])("%j says nothing", async (text) => {
  assertEquals(await parseHandling({ file: "shinpan.yaml", text }), { ok: true, value: {} });
});

Deno.test.each<[string, string]>([
  [
    "cwd: ../other\n",
    '1:6: Cannot read cwd "../other": stay in the submission: no leading slash and no ..',
  ],
  [
    "cwd: /etc\n",
    '1:6: Cannot read cwd "/etc": stay in the submission: no leading slash and no ..',
  ],
  ["run: ./a 'b\n", "1:6: Cannot read run \"./a 'b\": close the ' in column 5"],
  [
    "ruN: ./a\n",
    '1:1: Cannot read key "ruN": use one of build, run, protocol, cwd (did you mean "run"?)',
  ],
  ["submissions: {}\n", '1:1: Cannot read key "submissions": use one of build, run, protocol, cwd'],
])("%j is refused with its place", async (text, wanted) => {
  const read = await parseHandling({ file: "shinpan.yaml", text });
  assertEquals(read.ok || formatProblem(read.error[0]!).split("\n")[0], `shinpan.yaml:${wanted}`);
});

Deno.test("the grader's words count more than the student's, and a name's more than all's", async () => {
  const read = await parseClassHandling({
    file: "shinpan.yaml",
    text: "build: make\nsubmissions:\n  'b0*': { build: cc -o engine *.c }\n  b01: { run: ./x }\n",
  });
  if (!read.ok) throw new Error("unreadable");
  const own = { build: "evil", run: ["./mine"], cwd: "src" };
  const ofClass = read.value;
  assertEquals(handlingFor("a", { own, ofClass }), { build: "make", run: ["./mine"], cwd: "src" });
  assertEquals(handlingFor("b01", { own, ofClass }), {
    build: "cc -o engine *.c",
    run: ["./x"],
    cwd: "src",
  });
});
