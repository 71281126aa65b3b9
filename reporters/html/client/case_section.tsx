/** The list of cases, which grows as one scrolls. @module */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Overview } from "../model.ts";
import { CaseList, type Filter, FilterBar, filtered, NO_FILTER } from "../view/cases.tsx";
import { useReader } from "../view/reader.tsx";

const PAGE = 100;
/** At most so many cases are drawn for print. */
const ON_PAPER = 1000;

/** The cases with their filter. */
export function CaseSection(
  { overview, file }: { readonly overview: Overview; readonly file: number },
) {
  const { say } = useReader();
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [most, setMost] = useState(PAGE);
  const rows = useMemo(() => filtered(overview, filter), [overview, filter]);
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = end.current;
    if (!button) return;
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setMost((count) => count + PAGE);
    }, { rootMargin: "600px" });
    watch.observe(button);
    return () => watch.disconnect();
  }, [most, rows]);
  useLayoutEffect(() => {
    const draw = (): void => setMost((count) => Math.max(count, ON_PAPER));
    addEventListener("beforeprint", draw);
    return () => removeEventListener("beforeprint", draw);
  }, []);
  const onFilter = (to: Filter): void => {
    setFilter(to);
    setMost(PAGE);
  };
  return (
    <section id="cases" class="case-section">
      <h2>
        {say("cases")} <span class="count">{overview.cases.length}</span>
      </h2>
      <FilterBar overview={overview} filter={filter} onFilter={onFilter} />
      <p class="note" role="status">
        {say("shown", { count: rows.length, all: overview.cases.length })}
      </p>
      <CaseList overview={overview} file={file} rows={rows} most={most} />
      {rows.length > most && (
        <button
          ref={end}
          type="button"
          class="more"
          onClick={() => setMost(most + PAGE)}
        >
          {say("showMore", { count: Math.min(PAGE, rows.length - most) })}
        </button>
      )}
    </section>
  );
}
