/** The submissions that a grader should look at, and why. @module */

import { type Grade, type Gradebook, inLanguage } from "../../../harness/core/mod.ts";
import { STANDING_WORDS } from "../../gradebook_words.ts";
import { proseLines } from "../../lines.ts";
import { useReader } from "../view/reader.tsx";
import { usePages, useWords } from "./use_words.ts";

const LOOK: readonly Grade["standing"][] = ["inconclusive", "unbuildable", "unstartable"];
const MOST_REASON = 600;
const MOST_DETAIL = 600;

/** Submissions that did not run or are not final, with the reason in full; nothing where all are fine. */
export function NeedsLook({ book: { grades } }: { readonly book: Gradebook }) {
  const say = useWords();
  const { read } = useReader();
  const these = grades.filter(({ standing }) => LOOK.includes(standing));
  const missing = grades.filter(({ standing }) => standing === "missing");
  if (these.length + missing.length === 0) return null;
  return (
    <section id="look">
      <h2>{say("look", { count: these.length })}</h2>
      <ul class="looks">
        {these.map((grade) => <Look key={grade.slug} grade={grade} />)}
      </ul>
      {missing.length > 0 && (
        <p class="note">
          {say("missing", { count: missing.length })}{" "}
          {missing.map(({ submission }) => read(submission, 60)).join(", ")}
        </p>
      )}
    </section>
  );
}

function Look({ grade }: { readonly grade: Grade }) {
  const { read, language } = useReader();
  const { slug, submission, standing, why, detail } = grade;
  const [reason = "", ...more] = inLanguage(why ?? "", language).split("\n");
  const said = detail ?? more.join("\n");
  return (
    <li>
      <a href={usePages()(slug)}>{read(submission, 60)}</a>{" "}
      <strong>{STANDING_WORDS[standing][language]}</strong> {read(reason, MOST_REASON)}
      {said !== "" && <pre>{proseLines(said.slice(0, MOST_DETAIL)).join("\n")}</pre>}
    </li>
  );
}
