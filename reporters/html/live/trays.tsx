/** Pieces beside the board. @module */

import type { Tray } from "../../../harness/core/mod.ts";
import { useReader } from "../view/reader.tsx";

/** The game whose first owner has the red pieces. */
const RED_FIRST = "dark-chess";

/** What was captured, what is still dark, what is left. */
export function Trays(
  { game, trays }: { readonly game: string; readonly trays: readonly Tray[] },
) {
  const { read } = useReader();
  if (trays.length === 0) return null;
  return (
    <dl class={game === RED_FIRST ? "trays red-first" : "trays"}>
      {trays.map(({ title, owner, glyphs }, at) => (
        <div key={at} class={owner}>
          <dt>{read(title, 60)}</dt>
          <dd lang="zh-Hant">{glyphs.length === 0 ? "–" : glyphs.join(" ")}</dd>
        </div>
      ))}
    </dl>
  );
}
