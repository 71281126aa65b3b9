/** How players used their time. @module */

import type { TimeUse } from "../../../harness/core/mod.ts";
import { useReader } from "../view/reader.tsx";
import { useMatchWords } from "./page_words.ts";

/** A player's time over so many games. */
export interface TimeRow extends TimeUse {
  readonly name: string;
  readonly games: number;
}

/** A table with a row for each player. */
export function TimesSection({ rows }: { readonly rows: readonly TimeRow[] }) {
  const { say } = useMatchWords();
  const { read, time } = useReader();
  return (
    <section id="times">
      <h2>{say("timeUse")}</h2>
      <div class="scroll" role="region" tabIndex={0} aria-label={say("timeUse")}>
        <table class="ends">
          <thead>
            <tr>
              <th scope="col">{say("player")}</th>
              {(["mean", "longest", "perGame", "leastLeft"] as const).map((name) => (
                <th key={name} scope="col" class="number">{say(name)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, games, plies, totalMs, longestMs, leastLeftMs }, at) => (
              <tr key={at}>
                <th scope="row">{read(name, 60)}</th>
                <td class="number">{plies === 0 ? "–" : time(totalMs / plies)}</td>
                <td class="number">{plies === 0 ? "–" : time(longestMs)}</td>
                <td class="number">{plies === 0 ? "–" : time(totalMs / Math.max(1, games))}</td>
                <td class="number">{leastLeftMs === undefined ? "–" : time(leastLeftMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
