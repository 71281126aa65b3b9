/** Times as bars against what was allowed. @module */

import { duration } from "../../lines.ts";
import type { AnswerTime } from "./answer_times.ts";
import { type Reader, useReader } from "./reader.tsx";

const HEIGHT = 170;
const TOP = 14;
const BOTTOM = 22;
const LEFT = 52;
const LEAST_MS = 1;
const MOST_BARS = 400;

/** A bar per answer on a logarithmic scale; the limit is a line, and a late answer has a cross. */
export function Plot(
  { times, title, note, shown, onFrame }: {
    readonly times: readonly AnswerTime[];
    readonly title: string;
    readonly note: string;
    /** The position that the board shows. */
    readonly shown?: number;
    onFrame?(frame: number): void;
  },
) {
  const reader = useReader();
  const bars = times.slice(-MOST_BARS);
  if (bars.length === 0) return null;
  const scale = scaleOf(bars);
  const step = Math.min(28, Math.max(5, 560 / bars.length));
  const width = LEFT + Math.max(560, step * bars.length) + 100;
  const late = bars.some((bar) => bar.late);
  const words = wordsOf(bars, reader);
  return (
    <figure class="plot">
      <figcaption>
        <strong>{title}</strong> <span class="note">{note}</span>{" "}
        <span class={late ? "late" : "note"}>{words}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={`${title}. ${words}`}
      >
        <Grid scale={scale} width={width} />
        {bars.map((bar, at) => (
          <Bar
            key={at}
            bar={bar}
            x={LEFT + at * step}
            step={step}
            scale={scale}
            shown={bar.frame !== undefined && bar.frame === shown}
            onFrame={onFrame}
          />
        ))}
        <LimitName bars={bars} scale={scale} step={step} />
      </svg>
    </figure>
  );
}

/** The plot in words: what came too late, or what took longest. */
function wordsOf(bars: readonly AnswerTime[], { say, read }: Reader): string {
  const late = bars.filter((bar) => bar.late);
  const slowest = Math.max(...bars.map(({ ms }) => ms));
  if (late.length === 0) return say("slowest", { time: duration(slowest) });
  return late.map(({ name, ms }) => `✗ ${read(name, 60)}: ${say("tooLate")}, ${duration(ms)}`)
    .join("; ");
}

interface Scale {
  readonly mostMs: number;
  yOf(ms: number): number;
}

function scaleOf(bars: readonly AnswerTime[]): Scale {
  const most = Math.max(...bars.flatMap(({ ms, limitMs }) => [ms, limitMs ?? 0]), 10);
  const mostMs = most * 1.6;
  const range = Math.log10(mostMs / LEAST_MS);
  const yOf = (ms: number): number => {
    const part = Math.log10(Math.max(ms, LEAST_MS) / LEAST_MS) / range;
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - part);
  };
  return { mostMs, yOf };
}

function Grid({ scale, width }: { readonly scale: Scale; readonly width: number }) {
  const marks = Array.from({ length: 8 }, (_, power) => 10 ** power)
    .filter((ms) => ms <= scale.mostMs);
  return (
    <g class="grid">
      {marks.map((ms) => (
        <g key={ms}>
          <line x1={LEFT} x2={width - 10} y1={scale.yOf(ms)} y2={scale.yOf(ms)} />
          <text x={LEFT - 6} y={scale.yOf(ms)} text-anchor="end" dominant-baseline="central">
            {ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}
          </text>
        </g>
      ))}
    </g>
  );
}

function Bar(
  { bar, x, step, scale, shown, onFrame }: {
    readonly bar: AnswerTime;
    readonly x: number;
    readonly step: number;
    readonly scale: Scale;
    readonly shown: boolean;
    onFrame?(frame: number): void;
  },
) {
  const { say, read } = useReader();
  const { ms, limitMs, late, frame } = bar;
  const top = scale.yOf(ms);
  const name = say("thought", { what: read(bar.name, 60), time: duration(ms) });
  const limit = limitMs === undefined ? "" : ` (${say("allowed")} ${duration(limitMs)})`;
  const wide = Math.max(3, step * 0.7);
  return (
    <g
      class={`bar${late ? " late" : ""}${shown ? " shown" : ""}`}
      onClick={() => frame !== undefined && onFrame?.(frame)}
    >
      <title>{`${name}${limit}`}</title>
      <rect x={x} y={top} width={wide} height={Math.max(1, HEIGHT - BOTTOM - top)} />
      {late && (
        <text x={x + wide / 2} y={top - 6} text-anchor="middle" dominant-baseline="central">✗</text>
      )}
      {limitMs !== undefined && (
        <line
          class="limit"
          x1={x - step * 0.15}
          x2={x + step * 0.85}
          y1={scale.yOf(limitMs)}
          y2={scale.yOf(limitMs)}
        />
      )}
    </g>
  );
}

function LimitName(
  { bars, scale, step }: {
    readonly bars: readonly AnswerTime[];
    readonly scale: Scale;
    readonly step: number;
  },
) {
  const { say } = useReader();
  const at = bars.findLastIndex(({ limitMs }) => limitMs !== undefined);
  const limitMs = bars[at]?.limitMs;
  if (limitMs === undefined) return null;
  return (
    <text
      class="limit"
      x={LEFT + (at + 1) * step + 4}
      y={scale.yOf(limitMs)}
      dominant-baseline="central"
    >
      {`${say("allowed")} ${duration(limitMs)}`}
    </text>
  );
}
