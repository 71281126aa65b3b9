/** In which situations of the game the engine was asked, and was wrong. @module */

import { searchWord } from "../../search_words.ts";
import type { Overview, RunView } from "../model.ts";
import { useReader } from "./reader.tsx";

const COLUMNS = ["reached", "asked", "wrong"] as const;

/** A table for each run whose game has one. */
export function Situations({ overview: { runs } }: { readonly overview: Overview }) {
  const told = runs.filter(({ situations }) => situations);
  return <>{told.map((run, at) => <Table key={at} run={run} several={told.length > 1} />)}</>;
}

function Table({ run, several }: { readonly run: RunView; readonly several: boolean }) {
  const { language, read } = useReader();
  const word = (name: Parameters<typeof searchWord>[0]): string => searchWord(name, language);
  const { situations = [] } = run;
  const asked = situations.filter((one) => one.asked > 0).length;
  return (
    <details class="situations">
      <summary>
        {several && `${read(run.engine.name, 200)} · `}
        {word("situationsTitle")}{" "}
        <span class="count">
          {asked}/{situations.length}
        </span>
      </summary>
      <p class="note">{word("situationsNote")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{word("situation")}</th>
            {COLUMNS.map((name) => <th key={name} scope="col">{word(name)}</th>)}
          </tr>
        </thead>
        <tbody>
          {situations.map(({ id, title, ...counts }) => (
            <tr key={id} class={counts.asked === 0 ? "none" : undefined}>
              <th scope="row">{read(title, 200)}</th>
              {COLUMNS.map((name) => <td key={name}>{counts[name]}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
