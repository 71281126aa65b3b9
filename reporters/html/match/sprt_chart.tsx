/** A sequential test: what it says, and the way of its likelihood ratio. @module */

import type { SprtReport } from "../../../harness/core/mod.ts";
import {
  decisionText,
  llrText,
  repeatedPairsText,
  savedText,
  signed,
  stoppedText,
  testText,
} from "../../sprt_words.ts";
import { useReader } from "../view/reader.tsx";
import type { MatchView } from "./match_view.ts";
import { useMatchWords } from "./page_words.ts";

/** The section of the test; nothing where there is none. */
export function SprtSection({ match: { sprt, players } }: { readonly match: MatchView }) {
  const { say } = useMatchWords();
  const { read, language } = useReader();
  if (!sprt) return null;
  const pairs = sprt.counts.reduce((sum, count) => sum + count, 0);
  const saved = savedText(sprt, language);
  const repeated = repeatedPairsText(sprt, language);
  return (
    <section id="sprt">
      <h2>{say("sprt")}</h2>
      <p>
        <strong>{decisionText(sprt, read(players[0].name, 60), language)}</strong>
      </p>
      <p>{llrText(sprt)} · {testText(sprt.test, language)}</p>
      {pairs > 0 && <LlrCurve sprt={sprt} pairs={pairs} />}
      <p class="note">
        {say("pentanomial", { pairs })} {sprt.counts.join(" · ")}
      </p>
      {saved !== undefined && <p class="note">{saved}</p>}
      {repeated !== undefined && <p class="note">{repeated}</p>}
      {sprt.decision && <p class="note">{stoppedText(language)}</p>}
    </section>
  );
}

const WIDE = 640;
const HIGH = 200;
const LEFT = 48;
const BOTTOM = 22;

/** The ratio after each pair, between the two bounds. */
function LlrCurve({ sprt, pairs }: { readonly sprt: SprtReport; readonly pairs: number }) {
  const { say } = useMatchWords();
  const { bounds: [low, high], curve } = sprt;
  const top = Math.max(high, ...curve) * 1.1;
  const bottom = Math.min(low, ...curve) * 1.1;
  const points = [0, ...curve];
  const x = (at: number): number => LEFT + (WIDE - LEFT) * at / Math.max(1, points.length - 1);
  const y = (llr: number): number => (HIGH - BOTTOM) * (top - llr) / (top - bottom);
  const path = points.map((llr, at) => `${x(at).toFixed(1)},${y(llr).toFixed(1)}`).join(" ");
  return (
    <svg class="llr" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={say("llrCurve")}>
      {[high, 0, low].map((llr) => (
        <g key={llr} class={llr === 0 ? "axis" : "bound"}>
          <line x1={LEFT} x2={WIDE} y1={y(llr)} y2={y(llr)} />
          <text x={LEFT - 6} y={y(llr) + 4} text-anchor="end">{signed(llr)}</text>
        </g>
      ))}
      <polyline points={path} />
      <text x={WIDE} y={HIGH - 6} text-anchor="end">{say("afterPairs", { pairs })}</text>
    </svg>
  );
}
