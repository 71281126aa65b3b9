import { assert, assertEquals, assertThrows } from "@std/assert";
import { rateIn } from "./clients.ts";
import {
  compare,
  type Kept,
  middleOf,
  type Row,
  tableOf,
  withEarlier,
  withTable,
} from "./gate_figures.ts";

function row(name: string, ratio: number, better: Row["better"] = "higher"): Row {
  return { name, ratio, better, figure: "made up" };
}

const KEPT: Kept = {
  release: "1.0.0",
  runs: 3,
  machine: "2 cores",
  rows: [row("plies", 0.5), row("memory", 2, "lower"), row("clients", 0.3)],
};

Deno.test("what became worse by more than a fifth is named, in the direction that is worse", () => {
  const table = [
    [[0.5, 2], []],
    [[0.41, 2.39], []],
    [[0.39, 2], ["plies"]],
    [[0.5, 2.41], ["memory"]],
    [[5, 0.2], []],
    [[NaN, NaN], ["plies", "memory"]],
  ] as const;
  for (const [[plies, memory], names] of table) {
    const now = [row("plies", plies), row("memory", memory, "lower"), row("clients", 0.3)];
    assertEquals(compare(KEPT, now).worse.map(({ name }) => name), [...names]);
  }
});

Deno.test("benches missing from either side are listed and do not count as worse", () => {
  const { worse, missing, added } = compare(KEPT, [row("plies", 0.5), row("new", 1)]);
  assertEquals({ worse, missing, added }, {
    worse: [],
    missing: ["memory", "clients"],
    added: ["new"],
  });
});

Deno.test("of three runs the one in the middle counts, and its figures are shown", () => {
  const runs = [0.9, 0.1, 0.52].map((ratio) => [{ ...row("plies", ratio), figure: `${ratio}` }]);
  assertEquals(middleOf(runs), [{ ...row("plies", 0.52), figure: "0.52" }]);
  assertEquals(middleOf([[row("a", 1)], [], [row("b", 2)]]).map(({ name }) => name), ["a", "b"]);
});

Deno.test("the table takes the place that is marked for it", () => {
  const text = "head\n\n<!-- figures -->\n\nold\n\n<!-- /figures -->\n\nfoot\n";
  const whole = withTable(text, KEPT);
  assertEquals(withTable(whole, KEPT), whole);
  assert(whole.startsWith("head\n") && whole.endsWith("foot\n") && !whole.includes("old"));
  assert(whole.includes("| memory | made up | 2 (lower is better) |"));
  assertThrows(() => withTable("no marks", KEPT));
});

Deno.test("a figure that could not be measured again is kept and marked as earlier", () => {
  const rows = withEarlier([row("plies", 0.6), row("new", 1)], KEPT.rows);
  assertEquals(rows.map(({ name, ratio, earlier }) => [name, ratio, earlier]), [
    ["plies", 0.6, undefined],
    ["new", 1, undefined],
    ["memory", 2, true],
    ["clients", 0.3, true],
  ]);
  assert(tableOf({ ...KEPT, rows }).includes("| clients | made up (an earlier run) | 0.3 |"));
});

Deno.test("the table says what is wanted and whether it is met", () => {
  const rows = [true, false, undefined].map((met) => ({ ...row("a", 1), wanted: "2", met }));
  const lines = tableOf({ ...KEPT, rows }).split("\n").slice(-3);
  assertEquals(lines.map((line) => line.split("|").slice(-3, -1).map((cell) => cell.trim())), [
    ["2", "yes"],
    ["2", "no"],
    ["2", ""],
  ]);
});

Deno.test("README shows the ratios that are kept", async () => {
  const read = (name: string) => Deno.readTextFile(new URL(name, import.meta.url));
  const kept: Kept = JSON.parse(await read("./ratios.json"));
  const words = (text: string) => text.replaceAll(/[-\s]+/g, " ");
  assert(words(await read("./README.md")).includes(words(tableOf(kept))));
});

Deno.test("a client's plies are timed from the first to the last of both engines", () => {
  assertEquals(rateIn("10.5 12.0 100\n10.0 11.9 100\n0.000000 0.000000 0\n"), 100);
});
