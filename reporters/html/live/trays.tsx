/** Pieces beside the board. @module */

import type { Tray } from "../../../harness/core/mod.ts";
import { useReader } from "../view/reader.tsx";

/** What was captured, what is still dark, what is left. */
export function Trays({ trays }: { readonly trays: readonly Tray[] }) {
  const { read } = useReader();
  if (trays.length === 0) return null;
  return (
    <dl class="trays">
      {trays.map(({ title, owner, glyphs }, at) => (
        <div key={at} class={owner}>
          <dt>{read(title, 60)}</dt>
          <dd lang="zh-Hant">{glyphs.length === 0 ? "–" : glyphs.join(" ")}</dd>
        </div>
      ))}
    </dl>
  );
}
