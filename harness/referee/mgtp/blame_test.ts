import { assertEquals } from "@std/assert";
import type { Unanswered } from "../unanswered.ts";
import { giveUp } from "../give_up.ts";
import { BLAME } from "./blame.ts";
import { talk } from "./test_kit.ts";

const SILENT: Unanswered = { kind: "silent", waitedMs: 15_000, partial: "" };
const LATE: Unanswered = { kind: "late", waitedMs: 12_000, allowedMs: 10_000, text: "=1 x" };
const EXITED: Unanswered = { kind: "exited", code: 1, stderr: "" };
const MET = ["> 2 version", "< =2 1"];

Deno.test.each<[string, string[], Unanswered, string]>([
  ["silence", ["> 1 name"], SILENT, "mgtp/answers"],
  ["silence after genmove", ["> 12 genmove unknown"], SILENT, "mgtp/genmove-answers"],
  ["a late first reply", ["> 1 name"], LATE, "mgtp/first-reply-in-time"],
  ["a late reply", [...MET, "> 1 name"], LATE, "mgtp/answers-in-time"],
  ["a late ready", [...MET, "> 14 ready"], LATE, "mgtp/ready-in-time"],
  ["a late genmove", [...MET, "> 12 genmove red"], LATE, "mgtp/genmove-in-time"],
  ["an exit", ["> 1 name"], EXITED, "mgtp/stays-alive"],
  ["an exit instead of a reply to quit", ["> 5 quit"], EXITED, "mgtp/quit-reply"],
  ["no end of the line", ["> 14 ready"], { ...SILENT, partial: "=14" }, "mgtp/reply-newline"],
  ["no end of the last line", ["> 5 quit"], { ...EXITED, partial: "=5" }, "mgtp/reply-newline"],
  ["a prompt", ["> 14 ready"], { ...SILENT, partial: "> " }, "mgtp/answers"],
  ["a buffer", ["> 1 name"], { kind: "unflushed", text: "=1" }, "mgtp/flush"],
  ["a flood", ["> 1 name"], { kind: "flooded", what: "line", bytes: 9 }, "mgtp/bounded-output"],
  ["stderr", ["> 1 name"], { kind: "on-stderr", text: "=1" }, "mgtp/replies-on-stdout"],
  ["CRLF", ["> 1 name"], { kind: "needs-crlf", text: "=1" }, "mgtp/reads-lf"],
  ["UCI", ["> 1 name"], { kind: "other-protocol", name: "UCI", text: "" }, "mgtp/speaks-mgtp"],
  ["a wrong id", ["> 1 name", "< =0 x"], SILENT, "mgtp/reply-id"],
  ["a wrong id and an exit", ["> 5 quit", "< =0"], EXITED, "mgtp/reply-id"],
  ["an id of its own", ["> 1001 name", "< =1 x"], SILENT, "mgtp/any-id"],
  ["a ruler", ["> 1 name", "< === x ==="], SILENT, "mgtp/answers"],
  ["a ruler while it thinks", ["> 12 genmove red", "< === x ==="], SILENT, "mgtp/genmove-answers"],
  ["no sign", ["> 14 ready", "< 14"], SILENT, "mgtp/reply-prefix"],
  ["a bare ply", ["> 12 genmove red", "< a1 a2"], SILENT, "mgtp/reply-prefix"],
  ["a bare name", ["> 1 name", "< x"], SILENT, "mgtp/reply-prefix"],
  ["a bare true", ["> 3 known_command quit", "< true"], SILENT, "mgtp/reply-prefix"],
  ["a reply behind words", ["> 14 ready", "< loaded =14"], SILENT, "mgtp/reply-prefix"],
  ["a ply behind words", ["> 12 genmove red", "< score 4 =12 a1 a2"], SILENT, "mgtp/reply-prefix"],
  ["a last reply behind words", ["> 5 quit", "< bye =5"], EXITED, "mgtp/reply-prefix"],
  ["a value, no reply", ["> 12 genmove red", "< depth=12"], SILENT, "mgtp/genmove-answers"],
  ["words before it hangs", [...MET, "> 14 ready", "< Loading tables"], SILENT, "mgtp/answers"],
  ["words before it exits", ["> 1 name", "< cannot open x"], EXITED, "mgtp/stays-alive"],
  ["words after an empty line", ["> ", "> 1 name", "< ?0 what"], EXITED, "mgtp/stays-alive"],
  ["a crash in what no client sends", ["> 13 game_over red"], EXITED, "mgtp/game-over"],
  ["silence about what no client asks", ["> 6 boardsize 8 4"], SILENT, "mgtp/boardsize"],
  ["nothing asked", [], SILENT, "mgtp/answers"],
])("%s", (_name, lines, why, rule) => {
  assertEquals(
    giveUp({ blame: BLAME, bout: talk(lines).bout }, why).map((finding) => finding.rule),
    [rule],
  );
});

Deno.test.each<[string, string[], Unanswered, string]>([
  ["silence", ["> 1 name"], SILENT, "mgtp/name"],
  ["a delay", ["> 1 name"], LATE, "mgtp/name"],
  ["an exit, which is no wrong answer", ["> 1 name"], EXITED, "mgtp/stays-alive"],
  ["an answer at the end of the input", ["> 1 name"], { kind: "unflushed", text: "" }, "mgtp/name"],
  ["a wrong id, which is told as such", ["> 1 name", "< =0"], SILENT, "mgtp/reply-id"],
  ["a wrong id after what no client sends", ["> 99 nonsense", "< ?"], SILENT, "mgtp/name"],
])("a step's own rule is to blame for %s", (_name, lines, why, rule) => {
  assertEquals(
    giveUp({ blame: BLAME, bout: talk(lines).bout }, why, "mgtp/name").map((one) => one.rule),
    [rule],
  );
});

Deno.test("an exit after a command that no client sends weighs as that command does", () => {
  const [finding] = giveUp(
    { blame: BLAME, bout: talk(["> 13 game_over red"]).bout },
    EXITED,
    "mgtp/game-over",
  );
  assertEquals(finding?.rule, "mgtp/game-over");
});

Deno.test("of a long line the end is shown, where the reply stands", () => {
  const { bout } = talk(["> 12 genmove red", `< ${"i".repeat(2_000)}=12 a1 a2`]);
  const [finding] = giveUp({ blame: BLAME, bout }, SILENT);
  assertEquals(finding?.actual, `…${"i".repeat(111)}=12 a1 a2`);
});

Deno.test("an exit is what a step about surviving waits for", () => {
  const [finding] = giveUp(
    { blame: BLAME, bout: talk(["> 1 name"]).bout },
    EXITED,
    "mgtp/survives-crlf",
  );
  assertEquals(finding?.rule, "mgtp/survives-crlf");
});

Deno.test("only what was measured may be the fault of a busy machine", () => {
  const { bout } = talk(["> 1 name"]);
  const timing = [SILENT, LATE, EXITED].map((why) =>
    giveUp({ blame: BLAME, bout }, why)[0]?.timing
  );
  assertEquals(timing, [true, true, undefined]);
});

Deno.test("what is no command may be answered with a refusal", () => {
  const [finding] = giveUp(
    { blame: BLAME, bout: talk(["> 99 nonsense"]).bout },
    SILENT,
    "mgtp/survives-unknown-id",
  );
  assertEquals(finding?.expected, ["?99", "=99"]);
});
