/** The plies so far, with a way to each. @module */

import type { ComponentChildren } from "preact";
import type { RoomTable } from "../../../harness/core/mod.ts";
import { useReader } from "../view/reader.tsx";
import { StepButtons } from "../view/step_buttons.tsx";
import { useLiveWords } from "./words.ts";

interface HistoryProps {
  readonly table: RoomTable;
  /** The ply that is shown. */
  readonly at: number;
  /** Shows another one; undefined follows the game. */
  onStep(ply: number | undefined): void;
}

/** The list of plies; the last one follows the game. */
export function History(
  { table, at, onStep, children }: HistoryProps & { readonly children?: ComponentChildren },
) {
  const say = useLiveWords();
  const last = table.plies.length;
  const step = (to: number): void => onStep(to >= last ? undefined : Math.max(0, to));
  return (
    <section class="history">
      <h2>{say("history")}</h2>
      <Steps last={last} at={at} step={step} />
      <Plies table={table} at={at} step={step} />
      <p class="saves">{children}</p>
    </section>
  );
}

function Steps(
  { last, at, step }: { readonly last: number; readonly at: number; step(to: number): void },
) {
  const say = useLiveWords();
  return (
    <div class="controls" role="group" aria-label={say("history")}>
      <StepButtons at={at} last={last} step={step} />
      <span class="counter">{at} / {last}</span>
    </div>
  );
}

function Plies(
  { table: { plies, fouls }, at, step }: Pick<HistoryProps, "table" | "at"> & {
    step(to: number): void;
  },
) {
  const { read, time } = useReader();
  const say = useLiveWords();
  const broken = new Set(fouls.map(({ ply }) => ply));
  return (
    <ol class="moves" tabIndex={0} aria-label={say("history")}>
      {plies.map(({ ply, by, move, thinkMs }) => (
        <li key={ply}>
          <button
            type="button"
            class={by === 0 ? "engine" : "opponent"}
            aria-current={ply === at ? "step" : undefined}
            tabIndex={ply === at ? 0 : -1}
            title={thinkMs === undefined ? undefined : time(thinkMs)}
            onClick={() => step(ply)}
          >
            {ply}. {read(move, 20)}
            {broken.has(ply) && <span class="broke">✗</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
