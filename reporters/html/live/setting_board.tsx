/** The setting screen: the player chooses some of the own pieces before the first ply. @module */

import { useState } from "preact/hooks";
import type { Diagram, RoomChoice, RoomStatus, Token } from "../../../harness/core/mod.ts";
import type { RoomAct } from "./actions.tsx";
import { PlayBoard } from "./play_board.tsx";
import { useLiveWords } from "./words.ts";

/** The board on which a click changes a piece's colour, and the button that ends it. */
export function SettingBoard(
  { status: { position: { diagram }, count }, act }: {
    readonly status: Extract<RoomStatus, { kind: "setting" }>;
    act(act: RoomAct): void;
  },
) {
  const say = useLiveWords();
  const own = diagram.tokens.filter(({ tint }) => tint !== undefined);
  const [reds, setReds] = useState<readonly string[]>(() =>
    own.filter(({ tint }) => tint === "red").map(({ letter }) => letter)
  );
  const toggle = (letter: string): void =>
    setReds(reds.includes(letter) ? reds.filter((one) => one !== letter) : [...reds, letter]);
  const choices = own.map(({ at, letter }): RoomChoice => ({ move: letter, path: [at] }));
  const done = reds.length === count;
  return (
    <>
      <PlayBoard diagram={tinted(diagram, reds)} choices={choices} onMove={toggle} />
      <p class="note">{say("chosen", { count: reds.length, all: count })}</p>
      <button
        type="button"
        class="primary"
        aria-disabled={!done}
        onClick={() => done && act({ kind: "set", choice: [...reds].sort().join("") })}
      >
        {say("setFinish")}
      </button>
    </>
  );
}

const BADGES = { red: "R", blue: "B" } as const;

function tinted(diagram: Diagram, reds: readonly string[]): Diagram {
  const tokens = diagram.tokens.map((token): Token => {
    if (token.tint === undefined) return token;
    const tint = reds.includes(token.letter) ? "red" : "blue";
    return { ...token, tint, badge: BADGES[tint] };
  });
  return { ...diagram, tokens };
}
