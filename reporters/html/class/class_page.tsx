/** A whole class on a page. @module */

import type { ComponentChildren } from "preact";
import { type Gradebook, inLanguage, type Language, visible } from "../../../harness/core/mod.ts";
import { openHoles } from "../../confinement_words.ts";
import { STANDING_WORDS } from "../../gradebook_words.ts";
import { type Choices, Frame } from "../view/frame.tsx";
import { useReader } from "../view/reader.tsx";
import { LevelBadge, Prose } from "../view/text.tsx";
import { histogram, marked, middle, offences, ran, shareOf } from "./class_figures.ts";
import { NeedsLook } from "./needs_look.tsx";
import { ClassMatrix } from "./class_matrix.tsx";
import { Submissions } from "./submissions_table.tsx";
import { useWords } from "./use_words.ts";

/** The marks of a class, what is often wrong, and a row for each submission. */
export function ClassPage(
  { book, choices, children }: {
    readonly book: Gradebook;
    readonly choices: Choices;
    /** What stands above all. */
    readonly children?: ComponentChildren;
  },
) {
  const { read } = useReader();
  return (
    <Frame
      title={read(book.title, 200)}
      subtitle={read(book.protocol, 60)}
      version={book.version}
      choices={choices}
    >
      {children}
      <Overview book={book} />
      <NeedsLook book={book} />
      <Submissions book={book} />
      <Offences book={book} />
      <ClassMatrix book={book} />
    </Frame>
  );
}

/** The title of the document. */
export function classTitle({ title }: Gradebook, language: Language): string {
  return visible(inLanguage(title, language), 200);
}

function Overview({ book }: { readonly book: Gradebook }) {
  const say = useWords();
  const { language } = useReader();
  const figures = middle(book);
  const full = marked(book).filter((grade) => shareOf(grade) === 1).length;
  const holes = book.grades.map(({ confinement }) => openHoles(confinement, language))
    .find((words) => words !== undefined);
  const standings = [...Map.groupBy(book.grades, ({ standing }) => standing)];
  return (
    <section class="summary class" aria-label={say("class")}>
      <div class="tiles">
        <dl class="figures">
          {figures && (
            <>
              <div>
                <dt>{say("mean")}</dt>
                <dd>
                  {figures.mean} <small>{say("of", { most: book.most })}</small>
                </dd>
              </div>
              <div>
                <dt>{say("median")}</dt>
                <dd>
                  {figures.median} <small>{say("of", { most: book.most })}</small>
                </dd>
              </div>
            </>
          )}
          <div>
            <dt>{say("full")}</dt>
            <dd>{full}</dd>
          </div>
          {standings.map(([standing, { length }]) => (
            <div key={standing}>
              <dt>{STANDING_WORDS[standing][language]}</dt>
              <dd>{length}</dd>
            </div>
          ))}
        </dl>
        <Histogram book={book} />
      </div>
      <Glance book={book} />
      {holes !== undefined && <p class="note holes">{holes}</p>}
    </section>
  );
}

const MOST_AT_A_GLANCE = 3;

/** What the class as a whole gets wrong, in a line. */
function Glance({ book }: { readonly book: Gradebook }) {
  const say = useWords();
  const { read, label } = useReader();
  const list = offences(book).slice(0, MOST_AT_A_GLANCE);
  if (list.length === 0) return null;
  return (
    <p class="glance">
      <a href="#often">{say("often")}</a>
      {label("colon")}
      {list.map(({ rule, count }) =>
        say("glance", { rule: read(rule.text, 200), count, all: ran(book).length })
      ).join(label("semicolon"))}
    </p>
  );
}

const WIDE = 40;
const HIGH = 100;
/** Room for the last number. */
const EDGE = 40;

function Histogram({ book }: { readonly book: Gradebook }) {
  const say = useWords();
  const bins = histogram(book);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <figure class="histogram">
      <figcaption>
        {say("marks")} <small>{say("marksNote")}</small>
      </figcaption>
      <svg
        viewBox={`0 -16 ${WIDE * bins.length + EDGE} ${HIGH + 36}`}
        role="img"
        aria-label={say("marks")}
      >
        {bins.map(({ from, to, count }, at) => {
          const high = count / most * HIGH;
          return (
            <g key={at}>
              <title>{say("bin", { from, to, count })}</title>
              <rect x={at * WIDE + 2} y={HIGH - high} width={WIDE - 4} height={Math.max(high, 1)} />
              {count > 0 && <text x={at * WIDE + WIDE / 2} y={HIGH - high - 4}>{count}</text>}
              <text x={at * WIDE} y={HIGH + 16} class="edge">{from}</text>
            </g>
          );
        })}
        <text x={WIDE * bins.length} y={HIGH + 16} class="edge">{book.most}</text>
      </svg>
    </figure>
  );
}

const MOST_OFFENCES = 12;

function Offences({ book }: { readonly book: Gradebook }) {
  const say = useWords();
  const { read } = useReader();
  const list = offences(book).slice(0, MOST_OFFENCES);
  const all = ran(book).length;
  return (
    <section id="often">
      <h2>{say("often")}</h2>
      {list.length === 0
        ? <p class="note">{say("nothingBroken")}</p>
        : <p class="note">{say("oftenNote", { all })}</p>}
      <ol class="offences">
        {list.map(({ rule, count }) => (
          <li key={rule.id}>
            <meter min={0} max={Math.max(all, count)} value={count} aria-label={String(count)} />
            <strong>{count}</strong>
            <div>
              <code>{read(rule.id, 80)}</code> <LevelBadge level={rule.level} />
              <p>{read(rule.text)}</p>
              <div class="hint">
                <Prose text={rule.hint} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
