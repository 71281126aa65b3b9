import { assert, assertEquals } from "@std/assert";
import { plotFrame } from "./plot_frame.ts";

function bars(count: number, ms = 5, limitMs?: number) {
  return Array.from({ length: count }, (_, at) => ({ name: `${at}`, ms, limitMs, late: false }));
}

Deno.test("few bars keep to the width that there is, many make it wider", () => {
  assertEquals(plotFrame(bars(10), 340).width, 340);
  assert(plotFrame(bars(3), 960).width < 500);
  assert(plotFrame(bars(400), 340).width > 1600);
  const { xOf, right } = plotFrame(bars(60), 340);
  assert(xOf(59) < right);
});

Deno.test("numbers below the bars never touch", () => {
  for (const count of [1, 7, 40, 74, 300]) {
    const { step, every } = plotFrame(bars(count), 340);
    assert(step * every >= 30, `${count}`);
  }
});

Deno.test("the limit is on the picture, above what was in time", () => {
  const { yOf, top, bottom, marks } = plotFrame(bars(3, 5, 900_000), 700);
  assert(yOf(900_000) > top && yOf(900_000) < yOf(5) && yOf(5) < bottom);
  assertEquals(marks.at(-1), 600_000);
  assertEquals(yOf(0), bottom);
});
