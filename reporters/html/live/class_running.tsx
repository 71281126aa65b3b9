/** Which submissions are being graded. @module */

import type { Grading } from "../../../harness/core/mod.ts";
import { useReader } from "../view/reader.tsx";
import { useLiveWords } from "./words.ts";

/** A line for each submission that is built or runs. */
export function ClassRunning({ running }: { readonly running: readonly Grading[] }) {
  const say = useLiveWords();
  const { read } = useReader();
  if (running.length === 0) return null;
  return (
    <section class="running-cases" aria-label={say("grading")}>
      <h2>
        {say("grading")} <span class="count">{running.length}</span>
      </h2>
      <ul class="running-submissions">
        {running.map(({ submission, done, of, failed }) => (
          <li key={submission}>
            <strong>{read(submission, 60)}</strong>{" "}
            {of === 0 ? say("building") : say("scenariosDone", { done, all: of })}
            {failed > 0 && <span class="lost">✗ {failed}</span>}{" "}
            {of > 0 && <progress max={of} value={done} aria-label={read(submission, 60)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
