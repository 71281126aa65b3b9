import { assert } from "@std/assert";
import { forViewer } from "./for_viewer.ts";

Deno.test("people who look on do not hear what the player can choose", () => {
  const clocks = [{ mainLeftMs: 1, extraLeftMs: 0 }, { mainLeftMs: 1, extraLeftMs: 0 }] as const;
  const choices = [{ move: "a1", path: ["a1"] }];
  const status = { kind: "turn", player: 0, askedAtMs: 0, clocks, choices } as const;
  assert(!JSON.stringify(forViewer({ kind: "status", status })).includes("a1"));
});
