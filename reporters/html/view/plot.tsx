/** Times as bars against what was allowed. @module */

import type { AnswerTime } from "./answer_times.ts";
import { LEAST_STEP, type PlotFrame, plotFrame } from "./plot_frame.ts";
import { type Reader, useReader } from "./reader.tsx";

const MOST_BARS = 400;
const NAME_WIDTH = 110;

/** What a plot shows, and how. */
export interface PlotOptions {
  readonly times: readonly AnswerTime[];
  readonly title: string;
  readonly note: string;
  /** What the bars are counted by. */
  readonly axis: string;
  /** In pixels; many bars make it wider, and then it scrolls. */
  readonly width?: number;
  /** The position that the board shows. */
  readonly shown?: number;
  onFrame?(frame: number): void;
}

/** A bar per answer on a logarithmic scale; the limit is a line, and a late answer has a cross. */
export function Plot({ times, title, note, axis, width = 720, shown, onFrame }: PlotOptions) {
  const reader = useReader();
  const bars = times.slice(-MOST_BARS);
  if (bars.length === 0) return null;
  const frame = plotFrame(bars, width);
  const late = bars.some((bar) => bar.late);
  const words = wordsOf(bars, reader);
  return (
    <figure class="plot">
      <figcaption>
        <strong>{title}</strong> <span class="note">{note}</span>{" "}
        {bars.some(({ limitMs }) => limitMs !== undefined) && (
          <span class="note">{reader.say("limitNote")}</span>
        )} <span class={late ? "late" : "note"}>{words}</span>
      </figcaption>
      <div class="plot-box" tabIndex={frame.width > width ? 0 : undefined}>
        <svg
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          width={frame.width}
          height={frame.height}
          role="img"
          aria-label={`${title}. ${words}`}
        >
          <Grid frame={frame} />
          {bars.map((bar, at) => (
            <Bar
              key={at}
              bar={bar}
              at={at}
              frame={frame}
              shown={bar.frame !== undefined && bar.frame === shown}
              onFrame={onFrame}
            />
          ))}
          <Axis bars={bars} frame={frame} name={axis} />
          <Limit bars={bars} frame={frame} />
        </svg>
      </div>
    </figure>
  );
}

/** The plot in words: what came too late, or what took longest. */
function wordsOf(bars: readonly AnswerTime[], { say, read, time }: Reader): string {
  const late = bars.filter((bar) => bar.late);
  const slowest = Math.max(...bars.map(({ ms }) => ms));
  if (late.length === 0) return say("slowest", { time: time(slowest) });
  return late.map(({ name, ms, limitMs, open }) => {
    const limit = limitMs === undefined || open ? "" : ` (${say("allowed")} ${time(limitMs)})`;
    return `✗ ${read(name, 60)}: ${say("tooLate")}, ${open ? "> " : ""}${time(ms)}${limit}`;
  }).join("; ");
}

function Grid({ frame }: { readonly frame: PlotFrame }) {
  const { time } = useReader();
  const { left, right, marks, yOf } = frame;
  return (
    <g class="grid">
      {marks.map((ms) => (
        <g key={ms}>
          <line x1={left} x2={right} y1={yOf(ms)} y2={yOf(ms)} />
          <text x={left - 6} y={yOf(ms)} text-anchor="end" dominant-baseline="central">
            {time(ms)}
          </text>
        </g>
      ))}
    </g>
  );
}

function Bar(
  { bar, at, frame, shown, onFrame }: {
    readonly bar: AnswerTime;
    readonly at: number;
    readonly frame: PlotFrame;
    readonly shown: boolean;
    onFrame?(frame: number): void;
  },
) {
  const { say, read, time } = useReader();
  const { ms, limitMs, late, frame: position } = bar;
  const { step, bottom, top: edge, xOf, yOf } = frame;
  const top = yOf(ms);
  const name = say("thought", { what: read(bar.name, 60), time: time(ms) });
  const limit = limitMs === undefined ? "" : ` (${say("allowed")} ${time(limitMs)})`;
  const wide = Math.max(LEAST_STEP - 1, step * 0.72);
  const x = xOf(at) - wide / 2;
  return (
    <g
      class={`bar${late ? " late" : ""}${shown ? " shown" : ""}`}
      onClick={() => position !== undefined && onFrame?.(position)}
    >
      <title>{`${name}${limit}`}</title>
      <rect class="reach" x={xOf(at) - step / 2} y={edge} width={step} height={bottom - edge} />
      <rect x={x} y={top} width={wide} height={Math.max(1, bottom - top)} />
      {late && (
        <text x={xOf(at)} y={top - 8} text-anchor="middle" dominant-baseline="central">✗</text>
      )}
    </g>
  );
}

/** The numbers below the bars, as many as there is room for. */
function Axis(
  { bars, frame, name }: {
    readonly bars: readonly AnswerTime[];
    readonly frame: PlotFrame;
    readonly name: string;
  },
) {
  const { bottom, right, every, xOf } = frame;
  return (
    <g class="axis">
      {bars.map(({ label }, at) => {
        if (at % every !== 0) return null;
        return (
          <text key={at} x={xOf(at)} y={bottom + 12} text-anchor="middle">
            {label ?? at + 1}
          </text>
        );
      })}
      <text class="axis-name" x={right} y={bottom + 27} text-anchor="end">{name} →</text>
    </g>
  );
}

/** What was allowed, as steps from bar to bar, and in words at the last of them. */
function Limit(
  { bars, frame }: { readonly bars: readonly AnswerTime[]; readonly frame: PlotFrame },
) {
  const { say, time } = useReader();
  const { step, xOf, yOf, right } = frame;
  const end = bars.findLastIndex(({ limitMs }) => limitMs !== undefined);
  const last = bars[end]?.limitMs;
  if (last === undefined) return null;
  const x = xOf(end) + step / 2 + 6;
  const beside = right - x > NAME_WIDTH;
  return (
    <g class="limit">
      {bars.map(({ limitMs }, at) =>
        limitMs !== undefined && (
          <line
            key={at}
            x1={xOf(at) - step / 2}
            x2={xOf(at) + step / 2}
            y1={yOf(limitMs)}
            y2={yOf(limitMs)}
          />
        )
      )}
      <text
        x={beside ? x : right}
        y={beside ? yOf(last) : yOf(last) - 9}
        text-anchor={beside ? "start" : "end"}
        dominant-baseline="central"
      >
        {`${say("allowed")} ${time(last)}`}
      </text>
    </g>
  );
}
