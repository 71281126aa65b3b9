/** Stepping through a game by button, by key and by itself. @module */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Stepping } from "../view/game.tsx";

const AUTOPLAY_MS = 700;
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  a: -1,
  w: -1,
  ArrowRight: 1,
  d: 1,
  s: 1,
};

/** The way through `length` positions, beginning with the last. */
export function useStepping(length: number): Stepping {
  const [wanted, setAt] = useState(length - 1);
  const [playing, setPlaying] = useState(false);
  const [view, setView] = useState(-1);
  const last = Math.max(0, length - 1);
  const within = (to: number): number => Math.min(Math.max(to, 0), last);
  const at = within(wanted);
  // A link to another game names a position of that game.
  const step = (to: number): void => setAt(to);
  const play = (on: boolean): void => {
    if (on && at === last) setAt(0);
    setPlaying(on);
  };
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  // Before the board is drawn, so that no key is lost.
  useLayoutEffect(() => {
    if (length === 0) return;
    const onKey = (event: KeyboardEvent): void => {
      const to = targetOf(event, last);
      if (to === undefined) return;
      event.preventDefault();
      if (to === "play") play(!playing);
      // Keys may come faster than the page is drawn.
      else setAt((now) => within(to(within(now))));
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return { at, playing, view, step, play, look: setView };
}

/** What a key asks for; keys that another control needs are left alone. */
function targetOf(
  { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent,
  last: number,
): ((at: number) => number) | "play" | undefined {
  const element = target instanceof Element ? target : undefined;
  if (ctrlKey || metaKey || altKey || element?.closest("input, select, textarea")) return undefined;
  const step = KEYS[key.length === 1 ? key.toLowerCase() : key];
  if (step !== undefined) return (at) => at + step;
  const atBoard = element?.closest(".game");
  // These scroll the page, unless one is at the board.
  if (atBoard && key === "ArrowUp") return (at) => at - 1;
  if (atBoard && key === "ArrowDown") return (at) => at + 1;
  // In a box that scrolls, the key scrolls the box.
  if (!atBoard && element?.closest(".log, .plot-box, pre, table")) return undefined;
  if (key === "Home") return () => 0;
  if (key === "End") return () => last;
  return key === " " && !element?.closest("button, a, summary") ? "play" : undefined;
}
