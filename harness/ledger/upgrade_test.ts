import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { type Report, reportOf } from "../core/mod.ts";
import { conclusionOf, renderConsole, REPORTERS, unjudgedRules } from "../../reporters/mod.ts";
import { decodeEvents, encodeEvent, EVENTS_FORMAT } from "./event_codec.ts";
import { isGame } from "./match_schema.ts";
import { upgradeGame } from "./upgrade.ts";

const GAME = {
  ...{ number: 1, pair: 1, seed: 1, first: 1, setup: "", opening: 0, fouls: [], attempts: 1 },
  ...{ startedAtMs: 0, durationMs: 5, plies: [] },
  outcome: { kind: "over", reason: "NoMove", winner: 1 },
};

/** A stream that the version before wrote, in which verdicts had sentences. */
const OLD = Deno.readTextFileSync(
  new URL("../../fixtures/streams/events_format_1.jsonl", import.meta.url),
);

function oldReport(): Report {
  const { events, problems } = decodeEvents(OLD);
  assertEquals(problems, []);
  const report = reportOf(events);
  assert(report);
  return report;
}

Deno.test("the sentences of a stream of the version before become reasons", () => {
  const reasons = oldReport().cases.map(({ verdict }) =>
    "because" in verdict ? verdict.because.kind : verdict.kind
  );
  assertEquals(reasons, ["failed", "excluded", "barred", "barred", "told"]);
  const [, excluded, barred] = oldReport().cases;
  assertEquals(excluded?.verdict, {
    kind: "skipped",
    because: { kind: "excluded", by: "the teacher left it out" },
  });
  assertEquals(barred?.verdict, {
    kind: "skipped",
    because: { kind: "barred", rule: "mgtp/answers", scenario: "mgtp/first_contact" },
  });
});

Deno.test("a stream of the version before comes to the same conclusion, in every report", () => {
  const report = oldReport();
  assertEquals(conclusionOf(report), "violations");
  assertEquals(unjudgedRules(report), ["mgtp/quit-reply", "mgtp/quit-exits"]);
  for (const { render } of REPORTERS) assertStringIncludes(render(report, "en"), "mute");
  const options = { language: "en", colour: false, width: 200, verbose: true } as const;
  const text = renderConsole(report, options);
  assertStringIncludes(text, "the teacher left it out");
  assertStringIncludes(text, "Fix mgtp/answers first");
  assertStringIncludes(text, "812 ms were lost");
});

Deno.test("what is read of the version before is written in the format of today", () => {
  const { events } = decodeEvents(OLD);
  const written = events.map(encodeEvent).join("");
  assertStringIncludes(written, `"format":${EVENTS_FORMAT}`);
  assert(!written.includes('"kind":"skipped","why"'));
  const again = reportOf(decodeEvents(written).events);
  assertEquals(JSON.stringify(again), JSON.stringify(oldReport()));
});

Deno.test("a run in a newer format is refused with a reason", () => {
  const first = `{"format":${EVENTS_FORMAT + 1},${OLD.slice(1, OLD.indexOf("\n"))}`;
  const { events, problems } = decodeEvents(first);
  assertEquals([events.length, problems.length], [0, 1]);
  assertStringIncludes(problems[0]?.why.en ?? "", "a newer version of Shinpan");
});

Deno.test("an inconclusive game of the version before keeps its words", () => {
  const old = { ...GAME, outcome: { kind: "inconclusive", why: "busy" } };
  const game = upgradeGame(old);
  assert(isGame(game));
  const because = { kind: "told", why: "busy" } as const;
  assertEquals(game.outcome, { kind: "inconclusive", because });
  assertEquals(upgradeGame(GAME), GAME);
});
