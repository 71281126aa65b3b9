import { assertEquals } from "@std/assert";
import { consoleEngine, say } from "../../fixtures/engines/shogi-console/engine.ts";
import type { Sins } from "../../fixtures/engines/shogi-console/sins.ts";
import { pairingOf } from "../referee/all/mod.ts";
import type { Step } from "../scenario/mod.ts";
import type { Deed } from "../transports/mod.ts";
import { tried } from "./test_kit.ts";

const BASE = { at: { file: "x.yaml", line: 1, column: 1 }, on: 1 } as const;
const EXCHANGE = ["7g7f", "3c3d", "8h2b+", "3a2b"];

async function ruled(acts: readonly string[], sins: Sins): Promise<readonly unknown[]> {
  const pairing = pairingOf("shogi-console");
  if (!pairing) throw new Error("The console is gone");
  const steps: readonly Step[] = [
    { verb: "start", ...BASE, options: {} },
    { verb: "do", ...BASE, acts, together: false },
  ];
  const { verdict, rules } = await tried(consoleEngine(sins), steps, { context: { pairing } });
  return [verdict.kind, ...rules];
}

/** Says `text` at the command of a kind and from then on, whatever is typed. */
function from(kind: string, deeds: readonly Deed[]): Sins {
  let seen = false;
  return {
    deeds: (usual, command) => {
      seen ||= command?.kind === kind;
      return seen ? deeds : usual;
    },
  };
}

Deno.test("a program that refuses and reads on has refused, also in the middle of a drop", async () => {
  for (const refusal of [undefined, () => "再來一次: "]) {
    const sins = { refusalAsks: true, ...refusal && { refusal } };
    const [move] = await ruled(["5i5f", "7g7f", "3c3d"], sins);
    const [drop] = await ruled([...EXCHANGE, "hand-number 5 5e", "B*2b", "6i7h"], sins);
    assertEquals([move, drop], refusal ? ["warned", "warned"] : ["passed", "passed"]);
  }
});

Deno.test("a program that accepts what it must refuse is found, however it refuses other things", async () => {
  const acts = ["7g7f", "4c4d", "8h4d", "9c9d", "5i5f", "P*5e", "2g2f"];
  assertEquals(await ruled(acts, { refusalAsks: true, permits: ["nifu"] }), [
    "failed",
    "shogi-console/refuses-nifu",
  ]);
});

Deno.test("a program that may still wait for the rest of a drop is not blamed for what it makes of a move", async () => {
  const stays = from("number", [say("無法找到指定將棋，請重新輸入\n")]);
  assertEquals(await ruled([...EXCHANGE, "hand-number 5 5e", "6i7h"], stays), ["skipped"]);
});

Deno.test("a program that prints something and does not read has not prompted", async () => {
  const sleeps = from("move", [say("請重新輸入\n"), { kind: "think", ms: 600_000 }]);
  assertEquals(await ruled(["5i5f", "7g7f"], sleeps), ["failed", "shogi-console/prompts"]);
});

Deno.test("a program that answers a legal move without a prompt breaks the rule about prompts", async () => {
  const mute = from("move", [say("請重新輸入\n")]);
  assertEquals(await ruled(["7g7f"], mute), ["failed", "shogi-console/prompts"]);
});

Deno.test("a program that refuses late and reads on has refused", async () => {
  let refused = false;
  const late: Sins = {
    refusalAsks: true,
    deeds: (usual, command) => {
      const first = command?.kind === "move" && !refused;
      refused ||= first;
      return first ? [{ kind: "think", ms: 6_000 }, ...usual] : usual;
    },
  };
  assertEquals(await ruled(["5i5f", "7g7f"], late), ["passed"]);
});
