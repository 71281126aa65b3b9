/** One broken rule, in the order in which one asks. @module */

import type { ComponentChildren } from "preact";
import { isEmptyText, isWireText, place, type Rule } from "../../../harness/core/mod.ts";
import { withoutLineEnd } from "../../sent.ts";
import type { BreachView } from "../model.ts";
import { Board } from "./board.tsx";
import { useReader } from "./reader.tsx";
import { Code, LevelBadge, Prose, WireText } from "./text.tsx";
import { Signs } from "./visible_text.tsx";

/** What the rule asks for, and where the specification says so. */
export function Requirement({ rule }: { readonly rule: Rule }) {
  const { read, say } = useReader();
  return (
    <p class="requirement">
      {read(rule.text)}
      {!isEmptyText(rule.spec) && (
        <span class="spec">{say("section", { what: read(rule.spec) })}</span>
      )}
    </p>
  );
}

/** The rule's name, its level and what that weighs here; `link` leads to where it stands. */
export function RuleName(
  { rule, binding = rule.level, level, link }: {
    readonly rule: Rule;
    /** The level under the stimulus. */
    readonly binding?: Rule["level"];
    readonly level: Rule["level"];
    readonly link?: string;
  },
) {
  const { read, say } = useReader();
  const id = read(rule.id, 200);
  return (
    <>
      <span class="rule-id">{id}</span> <LevelBadge level={binding} weighs={level} />
      {link !== undefined && (
        <a class="anchor" href={link} aria-label={say("linkToRule", { what: id })}>#</a>
      )}
    </>
  );
}

/** A row of a story. */
export function Row(
  { name, children }: { readonly name: string; readonly children: ComponentChildren },
) {
  return (
    <div class="row">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Sent, expected, actual, the board, the hint; what comes after them is up to the caller. */
export function Story(
  { breach, rule, board = true, children }: {
    readonly breach: BreachView;
    readonly rule: Rule;
    /** Whether to draw the position; on a case's own page the game shows it. */
    readonly board?: boolean;
    readonly children?: ComponentChildren;
  },
) {
  const { label } = useReader();
  const { sent, actual, source, times, expected } = breach;
  const diagram = board ? breach.diagram : undefined;
  const [only, ...others] = expected;
  const unlike = only !== undefined && others.length === 0 && isWireText(only) ? only : undefined;
  const comparable = isWireText(actual) ? unlike : undefined;
  return (
    <div class={diagram && !breach.after ? "story with-board" : "story"}>
      <dl>
        {sent !== undefined && (
          <Row name={label("sent")}>
            <WireText text={withoutLineEnd(sent)} />
          </Row>
        )}
        <Expected breach={breach} />
        <Row name={label("actual")}>
          <WireText text={actual} unlike={comparable} />
        </Row>
        {source !== undefined && (
          <Row name={label("source")}>
            <Code text={source} />
          </Row>
        )}
        {times > 1 && <Row name={label("times")}>{times}</Row>}
        <Row name={label("hint")}>
          <div class="hint">
            <Prose text={rule.hint} />
          </div>
        </Row>
        {children}
      </dl>
      {diagram && !breach.after && <Board diagram={diagram} reason={actual} />}
      {diagram && breach.after && (
        <div class="boards">
          <Board diagram={diagram} reason={actual} />
          <Board diagram={breach.after} />
        </div>
      )}
    </div>
  );
}

function Expected({ breach: { expected, more } }: { readonly breach: BreachView }) {
  const { label } = useReader();
  return (
    <>
      {expected.map((text, at) => (
        <Row key={at} name={label(at === 0 ? "expected" : "or")}>
          <WireText text={text} />
        </Row>
      ))}
      {more > 0 && <Row name={label("or")}>… {label("more", { count: more })}</Row>}
    </>
  );
}

/** The place of the step that waited. */
export function PlaceRow({ breach }: { readonly breach: BreachView }) {
  const { label } = useReader();
  if (!breach.at) return null;
  return (
    <Row name={label("place")}>
      <Code text={place(breach.at)} />
    </Row>
  );
}

/** The command that runs the case again, where there is one. */
export function ReplayRow({ replay }: { readonly replay: string }) {
  const { label, read } = useReader();
  if (replay === "") return null;
  // A browser would break the line behind the hyphens of an option.
  const words = read(replay, 4000).split(/( +)/);
  return (
    <Row name={label("replay")}>
      <span class="command">
        <code>
          {words.map((word, at) =>
            at % 2 === 1 ? word : (
              <span key={at} class="word">
                <Signs text={word} />
              </span>
            )
          )}
        </code>
      </span>
    </Row>
  );
}
