import { assertEquals } from "@std/assert";
import type { Unanswered } from "../unanswered.ts";
import { giveUp } from "../give_up.ts";
import { BLAME } from "./blame.ts";
import { talk } from "./test_kit.ts";

const silent = (allowedMs = 60_000, partial = ""): Unanswered => (
  { kind: "silent", waitedMs: allowedMs, allowedMs, partial }
);
const LATE: Unanswered = { kind: "late", waitedMs: 9, allowedMs: 8, text: "bestmove 7g7f" };
const EXITED: Unanswered = { kind: "exited", code: 1, stderr: "" };
const OTHER: Unanswered = { kind: "other-protocol", name: "UCI / USI", text: "id name x" };

Deno.test.each<[string[], Unanswered, string]>([
  [["> usi"], silent(), "usi/usiok"],
  [["> usi", "< id name x"], OTHER, "usi/usiok"],
  [["> usi", "< id name x", "< uciok"], OTHER, "usi/speaks-usi"],
  [["> usi", "< Unknown command: 'usi'"], silent(), "usi/speaks-usi"],
  [["> usi", "< ?1 unknown"], silent(), "usi/speaks-usi"],
  [["> usi", "< USI OK"], silent(), "usi/exact-words"],
  [["> usi"], silent(10_000, "usiok"), "usi/ends-line"],
  [["> usi"], LATE, "usi/usiok-in-time"],
  [["> usi"], EXITED, "usi/stays-alive"],
  [["> usi"], { kind: "unflushed", text: "usiok" }, "usi/flush"],
  [["> usi"], { kind: "on-stderr", text: "usiok" }, "usi/answers-on-stdout"],
  [["> usi"], { kind: "needs-crlf", text: "usiok" }, "usi/reads-lf"],
  [["> usi"], { kind: "flooded", what: "line", bytes: 9 }, "usi/bounded-output"],
  [["> isready"], silent(), "usi/readyok"],
  [["> isready"], LATE, "usi/readyok-in-time"],
  [["> go btime 60000 wtime 60000"], silent(), "usi/bestmove-comes"],
  [["> go btime 60000 wtime 60000"], LATE, "usi/bestmove-in-time"],
  [["> go btime 0 wtime 0 byoyomi 1000"], silent(2_000), "usi/byoyomi-kept"],
  [["> go btime 0 wtime 0 byoyomi 1000"], LATE, "usi/byoyomi-kept"],
  [["> go btime 1 wtime 1 binc 5 winc 5"], LATE, "usi/increment-kept"],
  [["> go movetime 100"], LATE, "usi/movetime-kept"],
  [["> go byoyomi 1000"], { kind: "unflushed", text: "bestmove 7g7f" }, "usi/byoyomi-kept"],
  [["> go btime 60000"], { kind: "unflushed", text: "bestmove 7g7f" }, "usi/flush"],
  [["> go infinite", "> stop"], silent(5_000), "usi/stop-answers"],
  [["> go infinite", "> stop"], LATE, "usi/stop-in-time"],
  [["> go ponder byoyomi 10", "> ponderhit"], silent(1_010), "usi/ponderhit-answers"],
  [["> go ponder byoyomi 10", "> ponderhit", "> stop"], LATE, "usi/stop-in-time"],
  [["> go mate 1000"], silent(6_000), "usi/go-mate"],
  [["> go mate 1000"], LATE, "usi/go-mate"],
])("after %s the blame is found", (lines, why, rule) => {
  assertEquals(
    giveUp({ blame: BLAME, bout: talk(lines).bout }, why).map((finding) => finding.rule),
    [rule],
  );
});

Deno.test("a step's own rule replaces silence, exit and lateness, but not a clear diagnosis", () => {
  const { bout } = talk(["> isready"]);
  const instead = "usi/survives-unknown";
  const rules = [silent(), EXITED, LATE].map((why) =>
    giveUp({ blame: BLAME, bout }, why, instead)[0]?.rule
  );
  assertEquals(rules, [instead, instead, instead]);
  assertEquals(
    giveUp({ blame: BLAME, bout }, { kind: "flooded", what: "x", bytes: 1 }, instead)[0]?.rule,
    [
      "usi/bounded-output",
    ][0],
  );
});

Deno.test("only silence and lateness are a matter of time", () => {
  const { bout } = talk(["> isready"]);
  assertEquals(
    [silent(), LATE, EXITED].map((why) => giveUp({ blame: BLAME, bout }, why)[0]?.timing),
    [
      true,
      true,
      undefined,
    ],
  );
});
