/** A game that one steps through. @module */

import { type Diagram, positionFileAt } from "../../../harness/core/mod.ts";
import { usePlayerNames } from "../match/names.ts";
import { Board } from "./board.tsx";
import type { GameFrame } from "./game_frames.ts";
import { type Reader, useReader } from "./reader.tsx";
import { StepButtons } from "./step_buttons.tsx";

/** Where one is, and how one gets elsewhere. */
export interface Stepping {
  readonly at: number;
  readonly playing: boolean;
  /** The side that sees the board: -1 for everything. */
  readonly view: number;
  step(to: number): void;
  play(on: boolean): void;
  look(view: number): void;
}

/** The board, the buttons and the moves of a game. */
export function Game(
  { frames, stepping, onWire }: {
    readonly frames: readonly GameFrame[];
    readonly stepping: Stepping;
    /** Shows the line of the wire log that brought the position. */
    onWire(entry: number): void;
  },
) {
  const reader = useReader();
  const { say } = reader;
  const names = usePlayerNames();
  const frame = frames[stepping.at];
  if (!frame) return null;
  const { entry } = frame;
  return (
    <div class="game">
      <Views frame={frame} stepping={stepping} />
      <Board
        diagram={seen(frame, stepping.view)}
        reason={frame.wrong}
        caption={frame.resigned && resignation(frame, reader, names)}
      />
      <Controls frames={frames} stepping={stepping} />
      <p class="now" aria-live={stepping.playing ? "off" : "polite"}>
        <Move frame={frame} />
        {entry !== undefined && (
          <button type="button" class="jump" onClick={() => onWire(entry)}>{say("toWire")}</button>
        )}
        <SavePosition frames={frames} frame={frame} />
      </p>
      <ol class="moves" tabIndex={0} aria-label={say("game")}>
        {frames.map((one, at) => (
          <li key={at}>
            <button
              type="button"
              class={one.wrong === undefined ? one.by : `${one.by} wrong`}
              aria-current={at === stepping.at ? "step" : undefined}
              tabIndex={at === stepping.at ? 0 : -1}
              onClick={() => stepping.step(at)}
            >
              {moveName(one, say)}
            </button>
          </li>
        ))}
      </ol>
      <p class="note">{say("keys")}</p>
    </div>
  );
}

/** A link to the position as a file that `--board` and the platform read, where it is known. */
function SavePosition(
  { frames, frame: { ply, wrong, resigned } }: {
    readonly frames: readonly GameFrame[];
    readonly frame: GameFrame;
  },
) {
  const { say } = useReader();
  const files = frames[0]?.files;
  const text = files && wrong === undefined && !resigned ? positionFileAt(files, ply) : undefined;
  if (text === undefined) return null;
  return (
    <a
      class="save"
      download={`position-${ply}.txt`}
      href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
    >
      {say("savePosition")}
    </a>
  );
}

function seen({ diagram, views }: GameFrame, view: number): Diagram {
  return views[view]?.diagram ?? diagram;
}

/** The player that has given up, and the one that has won by that. */
export function resignation(
  { by }: Pick<GameFrame, "by">,
  { say, read }: Reader,
  names?: readonly string[],
): string {
  const [first, second] = by === "engine" ? [0, 1] : [1, 0];
  const [loser, winner] = [names?.[first], names?.[second]];
  if (loser === undefined || winner === undefined) {
    return say(by === "engine" ? "engineResigned" : "opponentResigned");
  }
  return say("playerResigned", { loser: read(loser, 60), winner: read(winner, 60) });
}

function moveName({ ply, move, wrong, resigned }: GameFrame, say: Reader["say"]): string {
  if (ply === 0) return say("startPosition");
  if (resigned) return `${ply}. ${say("resigns")}`;
  return `${ply}. ${move}${wrong === undefined ? "" : " ✗"}`;
}

function Move({ frame }: { readonly frame: GameFrame }) {
  const reader = useReader();
  return <span>{moveWords(frame, reader, usePlayerNames())}</span>;
}

function moveWords(
  { ply, move, by, wrong, resigned }: GameFrame,
  { say, read }: Reader,
  names?: readonly string[],
): string {
  if (ply === 0) return say("startPosition");
  const name = names?.[by === "engine" ? 0 : 1];
  const who = name === undefined
    ? say(by === "engine" ? "byEngine" : "byOpponent")
    : read(name, 60);
  if (resigned) return say("move", { ply, move: say("resigns"), by: who });
  const words = say("move", { ply, move: read(move, 60), by: who });
  return wrong === undefined ? words : `${words} · ${say("illegal")}`;
}

function Controls(
  { frames, stepping: { at, playing, step, play } }: {
    readonly frames: readonly GameFrame[];
    readonly stepping: Stepping;
  },
) {
  const { say } = useReader();
  const last = frames.length - 1;
  return (
    <div class="controls" role="group" aria-label={say("board")}>
      <StepButtons at={at} last={last} step={step} />
      <button type="button" aria-pressed={playing} onClick={() => play(!playing)}>
        {say(playing ? "pause" : "play")}
      </button>
      <span class="counter">{frames[at]?.ply ?? 0} / {frames[last]?.ply ?? 0}</span>
    </div>
  );
}

/** The choice of a side's view, where the game hides something. */
function Views(
  { frame: { views }, stepping }: { readonly frame: GameFrame; readonly stepping: Stepping },
) {
  const { say, read } = useReader();
  if (views.length === 0) return null;
  return (
    <div class="group" role="group" aria-label={say("view")}>
      {[-1, ...views.keys()].map((at) => (
        <button
          key={at}
          type="button"
          aria-pressed={stepping.view === at}
          onClick={() => stepping.look(at)}
        >
          {at < 0 ? say("everything") : read(views[at]?.of ?? "", 60)}
        </button>
      ))}
    </div>
  );
}
