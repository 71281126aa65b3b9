/** The buttons that lead from ply to ply. @module */

import { useReader } from "./reader.tsx";

/** To the first ply, one back, one on, and to the last. */
export function StepButtons(
  { at, last, step }: { readonly at: number; readonly last: number; step(to: number): void },
) {
  const { say } = useReader();
  const buttons = [
    { sign: "«", name: "first", to: 0 },
    { sign: "‹", name: "previous", to: at - 1 },
    { sign: "›", name: "next", to: at + 1 },
    { sign: "»", name: "last", to: last },
  ] as const;
  return buttons.map(({ sign, name, to }) => (
    <button
      key={name}
      type="button"
      title={say(name)}
      aria-label={say(name)}
      aria-disabled={to < 0 || to > last || to === at}
      onClick={() => step(to)}
    >
      {sign}
    </button>
  ));
}
