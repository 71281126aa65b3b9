/** The table of submissions on the page of a class. @module */

import { useState } from "preact/hooks";
import type { Grade, Gradebook } from "../../../harness/core/mod.ts";
import { STANDING_WORDS } from "../../gradebook_words.ts";
import { ruleLink } from "../view/links.ts";
import { useReader } from "../view/reader.tsx";
import { shareOf } from "./class_figures.ts";
import { usePages, useWords } from "./use_words.ts";

type Order = "byName" | "byPoints";

/** A row for each submission: marks, standing and what to fix first. */
export function Submissions({ book }: { readonly book: Gradebook }) {
  const say = useWords();
  const [order, setOrder] = useState<Order>("byName");
  const [wanted, setWanted] = useState("");
  const fitting = book.grades.filter(({ submission }) =>
    submission.toLowerCase().includes(wanted.toLowerCase())
  );
  const grades = order === "byName" ? fitting : fitting.toSorted((a, b) => shareOf(b) - shareOf(a));
  return (
    <section id="submissions">
      <h2>{say("submissions")}</h2>
      <p class="note">{say("legend")}</p>
      <div class="filter needs-script">
        <input
          type="search"
          value={wanted}
          placeholder={say("find")}
          aria-label={say("find")}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <div class="group" role="group" aria-label={say("order")}>
          {(["byName", "byPoints"] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === order}
              onClick={() => setOrder(one)}
            >
              {say(one)}
            </button>
          ))}
        </div>
        <span role="status">{say("shown", { count: grades.length, all: book.grades.length })}</span>
      </div>
      <div class="scroll" role="region" tabIndex={0} aria-label={say("submissions")}>
        <table class="marks">
          <MarksHead book={book} />
          <tbody>
            {grades.map((grade) => (
              <MarksRow key={grade.slug || grade.submission} grade={grade} book={book} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function MarksHead({ book: { lines, most } }: { readonly book: Gradebook }) {
  const say = useWords();
  const { read } = useReader();
  return (
    <thead>
      <tr>
        <th scope="col">{say("name")}</th>
        <th scope="col">
          {say("points")} <small>{say("of", { most })}</small>
        </th>
        <th scope="col">{say("standing")}</th>
        {lines.map((line) => (
          <th key={line.id} scope="col" title={line.hidden ? say("hiddenLine") : undefined}>
            {read(line.title, 60)}
            {line.hidden && <span role="img" aria-label={say("hiddenLine")}>◌</span>}{" "}
            <small>{say("of", { most: line.most })}</small>
          </th>
        ))}
        <th scope="col">{say("mendFirst")}</th>
      </tr>
    </thead>
  );
}

function MarksRow({ grade, book }: { readonly grade: Grade; readonly book: Gradebook }) {
  const { read, language } = useReader();
  const say = useWords();
  const { submission, slug, points, atMost, most, standing, marks, broken, why, caps } = grade;
  const [worst] = standing === "graded" || why === undefined ? broken : [];
  const page = usePages()(slug);
  return (
    <tr class={standing}>
      <th scope="row">
        {page === undefined ? read(submission, 60) : <a href={page}>{read(submission, 60)}</a>}
      </th>
      <td class="number">
        {grade.unmarked ? "" : points}
        {atMost > points && <small>–{atMost}</small>}{" "}
        {most !== book.most && <small>{say("of", { most })}</small>}
        <meter min={0} max={most || 1} value={points} aria-hidden="true" />
      </td>
      <td>{STANDING_WORDS[standing][language]}</td>
      {book.lines.map(({ id }) => {
        const mark = marks.find((one) => one.id === id);
        return (
          <td
            key={id}
            class={`number ${mark && mark.atMost < mark.most ? "lost" : ""}`}
            title={mark?.reasons.map((reason) => read(reason, 200)).join("\n")}
          >
            {mark?.points}
            {mark && mark.atMost > mark.points && <small>–{mark.atMost}</small>}
          </td>
        );
      })}
      <td class="worst">
        {worst === undefined
          ? read(standing === "graded" ? "" : why ?? "", 120)
          : <a href={page && page + ruleLink(worst)}>{read(worst, 120)}</a>}
        {caps.map((text, at) => <p key={at} class="note">{read(text, 200)}</p>)}
      </td>
    </tr>
  );
}
