/** What runs at this moment, above the report so far. @module */

import { useMemo } from "preact/hooks";
import type { CaseReport } from "../../../harness/core/mod.ts";
import type { CaseDetails } from "../model.ts";
import { Board } from "../view/board.tsx";
import { useReader } from "../view/reader.tsx";
import { WireLog } from "../view/wire_log.tsx";
import { useLiveWords } from "./words.ts";

/** Cases that are shown in full, and lines of each; the others are named. */
const MOST_CASES = 2;
const MOST_LINES = 12;

/** The cases that run, each with the end of its log and its latest position; its place stays. */
export function RunningCases({ open }: { readonly open: readonly CaseReport[] }) {
  const say = useLiveWords();
  const { read } = useReader();
  const others = open.slice(MOST_CASES).map(({ key }) => read(key, 100));
  return (
    <section class="running-cases" aria-label={say("running")}>
      <h2>
        {say("running")} <span class="count">{open.length}</span>
      </h2>
      <div class="running-list">
        {open.slice(0, MOST_CASES).map((one) => <RunningCase key={one.key} one={one} />)}
      </div>
      {others.length > 0 && <p class="note">{others.join(" · ")}</p>}
    </section>
  );
}

function RunningCase({ one }: { readonly one: CaseReport }) {
  const { read } = useReader();
  const { key, title, wire, plies } = one;
  const details = useMemo(() => tailOf(one), [wire.length]);
  const diagram = plies.at(-1)?.diagram;
  return (
    <article class="card">
      <h3>
        <code>{read(key, 100)}</code> {read(title, 200)}
      </h3>
      <div class="running-case">
        {diagram && <Board diagram={diagram} />}
        <WireLog details={details} links={NO_LINKS} />
      </div>
    </article>
  );
}

const NO_LINKS = { positions: new Map() };

/** The end of a log. */
function tailOf({ wire, replay, attempt }: CaseReport): CaseDetails {
  const shown = wire.slice(-MOST_LINES);
  return { breaches: [], replay, attempt, wire: shown, leftOut: 0, plies: [] };
}
