/** Submissions against the rules that were broken. @module */

import type { Grade, Gradebook } from "../../../harness/core/mod.ts";
import { ruleLink } from "../view/links.ts";
import { useReader } from "../view/reader.tsx";
import { offences, ran } from "./class_figures.ts";
import { usePages, useWords } from "./use_words.ts";

/** The matrix; nothing where no rule was broken. */
export function ClassMatrix({ book }: { readonly book: Gradebook }) {
  const say = useWords();
  const { read } = useReader();
  const columns = offences(book);
  if (columns.length === 0) return null;
  const ids = columns.map(({ rule }) => rule.id);
  const pageOf = usePages();
  return (
    <section id="matrix">
      <h2>{say("matrix")}</h2>
      <p class="note">{say("matrixNote")}</p>
      <div class="matrix tally" role="region" tabIndex={0} aria-label={say("matrix")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("name")}</th>
              {columns.map(({ rule, count }) => (
                <th
                  key={rule.id}
                  scope="col"
                  class={`rule ${rule.level}`}
                  title={`${rule.level}: ${read(rule.text, 200)}`}
                >
                  <span>{read(rule.id, 80)}</span> <small>{count}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ran(book).map((grade) => (
              <tr key={grade.slug}>
                <th scope="row">
                  <a href={pageOf(grade.slug)}>{read(grade.submission, 60)}</a>
                </th>
                {cellsOf(grade, ids, pageOf(grade.slug))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** No components: there may be tens of thousands. */
function cellsOf({ broken, kept }: Grade, ids: readonly string[], page: string | undefined) {
  const [bad, good] = [new Set(broken), new Set(kept)];
  return ids.map((id) => {
    if (bad.has(id)) {
      return (
        <td key={id} class="broken">
          <a href={page && page + ruleLink(id)} title={id}>✗</a>
        </td>
      );
    }
    return good.has(id) ? <td key={id} class="kept">✓</td> : <td key={id} class="untried">·</td>;
  });
}
